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

test("the prices are in the page itself, for a browser without script too", async ({ browser, product }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  for (const [path, names] of [
    ["/pricing", ["الباقة المجانية", "الباقة الأساسية"]],
    ["/en/pricing", ["Free Package", "Basic Package"]],
  ] as const) {
    await page.goto(product.url + path);
    for (const name of names) await expect(page.getByRole("heading", { name })).toBeVisible();
    await expect(page.getByText(/^(?:جارٍ التحميل|Loading)$/)).toHaveCount(0);
    await expect(page.getByRole("table")).toBeVisible();
  }
  await page.close();
});

test("each page that lists others says so to search engines", async ({ request, product }) => {
  for (const [path, first] of [
    ["/prompts", "/prompts/"],
    ["/en/blog", "/en/blog/"],
    ["/tasks", "/tasks/"],
    ["/en/models", undefined],
  ] as const) {
    const markup = await (await request.get(product.url + path)).text();
    const things = [...markup.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = ""]) => JSON.parse(json) as Record<string, unknown>,
    );
    const list = things.find((thing) => thing["@type"] === "CollectionPage");
    expect(list).toMatchObject({ url: product.url + path, mainEntity: { "@type": "ItemList" } });
    expect(things.some((thing) => thing["@type"] === "BreadcrumbList")).toBe(true);
    const { itemListElement: items = [] } = (list?.["mainEntity"] ?? {}) as {
      itemListElement?: Record<string, string>[];
    };
    expect(items.length).toBeGreaterThan(3);
    if (first) expect(items[0]?.["url"]).toContain(product.url + first);
    else expect(items[0]?.["name"]).toMatch(/\w/);
  }
});

test("a text that the browser does not copy is shown selected, with the keys to press", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("", "NotAllowedError"));
  });
  await page.goto("/tasks");
  await page.locator("main li a").first().click();
  await page.locator("[data-copy-prompt]").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Ctrl+C");
  const field = dialog.getByRole("textbox");
  await expect(field).toBeFocused();
  expect(await field.evaluate((area: HTMLTextAreaElement) => area.selectionEnd - area.selectionStart)).toBeGreaterThan(
    20,
  );
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
});

test("robots are told to leave the API, the back office and the local pages alone", async ({ request, product }) => {
  const answer = await request.get(`${product.url}/robots.txt`);
  expect(answer.headers()["content-type"]).toMatch(/^text\/plain/);
  expect(await answer.text()).toBe(
    `User-agent: *\nDisallow: /api/\nDisallow: /dev/\nDisallow: /rai/\n\nSitemap: ${product.url}/sitemap.xml\n`,
  );
});
