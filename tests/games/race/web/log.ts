/** The log: one sentence for each event, the same as in magnate/race/info.py. */
import type { View } from "../../api/race";
import { cachedLine, rich, type LogLine, type Part } from "../../table/log/lines";

type Event = View["log"][number];

function parts(event: Event, names: readonly string[]): Part[] {
  const player: Part = { text: names[event.seat - 1] ?? "", kind: "player" };
  switch (event.event) {
    case "Stepped":
      return rich("log-race-step", { player, n: event.steps, place: event.place });
    case "Gambled":
      return rich("log-race-gamble", { player });
    case "Won":
      return rich("log-race-won", { player });
  }
}

export const linesOf = (log: readonly Event[], names: readonly string[]): LogLine[] =>
  log.map((event) =>
    cachedLine(event, names, () => ({ seat: event.seat, parts: parts(event, names) })),
  );
