import { RefusalError } from "#i18n/refusals.ts";
import type { BuiltInEngine, BuiltInOutcome, RunContext } from "#tools/runner.ts";
import type { Progress } from "#tools/tool.ts";

/** As long as a run on models may take. */
export const BUILT_IN_LIMIT_MS = 60_000;

/** The share that goes to the reader is between 0 and 1 and never goes back. */
function clamp(value: number, least: number): number {
  return Math.min(1, Math.max(least, Number.isFinite(value) ? value : least));
}

/**
 * Runs a built-in engine, whatever form it has: yields its progress and returns its outcome, or null when `context.signal`
 * stopped it. The engine's own signal is aborted when it is stopped, over its time, or left by the caller, so that the
 * work behind its ports ends too. Throws `engine_failed` when time is over, or what the engine threw.
 */
export async function* runBuiltIn<Result>(
  engine: BuiltInEngine<never, Result>,
  input: unknown,
  context: RunContext,
  limitMs = BUILT_IN_LIMIT_MS,
): AsyncGenerator<Progress, BuiltInOutcome<Result> | null, undefined> {
  const work = new AbortController();
  const { promise: over, resolve, reject } = Promise.withResolvers<"stopped">();
  over.catch(() => {});
  const stop = () => resolve("stopped");
  const timer = setTimeout(
    () => reject(new RefusalError("engine_failed", { cause: new Error(`no result in ${limitMs} ms`) })),
    limitMs,
  );
  if (context.signal.aborted) stop();
  else context.signal.addEventListener("abort", stop, { once: true });
  try {
    if (context.signal.aborted) return null;
    const answer = engine(input as never, { ...context, signal: work.signal });
    if (!isGenerator(answer)) {
      const outcome = await Promise.race([answer, over]);
      return outcome === "stopped" ? null : outcome;
    }
    for (let shown = 0; ;) {
      const step = await Promise.race([answer.next(), over]);
      if (step === "stopped") return null;
      if (step.done) return step.value;
      shown = clamp(step.value.value, shown);
      yield { value: shown, label: step.value.label };
    }
  } finally {
    clearTimeout(timer);
    context.signal.removeEventListener("abort", stop);
    work.abort(new RefusalError("engine_failed"));
  }
}

function isGenerator<Result>(
  answer: ReturnType<BuiltInEngine<never, Result>>,
): answer is AsyncGenerator<Progress, BuiltInOutcome<Result>, undefined> {
  return Symbol.asyncIterator in answer;
}

/** The same for a caller that wants the outcome alone. */
export async function finishBuiltIn<Result>(
  steps: AsyncGenerator<Progress, BuiltInOutcome<Result> | null, undefined>,
  onProgress: (progress: Progress) => void = () => {},
): Promise<BuiltInOutcome<Result> | null> {
  for (;;) {
    const step = await steps.next();
    if (step.done) return step.value;
    onProgress(step.value);
  }
}
