/** Requests to the server over HTTP; responses have the types of `api/server.ts`. */
import { fieldsOf, textOf } from "./json";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly field: string = "",
    readonly detail: string = "",
  ) {
    super(code);
  }
}

export type Query = Record<string, string | number | boolean | null | undefined>;

/** The URL of a path below the server's base path. */
export function address(path: string, query: Query = {}): URL {
  const url = new URL(path.replace(/^\//, ""), document.baseURI);
  for (const [name, value] of Object.entries(query))
    if (value !== null && value !== undefined) url.searchParams.set(name, String(value));
  return url;
}

async function ask<T>(method: string, path: string, query: Query, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(address(path, query), {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new ApiError(0, "no_connection");
  }
  return answerOf(response);
}

/** The content of a response, or the problem that it names. */
export async function answerOf<T>(response: Response): Promise<T> {
  const text = await response.text();
  if (response.ok) return JSON.parse(text || "null");
  const { error, field, detail } = fieldsOf(text);
  throw new ApiError(response.status, textOf(error) || "unknown", textOf(field), textOf(detail));
}

export const get = <T>(path: string, query: Query = {}): Promise<T> => ask("GET", path, query);
export const post = <T>(path: string, body: unknown = {}): Promise<T> =>
  ask("POST", path, {}, body);
export const patch = <T>(path: string, body: unknown): Promise<T> => ask("PATCH", path, {}, body);
export const remove = <T>(path: string, body: unknown = {}): Promise<T> =>
  ask("DELETE", path, {}, body);
