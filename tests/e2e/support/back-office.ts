import type { Browser, BrowserContext, Page } from "@playwright/test";
import { ADMINISTRATOR, expect, type Product, waitingForScript } from "./product.ts";

/** A browser that says it is headless counts as a bot, whose presses are not counted. */
export const BROWSER =
  "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=",
  "base64",
);

export async function signedInAsAdministrator(context: BrowserContext, product: Product): Promise<void> {
  await english(context, product);
  const answer = await context.request.post(`${product.url}/api/auth/sign-in/email`, {
    data: ADMINISTRATOR,
    headers: { origin: product.url },
  });
  expect(answer.status()).toBe(200);
}

export async function english(context: BrowserContext, product: Product): Promise<void> {
  await context.addCookies([{ name: "lang", value: "en", url: product.url }]);
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
  await expect(page.getByRole("status").getByText(message)).toBeVisible();
}
