import { existsSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { pathIn } from "#i18n/path.ts";
import { signedUp, startProduct } from "#tests/e2e/support/product.ts";

/** What a page's first load is measured by: KiB (script, CSS and HTML by gzip -9, fonts as served), counts, milliseconds. */
interface Load {
  script: number;
  css: number;
  fonts: number;
  html: number;
  requests: number;
  /** Layout shift, the worst of both widths, with fonts that come late. */
  shift: number;
  /** On the slow phone: the largest paint, what blocks for longer than 50 ms after the first paint, and when forms answer. */
  lcp: number;
  blocking: number;
  hydrated: number;
}

const EVERYWHERE = { css: 12, fonts: 60, requests: 14, html: 12, shift: 0.01, lcp: 900, blocking: 100 };
const BUDGETS: Record<string, Partial<Load>> = {
  content: { ...EVERYWHERE, script: 15 },
  tool: { ...EVERYWHERE, script: 125, hydrated: 1500 },
};

const PAGES: { path: string; kind: "content" | "tool"; signedIn: boolean }[] = [
  { path: "/guide/prompt-checker", kind: "content", signedIn: false },
  { path: "/login", kind: "content", signedIn: false },
  { path: "/signup", kind: "content", signedIn: false },
  { path: "/pricing", kind: "content", signedIn: false },
  { path: "/", kind: "tool", signedIn: true },
  { path: "/prompt-generate", kind: "tool", signedIn: true },
  { path: "/prompt-checker", kind: "tool", signedIn: true },
  { path: "/ai-humanizer", kind: "tool", signedIn: true },
  { path: "/image-prompt", kind: "tool", signedIn: true },
  { path: "/dashboard", kind: "tool", signedIn: true },
  { path: "/account", kind: "tool", signedIn: true },
  { path: "/history", kind: "tool", signedIn: true },
];

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1350, height: 900 };
/** A slow phone: a quarter of this machine's speed, 1.6 Mbit/s, 150 ms a request. The fastest of the rounds counts. */
const SLOW = { cpu: 4, bytesPerSecond: 1.6e6 / 8, latencyMs: 150, rounds: 3 };
const FONT_DELAY_MS = 800;

const DECIMALS: Record<keyof Load, number> = {
  script: 1,
  css: 1,
  fonts: 1,
  html: 1,
  requests: 0,
  shift: 3,
  lcp: 0,
  blocking: 0,
  hydrated: 0,
};
const MEASURES = Object.keys(DECIMALS) as (keyof Load)[];

/** First load of each page in both languages with an empty cache, beside the budgets. Needs a build and Chromium. */
export async function run(): Promise<{ table: string[][]; json: object }> {
  const executablePath = [process.env["CHROMIUM_PATH"], "/usr/bin/chromium"].find((path) => path && existsSync(path));
  if (!executablePath) throw new Error("bench pages needs Chromium (CHROMIUM_PATH)");
  const product = await startProduct();
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-background-networking"] });
  const rows: { page: string; over: string[]; load: Load }[] = [];
  try {
    const storageState = await signedInState(await browser.newContext(), product);
    for (const page of PAGES) {
      for (const language of ["ar", "en"] as const) {
        const path = pathIn(language, page.path);
        const load = await measure(browser, product.url + path, page.signedIn ? { storageState } : {});
        const over = MEASURES.filter((key) => load[key] > (BUDGETS[page.kind]?.[key] ?? Infinity));
        rows.push({ page: `${path} (${page.kind})`, over, load });
      }
    }
  } finally {
    await browser.close();
    await product.stop();
  }
  return {
    table: [
      ["page", "script", "CSS", "fonts", "HTML", "requests", "shift", "LCP", "blocking", "hydrated", "over budget"],
      ...rows.map(({ page, over, load }) => [
        page,
        ...MEASURES.map((key) => load[key].toFixed(DECIMALS[key])),
        over.join(", ") || "–",
      ]),
    ],
    json: {
      budgets: BUDGETS,
      worst: Object.fromEntries(
        MEASURES.map((key) => [key, Number(Math.max(...rows.map(({ load }) => load[key])).toFixed(3))]),
      ),
      over: rows.filter((row) => row.over.length > 0).map((row) => row.page),
    },
  };
}

