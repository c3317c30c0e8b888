import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { AUDIT_PAGE_SIZE } from "#domain/audit/read.ts";
import { listNamedAudit } from "#domain/status/read-audit.ts";
import { listSubscribers } from "#domain/newsletter/read.ts";
import { listUsage, type UsageRow } from "#domain/runs/read-usage.ts";
import { readStats } from "#domain/status/read-stats.ts";
import { readSystemStatus } from "#domain/status/read.ts";
import { csvFile } from "#platform/csv.ts";
import type { Deps } from "#platform/deps.ts";
import { TOOL_SLUGS } from "#tools/index.ts";
import type { AppEnv } from "#api/app-env.ts";
import { administratorOf } from "#api/middleware/access.ts";
import { answer, moment, pageNumber } from "./route-parts.ts";

const DAY_MS = 86_400_000;
const USAGE_DAYS = 30;

const usageQuery = z.object({
  from: moment.optional(),
  to: moment.optional(),
  tool: z.enum(TOOL_SLUGS).optional(),
});
const usageRow = z.object({
  day: z.string(),
  tool: z.string(),
  engine: z.enum(["provider", "builtin"]).nullable(),
  model: z.string().nullable(),
  runs: z.number(),
  failures: z.number(),
  givenBack: z.number(),
  medianMs: z.number().nullable(),
  p95Ms: z.number().nullable(),
  tokensIn: z.number(),
  tokensOut: z.number(),
  estimatedCost: z.number().nullable(),
});
const auditRow = z.object({
  id: z.number(),
  actorId: z.string(),
  actorEmail: z.string(),
  action: z.string(),
  subject: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  requestId: z.string().nullable(),
  createdAt: z.date(),
});

const usageRoute = createRoute({
  method: "get",
  path: "/admin/usage",
  request: { query: usageQuery },
  responses: {
    200: answer(
      "Runs by day (UTC), tool, engine and model; the last 30 days without dates",
      z.object({ rows: z.array(usageRow) }),
    ),
  },
});
const usageCsvRoute = createRoute({
  method: "get",
  path: "/admin/usage.csv",
  request: { query: usageQuery },
  responses: { 200: { description: "The same as a table", content: { "text/csv": { schema: z.string() } } } },
});
const newsletterCsvRoute = createRoute({
  method: "get",
  path: "/admin/newsletter.csv",
  responses: {
    200: {
      description: "Confirmed subscribers as CSV, oldest first",
      content: { "text/csv": { schema: z.string() } },
    },
  },
});
const statsRoute = createRoute({
  method: "get",
  path: "/admin/stats",
  responses: {
    200: answer(
      "Figures of the back office's first page, and the state of the parts",
      z.record(z.string(), z.unknown()),
    ),
  },
});
const auditRoute = createRoute({
  method: "get",
  path: "/admin/audit",
  request: {
    query: z.object({
      noun: z.string().max(40).optional(),
      q: z.string().max(200).optional(),
      from: moment.optional(),
      to: moment.optional(),
      page: pageNumber,
    }),
  },
  responses: {
    200: answer(
      "Changes, newest first",
      z.object({ rows: z.array(auditRow), total: z.number(), pageSize: z.number() }),
    ),
  },
});

/** What is only read: use, figures, audit. */
export function mountAdminRecords(api: OpenAPIHono<AppEnv>, deps: Deps): void {
  const read = (query: z.output<typeof usageQuery>) => {
    const to = query.to ?? deps.now();
    return listUsage(deps.db, {
      from: query.from ?? new Date(to.getTime() - USAGE_DAYS * DAY_MS),
      to,
      tool: query.tool,
    });
  };
  api.openapi(usageRoute, async (c) => {
    administratorOf(c);
    return c.json({ rows: await read(c.req.valid("query")) }, 200);
  });
  api.openapi(usageCsvRoute, async (c) => {
    administratorOf(c);
    return c.body(usageCsv(await read(c.req.valid("query"))), 200, csvNamed("usage.csv"));
  });
  api.openapi(newsletterCsvRoute, async (c) => {
    const subscribers = await listSubscribers(administratorOf(c), deps.db);
    const rows = subscribers.map(({ email, language, confirmedAt }) => [
      email,
      language,
      confirmedAt?.toISOString() ?? null,
    ]);
    return c.body(csvFile([["email", "language", "confirmed_at"], ...rows]), 200, csvNamed("newsletter.csv"));
  });
  api.openapi(statsRoute, async (c) => {
    administratorOf(c);
    return c.json({ ...(await readStats(deps.db)), status: await readSystemStatus(deps) }, 200);
  });
  api.openapi(auditRoute, async (c) => {
    administratorOf(c);
    return c.json({ ...(await listNamedAudit(deps.db, c.req.valid("query"))), pageSize: AUDIT_PAGE_SIZE }, 200);
  });
}

function csvNamed(name: string): Record<string, string> {
  return { "content-type": "text/csv; charset=utf-8", "content-disposition": `attachment; filename="${name}"` };
}

function usageCsv(rows: readonly UsageRow[]): string {
  const head = [
    "day",
    "tool",
    "engine",
    "model",
    "runs",
    "failures",
    "given_back",
    "median_ms",
    "p95_ms",
    "tokens_in",
    "tokens_out",
    "estimated_cost_usd",
  ];
  return csvFile([
    head,
    ...rows.map((row) => [
      row.day,
      row.tool,
      row.engine,
      row.model,
      row.runs,
      row.failures,
      row.givenBack,
      row.medianMs,
      row.p95Ms,
      row.tokensIn,
      row.tokensOut,
      row.estimatedCost,
    ]),
  ]);
}
