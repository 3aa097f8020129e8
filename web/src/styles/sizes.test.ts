/**
 * Spacing, radii and font sizes come from tokens.css.
 *
 * Borders, percentages, `em` and container units, media queries, and the width and height of one
 * drawing or layout may be literals.
 */
import { expect, it } from "vitest";

const sources = import.meta.glob<string>(["../**/*.{svelte,css}", "!./{tokens,fonts}.css"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const PROPERTY =
  /(?:^|[\s{;])((?:padding|margin)(?:-[a-z-]+)?|(?:row-|column-)?gap|[a-z-]*radius|font|font-size):([^;{}]+)/g;
const LENGTH = /(?<![\w.#-])-?(?!1px)\d*\.?\d+(?:px|rem)\b/g;

function literals(source: string, path: string): string[] {
  const style = path.endsWith(".css") ? source : (/<style>.*<\/style>/s.exec(source)?.[0] ?? "");
  const declarations = style.replace(/\/\*.*?\*\//gs, "").matchAll(PROPERTY);
  return [...declarations].flatMap(([, property, value]) =>
    (value?.match(LENGTH) ?? []).map((length) => `${path}: ${property} ${length}`),
  );
}

it("has no spacing, radius or font size that is not a token", () => {
  expect(Object.entries(sources).flatMap(([path, source]) => literals(source, path))).toEqual([]);
});
