// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import type { TableInfo } from "../../api/server";
import { PART, Playback } from "./playback.svelte";

const INFO = {
  summary: { table: "t", seats: [{ name: "Ann", bot: null, free: false }] },
  settings: { game: "acquire" },
  you: null,
} as unknown as TableInfo;

/** A game whose n-th move makes the event n; the third move takes the second back. */
function serve(moves: number): void {
  vi.stubGlobal("fetch", (address: URL) => {
    const first = Number(address.searchParams.get("first"));
    if (first > moves)
      return Promise.resolve(new Response('{"error": "not_found"}', { status: 404 }));
    const frames = [];
    for (let move = first; move <= Math.min(moves, first + PART - 1); move++) {
      const undo = move === 3;
      const events = move < 3 ? move : undo ? 1 : move - 2;
      const log = undo || move === 0 ? {} : { log: [{ event: `E${move}` }] };
      frames.push({ move, seat: 1, do: undo ? null : "x", events, view: { round: move, ...log } });
    }
    return Promise.resolve(new Response(JSON.stringify({ table: "t", moves, frames })));
  });
}
afterEach(() => vi.unstubAllGlobals());

const events = (playback: Playback): string[] => playback.log.map(({ event }) => event);

test("the log has everything up to the current move, except what was undone", async () => {
  serve(5);
  const playback = new Playback(INFO, null, null);
  await playback.begin(2);
  expect(events(playback)).toEqual(["E1", "E2"]);
  playback.move = 3;
  expect(events(playback)).toEqual(["E1"]);
  playback.move = 5;
  expect(events(playback)).toEqual(["E1", "E4", "E5"]);
  expect((playback.view as unknown as { round: number }).round).toBe(5);
});

test("a link into a long game shows its moment before everything is loaded", async () => {
  serve(3 * PART);
  const playback = new Playback(INFO, null, null);
  await playback.begin(PART + 1);
  expect(playback.frame.move).toBe(PART + 1);
  expect(events(playback)).toEqual([`E${PART}`, `E${PART + 1}`]);
  await playback.complete();
  expect(events(playback)).toHaveLength(PART - 1);
});

test("a moment after the end is the end", async () => {
  serve(5);
  const playback = new Playback(INFO, null, null);
  await playback.begin(99);
  expect(playback.move).toBe(5);
  const far = new Playback(INFO, null, null);
  await far.begin(3 * PART);
  expect(far.move).toBe(5);
});
