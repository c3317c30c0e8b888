import type { Language } from "#i18n/language.ts";
import { splitFrontMatter } from "#pages/content/read-content.server.ts";
import { renderMarkdown } from "#pages/content/render-markdown.server.ts";

/** What a list says of an article. `date` is an ISO date; `minutes` is how long it takes to read. */
export interface ArticleHead {
  slug: string;
  title: string;
  description: string;
  date: string;
  minutes: number;
}

export interface Article extends ArticleHead {
  html: string;
  related: ArticleHead[];
}

/** Words read in a minute, means of adult native readers of one standard text (IReST; Trauzettel-Klosinski and Dietz 2012, IOVS 53). */
const WORDS_A_MINUTE: Record<Language, number> = { ar: 138, en: 228 };
const MOST_RELATED = 2;

const FILES = import.meta.glob<string>("/content/blog/*/*.md", { query: "?raw", import: "default", eager: true });

/** The articles of a language, newest first. */
export function listArticles(language: Language): ArticleHead[] {
  return Object.keys(FILES)
    .flatMap((path) => {
      const [, folder, slug] = path.match(/\/blog\/(\w+)\/([\w-]+)\.md$/) ?? [];
      return folder === language && slug ? [headOf(slug, FILES[path] as string, language)] : [];
    })
    .toSorted((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
}

/** One article with two others to read; null where there is none of that name. */
export function findArticle(slug: string, language: Language): Article | null {
  const file = FILES[`/content/blog/${language}/${slug}.md`];
  if (file === undefined) return null;
  const others = listArticles(language).filter((article) => article.slug !== slug);
  return {
    ...headOf(slug, file, language),
    html: renderMarkdown(splitFrontMatter(file).body, language),
    related: others.slice(0, MOST_RELATED),
  };
}

function headOf(slug: string, file: string, language: Language): ArticleHead {
  const { fields, body } = splitFrontMatter(file);
  const words = Array.from(new Intl.Segmenter(language, { granularity: "word" }).segment(body)).filter(
    (piece) => piece.isWordLike,
  ).length;
  return {
    slug,
    title: fields["title"] ?? "",
    description: fields["description"] ?? "",
    date: fields["date"] ?? "",
    minutes: Math.max(1, Math.round(words / WORDS_A_MINUTE[language])),
  };
}
