import type { OpenAPIHono } from "@hono/zod-openapi";
import { accessOf, isForKeysOnly, keyScopeOf } from "#api/middleware/access.ts";
import type { AppEnv } from "#api/app-env.ts";
import { REFUSALS, type RefusalCode } from "#i18n/refusals.ts";
import { refusalsOf } from "./refusals-of.ts";

export type ApiDocument = ReturnType<OpenAPIHono<AppEnv>["getOpenAPI31Document"]>;
type PathItem = NonNullable<ApiDocument["paths"]>[string];
export type Operation = NonNullable<PathItem["get"]>;

export const METHODS = ["get", "post", "put", "delete"] as const;
type Method = (typeof METHODS)[number];

/** The heading of every operation, by the first part of its path, in the order of the page. */
const GROUPS: readonly (readonly [name: string, paths: RegExp, description: string])[] = [
  ["Tools", /^\/(?:tools|files|mcp)/, "The eight tools: what they are, and running them."],
  ["Runs", /^\/runs/, "What was run: history, answers to questions, ratings, stopping."],
  ["Prompt library", /^\/prompts/, "Published prompts, to read and reuse."],
  ["Tasks", /^\/tasks/, "The catalogue of tasks with the questions that each is asked."],
  ["Account", /^\/(?:me|keys|credits|preferences|profile|saved)/, "The account behind the key or session."],
  [
    "Packages and payment",
    /^\/(?:packages|free-package|checkout|billing|subscription|orders)/,
    "What can be had and bought.",
  ],
  ["Public", /^\/(?:banners|newsletter|contact|advertise|language|openapi|docs)/, "Open to everybody."],
  ["Sign-in", /^\/auth/, "Accounts and sessions, for the product's own pages."],
  ["Webhooks", /^\/(?:webhooks|test-checkout)/, "What the payment provider calls, and its local stand-in."],
  ["Back office", /^\/admin/, "For the administrator's session."],
];

/** Codes by status, as the answers of one operation. */
function byStatus(codes: readonly RefusalCode[]): Map<number, RefusalCode[]> {
  const statuses = new Map<number, RefusalCode[]>();
  for (const code of codes) {
    const { status } = REFUSALS[code];
    statuses.set(status, [...(statuses.get(status) ?? []), code]);
  }
  return statuses;
}

function refusalAnswers(codes: readonly RefusalCode[]): Record<string, object> {
  return Object.fromEntries(
    [...byStatus(codes)].map(([status, same]) => [
      String(status),
      {
        description: same.map((code) => `\`${code}\`: ${REFUSALS[code].en}`).join("\n\n"),
        ...(status === 429
          ? { headers: { "Retry-After": { description: "Seconds to wait", schema: { type: "integer" } } } }
          : {}),
        content: {
          "application/json": {
            schema: {
              allOf: [
                { $ref: "#/components/schemas/Refusal" },
                { properties: { error: { properties: { code: { enum: same } } } } },
              ],
            },
          },
        },
      },
    ]),
  );
}

/** The shapes that every operation shares. */
const SHARED = {
  securitySchemes: {
    apiKey: { type: "http", scheme: "bearer", description: "An API key, `Authorization: Bearer sy_…`" },
    session: { type: "apiKey", in: "cookie", name: "siyagha.session_token", description: "The product's own pages" },
  },
  parameters: {
    lang: {
      name: "lang",
      in: "query",
      description: "The language of messages; without it `Accept-Language` decides",
      schema: { type: "string", enum: ["ar", "en"] },
    },
    idempotencyKey: {
      name: "Idempotency-Key",
      in: "header",
      description: "Made by the caller, such as a UUID. The same key and body count once, whatever is repeated.",
      schema: { type: "string", pattern: "^[A-Za-z0-9_-]{8,100}$" },
    },
  },
  schemas: {
    RefusalCode: { type: "string", enum: Object.keys(REFUSALS) },
    Refusal: {
      type: "object",
      required: ["error"],
      additionalProperties: false,
      properties: {
        error: {
          type: "object",
          required: ["code", "message", "requestId"],
          additionalProperties: false,
          properties: {
            code: { $ref: "#/components/schemas/RefusalCode" },
            message: { type: "string", description: "In the caller's language" },
            requestId: { type: "string", description: "For support: it names the request in the log" },
            fields: {
              type: "object",
              description: "What is wrong with single fields, in words",
              additionalProperties: { type: "string" },
            },
          },
        },
      },
    },
  },
} as const;

/** Operations that a repeated call would make twice, were it not for the key. */
const IDEMPOTENT = /^\/(?:tools\/[^/]+\/runs|runs\/\{id\}\/(?:proofs|replies))$/;

/** The document of the routes as declared, with what holds for all of them: who may call, in what language, and every refusal. */
export function describeApi(routes: ApiDocument): ApiDocument {
  const paths = Object.fromEntries(
    Object.entries(routes.paths ?? {}).map(([path, item]) => [
      path,
      Object.fromEntries(
        METHODS.flatMap((method) => {
          const operation = item[method];
          return operation ? [[method, describeOperation(method, path, operation)]] : [];
        }),
      ),
    ]),
  );
  const { securitySchemes, parameters, schemas } = SHARED;
  return {
    ...routes,
    tags: GROUPS.map(([name, , description]) => ({ name, description })),
    paths,
    components: {
      ...routes.components,
      securitySchemes,
      parameters: { ...routes.components?.parameters, ...parameters },
      schemas: { ...routes.components?.schemas, ...schemas },
    },
  } as unknown as ApiDocument;
}

function describeOperation(method: Method, path: string, operation: Operation): Operation {
  const call = `/api${path}`;
  const given = operation.parameters ?? [];
  const codes = refusalsOf(method.toUpperCase(), call, {
    any: given.length > 0,
    body: operation.requestBody !== undefined,
    id: path.includes("{"),
  });
  const scope = keyScopeOf(method.toUpperCase(), call);
  const own = Object.entries((operation.responses ?? {}) as Record<string, { description: string }>);
  const hasLang = given.some((parameter) => "name" in parameter && parameter.name === "lang");
  return {
    ...operation,
    operationId: operationIdOf(method, path),
    tags: [groupOf(path)],
    summary: operation.summary ?? own[0]?.[1].description ?? "",
    parameters: [
      ...given,
      ...(IDEMPOTENT.test(path) && method === "post" ? [{ $ref: "#/components/parameters/idempotencyKey" }] : []),
      ...(hasLang ? [] : [{ $ref: "#/components/parameters/lang" }]),
    ],
    security: securityOf(call, scope !== null),
    ...(scope === null ? {} : { "x-key-scope": scope }),
    responses: { ...Object.fromEntries(own), ...refusalAnswers(codes) },
  } as Operation;
}

function securityOf(call: string, takesKeys: boolean): object[] {
  const key = takesKeys ? [{ apiKey: [] }] : [];
  if (isForKeysOnly(call)) return key;
  return accessOf(call) === "open" ? [{}, ...key] : [...key, { session: [] }];
}

function groupOf(path: string): string {
  return GROUPS.find(([, paths]) => paths.test(path))?.[0] ?? "Public";
}

/** POST /tools/prompt-checker/runs → postToolsPromptCheckerRuns. */
function operationIdOf(method: Method, path: string): string {
  const words = path.split(/[^A-Za-z0-9]+/).filter(Boolean);
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}
