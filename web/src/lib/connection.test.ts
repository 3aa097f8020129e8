// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import type { AnyView, SeatInfo } from "../api/server";
import { withNames } from "./connection.svelte";

const seats = (...names: string[]): SeatInfo[] =>
  names.map((name, place) => ({ seat: place + 1, name }) as SeatInfo);

describe.each(["acquire", "monopoly"])("a view of %s", (game) => {
  const view = { game, seats: seats("Ann", "Ben").map((seat) => ({ ...seat, cash: 6000 })) };

  it("has the name of the person who took over a seat, and is otherwise unchanged", () => {
    const named = withNames(view as unknown as AnyView, seats("Ann", "Cleo"));
    expect(named.seats.map(({ name }) => name)).toEqual(["Ann", "Cleo"]);
    expect(named).toMatchObject({ game, seats: [{ cash: 6000 }, { cash: 6000 }] });
  });

  it("keeps the names of the game where the table has none", () => {
    expect(withNames(view as unknown as AnyView, [])).toEqual(view);
  });
});
