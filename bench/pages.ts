import { existsSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { type BrowserContext, chromium } from "@playwright/test";
import { pathIn } from "../src/i18n/path.ts";
import { signedUp, startProduct } from "../tests/e2e/support/product.ts";

/** Kind of page → budgets: script, CSS and fonts in KiB (gzip -9; fonts as served), requests, HTML in KiB. */
const BUDGETS = {
  form: { script: 130, css: 12, fonts: 60, requests: 14, html: 12 },
  tool: { script: 160, css: 12, fonts: 60, requests: 14, html: 12 },
};

const PAGES: { path: string; kind: keyof typeof BUDGETS; signedIn: boolean }[] = [
  { path: "/login", kind: "form", signedIn: false },
  { path: "/signup", kind: "form", signedIn: false },
  { path: "/pricing", kind: "form", signedIn: false },
  { path: "/guide/prompt-checker", kind: "form", signedIn: false },
  { path: "/", kind: "tool", signedIn: true },
  { path: "/prompt-generate", kind: "tool", signedIn: true },
  { path: "/prompt-checker", kind: "tool", signedIn: true },
  { path: "/ai-humanizer", kind: "tool", signedIn: true },
  { path: "/dashboard", kind: "tool", signedIn: true },
  { path: "/account", kind: "tool", signedIn: true },
  { path: "/history", kind: "tool", signedIn: true },
];

interface Weight {
  script: number;
  css: number;
  fonts: number;
  html: number;
  requests: number;
  shift: number;
}

/** First load of each page in both languages on a phone-sized screen with an empty cache, beside the budgets. Needs a build and Chromium. */
export async function run(): Promise<{ table: string[][]; json: object }> {
  const executablePath = [process.env["CHROMIUM_PATH"], "/usr/bin/chromium"].find((path) => path && existsSync(path));
  if (!executablePath) throw new Error("bench pages needs Chromium (CHROMIUM_PATH)");
  const product = await startProduct();
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-background-networking"] });
  const rows: { page: string; over: string[]; weight: Weight }[] = [];
  try {
    const state = await signedInState(await browser.newContext(), product);
    for (const page of PAGES) {
      for (const language of ["ar", "en"] as const) {
        const context = await browser.newContext({
          viewport: { width: 390, height: 844 },
          ...(page.signedIn ? { storageState: state } : {}),
        });
        const weight = await weigh(context, product.url + pathIn(language, page.path));
        const budget = BUDGETS[page.kind];
        const over = (Object.keys(budget) as (keyof typeof budget)[]).filter((key) => weight[key] > budget[key]);
        rows.push({
          page: `${pathIn(language, page.path)} (${page.kind})`,
          over: weight.shift > 0.01 ? [...over, "shift"] : over,
          weight,
        });
        await context.close();
      }
    }
  } finally {
    await browser.close();
    await product.stop();
  }
  return {
    table: [
      ["page", "script KiB", "CSS KiB", "fonts KiB", "HTML KiB", "requests", "shift", "over budget"],
      ...rows.map(({ page, over, weight }) => [
        page,
        weight.script.toFixed(1),
        weight.css.toFixed(1),
        weight.fonts.toFixed(1),
        weight.html.toFixed(1),
        String(weight.requests),
        weight.shift.toFixed(3),
        over.join(", ") || "–",
      ]),
    ],
    json: {
      budgets: BUDGETS,
      worst: worstOf(rows.map((row) => row.weight)),
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

async function weigh(context: BrowserContext, url: string): Promise<Weight> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const held = window as unknown as { shift: number };
    held.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) held.shift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  const weight: Weight = { script: 0, css: 0, fonts: 0, html: 0, requests: 0, shift: 0 };
  const bodies: Promise<void>[] = [];
  page.on("response", (response) => {
    weight.requests += 1;
    bodies.push(
      response.body().then(
        (body) => add(weight, response.request().resourceType(), body),
        () => {},
      ),
    );
  });
  await page.goto(url);
  await page.waitForLoadState("networkidle");
  await Promise.all(bodies);
  weight.shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
  return weight;
}

function add(weight: Weight, type: string, body: Buffer): void {
  const gzipped = () => gzipSync(body, { level: 9 }).length / 1024;
  if (type === "script") weight.script += gzipped();
  if (type === "stylesheet") weight.css += gzipped();
  if (type === "document") weight.html += gzipped();
  if (type === "font") weight.fonts += body.length / 1024;
}

function worstOf(weights: readonly Weight[]): Weight {
  const worst = (key: keyof Weight) => Number(Math.max(...weights.map((weight) => weight[key])).toFixed(3));
  return {
    script: worst("script"),
    css: worst("css"),
    fonts: worst("fonts"),
    html: worst("html"),
    requests: worst("requests"),
    shift: worst("shift"),
  };
}
