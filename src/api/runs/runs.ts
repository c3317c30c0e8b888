import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { listRuns, readRun, RUNS_PAGE_SIZE } from "#domain/runs/read.ts";
import { versionsOf } from "#domain/runs/write-versions.ts";
import { requestStop } from "#domain/runs/write-stop.ts";
import { deleteRun, rateRun } from "#domain/runs/write.ts";
import type { Deps } from "#platform/deps.ts";
import { TOOL_SLUGS } from "#tools/index.ts";
import { envelopeIn } from "#tools/pipeline/say-again.ts";
import type { Envelope } from "#tools/tool.ts";
import { envelopeSchema } from "#api/documentation/describe-run.ts";
import type { AppEnv } from "#api/app-env.ts";
import { signedInUser } from "#api/middleware/access.ts";
import { mountRunKeeping } from "./run-keeping.ts";

const idParam = z.object({ id: z.string().max(100) });
const json = <T extends z.ZodType>(description: string, schema: T) => ({
  description,
  content: { "application/json": { schema } },
});
const summary = z.object({
  id: z.string(),
  tool: z.string(),
  lang: z.enum(["ar", "en"]),
  title: z.string(),
  status: z.enum(["done", "stopped"]),
  engine: z.enum(["provider", "builtin"]).nullable(),
  rating: z.number().nullable(),
  pinned: z.boolean(),
  /** The name of its public page. */
  shareId: z.string().nullable(),
  /** How many states its result has had. */
  versions: z.number(),
  createdAt: z.date(),
});
const fields = z.record(z.string(), z.unknown()).describe("The tool's own input fields");
export const versionSchema = z.object({
  number: z.number(),
  by: z.enum(["request", "rule", "model"]),
  input: fields,
  envelope: envelopeSchema,
  at: z.string(),
});
const whole = z.object({
  id: z.string(),
  tool: z.string(),
  lang: z.string(),
  status: z.string(),
  title: z.string().nullable(),
  input: fields.nullable(),
  envelope: envelopeSchema.nullable(),
  cost: z.number(),
  versions: z.array(versionSchema).describe("The states of the result, oldest first"),
  rating: z.number().nullable(),
  createdAt: z.date(),
});
/** What the pipeline stored, in the shape in which it did. */
type StoredTexts = Pick<z.output<typeof whole>, "input" | "envelope" | "versions">;

const listRoute = createRoute({
  method: "get",
  path: "/runs",
  request: {
    query: z.object({
      tool: z.enum(TOOL_SLUGS).optional(),
      q: z.string().max(200).optional(),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
    }),
  },
  responses: {
    200: json(
      "A page of history: pinned runs, then the newest",
      z.object({ runs: z.array(summary), total: z.number(), pageSize: z.number() }),
    ),
  },
});
const readRoute = createRoute({
  method: "get",
  path: "/runs/{id}",
  request: { params: idParam },
  responses: { 200: json("One run", whole) },
});
const deleteRoute = createRoute({
  method: "delete",
  path: "/runs/{id}",
  request: { params: idParam },
  responses: { 204: { description: "Its text is gone" } },
});
const stopRoute = createRoute({
  method: "post",
  path: "/runs/{id}/cancel",
  request: { params: idParam },
  responses: { 202: { description: "The run will stop" } },
});
const rateRoute = createRoute({
  method: "put",
  path: "/runs/{id}/rating",
  request: {
    params: idParam,
    body: {
      required: true,
      content: {
        "application/json": { schema: z.object({ rating: z.union([z.literal(1), z.literal(-1), z.null()]) }) },
      },
    },
  },
  responses: { 204: { description: "Kept" } },
});

/** History: reading, deleting, rating, and stopping a run that works. */
export function mountRuns(api: OpenAPIHono<AppEnv>, deps: Deps): void {
  mountRunKeeping(api, deps);
  api.openapi(listRoute, async (c) => {
    const user = signedInUser(c);
    return c.json({ ...(await listRuns(deps.db, user.id, c.req.valid("query"))), pageSize: RUNS_PAGE_SIZE }, 200);
  });
  api.openapi(readRoute, async (c) => {
    const user = signedInUser(c);
    const run = await readRun(deps.db, user.id, c.req.valid("param").id);
    const { id, tool, lang, status, title, cost, rating, createdAt } = run;
    const { input, envelope: stored, versions } = { ...run, versions: versionsOf(run) } as StoredTexts;
    const said = stored && (await envelopeIn(deps, run, stored as Envelope, c.get("language")));
    const envelope = said as typeof stored;
    return c.json({ id, tool, lang, status, title, input, envelope, cost, versions, rating, createdAt }, 200);
  });
  api.openapi(deleteRoute, async (c) => {
    const user = signedInUser(c);
    await deleteRun(deps.db, user, c.req.valid("param").id, deps.now());
    return c.body(null, 204);
  });
  api.openapi(stopRoute, async (c) => {
    const user = signedInUser(c);
    await requestStop(deps.db, user, c.req.valid("param").id, deps.now());
    return c.body(null, 202);
  });
  api.openapi(rateRoute, async (c) => {
    const user = signedInUser(c);
    await rateRun(deps.db, user, c.req.valid("param").id, c.req.valid("json").rating);
    return c.body(null, 204);
  });
}
