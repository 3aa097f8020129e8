/** The server's time for whatever shows a clock; it moves on only while something does. */
import { createSubscriber } from "svelte/reactivity";
import type { Connection } from "../../lib/connection.svelte";

const ticking = createSubscriber((update) => {
  const timer = setInterval(update, 500);
  return () => clearInterval(timer);
});

/** The time in seconds; readers update as it advances. */
export function now(connection: Connection): number {
  ticking();
  return connection.now();
}
