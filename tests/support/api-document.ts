import { createHash } from "node:crypto";
import { createApi } from "#api/app.ts";
import { type ApiDocument, describeApi, type Operation } from "#api/documentation/describe-api.ts";
import { codesOf } from "#api/documentation/operation-group.ts";
import type { Deps } from "#platform/deps.ts";

type Content = Parameters<typeof codesOf>[0];

let kept: Promise<ApiDocument> | null = null;

/** The API's own description, as it is served. */
export function apiDocument(deps: Deps): Promise<ApiDocument> {
  return (kept ??= readDocument(deps));
}

async function readDocument(deps: Deps): Promise<ApiDocument> {
  const described = createApi(deps).getOpenAPI31Document({ openapi: "3.1.0", info: { title: "", version: "" } });
  return describeApi(described);
}

/** The operation that a call belongs to, plain paths before those with an id; null for none. */
export function operationFor(document: ApiDocument, method: string, path: string): Operation | null {
  const bare = path.replace(/^\/api/, "").replace(/\?.*$/, "");
  const items = Object.entries(document.paths ?? {}).toSorted(
    ([a], [b]) => Number(a.includes("{")) - Number(b.includes("{")),
  );
  for (const [template, item] of items) {
    const pattern = new RegExp(`^${template.replace(/[.]/g, "\\.").replace(/\{\w+\}/g, "[^/]+")}$`);
    const operation = item[method.toLowerCase() as "get"];
    if (operation && pattern.test(bare)) return operation;
  }
  return null;
}

/** The codes with which the description says that this call may be refused at this status. */
export function documentedCodes(operation: Operation, status: number): string[] {
  const answers = operation.responses as Record<string, Content> | undefined;
  return codesOf(answers?.[String(status)] ?? {});
}

/** The part of it that a program with a key can call. */
export function clientDocument(document: ApiDocument): ApiDocument {
  const paths = Object.entries(document.paths ?? {}).flatMap(([path, item]) => {
    const own = Object.entries(item).filter(([, operation]) => "x-key-scope" in (operation as object));
    return own.length > 0 && path !== "/mcp" ? [[path, Object.fromEntries(own)]] : [];
  });
  // It reads whole answers; a stream is text to it.
  const text = JSON.stringify(Object.fromEntries(paths), (key, value: unknown) =>
    key === "text/event-stream" ? undefined : value,
  );
  return { ...document, paths: JSON.parse(text) as ApiDocument["paths"] };
}

/** A mark of the document's shapes; words may change without it. */
export function shapeHash(document: ApiDocument): string {
  const shapes = JSON.stringify(document, (key, value: unknown) =>
    (key === "description" || key === "summary") && typeof value === "string" ? undefined : value,
  );
  return createHash("sha256").update(shapes).digest("hex").slice(0, 16);
}
