/** Several people who share one browser: what is different at their table. */
import { getContext, setContext, type Snippet } from "svelte";

export interface Company {
  /** Who has the device, and a way to hand it on, for the strip at the top. */
  readonly holder: Snippet;
  /** Let all of them play again, each in their own name. */
  rematch: () => Promise<void>;
}

const KEY = "company";
export const putCompany = (company: Company): Company => setContext(KEY, company);
/** Undefined where the browser's own person plays. */
export const getCompany = (): Company | undefined => getContext(KEY);
