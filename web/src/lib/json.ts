/** Reading JSON that may hold anything, such as what a browser has stored. */
export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The fields of a text that should hold a JSON object; none if it holds something else. */
export function fieldsOf(text: string | null): Fields {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return isFields(value) ? value : {};
  } catch {
    return {};
  }
}

export const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

export const numberOf = (value: unknown): number => (typeof value === "number" ? value : 0);

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The value if it is one of those that are known. */
export const oneOf = <T>(known: readonly T[], value: unknown): T | undefined =>
  known.find((each) => each === value);
