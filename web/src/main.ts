import { mount } from "svelte";
import App from "./App.svelte";
import { languageOf, words } from "./lib/i18n.svelte";
import { me } from "./lib/me.svelte";
import { prefs } from "./lib/prefs.svelte";
import { router } from "./lib/router.svelte";
import { site } from "./lib/site.svelte";
import { fetchAhead } from "./routes";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

prefs.apply();
// Without a server, the page still reports that.
const known = Promise.allSettled([me.load(), site.load()]);
fetchAhead(router.page);
await known;
await words.load(languageOf(me.person?.language));
mount(App, { target: document.getElementById("app")! });
