import { describe, expect, test } from "vitest";
import { findContent, splitFrontMatter } from "./read-content.server.ts";
import { renderMarkdown } from "./render-markdown.server.ts";

const SLUGS = ["privacy", "terms", "about"];

describe("pages of prose", () => {
  test.each(SLUGS.flatMap((slug) => [[slug, "ar"] as const, [slug, "en"] as const]))(
    "%s in %s has a title, a description, a date and no blank left",
    (slug, language) => {
      const page = findContent(slug, language, "help@example.com");
      expect(page?.title).toMatch(/\S/);
      expect(page?.description.length).toBeGreaterThan(20);
      expect(page?.updated).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(page?.html).not.toContain("{{");
      expect(page?.html).toContain('<a href="mailto:help@example.com">');
    },
  );

  test("a page that has no file is not found, nor one outside the folder", () => {
    expect(findContent("nothing", "ar", "x@example.com")).toBeNull();
    expect(findContent("../ar/privacy", "ar", "x@example.com")).toBeNull();
  });

  test("links of the site lead to the page's own language", () => {
    expect(renderMarkdown("[x](/pricing)", "en")).toContain('href="/en/pricing"');
    expect(renderMarkdown("[x](/pricing)", "ar")).toContain('href="/pricing"');
    expect(renderMarkdown("[x](/contact)", "en")).toContain('href="/contact"');
  });

  test("a heading keeps the name it was given, and shows it to nobody", () => {
    expect(renderMarkdown("## Cookies {#cookies}", "en")).toBe('<h2 id="cookies">Cookies</h2>\n');
  });

  test("front matter is read apart from the text", () => {
    expect(splitFrontMatter("---\ntitle: A: b\n---\nText\n")).toEqual({ fields: { title: "A: b" }, body: "Text\n" });
    expect(splitFrontMatter("Text")).toEqual({ fields: {}, body: "Text" });
  });
});
