import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PAGES } from "#pages/page-table.ts";
import { REGISTRATIONS } from "#tools/index.ts";
import { ADMINISTRATOR, expect, signedUp, test } from "#tests/e2e/support/product.ts";

const CLIENT = "build/client";

/** Lines of the tools' instructions that are long enough to be nobody else's words. */
const INSTRUCTIONS = Object.values(REGISTRATIONS)
  .flatMap(({ systemPrompts }) => Object.values(systemPrompts).flatMap((text) => text.split("\n")))
  .map((line) => line.trim())
  .filter((line) => line.length > 40);

function secretsIn(text: string): string[] {
  const instructions = INSTRUCTIONS.filter(
    (line) => text.includes(line) || text.includes(JSON.stringify(line).slice(1, -1)),
  );
  const hosts = text.match(/api\.(?:deepseek|openai|anthropic)\.com/g) ?? [];
  return [...instructions, ...hosts];
}

test("what browsers download holds no instructions and no provider's address (Z-05)", () => {
  const files = readdirSync(CLIENT, { recursive: true })
    .map(String)
    .filter((name) => /\.(?:js|css|html|json|webmanifest)$/.test(name));
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((name) => secretsIn(readFileSync(join(CLIENT, name), "utf8")).length > 0)).toEqual([]);
  expect(readdirSync(CLIENT, { recursive: true }).filter((name) => String(name).endsWith(".map"))).toEqual([]);
});

test("no page of a user's, its data included, holds instructions, a key's name or another person's address", async ({
  context,
  product,
}) => {
  await signedUp(context, product);
  const faults: string[] = [];
  for (const { path, access } of PAGES) {
    if (access === "local" || access === "administrator") continue;
    for (const address of [path, path === "/" ? "/_root.data" : `${path}.data`]) {
      const answer = await context.request.get(product.url + address);
      const text = await answer.text();
      if (secretsIn(text).length > 0 || /_API_KEY|password_hash|feature_prompts/.test(text)) faults.push(address);
      if (text.includes(ADMINISTRATOR.email)) faults.push(`${address}: the administrator's address`);
    }
  }
  expect(faults).toEqual([]);
});

test("the back office's data is no visitor's and no user's, whatever part of a page is asked for", async ({
  request,
  context,
  product,
}) => {
  await signedUp(context, product);
  for (const asker of [request, context.request]) {
    for (const { path } of PAGES.filter(({ access }) => access === "administrator")) {
      for (const address of [`${path}.data`, `${path}.data?_routes=${encodeURIComponent(`plain${path}`)}`]) {
        const text = await (await asker.get(product.url + address)).text();
        expect(text, address).toMatch(/^\[\["SingleFetchRedirect",1\].*"\/rai\/login/);
      }
    }
  }
});

test("files, pages, redirects and refusals of the real server carry the headers; nothing above the served folder opens", async ({
  request,
  product,
}) => {
  for (const path of [
    "/login",
    "/nothing",
    "/favicon.svg",
    "/assets/none.js",
    "/api/me",
    "/login?q=%00",
    "/..%2fpackage.json",
  ]) {
    const answer = await request.get(product.url + path, { maxRedirects: 0 });
    const headers = answer.headers();
    expect(headers["content-security-policy"], path).toMatch(/script-src 'self' 'nonce-[\w+/=]{20,}';/);
    expect([headers["x-content-type-options"], headers["server"], headers["x-powered-by"]], path).toEqual([
      "nosniff",
      undefined,
      undefined,
    ]);
    expect(await answer.text(), path).not.toContain('"devDependencies"');
  }
});
