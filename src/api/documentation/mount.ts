import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { getCookie } from "hono/cookie";
import type { AppEnv } from "#api/app-env.ts";
import { type ApiDocument, describeApi } from "./describe-api.ts";
import { docsPage } from "./docs-page.ts";

const documentRoute = createRoute({
  method: "get",
  path: "/openapi.json",
  responses: {
    200: {
      description: "This description, as OpenAPI 3.1",
      content: { "application/json": { schema: z.record(z.string(), z.unknown()) } },
    },
  },
});
const pageRoute = createRoute({
  method: "get",
  path: "/docs",
  responses: { 200: { description: "The same as a page to read", content: { "text/html": { schema: z.string() } } } },
});

/** `/api/openapi.json`, and `/api/docs`, a page made of it. Mounted last, so that it knows every route. */
export function mountDocumentation(api: OpenAPIHono<AppEnv>, publicUrl: string): void {
  let kept: ApiDocument | null = null;
  const document = () =>
    (kept ??= describeApi(
      api.getOpenAPI31Document({
        openapi: "3.1.0",
        info: { title: "Siyagha", version: "1" },
        servers: [{ url: "/api" }],
      }),
    ));
  api.openapi(documentRoute, (c) => c.json(document() as unknown as Record<string, unknown>, 200));
  api.openapi(pageRoute, (c) => {
    const theme = getCookie(c, "theme") === "dark" ? "dark" : "light";
    return c.html(docsPage(document(), { language: c.get("language"), theme, publicUrl }), 200);
  });
}
