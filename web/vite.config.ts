/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { rules } from "./rules.ts";

const SERVER = "http://127.0.0.1:8480";

export default defineConfig(({ mode }) => ({
  // The server writes its base path into index.html as <base href>.
  base: "./",
  plugins: [svelte(), rules()],
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/magnate/server/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // data: addresses are not allowed by the content security policy
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true, changeOrigin: true } },
  },
  test: { environment: "node", include: ["src/**/*.test.ts"] },
}));
