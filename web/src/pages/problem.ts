/** What went wrong, in words. */
import { ApiError } from "../lib/http";
import { t, words } from "../lib/i18n.svelte";

const SAME: Record<string, string> = {
  storage_unavailable: "problem-storage",
  storage_full: "problem-storage",
  busy: "problem-too-many-requests",
};

export function problemText(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  const code = error.code.replaceAll("_", "-");
  const keys = [
    SAME[error.code] ?? "",
    `problem-${code}`,
    `person-${code}`,
    `refused-${code}`,
    `web-failed-${code}`,
  ];
  return t(keys.find((key) => words.has(key)) ?? "problem");
}
