import type { Browser, BrowserContext, Page } from "@playwright/test";
import { formatNumber } from "#i18n/format.ts";
import { catalogue } from "#messages.ts";
import { TEST_KEY } from "#tests/support/models/llm-choices.ts";
import { type LlmServer, startLlmServer } from "#tests/support/models/llm-servers.ts";
import { ADMINISTRATOR, expect, type Product, startProduct, test as base, waitingForScript } from "./product.ts";

export const LANGUAGES = ["ar", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

/** A browser that says it is headless counts as a bot, whose presses are not counted. */
const BROWSER = "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=",
  "base64",
);

/** The key that the model server on loopback is asked with; the vendors' own keys are not set, so that nothing else is asked. */
export const BENCH_KEY = "AI_BENCH_KEY";

/** A product of the back office's own, beside a model server that the administrator may name and that stands for DeepSeek. */
export const test = base.extend<object, { llm: LlmServer }>({
  userAgent: BROWSER,
  llm: [
    async ({}, use) => {
      const llm = await startLlmServer();
      await use(llm);
      await llm.close();
    },
    { scope: "worker" },
  ],
  product: [
    async ({ llm }, use) => {
      const started = await startProduct({
        [BENCH_KEY]: TEST_KEY,
        PROVIDER_HOSTS: new URL(llm.origin).host,
        DEEPSEEK_BASE_URL: llm.origin,
      });
      await use({ url: started.url });
      await started.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

export { expect } from "@playwright/test";

/** The interface's own words in a language: `t("adminPackages.created")`, with `{name}` filled from the values. */
export function wordsIn(language: Language) {
  return (path: string, values: Record<string, string> = {}): string => {
    const [namespace = "", ...keys] = path.split(".");
    let words: unknown = catalogue[namespace as keyof typeof catalogue][language];
    for (const key of keys) words = (words as Record<string, unknown>)[key];
    if (typeof words !== "string") throw new Error(`there is no message ${path}`);
    return words.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
  };
}

/** A number as the interface shows it. */
export function figure(language: Language, value: number, options?: Intl.NumberFormatOptions): string {
  return formatNumber(language, value, options);
}

/** Signs in and speaks the language from here on. */
export async function signedInAsAdministrator(
  context: BrowserContext,
  product: Product,
  language: Language = "en",
): Promise<void> {
  await speaking(context, product, language);
  const answer = await context.request.post(`${product.url}/api/auth/sign-in/email`, {
    data: ADMINISTRATOR,
    headers: { origin: product.url },
  });
  expect(answer.status()).toBe(200);
}

export async function speaking(context: BrowserContext, product: Product, language: Language): Promise<void> {
  await context.addCookies([{ name: "lang", value: language, url: product.url }]);
}

/** Calls the API as the page's person. */
export async function call(
  context: BrowserContext,
  product: Product,
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  data?: object,
) {
  return context.request.fetch(`${product.url}/api${path}`, {
    method,
    ...(data ? { data } : {}),
    headers: { origin: product.url },
  });
}

/** The stored feature of a tool in a language. */
export async function featureId(context: BrowserContext, product: Product, name: string): Promise<number> {
  const answer = await call(context, product, "GET", "/admin/features");
  const { features } = (await answer.json()) as { features: { id: number; name: string }[] };
  return features.find((feature) => feature.name === name)?.id ?? 0;
}

/** Another person's browser, beside the administrator's. */
export async function withPerson(
  { browser, product }: { browser: Browser; product: Product },
  act: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ baseURL: product.url, userAgent: BROWSER });
  await withOutsideImages(context);
  await act(waitingForScript(await context.newPage()));
  await context.close();
}

/** The advertiser's site, without leaving this machine. */
export async function withOutsideImages(context: BrowserContext): Promise<void> {
  await context.route("https://ads.example/**", (route) =>
    route.request().resourceType() === "image"
      ? route.fulfill({ contentType: "image/png", body: PIXEL })
      : route.fulfill({ contentType: "text/html", body: "<title>Course</title>" }),
  );
}

/** The figure above or beside a label. */
export function tile(page: Page, label: string) {
  return page
    .locator("main dl > *")
    .filter({ has: page.locator(`dt:text-is("${label}")`) })
    .locator("dd");
}

export async function said(page: Page, message: string): Promise<void> {
  await expect(page.getByRole("status").getByText(message).last()).toBeVisible();
}

/** The question before what cannot be undone: it is asked in these words, names the thing, and is answered with yes. */
export async function confirmed(page: Page, question: string, thing: string, yes: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: question });
  await expect(dialog).toContainText(thing);
  await dialog.getByRole("button", { name: yes, exact: true }).click();
  await expect(dialog).toBeHidden();
}
