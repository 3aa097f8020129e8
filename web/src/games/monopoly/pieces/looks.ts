/** How groups and seats look: colours, pips, emblems, pieces. */
import type { GroupView, SquareView } from "../../../api/monopoly";

export interface Look {
  /** The name of its colour in the tokens: 1 to 8, rail or utility. */
  tone: string;
  /** How many pips stand for it; 0 for stations and companies, which have an emblem. */
  pips: number;
}

const STREETS = ["brown", "light_blue", "pink", "orange", "red", "yellow", "green", "dark_blue"];

/** The look of every group; one whose name is not one of our colours takes a free one. */
export function groupLooks(groups: GroupView[]): Map<string, Look> {
  const streets = groups.filter((group) => group.kind === "street").map((group) => group.name);
  const free = STREETS.filter((colour) => !streets.includes(colour));
  return new Map(
    groups.map(({ name, kind }): [string, Look] => {
      if (kind === "station") return [name, { tone: "rail", pips: 0 }];
      if (kind === "company") return [name, { tone: "utility", pips: 0 }];
      const colour = STREETS.includes(name) ? name : free.shift();
      const tone = String(STREETS.indexOf(colour ?? "brown") + 1);
      return [name, { tone, pips: streets.indexOf(name) + 1 }];
    }),
  );
}

/** The drawing of a square that is not a street. */
export function emblem(square: SquareView): string {
  return square.kind === "company" && square.id === "water" ? "water" : square.kind;
}

const TONES: Partial<Record<SquareView["kind"], string>> = {
  chance: "chance",
  chest: "chest",
  start: "accent",
  free_parking: "info",
  go_to_jail: "loss",
};
/** The colour of that drawing. */
export const tone = ({ kind }: SquareView): string => `var(--${TONES[kind] ?? "ink-2"})`;
