import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  globalIgnores(["src/api/"]),
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: {
        parser: ts.parser,
        extraFileExtensions: [".svelte"],
        svelteConfig,
      },
    },
  },
  {
    // What comes from outside is checked or narrowed; `as const` is no assertion.
    files: ["src/**"],
    ignores: ["**/*.test.ts"],
    rules: {
      "@typescript-eslint/consistent-type-assertions": ["error", { assertionStyle: "never" }],
    },
  },
  {
    // These put drawings of our own sources, or rule texts converted while building, into the page.
    files: [
      "src/components/{Icon,SeatMark}.svelte",
      "src/games/acquire/board/Board.svelte",
      "src/games/acquire/chains/Chains.svelte",
      "src/games/acquire/merger/Dispose.svelte",
      "src/games/acquire/pieces/{Emblem,Land,Newest,OwnTile}.svelte",
      "src/games/monopoly/board/{RingSquare,Square}.svelte",
      "src/games/monopoly/lots/Portfolio.svelte",
      "src/games/monopoly/pieces/{Emblem,Glyph,Piece}.svelte",
      "src/games/monopoly/prompts/{Effects,Option}.svelte",
      "src/pages/{Home,Rules}.svelte",
    ],
    rules: { "svelte/no-at-html-tags": "off" },
  },
);
