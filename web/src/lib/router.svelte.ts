/** Which page is shown: the path below the server's base path. */

const base = (): string => new URL(document.baseURI).pathname;

class Router {
  path: string = $state(current());
  query: URLSearchParams = $state.raw(new URLSearchParams(location.search));
  hash: string = $state(location.hash);
  /** The page to show; a recovery link may follow the address of any page. */
  readonly page: string = $derived(this.hash.startsWith("#recover=") ? "/recover" : this.path);

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
    addEventListener("click", (event) => this.#follow(event));
  }

  /** Go to a page; a path such as "/tables/x". */
  go(path: string, { replace = false } = {}): void {
    const address = new URL(path.replace(/^\//, ""), document.baseURI);
    history[replace ? "replaceState" : "pushState"](null, "", address);
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    this.path = current();
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash;
  }

  /** Links to pages of this server need no new document. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin)
      return;
    if (!link.pathname.startsWith(base()) || link.pathname.startsWith(`${base()}api/`)) return;
    if (link.pathname === location.pathname && link.hash) return; // within the page
    event.preventDefault();
    this.go(link.pathname.slice(base().length - 1) + link.search + link.hash);
  }
}

function current(): string {
  return location.pathname.slice(base().length - 1) || "/";
}

/** The address of a page, for links. */
export function href(path: string): string {
  return base() + path.replace(/^\//, "");
}

export const router = new Router();
