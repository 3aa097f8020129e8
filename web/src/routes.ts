/** The page of each address; every page is a separate file, loaded when it is needed. */
import type { Component } from "svelte";
import { GAME_NAMES } from "./games";
import { words, type Catalog } from "./lib/i18n.svelte";

/** A page, with the id that its address contains if it needs one. */
type Shown = { Page: Component; id: null } | { Page: Component<{ id: string }>; id: string };
type Load<Page> = () => Promise<{ default: Page }>;

interface Route {
  load: (id: string) => Promise<Shown>;
  catalogs: Catalog[];
}

const route = (load: Load<Component>, ...catalogs: Catalog[]): Route => ({
  load: async () => ({ Page: (await load()).default, id: null }),
  catalogs,
});
const routeWithId = (load: Load<Component<{ id: string }>>, ...catalogs: Catalog[]): Route => ({
  load: async (id) => ({ Page: (await load()).default, id }),
  catalogs,
});

const ROUTES: [RegExp, Route][] = [
  [/^\/$/, route(() => import("./pages/Home.svelte"), "pages")],
  [/^\/create$/, route(() => import("./pages/Create.svelte"), "pages", ...GAME_NAMES)],
  [/^\/tables\/([\w-]+)$/, routeWithId(() => import("./pages/Table.svelte"))],
  [/^\/games$/, route(() => import("./pages/Games.svelte"), "pages")],
  [/^\/profile$/, route(() => import("./pages/Profile.svelte"), "pages", ...GAME_NAMES)],
  [/^\/replay\/([\w-]+)$/, routeWithId(() => import("./pages/Replay.svelte"), "pages")],
  [
    new RegExp(`^/rules(?:/(${GAME_NAMES.join("|")}))?$`),
    routeWithId(() => import("./pages/Rules.svelte"), "pages"),
  ],
  [/^\/fair\/([\w-]+)$/, routeWithId(() => import("./pages/Fair.svelte"), "pages")],
  [/^\/screen\/([\w-]+)$/, routeWithId(() => import("./pages/Screen.svelte"), "pages")],
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

/** Fetch a page's code before its messages are known. */
export function fetchAhead(path: string): void {
  const found = find(path);
  found?.route.load(found.id).catch(() => {}); // requested again, with errors, when it is shown
}

/** The page of an address with its id, once it and its messages are loaded; null if none. */
export function pageOf(path: string): Promise<Shown> | null {
  const found = find(path);
  return found && made(found);
}

async function made({ route, id }: Found): Promise<Shown> {
  const [shown] = await Promise.all([route.load(id), words.need(...route.catalogs)]);
  return shown;
}
