import { requireSignedIn } from "#domain/accounts/access.ts";
import { RefusalError } from "#i18n/refusals.ts";
import { runTool } from "#tools/pipeline/run-tool.ts";
import { createDeps } from "#create-deps.ts";

/**
 * A process of its own for the concurrency tests: opens the database at DATABASE_URL, says "ready", and after a line on
 * standard input ({userId, runs, key?}) runs the generator that often at once; prints how each run ended.
 */
const { deps, close } = await createDeps(process.env);
process.stdout.write("ready\n");
for await (const chunk of process.stdin) {
  const order = JSON.parse(String(chunk)) as { userId: string; runs: number; key?: string };
  const outcomes = await Promise.all(
    Array.from({ length: order.runs }, (_, index) =>
      runOnce(order.userId, order.key ?? `${process.pid}-${index}-${Date.now()}`),
    ),
  );
  process.stdout.write(`${JSON.stringify(outcomes)}\n`);
}
await close();

async function runOnce(userId: string, idempotencyKey: string): Promise<string> {
  const user = requireSignedIn({
    id: userId,
    email: "x@example.com",
    emailVerified: true,
    role: "user",
    mustChangePassword: false,
    isSuspended: false,
    createdAt: new Date(),
    sessionId: "s",
  });
  const input = {
    text: "write a short thank-you note to my team",
    tone: "warm",
    target: "any",
    detail: "short",
    outputType: "text",
    promptLanguage: "same",
    askFirst: false,
  };
  try {
    for await (const event of runTool(deps, user, {
      slug: "prompt-generate",
      input,
      file: null,
      lang: "en",
      idempotencyKey,
      signal: new AbortController().signal,
    })) {
      if (event.type === "result") return "answered";
    }
    return "nothing";
  } catch (error) {
    return error instanceof RefusalError ? error.code : `failed: ${(error as Error).message}`;
  }
}
