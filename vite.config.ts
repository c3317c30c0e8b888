import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: {
    // Messages are compiled on the server at start; page and server carry the small formatter only.
    alias: [{ find: /^use-intl\/format-message$/, replacement: "use-intl/format-message/format-only" }],
  },
  ssr: { noExternal: ["use-intl"] },
  environments: { ssr: { build: { rollupOptions: { input: "./src/server.ts" } } } },
  server: { watch: { ignored: ["**/data/**", "**/shots/**"] } },
});
