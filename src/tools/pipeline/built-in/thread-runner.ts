import type { EngineThreads } from "#tools/ports.ts";
import type { BuiltInOutcome, ModelReply, ModelRequest, RunContext, Runner, WovenAnswer } from "#tools/runner.ts";

/** A runner whose halves may answer later: a tool's own is one as it is. */
export interface AskedRunner {
  builtIn?: Runner<unknown, unknown>["builtIn"];
  viaModel?: {
    request(input: unknown, context: RunContext): ModelRequest | Promise<ModelRequest>;
    parse(
      reply: unknown,
      input: unknown,
      context: RunContext & { evidence?: unknown; woven?: WovenAnswer | undefined },
    ): ModelReply<unknown> | Promise<ModelReply<unknown>>;
  };
}

/** The runner as this input needs it: its own, or one that does the same work in a thread. */
export function threadRunner(
  engines: EngineThreads,
  slug: string,
  runner: Runner<unknown, unknown>,
  input: unknown,
): AskedRunner {
  if (!runner.inThread?.(input)) return runner;
  const ask = <Outcome>(half: "builtIn" | "request" | "parse", { lang, signal }: RunContext, more: object = {}) =>
    engines.run<Outcome>(half, { slug, lang, input, ...more }, { signal });
  return {
    ...(runner.builtIn ? { builtIn: (_input, context) => ask<BuiltInOutcome<unknown>>("builtIn", context) } : {}),
    ...(runner.viaModel
      ? {
          viaModel: {
            request: (_input, context) => ask<ModelRequest>("request", context),
            parse: (reply, _input, context) =>
              ask<ModelReply<unknown>>("parse", context, { reply, evidence: context.evidence, woven: context.woven }),
          },
        }
      : {}),
  };
}
