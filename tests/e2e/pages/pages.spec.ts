import type { APIRequestContext, BrowserContext, Locator, Page } from "@playwright/test";
import { pathIn } from "#i18n/path.ts";
import { type PageEntry, PAGES } from "#pages/page-table.ts";
import { ADMINISTRATOR, axeFaults, expect, type Product, signedUp, test } from "#tests/e2e/support/product.ts";

// Many pages in few tests: every fault names its page, and a trace of them all would cost more than the pages.
test.use({ contextOptions: { reducedMotion: "reduce" }, trace: "off" });

/**
 * The two ends of what pages are drawn for, each with the other theme at the same width. The markup is the same in both
 * languages and at both widths, so every rule is checked once at each width, in one of the languages; `npm run shots` checks
 * all of them everywhere.
 */
const VIEWS = [
  { width: 1350, height: 900, theme: "light", other: "dark", wholeIn: "ar" },
  { width: 360, height: 740, theme: "dark", other: "light", wholeIn: "en" },
] as const;
/** What another language or width can break: names, sizes, colours. */
const BY_LANGUAGE = ["color-contrast", "target-size", "html-has-lang", "valid-lang"];

/** Nothing scrolls sideways down to this width. */
const NARROWEST = 320;

/** Pages that show more when their address says more. */
const ADDRESSES: Record<string, string> = {
  "/confirm": "/confirm?token=a-token",
  "/reset-password": "/reset-password?token=a-token",
  "/blog/:slug": "/blog/dialects",
  "/prompts/:id": "/prompts/1",
  "/tasks/:id": "/tasks/fine-objection",
};

type Viewer = "visitor" | "subscriber" | "administrator";

/** Who sees a page as itself. The open account page and the test checkout lead a visitor to login. */
function viewerOf({ path, access }: PageEntry): Viewer {
  if (access === "administrator") return "administrator";
  return access === "open" && path !== "/account" ? "visitor" : "subscriber";
}

test.describe("every page in both languages, themes and at both widths", () => {
  for (const viewer of ["visitor", "subscriber", "administrator"] as const) {
    for (const language of ["ar", "en"] as const) {
      for (const view of VIEWS) {
        test(`${viewer}, ${language}, ${view.width}`, async ({ page, context, product }) => {
          test.setTimeout(240_000);
          await become(viewer, context, product);
          const faults: string[] = [];
          page.on("pageerror", (error) => faults.push(error.message));
          page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
          await page.setViewportSize(view);
          await prefer(context, product, viewer, { language, theme: view.theme });
          for (const entry of PAGES.filter((each) => viewerOf(each) === viewer && each.path !== "/shared/:id")) {
            const address = pathIn(language, ADDRESSES[entry.path] ?? entry.path);
            await test.step(`${address} ${view.width} ${view.theme}`, async () => {
              faults.length = 0;
              const answer = await page.goto(address);
              const axe = await axeFaults(page, view.wholeIn === language ? undefined : BY_LANGUAGE);
              expect
                .soft(
                  { ...(await seen(page)), status: answer?.status(), axe, faults: [...faults] },
                  where(address, view),
                )
                .toEqual({
                  path: address,
                  status: 200,
                  theme: view.theme,
                  language,
                  direction: language === "ar" ? "rtl" : "ltr",
                  headings: 1,
                  isTitled: true,
                  isTooWide: false,
                  axe: [],
                  faults: [],
                });
              if (view.width < NARROWEST * 2) {
                await page.setViewportSize({ width: NARROWEST, height: view.height });
                expect.soft((await seen(page)).isTooWide, `${address} at ${NARROWEST}`).toBe(false);
                await page.setViewportSize(view);
              }
              // What another theme can break at the same width: colours, which are the same in both languages.
              if (language === "en") return;
              await page.evaluate((theme) => (document.documentElement.dataset["theme"] = theme), view.other);
              expect
                .soft(await axeFaults(page, ["color-contrast"]), `${where(address, view)}, then ${view.other}`)
                .toEqual([]);
            });
          }
        });
      }
    }
  }
});

test("a path no page has leads home in its language, keeping nobody on an error", async ({ request, product }) => {
  for (const [path, home] of [
    ["/nothing-here", "/"],
    ["/en/nothing-here", "/en"],
    ["/en/rai/dashboard", "/rai/dashboard"],
    ["/en/rai/packages?form=new", "/rai/packages?form=new"],
  ] as const) {
    const answer = await request.get(`${product.url}${path}`, { maxRedirects: 0 });
    expect([path, answer.status(), answer.headers()["location"]]).toEqual([path, 302, home]);
  }
});

test("home says once that the address has no page, signed in or not", async ({ page, context, product }) => {
  const said = page.getByText("No page has that address");
  await page.goto("/en/nothing-here");
  await expect(page).toHaveURL(/\/en\/login/);
  await expect(said).toBeVisible();
  await page.reload();
  await expect(page.getByRole("main")).toBeVisible();
  await expect(said).toHaveCount(0);
  await signedUp(context, product);
  await page.goto("/nothing-here");
  await expect(page.getByText("لا توجد صفحة بهذا العنوان")).toBeVisible();
});

