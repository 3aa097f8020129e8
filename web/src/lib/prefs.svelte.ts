/** The preferences that this browser remembers. */
import { FIRST_LEVEL, LEVELS, type Level } from "./bots";
import { fieldsOf, oneOf } from "./json";

const THEMES = ["system", "light", "dark"] as const;
const MOTIONS = ["system", "off"] as const;
const FLAGS = [false, true] as const;
export type Theme = (typeof THEMES)[number];

interface Kept {
  theme: Theme;
  motion: (typeof MOTIONS)[number];
  sound: boolean;
  strongPatterns: boolean;
  textMode: boolean;
  shortcuts: boolean;
  level: Level;
}

const KEY = "magnate";
const FIRST: Kept = {
  theme: "system",
  motion: "system",
  sound: false,
  strongPatterns: false,
  textMode: false,
  shortcuts: true,
  level: FIRST_LEVEL,
};

function remembered(): Kept {
  const kept = fieldsOf(stored());
  const flag = (name: "sound" | "strongPatterns" | "textMode" | "shortcuts"): boolean =>
    oneOf(FLAGS, kept[name]) ?? FIRST[name];
  return {
    theme: oneOf(THEMES, kept["theme"]) ?? FIRST.theme,
    motion: oneOf(MOTIONS, kept["motion"]) ?? FIRST.motion,
    sound: flag("sound"),
    strongPatterns: flag("strongPatterns"),
    textMode: flag("textMode"),
    shortcuts: flag("shortcuts"),
    level: oneOf(LEVELS, kept["level"]) ?? FIRST.level,
  };
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // the browser allows no storage
  }
}

class Prefs {
  #kept: Kept = $state(remembered());
  #systemIsDark: boolean = $state(false);

  constructor() {
    const dark = matchMedia("(prefers-color-scheme: dark)");
    this.#systemIsDark = dark.matches;
    dark.addEventListener("change", () => {
      this.#systemIsDark = dark.matches;
      this.apply();
    });
  }

  get<K extends keyof Kept>(name: K): Kept[K] {
    return this.#kept[name];
  }

  set<K extends keyof Kept>(name: K, value: Kept[K]): void {
    this.#kept[name] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // Playing works without storage too.
    }
    this.apply();
  }

  /** Whether things may move on the screen. */
  get moves(): boolean {
    return (
      this.#kept.motion === "system" && !matchMedia("(prefers-reduced-motion: reduce)").matches
    );
  }

  get isDark(): boolean {
    const { theme } = this.#kept;
    return theme === "dark" || (theme === "system" && this.#systemIsDark);
  }

  /** Apply the preferences to the style sheets. */
  apply(): void {
    const root = document.documentElement;
    root.dataset["theme"] = this.isDark ? "dark" : "light";
    root.dataset["motion"] = this.#kept.motion;
    root.dataset["patterns"] = this.#kept.strongPatterns ? "strong" : "plain";
  }
}

export const prefs = new Prefs();
