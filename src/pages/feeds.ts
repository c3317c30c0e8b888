import type { Hono } from "hono";
import type { AppEnv } from "#api/app-env.ts";
import { TASKS } from "#engines/questions/tasks.ts";
import { listPublishedPromptIds } from "#domain/library/read.ts";
import { LANGUAGES } from "#i18n/language.ts";
import { isUnprefixedPath, pathIn } from "#i18n/path.ts";
import type { Deps } from "#platform/deps.ts";
import { blogMessages } from "./blog/messages.ts";
import { listArticles } from "./blog/read-articles.server.ts";
import { isStep, PAGES } from "./page-table.ts";

const SITEMAP_PROMPTS = 5000;
const YEAR_MS = 365 * 86_400_000;

/** What search engines and readers fetch: sitemap, robots, feeds, and where to report a weakness. */
export function mountFeeds(app: Hono<AppEnv>, deps: Deps): void {
  const { PUBLIC_URL: origin, SUPPORT_EMAIL: support } = deps.settings;
  app.get("/sitemap.xml", async (c) => c.body(await sitemapOf(deps), 200, { "content-type": "application/xml" }));
  app.get("/robots.txt", (c) =>
    c.text(`User-agent: *\nDisallow: /api/\nDisallow: /dev/\nDisallow: /rai/\n\nSitemap: ${origin}/sitemap.xml\n`),
  );
  app.get("/.well-known/security.txt", (c) => {
    const expires = new Date(deps.now().getTime() + YEAR_MS).toISOString();
    return c.text(`Contact: mailto:${support}\nExpires: ${expires}\nPreferred-Languages: ar, en\n`);
  });
  for (const language of LANGUAGES)
    app.get(pathIn(language, "/blog/rss.xml"), (c) =>
      c.body(feedOf(language, origin), 200, { "content-type": "application/rss+xml; charset=utf-8" }),
    );
}

async function sitemapOf(deps: Deps): Promise<string> {
  const origin = deps.settings.PUBLIC_URL;
  const pages = PAGES.filter((page) => page.access === "open" && !isStep(page) && !page.path.includes(":")).map(
    ({ path }) => path,
  );
  const both = [
    ...pages,
    ...listArticles("ar").map(({ slug }) => `/blog/${slug}`),
    ...TASKS.map(({ id }) => `/tasks/${id}`),
  ];
  const entries = both.flatMap((path) =>
    isUnprefixedPath(path) ? [entry(origin + path)] : LANGUAGES.map((language) => paired(origin, path, language)),
  );
  const prompts = await listPublishedPromptIds(deps.db, SITEMAP_PROMPTS);
  const ofPrompts = prompts.map(({ id, language }) => entry(origin + pathIn(language, `/prompts/${id}`)));
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ' +
    'xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${[...entries, ...ofPrompts].join("\n")}\n</urlset>\n`
  );
}

function entry(address: string, links = ""): string {
  return `<url><loc>${escapeXml(address)}</loc>${links}</url>`;
}

function paired(origin: string, path: string, language: (typeof LANGUAGES)[number]): string {
  const links = LANGUAGES.map(
    (other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${escapeXml(origin + pathIn(other, path))}"/>`,
  );
  return entry(origin + pathIn(language, path), links.join(""));
}

function feedOf(language: (typeof LANGUAGES)[number], origin: string): string {
  const words = blogMessages[language];
  const items = listArticles(language).map((article) => {
    const link = escapeXml(origin + pathIn(language, `/blog/${article.slug}`));
    return (
      `<item><title>${escapeXml(article.title)}</title><link>${link}</link><guid>${link}</guid>` +
      `<pubDate>${new Date(article.date).toUTCString()}</pubDate><description>${escapeXml(article.description)}</description></item>`
    );
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel>' +
    `<title>${language === "ar" ? "صياغة" : "Siyagha"} · ${escapeXml(words.title)}</title>` +
    `<link>${escapeXml(origin + pathIn(language, "/blog"))}</link>` +
    `<description>${escapeXml(words.description)}</description><language>${language}</language>${items.join("")}</channel></rss>\n`
  );
}

function escapeXml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}
