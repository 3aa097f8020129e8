/** How large a name can be written on a square: words break at spaces only. */

const FONT = "Piazzolla Variable";
const WEIGHT = 620;
const SPACE = 0.21;
const SMALLEST = 7.5;
const STEP = 0.5;

let context: CanvasRenderingContext2D | null | undefined;
const widths = new Map<string, number>();

/** The width of a word at a size of 1. */
function width(word: string): number {
  const known = widths.get(word);
  if (known !== undefined) return known;
  context ??= document.createElement("canvas").getContext?.("2d") ?? null;
  if (!context) return word.length * 0.5;
  context.font = `${WEIGHT} 100px "${FONT}", Georgia, serif`;
  const found = context.measureText(word).width / 100;
  widths.set(word, found);
  return found;
}

/** Words measured before the font was loaded are measured again. */
export function forgetWidths(): void {
  widths.clear();
}

export interface Fit {
  size: number;
  lines: number;
}

function lines(name: string, size: number, room: number): number | null {
  let count = 1;
  let used = 0;
  for (const word of name.split(/\s+/)) {
    const wide = width(word) * size;
    if (wide > room) return null;
    if (used && used + SPACE * size + wide > room) {
      count += 1;
      used = wide;
    } else used += (used ? SPACE * size : 0) + wide;
  }
  return count;
}

/** The largest size, up to `most`, at which the lines of a name fit. */
export function fit(name: string, room: number, most: number, rows: number): Fit {
  for (let size = most; size >= SMALLEST; size -= STEP) {
    const found = lines(name, size, room);
    if (found !== null && found <= rows) return { size, lines: found };
  }
  return { size: SMALLEST, lines: rows };
}