async function signedInState(context: BrowserContext, product: { url: string }) {
  await signedUp(context, product);
  const state = await context.storageState();
  await context.close();
  return state;
}

async function measure(browser: Browser, url: string, options: BrowserContextOptions): Promise<Load> {
  const opened = async <T>(viewport: typeof PHONE, work: (page: Page) => Promise<T>): Promise<T> => {
    const context = await browser.newContext({ ...options, viewport });
    const page = await context.newPage();
    await page.addInitScript(observe);
    const result = await work(page);
    await context.close();
    return result;
  };
  const weight = await opened(PHONE, (page) => weigh(page, url));
  const shifts = [PHONE, DESKTOP].map((size) => opened(size, (page) => shiftOf(page, url)));
  const rounds: Awaited<ReturnType<typeof timesOf>>[] = [];
  const shift = Math.max(...(await Promise.all(shifts)));
  for (let round = 0; round < SLOW.rounds; round += 1) rounds.push(await opened(PHONE, (page) => timesOf(page, url)));
  const fastest = (key: "lcp" | "blocking" | "hydrated") => Math.min(...rounds.map((times) => times[key]));
  return { ...weight, shift, lcp: fastest("lcp"), blocking: fastest("blocking"), hydrated: fastest("hydrated") };
}

async function weigh(page: Page, url: string) {
  const weight = { script: 0, css: 0, fonts: 0, html: 0, requests: 0 };
  const bodies: Promise<void>[] = [];
  page.on("response", (response) => {
    weight.requests += 1;
    bodies.push(
      response.body().then(
        (body) => {
          const gzipped = () => gzipSync(body, { level: 9 }).length / 1024;
          const type = response.request().resourceType();
          if (type === "script") weight.script += gzipped();
          if (type === "stylesheet") weight.css += gzipped();
          if (type === "document") weight.html += gzipped();
          if (type === "font") weight.fonts += body.length / 1024;
        },
        () => {},
      ),
    );
  });
  await page.goto(url, { waitUntil: "networkidle" });
  await Promise.all(bodies);
  return weight;
}

async function shiftOf(page: Page, url: string): Promise<number> {
  await page.route("**/*.woff2", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, FONT_DELAY_MS));
    await route.continue();
  });
  await page.goto(url, { waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
  return await page.evaluate(() => window.held.shift);
}

async function timesOf(page: Page, url: string): Promise<{ lcp: number; blocking: number; hydrated: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: SLOW.latencyMs,
    downloadThroughput: SLOW.bytesPerSecond,
    uploadThroughput: SLOW.bytesPerSecond,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW.cpu });
  await page.goto(url, { waitUntil: "networkidle" });
  await page.waitForFunction(() => !document.querySelector("script[async]") || window.held.hydrated > 0);
  const { lcp, hydrated, firstPaint, longTasks } = await page.evaluate(() => window.held);
  const blocking = longTasks
    .filter(({ end }) => end > firstPaint)
    .reduce((sum, { duration }) => sum + duration - 50, 0);
  return { lcp, blocking, hydrated };
}

declare global {
  interface Window {
    held: Seen;
  }
}

interface Seen {
  shift: number;
  lcp: number;
  firstPaint: number;
  hydrated: number;
  longTasks: { end: number; duration: number }[];
}

/** Runs in the page before its own scripts. */
function observe(): void {
  const held: Seen = { shift: 0, lcp: 0, firstPaint: 0, hydrated: 0, longTasks: [] };
  window.held = held;
  const on = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  on("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) held.shift += value;
  });
  on("largest-contentful-paint", ({ startTime }) => (held.lcp = startTime));
  on("paint", ({ name, startTime }) => name === "first-contentful-paint" && (held.firstPaint = startTime));
  on("longtask", ({ startTime, duration }) => held.longTasks.push({ end: startTime + duration, duration }));
  const look = setInterval(() => {
    // React leaves its mark on the elements it has taken over.
    const isTaken = Object.keys(document.querySelector("form") ?? {}).some((key) => key.startsWith("__reactProps"));
    if (!isTaken) return;
    held.hydrated = performance.now();
    clearInterval(look);
  }, 10);
}
