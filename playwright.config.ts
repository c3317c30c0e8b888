import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: "tests/e2e",
  timeout: 90_000,
  retries: process.env["CI"] ? 1 : 0,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 3,
  reporter: [["line"]],
  use: {
    launchOptions: {
      executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-gpu"],
    },
    // The pages' own worker answers navigations, which tests that change answers want to do themselves.
    serviceWorkers: "block",
    trace: "on-first-retry",
  },
});
