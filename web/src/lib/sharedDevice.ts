/** Several people who share one browser: what differs at their table. */
import { getContext, setContext, type Snippet } from "svelte";

export interface SharedDevice {
  /** Who has the device, and a way to pass it on, for the strip at the top. */
  readonly holder: Snippet;
  /** Let all of them play again, each in their own name. */
  rematch: () => Promise<void>;
}

const KEY = "device";
export const provideSharedDevice = (device: SharedDevice): SharedDevice => setContext(KEY, device);
/** Undefined if the browser's own person plays. */
export const sharedDevice = (): SharedDevice | undefined => getContext(KEY);
