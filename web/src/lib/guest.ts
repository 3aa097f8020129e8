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

export async function newGuest(name: string): Promise<Guest> {
  const body = { name, language: words.language, invitation: site.invitation };
  const { person, token } = await postAs<SignedIn>(null, "/api/guests", body);
  return { name: person.name, token };
}
