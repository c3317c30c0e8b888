import type { OpenAPIHono } from "@hono/zod-openapi";
import { directionOf, type Language } from "#i18n/language.ts";
import type { AppEnv } from "./app-env.ts";

const WORDS = {
  ar: {
    title: "واجهة صياغة البرمجية",
    intro: "الوصف الكامل بصيغة OpenAPI:",
  },
  en: {
    title: "The Siyagha API",
    intro: "The whole description, as OpenAPI:",
  },
} as const satisfies Record<Language, Record<string, string>>;

interface Operation {
  method: string;
  path: string;
  summary: string;
}

/** `/api/openapi.json`, and `/api/docs`, a plain page made of it. Mounted last, so that it knows every route. */
export function mountDocumentation(api: OpenAPIHono<AppEnv>): void {
  const describe = () =>
    api.getOpenAPI31Document({
      openapi: "3.1.0",
      info: { title: "Siyagha", version: "1" },
      servers: [{ url: "/api" }],
    });
  let kept: ReturnType<typeof describe> | null = null;
  const document = () => (kept ??= describe());
  api.get("/openapi.json", (c) => c.json(document()));
  api.get("/docs", (c) => c.html(docsPage(c.get("language"), operationsOf(document().paths ?? {}))));
}

function operationsOf(paths: Record<string, unknown>): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(
      methods as Record<string, { summary?: string; responses?: Record<string, { description?: string }> }>,
    ).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path: `/api${path}`,
      summary: operation.summary ?? Object.values(operation.responses ?? {})[0]?.description ?? "",
    })),
  );
}

function docsPage(language: Language, operations: Operation[]): string {
  const words = WORDS[language];
  const rows = operations
    .map(
      ({ method, path, summary }) =>
        `<tr><td><code>${method}</code></td><td><code>${escape(path)}</code></td><td>${escape(summary)}</td></tr>`,
    )
    .join("");
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${words.title}</title>
<style>body{font:16px/1.6 system-ui,sans-serif;max-width:64rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}table{border-collapse:collapse;width:100%;direction:ltr;text-align:left}td{padding:.35rem .6rem;border-bottom:1px solid #8884;vertical-align:top}code{direction:ltr;unicode-bidi:isolate}</style></head>
<body><h1>${words.title}</h1><p>${words.intro} <a href="/api/openapi.json"><code>/api/openapi.json</code></a></p><table>${rows}</table></body></html>`;
}

function escape(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");
}
