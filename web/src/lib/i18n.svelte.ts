/** Words in four languages, from the same Fluent catalogs as the rest of Magnate. */
import type { Settings } from "../api/server";
import { oneOf } from "./json";
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "pt", "pl", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  pt: "Português",
  pl: "Polski",
  ru: "Русский",
};
/** The messages of a game, or of the pages other than a table. */
export type Catalog = Settings["game"] | "pages";
export type Args = Record<string, string | number>;

const SPACE = "\u00a0";
const MINUS = "\u2212";

/** How a language writes numbers; the same table as in magnate/messages.py. */
interface NumberFormat {
  group: string;
  digitsBeforeGrouping: number;
  decimal: string;
  money: (digits: string) => string;
  percent: (digits: string) => string;
}

const NUMBER_FORMATS: Record<Language, NumberFormat> = {
  en: {
    group: ",",
    digitsBeforeGrouping: 3,
    decimal: ".",
    money: (d) => `$${d}`,
    percent: (d) => `${d}%`,
  },
  pt: {
    group: ".",
    digitsBeforeGrouping: 3,
    decimal: ",",
    money: (d) => `$${d}`,
    percent: (d) => `${d}%`,
  },
  pl: {
    group: SPACE,
    digitsBeforeGrouping: 4,
    decimal: ",",
    money: (d) => `${d}${SPACE}$`,
    percent: (d) => `${d}%`,
  },
  ru: {
    group: SPACE,
    digitsBeforeGrouping: 4,
    decimal: ",",
    money: (d) => `${d}${SPACE}$`,
    percent: (d) => `${d}${SPACE}%`,
  },
};

const files = import.meta.glob<string>(
  [
    "../../../src/magnate/locales/*/*.ftl",
    "!../../../src/magnate/locales/*/{cli,hints,hosting,tournament,train}.ftl",
    "../../../src/magnate/locales/*/web/*.ftl",
  ],
  { query: "?raw", import: "default" },
);
/** The name and the description of each game, which every page may need: part of its code. */
const about = import.meta.glob<string>("../../../src/magnate/locales/*/about/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
/** The files that every page needs. */
const COMMON = ["common", "table", "people", "server", "web/frame", "web/table"];
const filesOf = (catalog: Catalog): string[] =>
  catalog === "pages" ? ["web/pages"] : [catalog, `web/${catalog}`];

/** A number that is formatted for the language and still selects plural forms. */
class Count extends FluentNumber {
  readonly #text: string;
  constructor(value: number, text: string) {
    super(value);
    this.#text = text;
  }
  override toString(): string {
    return this.#text;
  }
}

class Words {
  language: Language = $state("en");
  #bundle: FluentBundle = $state.raw(new FluentBundle("en", { useIsolating: false }));
  #loaded = new Set<string>();
  #loading: Promise<void> = Promise.resolve();

  /** Load a language's catalogs, one after the other; those already loaded stay. */
  load(language: Language, catalogs: Catalog[] = []): Promise<void> {
    const next = this.#loading.then(() => this.#load(language, catalogs));
    this.#loading = next.catch(() => {});
    return next;
  }

  async #load(language: Language, catalogs: Catalog[]): Promise<void> {
    const wanted = [...new Set([...COMMON, ...this.#loaded, ...catalogs.flatMap(filesOf)])];
    const bundle = new FluentBundle(language, { useIsolating: false });
    const texts = await Promise.all(
      wanted.map((name) => files[`../../../src/magnate/locales/${language}/${name}.ftl`]!()),
    );
    const names = Object.entries(about).filter(([path]) => path.includes(`/${language}/about/`));
    for (const text of [...names.map(([, text]) => text), ...texts])
      bundle.addResource(new FluentResource(text));
    this.#loaded = new Set(wanted);
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Make sure that the messages of a game, or of the other pages, are loaded. */
  async need(...catalogs: Catalog[]): Promise<void> {
    await this.#loading;
    const missing = catalogs.filter(
      (name) => !filesOf(name).every((file) => this.#loaded.has(file)),
    );
    if (missing.length) await this.load(this.language, missing);
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  text(key: string, args: Args = {}): string {
    const message = this.#bundle.getMessage(key);
    if (!message?.value) throw new Error(`message ${key} (${this.language}) does not exist`);
    const given: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args))
      given[name] = typeof value === "number" ? new Count(value, this.number(value)) : value;
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(message.value, given, errors);
    if (errors.length) throw new Error(`message ${key} (${this.language}): ${errors.join("; ")}`);
    return text;
  }

  get #numberFormat(): NumberFormat {
    return NUMBER_FORMATS[this.language];
  }

  number(value: number, decimals = 0): string {
    const format = this.#numberFormat;
    const [whole = "", fraction] = Math.abs(value).toFixed(decimals).split(".");
    const grouped =
      whole.length > format.digitsBeforeGrouping
        ? whole.replace(/\B(?=(\d{3})+$)/g, format.group)
        : whole;
    const digits = fraction ? `${grouped}${format.decimal}${fraction}` : grouped;
    return value < 0 && /[1-9]/.test(digits) ? MINUS + digits : digits;
  }

  money(amount: number): string {
    const text = this.#numberFormat.money(this.number(Math.abs(amount)));
    return amount < 0 ? MINUS + text : text;
  }

  /** A change of money, with its sign. */
  change(amount: number): string {
    return amount > 0 ? `+${this.money(amount)}` : this.money(amount);
  }

  percent(ratio: number, decimals = 0): string {
    return this.#numberFormat.percent(this.number(100 * ratio, decimals));
  }

  edition(name: string): string {
    return this.has(`edition-${name}`) ? this.text(`edition-${name}`) : name;
  }
}

export const words = new Words();
export const t = (key: string, args?: Args): string => words.text(key, args);
export const money = (amount: number): string => words.money(amount);

/** The language with a code, or that of the browser if it is unknown. */
export const languageOf = (code: string | undefined): Language =>
  oneOf(LANGUAGES, code) ?? preferredLanguage();

/** The first known language of the browser's list. */
export function preferredLanguage(): Language {
  for (const tag of navigator.languages) {
    const known = LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (known) return known;
  }
  return "en";
}
