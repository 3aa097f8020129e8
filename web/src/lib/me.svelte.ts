/** The person who plays here: nobody yet, a guest, or an account. */
import type { Me, SignedIn } from "../api/server";
import { underFreeName } from "./guest";
import { ApiError, get, patch, post } from "./http";
import { languageOf, t, words } from "./i18n.svelte";

const TRIES = 5;
const madeUp = (): string =>
  t("web-guest-name", { n: String(100 + Math.floor(Math.random() * 900)) });

class Self {
  person: Me | null = $state.raw(null);

  /** Ask the server who the cookie belongs to, if the page says that there is one. */
  async load(): Promise<void> {
    const known = document.querySelector<HTMLMetaElement>('meta[name="signed-in"]');
    if (known?.content === "no") return;
    try {
      this.person = await get<Me>("/api/me");
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
    }
  }

  /** Sign in if necessary, as a guest with a made-up name. */
  async ensure(name?: string): Promise<Me> {
    if (this.person === null) {
      const names = name === undefined ? Array.from({ length: TRIES }, madeUp) : [name];
      const enter = (called: string): Promise<SignedIn> =>
        post("/api/guests", { name: called, language: words.language });
      this.person = (await underFreeName(names, enter)).person;
    }
    return this.person;
  }

  async rename(name: string): Promise<void> {
    if (this.person === null) await this.ensure(name);
    else this.person = await patch<Me>("/api/me", { name });
  }

  /** Use another language, given by its code, here and on the server. */
  async setLanguage(code: string): Promise<void> {
    const language = languageOf(code);
    await words.load(language);
    if (this.person) this.person = await patch<Me>("/api/me", { language });
  }
}

export const me = new Self();
