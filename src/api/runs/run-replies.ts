import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { createMiddleware } from "hono/factory";
import { listReplies } from "#domain/replies/read.ts";
import { REPLY_COST } from "#domain/replies/write.ts";
import type { Deps } from "#platform/deps.ts";
import { replyToRun } from "#tools/pipeline/reply/reply-to-run.ts";
import type { AppEnv } from "#api/app-env.ts";
import { envelopeSchema } from "#api/documentation/describe-run.ts";
import { signedInUser } from "#api/middleware/access.ts";
import { receive } from "#api/middleware/run-gate.ts";
import { BODY_BYTES } from "#api/refusal-answer.ts";
import { answerEvents, idempotencyKeyOf } from "./run-answer.ts";

const idParam = z.object({ id: z.string().max(100) });
const reply = z.object({
  id: z.string(),
  status: z.enum(["running", "done", "stopped"]),
  prompt: z.string().describe("What was sent"),
  text: z.string().describe("The answer; empty while it is written"),
  isCut: z.boolean().describe("It reached the longest length that is asked for"),
  model: z.string().nullable(),
  cost: z.number(),
});

/** Before anything validates it. */
const receiveBody = createMiddleware<AppEnv>(async (c, next) => {
  await receive(c, BODY_BYTES, () => c.req.text());
  return next();
});

const replyRoute = createRoute({
  method: "post",
  path: "/runs/{id}/replies",
  middleware: receiveBody,
  request: {
    params: idParam,
    body: {
      required: true,
      content: {
        "application/json": {
          schema: z.looseObject({
            version: z.number().int().optional().describe("Which state of the prompt is sent; without it the newest"),
            blanks: z
              .record(z.string().max(200), z.string().max(20_000))
              .optional()
              .describe("What goes into the prompt's blanks, by name"),
          }),
        },
      },
    },
  },
  responses: {
    201: {
      description:
        `A model's answer to the run's prompt, or a stream of events as a run ` +
        `gives; ${REPLY_COST} credit, nothing for a prompt whose whole answer is kept`,
      content: { "application/json": { schema: envelopeSchema.extend({ result: reply }) } },
    },
  },
});
const repliesRoute = createRoute({
  method: "get",
  path: "/runs/{id}/replies",
  request: { params: idParam },
  responses: {
    200: {
      description: "The answers to the run's prompt that are kept or being written, newest first",
      content: { "application/json": { schema: z.object({ replies: z.array(reply) }) } },
    },
  },
});

/** The finished answer to a run's prompt. */
export function mountRunReplies(api: OpenAPIHono<AppEnv>, deps: Deps): void {
  api.openapi(replyRoute, async (c) => {
    const user = signedInUser(c);
    const { version, blanks } = c.req.valid("json");
    const { id: runId } = c.req.valid("param");
    const controller = new AbortController();
    const continues = c.req.header("x-run-continues") === "yes";
    const order = { runId, version, blanks, idempotencyKey: idempotencyKeyOf(c), signal: controller.signal };
    const events = replyToRun(deps, user, order);
    return (await answerEvents(c, deps, events, () => void (continues || controller.abort()))) as never;
  });
  api.openapi(repliesRoute, async (c) => {
    const user = signedInUser(c);
    return c.json({ replies: await listReplies(deps.db, user.id, c.req.valid("param").id) }, 200);
  });
}
