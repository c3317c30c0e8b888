import type { Language } from "#i18n/language.ts";
import { renderMarkdown } from "./render-markdown.server.ts";

/** A page of prose from `content/<language>/<slug>.md`, rendered. `updated` is an ISO date. */
export interface ContentPage {
  title: string;
  description: string;
  updated: string;
  html: string;
}

const FILES = import.meta.glob<string>("/content/*/*.md", { query: "?raw", import: "default", eager: true });

/** The page of a slug in a language; null where no file is. `{{supportEmail}}` in it becomes a link to that address. */
export function findContent(slug: string, language: Language, supportEmail: string): ContentPage | null {
  const file = FILES[`/content/${language}/${slug}.md`];
  if (file === undefined) return null;
  const { fields, body } = splitFrontMatter(file);
  const text = body.replaceAll("{{supportEmail}}", `[${supportEmail}](mailto:${supportEmail})`);
  return {
    title: fields["title"] ?? "",
    description: fields["description"] ?? "",
    updated: fields["updated"] ?? "",
    html: renderMarkdown(text, language),
  };
}

/** The `key: value` lines between the first two `---` lines, and what follows them. */
export function splitFrontMatter(file: string): { fields: Record<string, string>; body: string } {
  const [, head = "", body = file] = file.match(/^---\n([\s\S]*?)\n---\n([\s\S]*)$/) ?? [];
  const lines = head.split("\n").map((line) => line.match(/^(\w+):\s*(.*)$/));
  const fields = Object.fromEntries(
    lines.flatMap((found) => (found ? [[found[1] as string, found[2] as string]] : [])),
  );
  return { fields, body };
}
