import { existsSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { LANGUAGES } from "#i18n/language.ts";
import { listArticles } from "#pages/blog/read-articles.server.ts";
import { PAGES } from "#pages/page-table.ts";
import { SHARE_IMAGE, shareImageOf } from "./share-image.ts";

const titles = JSON.parse(readFileSync("public/share/titles.json", "utf8")) as Record<string, string>;

test("every open page has an image that exists, of one size, in its language", async () => {
  const paths = PAGES.filter(({ access, path }) => access === "open" && path !== "/blog/:slug").map(({ path }) => path);
  const articles = listArticles("ar").map(({ slug }) => `/blog/${slug}`);
  for (const language of LANGUAGES) {
    for (const image of new Set([...paths, ...articles].map((path) => shareImageOf(language, path)))) {
      expect([image, existsSync(`public${image}`)]).toEqual([image, true]);
      const { width, height } = await sharp(`public${image}`).metadata();
      expect({ width, height }).toEqual(SHARE_IMAGE);
    }
  }
});

test("the image of an article carries its title as it is now (npm run share-images draws them again)", () => {
  for (const language of LANGUAGES)
    for (const { slug, title } of listArticles(language)) expect(titles[`blog-${slug}-${language}`]).toBe(title);
});

test("a page of the other language has the image of its own", () => {
  expect(shareImageOf("en", "/en/blog/dialects")).toBe("/share/blog-dialects-en.png");
  expect(shareImageOf("ar", "/prompts/12")).toBe("/share/library-ar.png");
  expect(shareImageOf("en", "/en/terms")).toBe("/share/product-en.png");
});
