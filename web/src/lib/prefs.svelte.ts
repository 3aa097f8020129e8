/** What this browser remembers about how its user likes things. */
import { FIRST_LEVEL, LEVELS, type Level } from "./bots";

export type Theme = "system" | "light" | "dark";

interface Kept {
  theme: Theme;
  motion: "system" | "off";
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
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    const level = LEVELS.find((each) => each === kept.level) ?? FIRST_LEVEL;
    return { ...FIRST, ...kept, level };
  } catch {
    return { ...FIRST };
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
      // A browser that remembers nothing still plays.
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

  /** Tell the style sheets. */
  apply(): void {
    const root = document.documentElement;
    root.dataset["theme"] = this.isDark ? "dark" : "light";
    root.dataset["motion"] = this.#kept.motion;
    root.dataset["patterns"] = this.#kept.strongPatterns ? "strong" : "plain";
  }
}

export const prefs = new Prefs();
