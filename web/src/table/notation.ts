/** Actions as they are typed. */

/** Letters of a Russian keyboard that look like those of tiles; tiles are Latin in every language. */
const LOOKALIKES: Record<string, string> = { А: "A", В: "B", С: "C", Е: "E", Н: "H" };

/** The actions of a line, parted by semicolons. */
export function actionsOf(typed: string): string[] {
  return typed
    .split(";")
    .map((action) =>
      action
        .trim()
        .replace(
          /\b(\d{1,2})\s?([АВСЕН])(?![\p{L}\d])/giu,
          (_, column: string, row: string) => column + LOOKALIKES[row.toUpperCase()],
        ),
    )
    .filter(Boolean);
}
