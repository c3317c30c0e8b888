import { gzipSync } from "node:zlib";
import type { APIRequestContext } from "@playwright/test";
import { isUnprefixedPath, pathIn } from "#i18n/path.ts";
import { PAGES } from "#pages/page-table.ts";
import { signedInAsAdministrator, test } from "#tests/e2e/support/back-office.ts";
import { expect, signedUp } from "#tests/e2e/support/product.ts";

/** Script of a page to read, KiB by gzip -9. */
const SCRIPT_KIB = 15;
/** The same of a page that is worked with: tools, home, history, dashboard, account. */
const TOOL_SCRIPT_KIB = 128;

interface Seen {
  status: number;
  /** Where it was sent on to. */
  location: string;
  html: string;
}

async function look(request: APIRequestContext, url: string): Promise<Seen> {
  const answer = await request.get(url, { maxRedirects: 0 });
  const isPage = (answer.headers()["content-type"] ?? "").startsWith("text/html");
  return {
    status: answer.status(),
    location: answer.headers()["location"] ?? "",
    html: isPage ? await answer.text() : "",
  };
}

/** All script that a page names at its start, by gzip -9. */
async function scriptKibOf(request: APIRequestContext, origin: string, html: string): Promise<number> {
  const scripts = new Set(
    [...html.matchAll(/(?:<script[^>]+src|<link rel="modulepreload"[^>]+href)="([^"]+)"/g)].map(
      ([, address = ""]) => address,
    ),
  );
  let bytes = 0;
  for (const script of scripts)
    bytes += gzipSync(await (await request.get(origin + script)).body(), { level: 9 }).length;
  return bytes / 1024;
}

function unescaped(text: string): string {
  return text.replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("&#x27;", "'");
}

