import { html, raw } from "hono/html";
import { KEY_SCOPES } from "#domain/api-keys/rules.ts";
import { directionOf, type Language } from "#i18n/language.ts";
import { pathIn } from "#i18n/path.ts";
import { REFUSALS, type RefusalCode } from "#i18n/refusals.ts";
import { FIELD_FAULTS } from "#i18n/field-faults.ts";
import { type ApiDocument, METHODS } from "./describe-api.ts";
import { type Entry, groupIdOf, type Html, operationGroup, table } from "./operation-group.ts";
import { DOCS_STYLE } from "./docs-style.ts";
import { webhookGuide } from "./webhook-guide.ts";
import { DOCS_WORDS, type DocsWords } from "./docs-messages.ts";

interface Frame {
  language: Language;
  theme: "light" | "dark";
  publicUrl: string;
}

/** The description as a page to read, without script. */
export function docsPage(document: ApiDocument, { language, theme, publicUrl }: Frame): Html {
  const words = DOCS_WORDS[language];
  const groups = groupsOf(document);
  const other = language === "ar" ? "en" : "ar";
  return html`<!doctype html>
    <html lang="${language}" dir="${directionOf(language)}" data-theme="${theme}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${words.title} · ${words.home}</title>
        <meta name="description" content="${words.intro}" />
        <link rel="icon" href="/favicon.svg" />
        <style>
          ${raw(DOCS_STYLE)}
        </style>
      </head>
      <body>
        <header>
          <nav>
            <a href="${pathIn(language, "/")}">${words.home}</a>
            <a href="${pathIn(language, "/account/keys")}">${words.keys}</a>
            <a href="/api/docs?lang=${other}" lang="${other}">${words.other}</a>
          </nav>
        </header>
        <main>
          <h1>${words.title}</h1>
          <p>${words.intro}</p>
          <p>
            <a href="/api/openapi.json">${words.document}</a>
          </p>
          ${contents(words, groups)} ${guide(words, publicUrl)} ${webhookGuide(words)}
          ${groups.map(([name, entries]) => operationGroup(name, entries, document))} ${refusals(words, language)}
        </main>
      </body>
    </html>`;
}

/** The operations under their tags, in the document's order of tags. */
function groupsOf(document: ApiDocument): [name: string, entries: Entry[]][] {
  const entries = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ method: method.toUpperCase(), path: `/api${path}`, operation }] : [];
    }),
  );
  return (document.tags ?? []).map(({ name }) => [
    name,
    entries.filter(({ operation }) => operation.tags?.[0] === name),
  ]);
}

function contents(words: DocsWords, groups: [string, Entry[]][]): Html {
  return html`<nav aria-label="${words.contents}">
    <ul class="contents">
      <li><a href="#start">${words.startTitle}</a></li>
      <li><a href="#keys">${words.keysTitle}</a></li>
      <li><a href="#mcp">${words.mcpTitle}</a></li>
      <li><a href="#webhooks">${words.webhooksTitle}</a></li>
      ${groups.map(([name]) => html`<li lang="en"><a href="#${groupIdOf(name)}">${name}</a></li>`)}
      <li><a href="#refusals">${words.refusalsTitle}</a></li>
    </ul>
  </nav>`;
}

function guide(words: DocsWords, publicUrl: string): Html {
  const key = `-H "Authorization: Bearer $SIYAGHA_KEY"`;
  const run =
    `curl ${publicUrl}/api/tools/prompt-checker/runs ` +
    `\\\n  ${key} -H "Content-Type: application/json" \\\n  -d '{"text":"write about cats","lang":"en"}'`;
  const file = `curl ${publicUrl}/api/tools/image-to-text/runs \\\n  ${key} -F file=@scan.png`;
  return html`<section id="start">
      <h2>${words.startTitle}</h2>
      <p>${words.start}</p>
      <pre dir="ltr" tabindex="0">${run}</pre>
      <p>${words.startFile}</p>
      <pre dir="ltr" tabindex="0">${file}</pre>
      <h3>${words.sameTitle}</h3>
      <p>${words.same}</p>
      <h3>${words.streamTitle}</h3>
      <p>${words.stream}</p>
      <h3>${words.limitsTitle}</h3>
      <ul>
        ${words.limits.map((limit) => html`<li>${limit}</li>`)}
      </ul>
    </section>
    <section id="keys">
      <h2>${words.keysTitle}</h2>
      <p>${words.keysBody}</p>
      ${table(
        [words.scope, words.scopeBody],
        KEY_SCOPES.map((scope) => [html`<code>${scope}</code>`, words.scopes[scope]]),
      )}
    </section>
    <section id="mcp">
      <h2>${words.mcpTitle}</h2>
      <p>${words.mcp}</p>
      <pre dir="ltr" tabindex="0">${publicUrl}/api/mcp</pre>
    </section>`;
}

function refusals(words: DocsWords, language: Language): Html {
  const codes = (Object.keys(REFUSALS) as RefusalCode[]).toSorted((a, b) => REFUSALS[a].status - REFUSALS[b].status);
  return html`<section id="refusals">
    <h2>${words.refusalsTitle}</h2>
    <p>${words.refusals}</p>
    ${table(
      [words.status, words.code, words.words],
      codes.map((code) => [String(REFUSALS[code].status), html`<code>${code}</code>`, REFUSALS[code][language]]),
    )}
    <details>
      <summary>${words.fieldsTitle}</summary>
      ${table(
        [words.code, words.words],
        Object.entries(FIELD_FAULTS).map(([code, said]) => [html`<code>${code}</code>`, said[language]]),
      )}
    </details>
  </section>`;
}
