import { expect, signedUp, test } from "#tests/e2e/support/product.ts";

test("a page to read chooses theme and language without the framework", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await page.goto("/guide/prompt-checker#content");
  expect(scripts).toEqual([expect.stringMatching(/\/assets\/static-page-[\w-]+\.js$/)]);

  const dark = page.getByRole("contentinfo").getByRole("button", { name: "داكن" });
  await dark.click();
  await expect(dark).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");

  await page.getByRole("button", { name: "English" }).click();
  await expect(page).toHaveURL(/\/en\/guide\/prompt-checker#content$/);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");

  await page.getByRole("link", { name: "Check a prompt" }).click();
  await expect(page).toHaveURL(/\/en\/login\?returnTo=/);
});

test("the theme chosen on a page to read is kept with the account", async ({ page, context, product }) => {
  await signedUp(context, product);
  await page.goto("/en/guide/prompt-checker");
  // The page comes again once the choice is kept.
  const again = page.waitForEvent("load");
  await page.getByRole("contentinfo").getByRole("button", { name: "Dark" }).click();
  await again;
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await context.clearCookies({ name: "theme" });
  await page.goto("/en/dashboard");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("a page to read is served from memory, but not to an address with a query", async ({ request, product }) => {
  const idOf = async (path: string) =>
    (await (await request.get(product.url + path)).text()).match(/nonce="([^"]+)"/)?.[1];
  expect(await idOf("/guide/prompt-checker")).toBe(await idOf("/guide/prompt-checker"));
  const asked = "/guide/prompt-checker?from=mail";
  expect(await idOf(asked)).not.toBe(await idOf(asked));
});

test("robots are told to leave the API, the back office and the local pages alone", async ({ request, product }) => {
  const answer = await request.get(`${product.url}/robots.txt`);
  expect(answer.headers()["content-type"]).toMatch(/^text\/plain/);
  expect(await answer.text()).toBe(
    `User-agent: *\nDisallow: /api/\nDisallow: /dev/\nDisallow: /rai/\n\nSitemap: ${product.url}/sitemap.xml\n`,
  );
});