/** Follows every link of the site from its pages on. Returns what leads nowhere, with the page it is on. */
async function crawl(
  request: APIRequestContext,
  origin: string,
  starts: readonly string[],
): Promise<{ dead: string[]; pages: number }> {
  const seen = new Map<string, Seen>();
  const visit = async (path: string) => {
    const known = seen.get(path) ?? (await look(request, origin + path));
    seen.set(path, known);
    return known;
  };
  const dead: string[] = [];
  const waiting = starts.map((path) => ({ path, from: "the page table" }));
  const asked = new Set(starts);
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [path = "", hash] = next.path.split("#");
    const page = await visit(path);
    // A visitor is asked to sign in; who is signed in is led on from there.
    const isSignIn = /\/login(?:\?|$)/.test(page.location) || /^(?:\/en)?\/(?:login|signup)(?:\?|$)/.test(path);
    if (page.status !== 200 && !(page.status === 302 && isSignIn))
      dead.push(`${next.from} → ${path}: ${page.status} ${page.location}`);
    if (hash && page.status === 200 && !page.html.includes(`id="${hash}"`))
      dead.push(`${next.from} → ${next.path}: no such place`);
    for (const [, address = ""] of page.html.matchAll(/<a [^>]*?href="([^"]*)"/g)) {
      const target = unescaped(address);
      const found = target.startsWith("#") ? path + target : target.startsWith("/") ? target : null;
      // Letters that open a file or another program are not pages; addresses with a query are the same page, sorted or filtered.
      if (found === null || found.startsWith("/api/") || asked.has(found)) continue;
      if (found.includes("?") && asked.has(found.replace(/\?[^#]*/, ""))) continue;
      asked.add(found);
      waiting.push({ path: found, from: path });
    }
  }
  return { dead, pages: seen.size };
}

for (const viewer of ["visitor", "user", "administrator"] as const) {
  test(`no link of the site leads nowhere, ${viewer}`, async ({ context, product }) => {
    test.setTimeout(240_000);
    if (viewer === "user") await signedUp(context, product);
    if (viewer === "administrator") await signedInAsAdministrator(context, product);
    const open = (access: string) =>
      access === "open" ||
      (viewer === "user" ? access === "signed-in" : viewer === "administrator" && access === "administrator");
    const paths = PAGES.filter(
      ({ path, access }) => open(access) && !path.includes(":") && !(viewer === "visitor" && path === "/account"),
    )
      .filter(({ path }) => viewer === "visitor" || path !== "/rai/login")
      .flatMap(({ path }) => [...new Set([path, pathIn("en", path)])]);
    const { dead, pages } = await crawl(context.request, product.url, paths);
    expect(dead).toEqual([]);
    expect(pages).toBeGreaterThan(paths.length);
  });
}

test("each page that search engines list says what it is, in both languages, and shows a picture that exists", async ({
  request,
  product,
}) => {
  test.setTimeout(240_000);
  const map = await (await request.get(`${product.url}/sitemap.xml`)).text();
  const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(unescaped(address)).pathname,
  );
  const ofPrompts = addresses.filter((path) => /\/prompts\/\d+$/.test(path));
  expect(ofPrompts.length).toBeGreaterThanOrEqual(120);
  // Four of the built-in prompts stand for all of them; those with later numbers may be another test's.
  const shown = ofPrompts.filter((path) => Number(/\d+$/.exec(path)?.[0]) <= 120).slice(0, 4);
  const listed = addresses.filter((path) => !ofPrompts.includes(path) || shown.includes(path));
  const pictures = new Set<string>();
  const titles = new Map<string, string>();
  for (const path of listed) {
    const { html } = await look(request, product.url + path);
    const metaOf = (name: string) =>
      unescaped(html.match(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`))?.[1] ?? "");
    const linkOf = (which: string) => html.match(new RegExp(`<link rel="${which}href="([^"]*)"`))?.[1] ?? "";
    const title = unescaped(html.match(/<title>([^<]*)<\/title>/)?.[1] ?? "");
    const other = (language: "ar" | "en") => product.url + pathIn(language, path);
    expect
      .soft(
        { path, title: /\S · (?:Siyagha|صياغة)$/.test(title), hasDescription: metaOf("description").length > 20 },
        path,
      )
      .toEqual({ path, title: true, hasDescription: true });
    expect.soft(new URL(linkOf('canonical" ')).pathname, path).toBe(path);
    if (!isUnprefixedPath(path)) {
      for (const language of ["ar", "en"] as const)
        expect
          .soft(new URL(linkOf(`alternate" hrefLang="${language}" `)).pathname, `${path} ${language}`)
          .toBe(new URL(other(language)).pathname);
      expect
        .soft(new URL(linkOf('alternate" hrefLang="x-default" ')).pathname, `${path} by default`)
        .toBe(new URL(other("ar")).pathname);
    }
    expect.soft(titles.get(title) ?? path, `the title of ${path}`).toBe(path);
    titles.set(title, path);
    expect.soft(metaOf("twitter:card"), path).toBe("summary_large_image");
    pictures.add(new URL(metaOf("og:image")).pathname);
    for (const [, data = ""] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
      expect.soft(JSON.parse(data), path).toMatchObject({ "@context": "https://schema.org" });
    expect.soft(html, path).not.toContain('content="noindex"');
  }
  expect(pictures.size).toBeGreaterThanOrEqual(16);
  for (const picture of pictures) {
    const answer = await request.get(product.url + picture);
    expect([picture, answer.status(), answer.headers()["content-type"]]).toEqual([picture, 200, "image/png"]);
    expect((await answer.body()).length).toBeLessThan(60_000);
  }
});

test("a page to read is whole without script, and its script is small; so are the sign-in pages", async ({
  browser,
  request,
  product,
}) => {
  const paths = PAGES.filter(
    ({ path, access }) => access === "open" && !path.includes(":") && !/^\/(?:account|success|lettering)$/.test(path),
  ).map(({ path }) => path);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url });
  const page = await context.newPage();
  for (const path of [...paths, "/blog/dialects", "/en/blog/dialects", "/prompts/1"]) {
    await page.goto(path);
    expect.soft((await page.locator("main").innerText()).length, path).toBeGreaterThan(40);
    await expect.soft(page.locator("h1"), path).toHaveCount(1);
    const { html } = await look(request, product.url + path);
    expect.soft(await scriptKibOf(request, product.url, html), `script of ${path}`).toBeLessThanOrEqual(SCRIPT_KIB);
  }
  await context.close();
});

test("a page that is worked with starts with little script", async ({ context, product }) => {
  await signedUp(context, product);
  const paths = PAGES.filter(
    ({ path, tool }) =>
      tool || ["/dashboard", "/account", "/history", "/saved", "/profile", "/lettering"].includes(path),
  );
  for (const { path } of paths) {
    const { html } = await look(context.request, product.url + path);
    const kib = await scriptKibOf(context.request, product.url, html);
    // Less than the framework alone would mean that the page was not reached.
    expect.soft(kib, `script of ${path}`).toBeGreaterThan(60);
    expect.soft(kib, `script of ${path}`).toBeLessThanOrEqual(TOOL_SCRIPT_KIB);
  }
});

test("a record that is gone has a page of its own, and robots are told not to list steps", async ({
  request,
  product,
}) => {
  for (const path of ["/blog/none", "/en/prompts/999999999"])
    expect([path, (await request.get(product.url + path)).status()]).toEqual([path, 404]);
  for (const path of ["/confirm", "/en/reset-password", "/newsletter/unsubscribe", "/offline"])
    expect((await look(request, product.url + path)).html, path).toContain('content="noindex"');
});

test("a prompt opened from inside the running app has controls that work", async ({ page, context, product }) => {
  await signedUp(context, product);
  await page.goto("/en/prompt-checker");
  await page.locator('footer a[href="/en/prompts"]').click();
  await page.locator('main a[href^="/en/prompts/"]').first().click();
  await expect(page.locator("[data-library-prompt]")).toBeVisible();
  await page.locator("[data-use-prompt]").first().click();
  await expect(page).toHaveURL(/\/en\/prompt-generate|\/en$/);
});

test("a tool's later script comes with the form's use, not with a focus that nobody gave", async ({
  page,
  context,
  product,
}) => {
  await signedUp(context, product);
  await page.goto("/image-prompt", { waitUntil: "networkidle" });
  const asked: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && asked.push(request.url()));
  const box = page.locator("textarea").first();
  await box.evaluate((element) => {
    element.blur();
    element.focus();
  });
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);
  await page.keyboard.press("a");
  await expect.poll(() => asked.length).toBeGreaterThan(5);
});
