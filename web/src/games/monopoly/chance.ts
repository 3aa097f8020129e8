/** The dice, cards and dealt lots of a recorded game, as docs/reference/record.md describes them. */
import { isFields, textOf, type Fields } from "../../lib/json";
import { itemsOf, least } from "../draw";
import type { ChanceProof, Column, Draw, KeyValue } from "../entry";

/** The decks and boards that come with the game; others are written out in the record. */
const DATA = import.meta.glob<Fields>("../../../../src/magnate/monopoly/editions/*/*.json", {
  eager: true,
  import: "default",
});
const LOTS = ["street", "station", "company"];
const FACES = 6n;

function rollsOf(outcomes: readonly string[]): [number, number][] {
  return outcomes.flatMap((each): [number, number][] => {
    const [kind, first, second] = each.split(" ");
    return kind === "dice" ? [[Number(first), Number(second)]] : [];
  });
}

/** The rolls counted by the sum of both dice. */
function count(outcomes: readonly string[]): Column[] {
  const sums = rollsOf(outcomes).map(([a, b]) => a + b);
  return Array.from({ length: 11 }, (_, i) => {
    const sum = i + 2;
    const ways = 6 - Math.abs(7 - sum);
    return {
      label: String(sum),
      came: sums.filter((each) => each === sum).length,
      expected: (sums.length * ways) / 36,
    };
  });
}

/** The board or the deck of a game: its data, or the name of one that comes with the game. */
function dataOf(kind: "board" | "deck", options: Fields): Fields {
  const given = options[kind];
  if (isFields(given)) return given;
  const file = `/${kind}s/${textOf(given)}.json`;
  return Object.entries(DATA).find(([path]) => path.endsWith(file))?.[1] ?? {};
}

const listIn = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);

/** The cards of the pile that a card is from, such as "chance" for "chance.go". */
function pileOf(card: string, options: Fields): string[] {
  const pile = card.split(".", 1)[0]!;
  return listIn(dataOf("deck", options)[pile]).map(({ id }) => textOf(id));
}

function lotsOf(options: Fields): string[] {
  const squares = listIn(dataOf("board", options)["squares"]);
  return squares.filter(({ kind }) => LOTS.includes(textOf(kind))).map(({ id }) => textOf(id));
}

/** Lots are dealt only before the first turn, so those that were not dealt have no owner. */
function expected(draw: Draw, value: KeyValue): string {
  const { came, earlier, purpose, number, options } = draw;
  const [kind, item = ""] = came.split(" ");
  const left = (items: string[]): string[] => {
    const gone = new Set(itemsOf(earlier, kind!));
    return items.filter((each) => !gone.has(each));
  };
  if (kind === "draw") return `draw ${least(left(pileOf(item, options)), purpose("card"), value)}`;
  if (kind === "deal") return `deal ${least(left(lotsOf(options)), purpose("lot"), value)}`;
  const both = value(`dice:${number}`) % (FACES * FACES);
  return `dice ${both / FACES + 1n} ${(both % FACES) + 1n}`;
}

const dice: ChanceProof = {
  outcome: "dice",
  population: Infinity,
  count,
  isOfTable: (entry) => entry === "time",
  expected,
};

export default dice;
