import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "bench/**/*.test.ts",
      "training/**/*.test.ts",
      "src/**/*.test.ts",
      "src/**/*.test.tsx",
      "tests/**/*.test.ts",
    ],
    globalSetup: ["tests/support/global-setup.ts"],
    setupFiles: ["tests/support/vitest-setup.ts"],
    // A machine under load may miss a deadline once; a true fault fails twice.
    retry: process.env["CI"] ? 1 : 0,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Files share a worker's modules: they cost more to load than most files to run. Three, since many tests wait.
    isolate: false,
    maxWorkers: 3,
  },
});
