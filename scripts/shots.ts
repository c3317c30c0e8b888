// A screenshot of every page in both languages, phone and desktop, light and dark, with console errors and accessibility
// violations counted. `npm run shots -- /pricing` takes only the paths that contain the word.
import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { type Browser, type BrowserContext, chromium } from "@playwright/test";
import { isUnprefixedPath, pathIn } from "#i18n/path.ts";
import { PAGES, type PageEntry } from "#pages/page-table.ts";

const OUTPUT = "shots";
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1350, height: 900 } };
const THEMES = ["light", "dark"] as const;
const LANGUAGES = ["ar", "en"] as const;
const USER = { email: "shots@example.com", password: "a-password-for-shots" };
const ADMINISTRATOR = { email: "admin@siyagha.localhost", password: "a-password-for-the-admin" };
const START_TIMEOUT_MS = 60_000;

type Visitor = "anonymous" | "user" | "administrator";
type State = Awaited<ReturnType<BrowserContext["storageState"]>>;

interface Shot {
  page: PageEntry;
  language: (typeof LANGUAGES)[number];
  size: keyof typeof SIZES;
  theme: (typeof THEMES)[number];
}

const filter = process.argv[2] ?? "";
if (!existsSync("build/server/index.js")) {
  process.stderr.write("There is no build yet. Run: npm run build\n");
  process.exit(1);
}
const dataDir = mkdtempSync(join(tmpdir(), "siyagha-shots-"));
const origin = `http://localhost:${await freePort()}`;
const server = startServer();
try {
  await serverIsReady();
  const failures = await takeShots();
  process.exitCode = failures > 0 ? 1 : 0;
} finally {
  server.kill("SIGTERM");
  await new Promise((resolve) => server.once("exit", resolve));
  rmSync(dataDir, { recursive: true, force: true });
}

function startServer(): ChildProcess {
  const env = {
    ...process.env,
    NODE_ENV: "production",
    PORT: new URL(origin).port,
    DATA_DIR: dataDir,
    LOG_LEVEL: "error",
    ADMIN_EMAIL: ADMINISTRATOR.email,
    ADMIN_PASSWORD: ADMINISTRATOR.password,
  };
  return spawn(process.execPath, ["server.mjs"], { env, stdio: ["ignore", "ignore", "inherit"] });
}

async function serverIsReady(): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("The server did not become ready");
}

/** Takes every shot and returns how many pages had errors or violations. */
async function takeShots(): Promise<number> {
  mkdirSync(OUTPUT, { recursive: true });
  const fallback = existsSync("/usr/bin/chromium") ? "/usr/bin/chromium" : undefined;
  const executablePath = process.env["CHROMIUM_PATH"] ?? fallback;
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-background-networking"],
  });
  const states = {
    anonymous: undefined,
    user: await signUp(browser),
    administrator: await signIn(browser, ADMINISTRATOR),
  };
  let failures = 0;
  for (const theme of THEMES) {
    for (const size of Object.keys(SIZES) as (keyof typeof SIZES)[]) {
      for (const page of PAGES.filter((each) => each.path.includes(filter) && !each.path.includes(":"))) {
        const state = states[visitorOf(page)];
        for (const language of LANGUAGES) failures += await takeShot(browser, state, { page, language, size, theme });
      }
    }
  }
  await browser.close();
  process.stdout.write(`${failures === 0 ? "No errors and no violations" : `${failures} shots with faults`}\n`);
  return failures;
}

function visitorOf(page: PageEntry): Visitor {
  if (page.access === "administrator") return "administrator";
  return page.access === "signed-in" || page.path === "/account" || page.path === "/success" ? "user" : "anonymous";
}

async function takeShot(browser: Browser, storageState: State | undefined, shot: Shot): Promise<number> {
  const { page: entry, language, size, theme } = shot;
  const context = await browser.newContext({ viewport: SIZES[size], storageState, reducedMotion: "reduce" });
  await context.addCookies([
    { name: "theme", value: theme, url: origin },
    { name: "lang", value: language, url: origin },
  ]);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", (error) => errors.push(error.message));
  const path = isUnprefixedPath(entry.path) ? entry.path : pathIn(language, entry.path);
  await page.goto(origin + path, { waitUntil: "networkidle" });
  // An account's own theme wins over the cookie.
  await page.evaluate((name) => (document.documentElement.dataset["theme"] = name), theme);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const name = `${entry.path.replaceAll("/", "_").slice(1) || "home"}-${language}-${size}-${theme}`;
  await page.screenshot({ path: join(OUTPUT, `${name}.png`), fullPage: true });
  await context.close();
  const rules = violations.map((violation) => violation.id).join(" ");
  process.stdout.write(`${name}: ${errors.length} console errors, ${violations.length} violations ${rules}\n`);
  for (const error of errors) process.stdout.write(`  ${error.slice(0, 300)}\n`);
  return errors.length + violations.length > 0 ? 1 : 0;
}

/** Signs up by HTTP and confirms with the link from the local outbox. */
async function signUp(browser: Browser): Promise<State> {
  const context = await browser.newContext();
  const post = (path: string, data: object) =>
    context.request.post(`${origin}/api/auth${path}`, { data, headers: { origin } });
  await post("/sign-up/email", { ...USER, language: "ar" });
  const outbox = await (await context.request.get(`${origin}/dev/outbox`)).text();
  const token = outbox.match(/\/confirm\?token=([\w.%-]+)/)?.[1];
  const confirmed = await post("/verify-email", { token: decodeURIComponent(token ?? "") });
  if (!confirmed.ok()) throw new Error(`Sign-up failed: ${await confirmed.text()}`);
  const state = await context.storageState();
  await context.close();
  return state;
}

async function signIn(browser: Browser, credentials: { email: string; password: string }): Promise<State> {
  const context = await browser.newContext();
  const answer = await context.request.post(`${origin}/api/auth/sign-in/email`, {
    data: credentials,
    headers: { origin },
  });
  if (!answer.ok()) throw new Error(`Sign-in failed: ${await answer.text()}`);
  const state = await context.storageState();
  await context.close();
  return state;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
