import { Marked } from "marked";
import type { Language } from "#i18n/language.ts";
import { pathIn } from "#i18n/path.ts";

const HEADING_ID = /\s*\{#([\w-]+)\}\s*$/;

/**
 * Our own Markdown as HTML in a page's language: links of the site lead to that language's pages, wide tables scroll inside
 * themselves, code is left to right. Only for files of this repository: nothing a user wrote passes here.
 */
export function renderMarkdown(source: string, language: Language): string {
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const id = text.match(HEADING_ID)?.[1];
        const html = this.parser.parseInline(tokens).replace(HEADING_ID, "");
        return `<h${depth}${id ? ` id="${id}"` : ""}>${html}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const inner = this.parser.parseInline(tokens);
        if (href.startsWith("/")) return `<a href="${pathIn(language, href)}">${inner}</a>`;
        if (href.startsWith("mailto:")) return `<a href="${href}"><bdi dir="ltr">${inner}</bdi></a>`;
        return `<a href="${href}" rel="noopener">${inner}</a>`;
      },
      codespan({ text }) {
        return `<code dir="ltr">${text}</code>`;
      },
      table({ header, rows }) {
        const cell = (tag: "th" | "td") => (one: { tokens: (typeof header)[number]["tokens"] }) =>
          `<${tag}${tag === "th" ? ' scope="col"' : ""}>${this.parser.parseInline(one.tokens)}</${tag}>`;
        const head = `<tr>${header.map(cell("th")).join("")}</tr>`;
        const body = rows.map((row) => `<tr>${row.map(cell("td")).join("")}</tr>`).join("");
        return `<div class="wide" tabindex="0"><table><thead>${head}</thead><tbody>${body}</tbody></table></div>\n`;
      },
    },
  });
  return marked.parse(source, { async: false });
}
