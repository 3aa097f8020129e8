import { expect, test } from "vitest";
import type { ListedTable } from "../api/server";
import { asked, tableIn } from "./lists";

const ID = "AbC_-6789abcdefg";

test("a table is found in an invite link, a plain link and an id", () => {
  expect(tableIn(`https://play.example/magnate/tables/${ID}?invitation=x%2Fy`)).toEqual({
    table: ID,
    invitation: "x/y",
  });
  expect(tableIn(`http://localhost:8000/tables/${ID}`)).toEqual({ table: ID, invitation: null });
  expect(tableIn(`  ${ID} `)).toEqual({ table: ID, invitation: null });
});

test("anything else leads to no table", () => {
  expect(tableIn("KRBN")).toBeNull();
  expect(tableIn("https://play.example/rules")).toBeNull();
});

function listed(bots: (string | null)[], status: string, seat: number | null): ListedTable {
  const seats = bots.map((bot) => ({ name: "x", bot, free: false }));
  const summary = { seats, status, asked: seat } as unknown as ListedTable["summary"];
  return { summary, changed: 0, you: 1, ranks: [] };
}

test("against bots alone it is one's own turn", () => {
  expect(asked(listed([null, "steady"], "running", null))).toBe(1);
  expect(asked(listed([null, "steady"], "waiting", null))).toBeNull();
});

test("among people the list tells whose turn it is, or nothing", () => {
  expect(asked(listed([null, null], "running", 2))).toBe(2);
  expect(asked(listed([null, null], "running", null))).toBeNull();
});
