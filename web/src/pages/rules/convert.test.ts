import { expect, test } from "vitest";
import { convert } from "../../../rules";

const TEXT = `# Rules

See [prices](#prices) and the [ledger](../ledger-acquire.md).

<a id="prices"></a>

## Prices

| a | b |
|---|---|
| 1 | 2 |

As A-ERR-8 has it.

Clauses: A-TIER-1, A-TIER-2 · Code: \`acquire/rules/prices.py\`, \`acquire/x.py\`
`;

test("anchors, clauses and links lead to places of the page", () => {
  const { html, sections } = convert(TEXT, "acquire");
  expect(html).toContain('<h2 id="prices">Prices</h2>');
  expect(html).toMatch(
    /<span id="A-TIER-1"><\/span><span id="A-TIER-2"><\/span>.*<h2 id="prices">/,
  );
  expect(html).toMatch(/<span id="A-ERR-8"><\/span><h2 id="prices">/);
  expect(html).toContain('<a href="rules/acquire#prices">prices</a>');
  expect(html).toContain("the ledger.");
  expect(html).toContain('<p class="clauses">Clauses: A-TIER-1, A-TIER-2</p>');
  expect(html).not.toContain("prices.py");
  expect(sections).toEqual([{ id: "prices", title: "Prices" }]);
});

const texts = import.meta.glob<string>("../../../../docs/rules/*/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

test.each(Object.keys(texts))(
  "every id of %s stands there once, every link leads there",
  (path) => {
    const { html } = convert(texts[path]!, "acquire");
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
    for (const link of html.matchAll(/href="rules\/[a-z]+#([^"]+)"/g))
      expect(ids).toContain(link[1]);
  },
);
