import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Hono } from "hono";
import type { AppEnv } from "#api/app-env.ts";
import { mountFeeds } from "#pages/feeds.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import { findArticle, listArticles } from "./read-articles.server.ts";

describe("articles", () => {
  test("both languages have the same ones, at least four, newest first", () => {
    const slugs = listArticles("ar").map(({ slug }) => slug);
    expect(slugs.length).toBeGreaterThanOrEqual(4);
    expect(listArticles("en").map(({ slug }) => slug)).toEqual(slugs);
    const dates = listArticles("ar").map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  test("each has its words, a time to read, and two others to read next", () => {
    for (const language of ["ar", "en"] as const)
      for (const { slug } of listArticles(language)) {
        const article = findArticle(slug, language);
        expect(article?.title).toMatch(/\S/);
        expect(article?.minutes).toBeGreaterThan(0);
        expect(article?.html).toContain("<h2>");
        expect(article?.related).toHaveLength(2);
        expect(article?.related.map((other) => other.slug)).not.toContain(slug);
      }
  });

  test("an unknown name is no article", () => expect(findArticle("../ar/dialects", "ar")).toBeNull());
});

describe("what search engines and readers fetch", () => {
  let product: TestDeps;
  let app: Hono<AppEnv>;
  beforeAll(async () => {
    product = await createTestDeps();
    app = new Hono<AppEnv>();
    mountFeeds(app, product.deps);
  });
  afterAll(() => product.close());
  const read = async (path: string) => (await app.request(path)).text();

  test("the sitemap pairs the languages and leaves out what is signed in or a step of something else", async () => {
    const map = await read("/sitemap.xml");
    expect(map).toContain('hreflang="en" href="http://localhost:3000/en/privacy"');
    expect(map).toContain("<loc>http://localhost:3000/blog/dialects</loc>");
    for (const hidden of ["/rai", "/dashboard", "/account", "/confirm", ":"])
      expect(map).not.toContain(`3000${hidden}`);
  });

  test("feeds carry the articles of their language", async () => {
    expect(await read("/blog/rss.xml")).toContain("<language>ar</language>");
    expect((await read("/en/blog/rss.xml")).match(/<item>/g)).toHaveLength(listArticles("en").length);
  });

  test("robots names the sitemap, and security.txt whom to write to", async () => {
    expect(await read("/robots.txt")).toContain("Sitemap: http://localhost:3000/sitemap.xml");
    expect(await read("/.well-known/security.txt")).toMatch(/^Contact: mailto:\S+@\S+\nExpires: 20/);
  });
});
