/** Every game of this client, one line each. */
export { default as acquire } from "./acquire";
export { default as monopoly } from "./monopoly";
