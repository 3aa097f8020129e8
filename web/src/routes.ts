/** The page of each address; every page is a separate file, loaded when it is needed. */
import type { Component } from "svelte";
import { GAME_NAMES } from "./games";
import { words, type Catalog } from "./lib/i18n.svelte";

type Page = Component<{ id: string }>;

interface Route {
  load: () => Promise<{ default: unknown }>;
  catalogs: Catalog[];
}

const route = (load: Route["load"], ...catalogs: Catalog[]): Route => ({ load, catalogs });

const ROUTES: [RegExp, Route][] = [
  [/^\/$/, route(() => import("./pages/Home.svelte"), "pages")],
  [/^\/create$/, route(() => import("./pages/Create.svelte"), "pages", ...GAME_NAMES)],
  [/^\/tables\/([\w-]+)$/, route(() => import("./pages/Table.svelte"))],
  [/^\/games$/, route(() => import("./pages/Games.svelte"), "pages")],
  [/^\/profile$/, route(() => import("./pages/Profile.svelte"), "pages", ...GAME_NAMES)],
  [/^\/replay\/([\w-]+)$/, route(() => import("./pages/Replay.svelte"), "pages")],
  [
    new RegExp(`^/rules(?:/(${GAME_NAMES.join("|")}))?$`),
    route(() => import("./pages/Rules.svelte"), "pages"),
  ],
  [/^\/fair\/([\w-]+)$/, route(() => import("./pages/Fair.svelte"), "pages")],
  [/^\/screen\/([\w-]+)$/, route(() => import("./pages/Screen.svelte"), "pages")],
  [/^\/hotseat$/, route(() => import("./pages/Hotseat.svelte"), "pages")],
  [/^\/recover$/, route(() => import("./pages/Recover.svelte"), "pages")],
];

interface Found {
  route: Route;
  id: string;
}

function find(path: string): Found | null {
  for (const [pattern, route] of ROUTES) {
    const match = pattern.exec(path);
    if (match) return { route, id: match[1] ?? "" };
  }
  return null;
}

/** Fetch a page's code before its words can be known. */
export function fetchAhead(path: string): void {
  find(path)
    ?.route.load()
    .catch(() => {}); // asked for again, and told, when it is shown
}

/** The page of an address with its id, once it and its words are there; null if there is none. */
export function pageOf(path: string): Promise<{ Page: Page; id: string }> | null {
  const found = find(path);
  return found && made(found);
}

async function made({ route, id }: Found): Promise<{ Page: Page; id: string }> {
  const [{ default: Page }] = await Promise.all([route.load(), words.need(...route.catalogs)]);
  return { Page: Page as Page, id }; // one that needs no id is given one all the same
}
