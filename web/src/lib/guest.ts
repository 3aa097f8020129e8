/** Guests in addition to the browser's cookie: identified by a token that only this tab has. */
import type { SignedIn } from "../api/server";
import { ApiError, address, answerOf } from "./http";
import { words } from "./i18n.svelte";
import { site } from "./site.svelte";

export interface Guest {
  name: string;
  token: string;
}

/** Send a request as a guest or as nobody, without the cookie. */
export async function postAs<T>(guest: Guest | null, path: string, body: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(address(path), {
      method: "POST",
      credentials: "omit",
      headers: {
        "content-type": "application/json",
        ...(guest ? { authorization: `Bearer ${guest.token}` } : {}),
      },
      body: JSON.stringify(body),
    });
  } catch {
    throw new ApiError(0, "no_connection");
  }
  return answerOf(response);
}

/** Enter under the first of these names that no account has. */
export async function underFreeName<T>(
  [name, ...others]: string[],
  enter: (name: string) => Promise<T>,
): Promise<T> {
  try {
    return await enter(name ?? "");
  } catch (error) {
    const isTaken = error instanceof ApiError && error.code === "name_taken";
    if (!isTaken || !others.length) throw error;
    return underFreeName(others, enter);
  }
}

/** A guest with a name, numbered if somebody has an account of this name. */
export async function newGuest(name: string): Promise<Guest> {
  const names = [name, ...[2, 3, 4].map((n) => `${name} (${n})`)];
  const enter = (called: string): Promise<SignedIn> =>
    postAs(null, "/api/guests", {
      name: called,
      language: words.language,
      invitation: site.invitation,
    });
  const { person, token } = await underFreeName(names, enter);
  return { name: person.name, token };
}
