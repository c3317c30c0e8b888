import { serve } from "@hono/node-server";
import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { createApi } from "#api/app.ts";
import type { AppEnv } from "#api/app-env.ts";
import { requestContext } from "#api/middleware/request-context.ts";
import { createDeps } from "#create-deps.ts";
import { requireSignedIn } from "#domain/accounts/access.ts";
import { users } from "#domain/accounts/tables.ts";
import { startCheckout } from "#domain/billing/checkout/write-checkout.ts";
import { claimFreePackage } from "#domain/packages/write-claim.ts";
import { RefusalError } from "#i18n/refusals.ts";
import { runTool } from "#tools/pipeline/run-tool.ts";

/**
 * One server process of the storm: the product's API on a free port (printed on standard output), and three addresses that
 * act for a user without a session: /act/claim, /act/run, /act/checkout.
 */
const { deps } = await createDeps(process.env);
const app = new Hono<AppEnv>();
app.use(requestContext(deps));
app.route("/api", createApi(deps));

app.post("/act/:what/:userId", async (c) => {
  const [row] = await deps.db
    .select()
    .from(users)
    .where(eq(users.id, c.req.param("userId")));
  if (!row) return c.text("no such user", 404);
  const user = requireSignedIn({ ...row, isSuspended: row.suspendedAt !== null, sessionId: "storm" });
  try {
    if (c.req.param("what") === "claim") return c.json(await claimFreePackage(deps, user));
    if (c.req.param("what") === "checkout")
      return c.json(await startCheckout(deps, user, c.req.query("price") ?? "", "en"));
    return c.text(await runOnce(user, c.req.query("key") ?? ""));
  } catch (error) {
    if (error instanceof RefusalError) return c.text(error.code, 409);
    return c.text("failed", 500);
  }
});

async function runOnce(user: ReturnType<typeof requireSignedIn>, idempotencyKey: string): Promise<string> {
  const input = {
    text: "write a short thank-you note to my team",
    tone: "warm",
    target: "any",
    detail: "short",
    outputType: "text",
    promptLanguage: "same",
    askFirst: false,
  };
  const signal = new AbortController().signal;
  for await (const event of runTool(deps, user, {
    slug: "prompt-generate",
    input,
    file: null,
    lang: "en",
    idempotencyKey,
    signal,
  })) {
    if (event.type === "result") return "answered";
  }
  return "nothing";
}

serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => process.stdout.write(`${port}\n`));
