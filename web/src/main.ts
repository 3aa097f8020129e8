import { mount } from "svelte";
import App from "./App.svelte";
import { LANGUAGES, preferredLanguage, words, type Language } from "./lib/i18n.svelte";
import { me } from "./lib/me.svelte";
import { prefs } from "./lib/prefs.svelte";
import { router } from "./lib/router.svelte";
import { fetchAhead } from "./routes";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

prefs.apply();
const known = me.load().catch(() => {}); // a page without a server still says so
fetchAhead(router.page);
await known;
const chosen = LANGUAGES.find((language) => language === me.person?.language);
await words.load((chosen as Language | undefined) ?? preferredLanguage());
mount(App, { target: document.getElementById("app")! });