test("who reads English first keeps it where the path says no language; a choice of Arabic remains", async ({
  page,
  context,
  product,
}) => {
  const language = async (path: string) => {
    await page.goto(path);
    return page.locator("html").getAttribute("lang");
  };
  expect(await language("/contact")).toBe("ar");
  await page.goto("/en/login");
  expect(await language("/contact")).toBe("en");
  await context.clearCookies();
  await context.addCookies([{ name: "lang", value: "ar", url: product.url }]);
  await page.goto("/en/login");
  expect(await language("/contact")).toBe("ar");
  expect(await language("/en/rai/login")).toBe("en");
});

test("on a phone's dashboard the credits come before language and sign-out", async ({ page, context, product }) => {
  await signedUp(context, product);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/en/dashboard");
  const top = async (element: Locator) => (await element.boundingBox())?.y ?? 0;
  const main = page.getByRole("main");
  const signOut = await top(main.getByRole("button", { name: "Sign Out" }));
  expect(await top(main.locator("dl"))).toBeLessThan(signOut);
});

test("the language switch keeps the path, the query and the place on the page", async ({ page }) => {
  await page.goto("/en/pricing?from=mail#plans");
  await page.getByRole("button", { name: "العربية" }).click();
  await expect(page).toHaveURL(/\/pricing\?from=mail#plans$/);
  await expect(page).not.toHaveURL(/\/en\//);
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await page.goto("/rai/login?denied=1");
  await page.getByRole("button", { name: "English" }).click();
  await expect(page).toHaveURL(/\/rai\/login\?denied=1$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

for (const language of ["ar", "en"] as const) {
  test(`signing out goes home, which a visitor does not see, ${language}`, async ({ page, context, product }) => {
    await signedUp(context, product, { credits: false });
    await page.goto(pathIn(language, "/dashboard"));
    await page.goto(pathIn(language, "/account"));
    await page.getByRole("button", { name: language === "ar" ? "تسجيل الخروج" : "Sign Out", exact: true }).click();
    const login = `${pathIn(language, "/login")}?returnTo=${encodeURIComponent(pathIn(language, "/"))}`;
    await expect(page).toHaveURL(`${product.url}${login}`);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${pathIn(language, "/login")}\\?returnTo=.*dashboard`));
  });
}

/** Signs in as somebody whose pages have something to show: the subscriber has paid, run a tool and saved a prompt. */
async function become(viewer: Viewer, context: BrowserContext, product: Product): Promise<void> {
  if (viewer === "visitor") return;
  if (viewer === "administrator") {
    expect((await post(context.request, product, "/auth/sign-in/email", ADMINISTRATOR)).status()).toBe(200);
    return;
  }
  await signedUp(context, product);
  const packages = (await (await context.request.get(`${product.url}/api/packages`)).json()) as {
    packages: { priceId: string | null; mode: string }[];
  };
  const { priceId } = packages.packages.find((offer) => offer.mode === "subscription") ?? {};
  const { id } = (await (await post(context.request, product, "/checkout", { priceId })).json()) as { id: string };
  expect((await post(context.request, product, `/test-checkout/sessions/${id}/payment`, {})).status()).toBe(200);
  const text = "write a thank-you note to my team of 6";
  expect((await post(context.request, product, "/tools/prompt-generate/runs", { text, lang: "en" })).status()).toBe(
    201,
  );
  const saved = { title: "ملاحظة شكر", content: text, tags: ["work"], lang: "ar" };
  expect((await post(context.request, product, "/saved", saved)).status()).toBe(201);
}

/** A visitor's choices are in cookies, a person's with the account as well. */
async function prefer(
  context: BrowserContext,
  product: Product,
  viewer: Viewer,
  choice: { language: "ar" | "en"; theme: "light" | "dark" },
): Promise<void> {
  if (viewer === "visitor") {
    await context.addCookies([
      { name: "lang", value: choice.language, url: product.url },
      { name: "theme", value: choice.theme, url: product.url },
    ]);
    return;
  }
  const answer = await context.request.put(`${product.url}/api/preferences`, {
    data: choice,
    headers: { origin: product.url },
  });
  expect(answer.status()).toBe(200);
}

function post(request: APIRequestContext, product: Product, path: string, data: object) {
  return request.post(`${product.url}/api${path}`, { data, headers: { origin: product.url } });
}

function seen(page: Page) {
  return page.evaluate(() => {
    const { lang: language, dir: direction, dataset, scrollWidth } = document.documentElement;
    return {
      path: location.pathname + location.search,
      theme: dataset["theme"],
      language,
      direction,
      headings: document.querySelectorAll("h1").length,
      isTitled: /\S · (?:Siyagha|صياغة)$/.test(document.title),
      isTooWide: scrollWidth > window.innerWidth,
    };
  });
}

function where(address: string, { width, theme }: (typeof VIEWS)[number]): string {
  return `${address} at ${width} in ${theme}`;
}
