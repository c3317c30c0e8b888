import { catalogue } from "#messages.ts";
import { expect, signedUp, test } from "#tests/e2e/support/product.ts";

test.use({ serviceWorkers: "allow" });

test("without a network a page of the product shows in the page's language, and nothing private is kept", async ({
  page,
  context,
  product,
}) => {
  await signedUp(context, product);
  await page.goto("/dashboard", { waitUntil: "networkidle" });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto("/en/history", { waitUntil: "networkidle" });
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toEqual(expect.arrayContaining(["/offline", "/en/offline"]));
  expect(kept.filter((path) => !/^(?:\/en)?\/offline$|^\/offline-assets\/[\w.-]+\.(?:css|woff2)$/.test(path))).toEqual(
    [],
  );
  const email = ((await (await context.request.get("/api/me")).json()) as { email?: string }).email ?? "@";
  const texts = await page.evaluate(async () => [
    await (await caches.match("/offline"))?.text(),
    await (await caches.match("/en/offline"))?.text(),
  ]);
  for (const text of texts) expect(text).not.toContain(email);

  await context.setOffline(true);
  await page.goto("/en/history", { waitUntil: "load" });
  await expect(page.getByRole("heading", { name: "No connection" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain("Readex Pro");
  await page.goto("/saved", { waitUntil: "load" });
  await expect(page.getByRole("heading", { name: "لا يوجد اتصال" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await context.setOffline(false);
  await page.getByRole("button", { name: "إعادة المحاولة" }).click();
  await expect(page).toHaveURL(/\/saved\??$/);
  await expect(page.getByRole("heading", { name: "لا يوجد اتصال" })).toHaveCount(0);
});

test("the live checker goes on, and a result on screen stays, without a network", async ({
  page,
  context,
  product,
}) => {
  await signedUp(context, product);
  await page.goto("/en/prompt-generate");
  await page.locator("textarea").first().fill("write a short thank-you note to my team of 6");
  await page.keyboard.press("Control+Enter");
  const prompt = page.getByRole("article");
  await expect(prompt).toContainText("team of 6");
  await context.setOffline(true);
  await expect(prompt).toContainText("team of 6");

  await context.setOffline(false);
  await page.goto("/en/prompt-checker");
  const field = page.locator("textarea").first();
  await field.fill("Write a text about cats, my api key is sk-proj-abcdefghijklmnop1234567890ABCDEFGH");
  const words = catalogue.promptChecker.en;
  const live = page.getByRole("heading", { name: words.live, exact: true }).locator("xpath=../..");
  await expect(live).toContainText(/secret|key/i);
  const before = await live.innerText();
  await context.setOffline(true);
  await field.fill("Write a text about cats, three lines.");
  await expect.poll(async () => (await live.innerText()) !== before).toBe(true);
  await expect(live).not.toContainText(words.liveStart);
  await expect(live).not.toContainText(/sk-proj/);
});
