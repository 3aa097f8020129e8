/** The emblems and patterns of chains as SVG content. */

/** On a grid of 24. */
const EMBLEMS: Record<string, string> = {
  tower:
    '<path d="M5 22v-2h2V11H5V3h3.2v2.4h2.3V3h3v2.4h2.3V3H19v8h-2v9h2v2h-5v-5a2 2 0 0 0-4 0v5z"/>',
  sackson:
    '<path fill-rule="evenodd" d="M12 1l2.6 6.2L20 4l-3.2 5.4L23 12l-6.2 2.6L20 20l-5.4-3.2L12 23l-2.6-6.2L4 20l3.2-5.4L1 12l6.2-2.6L4 4l5.4 3.2zM12 9.4a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2z"/>',
  worldwide:
    '<g fill="none" stroke="currentColor" stroke-width="2"><circle cx="12" cy="12" r="9.6"/><ellipse cx="12" cy="12" rx="4.3" ry="9.6"/><path d="M3.2 8.6h17.6M3.2 15.4h17.6"/></g>',
  festival:
    '<path fill-rule="evenodd" d="M8.500 1.500h7v2.600c3.600 1 6 3.700 6 6.900s-2.400 5.900-6 6.900v2.100h-2.300V23h-2.400v-3H8.500v-2.100c-3.600-1-6-3.700-6-6.900s2.400-5.900 6-6.900zM9.600 5.900Q5.400 11 9.600 16.100L10.900 16.100Q7.900 11 10.900 5.900zM14.400 5.900Q18.600 11 14.400 16.100L13.100 16.100Q16.100 11 13.100 5.900z"/>',
  american:
    '<path d="M12 1.500l3.100 6.900 7.500.8-5.600 5 1.600 7.400-6.600-3.800-6.600 3.800L7 14.200l-5.600-5 7.500-.8z"/>',
  imperial:
    '<path d="M2 6.500l5.200 4.300L12 3l4.800 7.800L22 6.500 20 17.200H4zM4 19h16v2.600H4z"/>',
  continental:
    '<g fill="none" stroke="currentColor" stroke-width="2.200" stroke-linecap="round" stroke-linejoin="round"><path d="M1.300 16.500h21.400" stroke-width="2.600"/><path d="M6.600 3.800v16.800M17.400 3.800v16.800" stroke-width="2.800"/><path d="M1.600 12.600Q5 10.500 6.600 4.600Q8.500 12.300 12 12.300T17.400 4.600Q19 10.500 22.400 12.600M9.800 12v4M14.200 12v4" stroke-width="1.700"/></g>',
};

/** On a grid of 14, drawn in the chain's ink at low opacity. */
const PATTERNS: Record<string, string> = {
  tower: '<path d="M0 3.500h14M0 10.500h14M4 3.500v7M11 10.500v7M11 -3.500v7"/>',
  sackson: '<path d="M-2 5L5 -2M-2 12L12 -2M2 16L16 2M9 16l7-7"/>',
  worldwide: '<path d="M0 4q3.500-3.500 7 0t7 0M0 11q3.500-3.500 7 0t7 0"/>',
  festival: '<path d="M1 5l3-3 3 3M8 12l3-3 3 3"/>',
  american:
    '<g stroke="none"><circle cx="3.500" cy="3.500" r="1.500"/><circle cx="10.500" cy="10.500" r="1.500"/></g>',
  imperial: '<path d="M7 1.500l3.500 5.500L7 12.500 3.500 7z"/>',
  continental:
    '<path d="M0 7a3.500 3.500 0 0 1 7 0a3.500 3.500 0 0 1 7 0M-3.500 14a3.500 3.500 0 0 1 7 0a3.500 3.500 0 0 1 7 0a3.500 3.500 0 0 1 7 0"/>',
};

/** The emblem of a chain, given by its English name. */
export const emblemOf = (chain: string): string => EMBLEMS[chain.toLowerCase()] ?? "";
/** Its pattern. */
export const patternOf = (chain: string): string => PATTERNS[chain.toLowerCase()] ?? "";
