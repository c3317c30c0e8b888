import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { createMiddleware } from "hono/factory";
import { listProofs } from "#domain/proofs/read.ts";
import { chooseAnswer, PROOF_COST } from "#domain/proofs/write.ts";
import type { Deps } from "#platform/deps.ts";
import { answerByRule } from "#tools/pipeline/answer-run.ts";
import { proveRun } from "#tools/pipeline/reply/prove-run.ts";
import { weaveRun } from "#tools/pipeline/weave-run.ts";
import type { AppEnv } from "#api/app-env.ts";
import { envelopeSchema } from "#api/documentation/describe-run.ts";
import { versionSchema } from "./runs.ts";
import { signedInUser } from "#api/middleware/access.ts";
import { receive } from "#api/middleware/run-gate.ts";
import { BODY_BYTES } from "#api/refusal-answer.ts";
import { answerEvents, idempotencyKeyOf } from "./run-answer.ts";

const idParam = z.object({ id: z.string().max(100) });
const place = z.enum(["first", "second"]);
const proof = z.object({
  id: z.string(),
  model: z.string().nullable(),
  first: z.string(),
  second: z.string(),
  /** Null until the better one was chosen. */
  outcome: z.object({ choice: z.enum(["first", "second", "equal"]), promptWas: place }).nullable(),
});
const json = <T extends z.ZodType>(description: string, schema: T) => ({
  description,
  content: { "application/json": { schema } },
});

/** Before anything validates it. */
const receiveBody = createMiddleware<AppEnv>(async (c, next) => {
  await receive(c, BODY_BYTES, () => c.req.text());
  return next();
});

const answeredSchema = z.object({ version: versionSchema, envelope: envelopeSchema });

const answersRoute = createRoute({
  method: "post",
  path: "/runs/{id}/answers",
  middleware: receiveBody,
  request: {
    params: idParam,
    body: {
      required: true,
      content: {
        "application/json": {
          schema: z.looseObject({
            answers: z
              .array(z.object({ id: z.string(), text: z.string(), ask: z.string().optional() }))
              .max(100)
              .optional(),
            options: z.record(z.string(), z.unknown()).optional(),
            wish: z.string().max(2000).optional(),
            /** True: a model writes the answers into one text, once a run, where a model made it. */
            weave: z.boolean().optional(),
          }),
        },
      },
    },
  },
  responses: {
    200: json(
      "The run's newest version; with `weave` the envelope, or a stream of events as a run gives",
      answeredSchema,
    ),
  },
});
const proofRoute = createRoute({
  method: "post",
  path: "/runs/{id}/proofs",
  middleware: receiveBody,
  request: { params: idParam },
  responses: {
    201: json(
      `Request and prompt answered by the same model, in an order drawn by lot; ${PROOF_COST} credits`,
      proof.extend({ creditsLeft: z.number() }),
    ),
  },
});
const proofsRoute = createRoute({
  method: "get",
  path: "/runs/{id}/proofs",
  request: { params: idParam },
  responses: { 200: json("The run's proofs, newest first", z.object({ proofs: z.array(proof) })) },
});
const choiceRoute = createRoute({
  method: "put",
  path: "/runs/{id}/proofs/{proofId}/choice",
  request: {
    params: idParam.extend({ proofId: z.string().max(100) }),
    body: {
      required: true,
      content: { "application/json": { schema: z.object({ choice: z.enum(["first", "second", "equal"]) }) } },
    },
  },
  responses: { 200: json("The proof, with which answer was the prompt's; the first choice counts", proof) },
});

/** What becomes of a finished run: answers that recompose it, and the proof of its prompt against its request. */
export function mountRunAnswers(api: OpenAPIHono<AppEnv>, deps: Deps): void {
  api.openapi(answersRoute, async (c) => {
    const user = signedInUser(c);
    const { weave, ...body } = c.req.valid("json");
    const { id: runId } = c.req.valid("param");
    if (!weave) {
      const answered = await answerByRule(deps, user, runId, body);
      return c.json(answered as z.output<typeof answeredSchema>, 200);
    }
    const controller = new AbortController();
    const continues = c.req.header("x-run-continues") === "yes";
    const events = weaveRun(deps, user, { runId, body, signal: controller.signal });
    return (await answerEvents(c, deps, events, () => void (continues || controller.abort()))) as never;
  });
  api.openapi(proofRoute, async (c) => {
    const user = signedInUser(c);
    const { id: runId } = c.req.valid("param");
    const order = { runId, idempotencyKey: idempotencyKeyOf(c), signal: c.req.raw.signal };
    return c.json(await proveRun(deps, user, order, () => c.get("runTurn")?.admitted()), 201);
  });
  api.openapi(proofsRoute, async (c) => {
    const user = signedInUser(c);
    return c.json({ proofs: await listProofs(deps.db, user.id, c.req.valid("param").id) }, 200);
  });
  api.openapi(choiceRoute, async (c) => {
    const user = signedInUser(c);
    const { id: runId, proofId } = c.req.valid("param");
    const { choice } = c.req.valid("json");
    return c.json(await chooseAnswer(deps.db, user, { runId, proofId, choice, now: deps.now() }), 200);
  });
}
