import { mount } from "svelte";
import App from "./App.svelte";
import { languageOf, words } from "./lib/i18n.svelte";
import { me } from "./lib/me.svelte";
import { prefs } from "./lib/prefs.svelte";
import { router } from "./lib/router.svelte";
import { fetchAhead } from "./routes";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

prefs.apply();
const known = me.load().catch(() => {}); // without a server, the page still reports that
fetchAhead(router.page);
await known;
await words.load(languageOf(me.person?.language));
mount(App, { target: document.getElementById("app")! });
