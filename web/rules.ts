/** The rule texts of docs/rules as HTML, made while building; a page fetches the one it shows. */
import { marked } from "marked";
import type { Plugin } from "vite";

export interface RuleText {
  html: string;
  /** The main sections, for the list of contents. */
  sections: { id: string; title: string }[];
}

const QUERY = ".md?rules";
const CLAUSE = /\b[A-Z]-[A-Z]+-\d+\b/g;
/** The line at the end of a section that names its clauses; what follows names files of code. */
const CLAUSES = /<p>([^<>:]{3,20}): ((?:[A-Z]-[A-Z]+-\d+(?:, )?)+)(?: · .*?)?<\/p>/gs;
const CODE_ONLY =
  /<p>[^<>:]{3,12}: <code>[a-z_]+\/[^<]*<\/code>(?:, <code>[^<]*<\/code>)*<\/p>\n?/g;

/** Names in a narrow column break after an underscore, clauses not at all. */
function breaking(cell: string): string {
  return cell
    .replace(/_(?=[^<>]*<)/g, "_<wbr>")
    .replace(/\b[A-Z]-[A-Z]+-\d+\b(?=[^<>]*<)/g, '<span class="whole">$&</span>');
}

/** Give every clause an address: the beginning of the section that names it. */
function withClauses(html: string): string {
  const known = new Set<string>();
  const sections = html.split(/(?=<h[1-4][ >])/);
  const clausesIn = (text: string, named: boolean): string[] => {
    const places = named ? [...text.matchAll(CLAUSES)].map((match) => match[2]!) : [text];
    return places.flatMap((place) => place.match(CLAUSE) ?? []);
  };
  const found = sections.map((): string[] => []);
  for (const named of [true, false])
    sections.forEach((section, i) => {
      for (const clause of clausesIn(section, named)) {
        if (!known.has(clause)) found[i]!.push(clause);
        known.add(clause);
      }
    });
  return sections
    .map((section, i) => found[i]!.map((id) => `<span id="${id}"></span>`).join("") + section)
    .join("")
    .replace(CLAUSES, '<p class="clauses">$1: $2</p>')
    .replace(CODE_ONLY, "");
}

export function convert(markdown: string, game: string): RuleText {
  let html = marked.parse(markdown, { async: false });
  // An anchor on a line of its own names the heading that follows.
  html = html.replace(/<p><a id="([^"]+)"><\/a><\/p>\s*<h(\d)>/g, '<h$2 id="$1">');
  html = withClauses(html);
  html = html.replaceAll('href="#', `href="rules/${game}#`); // the page has a <base>
  html = html.replace(/<a href="[^"]*\.md[^"]*">(.*?)<\/a>/g, "$1"); // what is for developers only
  html = html.replace(/<td[^>]*>.*?<\/td>/gs, breaking);
  html = html.replaceAll("<table>", '<div class="wide" tabindex="0"><table>');
  html = html.replaceAll("</table>", "</table></div>");
  html = html.replaceAll("<pre>", '<pre tabindex="0">'); // what may be scrolled can be focused
  html = html.replace(/<th( [^>]*)?><\/th>/g, "<td$1></td>"); // an empty corner heads nothing
  const sections = [...html.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/g)].map((match) => ({
    id: match[1]!,
    title: match[2]!.replace(/<[^>]+>/g, ""),
  }));
  return { html, sections };
}

export function rules(): Plugin {
  return {
    name: "magnate-rules",
    enforce: "pre",
    transform(markdown, id) {
      if (!id.endsWith(QUERY)) return null;
      const game = id.replace(/^.*\//, "").slice(0, -QUERY.length);
      return { code: `export default ${JSON.stringify(convert(markdown, game))};`, map: null };
    },
  };
}
