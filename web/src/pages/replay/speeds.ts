/** How fast a game is played back. */
export const SPEEDS = [0.5, 1, 2, 4];
/** Milliseconds between two moves at the usual speed. */
export const PACE = 1000;
