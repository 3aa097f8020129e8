/** Drawings as SVG content: the shapes of seats, and line icons. */

/** On a grid of 24, by seat. */
export const SHAPES: Record<number, string> = {
  1: '<circle cx="12" cy="12" r="10.500"/>',
  2: '<rect x="2.500" y="2.500" width="19" height="19" rx="2.500"/>',
  3: '<path d="M12 1.500L23.500 21.500H.5z" stroke-linejoin="round"/>',
  4: '<path d="M12 .5L23.500 12 12 23.500.5 12z"/>',
  5: '<path d="M6.500 2h11L23 12l-5.500 10h-11L1 12z"/>',
  6: '<path d="M8 1.500h8V8h6.500v8H16v6.500H8V16H1.500V8H8z"/>',
  7: '<path d="M12 .5l3.400 7.600 8.100.9-6.100 5.500 1.800 8.200L12 18.500l-7.200 4.200 1.800-8.200L.5 9l8.100-.9z"/>',
  8: '<path fill-rule="evenodd" d="M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22zm0 3.200a7.800 7.800 0 1 1 0 15.600 7.800 7.800 0 0 1 0-15.600z"/>',
};

/** On a grid of 20. */
export const ICONS = {
  grow: '<path d="M4 16L16 4M8 4h8v8"/>',
  merge: '<path d="M3 4c6 0 4 6 8 6h6M3 16c6 0 4-6 8-6M14 6.500l3.500 3.500-3.500 3.500"/>',
  found: '<path d="M5 18V3M5 3.500h10l-2.500 3.500L15 10.500H5"/>',
  alone: '<rect x="5" y="5" width="10" height="10" rx="2"/>',
  arrow: '<path d="M3 10h13M11.500 5.500L16 10l-4.500 4.500"/>',
  chart: '<path d="M3 3v14h14M6 13l3.500-4 3 2.500L17 6"/>',
  book: '<path d="M10 5c-2-1.500-4.500-1.500-7-1v11.500c2.500-.5 5-.5 7 1 2-1.500 4.500-1.500 7-1V4c-2.500-.5-5-.5-7 1zM10 5v11.500"/>',
  table: '<path d="M3 4h14v12H3zM3 8h14M3 12h14M8 4v12"/>',
  sound:
    '<path d="M3 8v4h3l4 3.500v-11L6 8zM13 7.500c1.500 1.500 1.500 3.500 0 5M15.500 5c3 3 3 7 0 10"/>',
  moon: '<path d="M16.500 12A7 7 0 0 1 8 3.500 7 7 0 1 0 16.500 12z"/>',
  sun: '<circle cx="10" cy="10" r="3.500"/><path d="M10 1.500v2M10 16.500v2M1.500 10h2M16.500 10h2M4 4l1.400 1.400M14.600 14.600L16 16M4 16l1.400-1.400M14.600 5.400L16 4"/>',
  menu: '<path d="M3 5.500h14M3 10h14M3 14.500h14"/>',
  chat: '<path d="M3 4h14v9.500H9L5.500 17v-3.500H3z"/>',
  clock: '<circle cx="10" cy="10" r="7"/><path d="M10 6v4l2.500 2"/>',
  plus: '<path d="M10 4v12M4 10h12"/>',
  minus: '<path d="M4 10h12"/>',
  close: '<path d="M5 5l10 10M15 5L5 15"/>',
  play: '<path d="M6 3.500l10 6.500-10 6.500z" fill="currentColor"/>',
  pause: '<path d="M6 4v12M13 4v12" stroke-width="3"/>',
  first: '<path d="M15 4l-7 6 7 6zM5 4v12"/>',
  prev: '<path d="M13 4l-7 6 7 6"/>',
  next: '<path d="M7 4l7 6-7 6"/>',
  last: '<path d="M5 4l7 6-7 6zM15 4v12"/>',
  check: '<path d="M4 10.500l4 4 8-9"/>',
  zoom: '<circle cx="8.500" cy="8.500" r="5.500"/><path d="M13 13l4.500 4.500M6 8.500h5M8.500 6v5"/>',
  bot: '<rect x="4" y="7" width="12" height="9" rx="2"/><path d="M10 7V3.500M7.500 11v1M12.500 11v1M2 10.500v2.500M18 10.500v2.500"/>',
  users:
    '<circle cx="7.500" cy="7" r="3"/><path d="M2 16.500c.5-3.500 2.500-5 5.500-5s5 1.500 5.500 5M13 4.500a3 3 0 0 1 0 5.300M15 12c1.700.7 2.700 2.200 3 4.500"/>',
  link: '<path d="M8 12l4-4M9 5.500l1.500-1.500a3.500 3.500 0 0 1 5 5L14 10.500M11 14.500L9.500 16a3.500 3.500 0 0 1-5-5L6 9.500"/>',
  back: '<path d="M16 10H4M8.500 5L4 10l4.500 5"/>',
  lock: '<rect x="4.500" y="9" width="11" height="8" rx="1.500"/><path d="M7 9V6.500a3 3 0 0 1 6 0V9"/>',
  coin: '<circle cx="10" cy="10" r="7"/><path d="M12.500 7.500c-1-1-4.500-1.200-4.500.8 0 2.300 4.500 1.200 4.500 3.400 0 2-3.500 1.800-4.800.8M10 5.500v9"/>',
  down: '<path d="M5 8l5 5 5-5"/>',
  card: '<rect x="4" y="3" width="12" height="14" rx="2"/><path d="M7.500 7.500h5M7.500 11h5"/>',
  x: '<path d="M6 6l8 8M14 6l-8 8"/>',
  undo: '<path d="M7.500 4L4 7.500 7.500 11M4 7.500h7.500a4.500 4.500 0 0 1 0 9H7"/>',
  send: '<path d="M3 10l14-6.500-4.500 14-3-6zM9.500 11.500L17 3.500"/>',
  mute: '<path d="M3 8v4h3l4 3.500v-11L6 8zM13 8l4 4M17 8l-4 4"/>',
  eye: '<path d="M1.500 10C5 4 15 4 18.500 10 15 16 5 16 1.500 10z"/><circle cx="10" cy="10" r="2.500"/>',
  keys: '<rect x="2" y="5" width="16" height="10" rx="2"/><path d="M5.500 8.500h.1M9 8.500h.1M12.500 8.500h.1M6.500 12h7"/>',
  screen: '<rect x="2" y="3.500" width="16" height="11" rx="1.500"/><path d="M6.500 17.500h7"/>',
  copy: '<rect x="7" y="7" width="10" height="10" rx="2"/><path d="M13 7V5a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v6a2 2 0 0 0 2 2h2"/>',
  text: '<path d="M4 5h12M4 10h12M4 15h7"/>',
  list: '<path d="M4 5l1.300 1.300L7.500 4M4 11l1.300 1.300L7.500 10M10.500 5.500H17M10.500 11.500H17M4 16.500h.1M10.500 16.500H17"/>',
} as const;

export type IconName = keyof typeof ICONS;
