import type { RunContext, Runner, WovenAnswer } from "#tools/runner.ts";
import { serveJobs } from "./serve-jobs.ts";

/** A tool's own half, named with what it is given. */
interface EngineJob {
  slug: string;
  lang: RunContext["lang"];
  input: unknown;
}

/** What a model answered, with what its request had found out and what it was to weave in. */
interface Reply {
  reply: unknown;
  evidence: unknown;
  woven: WovenAnswer | undefined;
}

serveJobs({
  builtIn: async ({ slug, lang, input }: EngineJob) => {
    const { builtIn } = await runnerOf(slug);
    return builtIn?.(input, contextOf(lang));
  },
  request: async ({ slug, lang, input }: EngineJob) => {
    const { viaModel } = await runnerOf(slug);
    return viaModel?.request(input, contextOf(lang));
  },
  parse: async ({ slug, lang, input, reply, evidence, woven }: EngineJob & Reply) => {
    const { viaModel } = await runnerOf(slug);
    return viaModel?.parse(reply, input, { lang, evidence, woven });
  },
});

/** A thread loads the engines of the tools it is asked for, and no others. */
async function runnerOf(slug: string): Promise<Runner<unknown, unknown>> {
  const folder = (await import(`../tools/${slug}/index.ts`)) as Record<string, { runner?: Runner<unknown, unknown> }>;
  const runner = Object.values(folder)[0]?.runner;
  if (!runner) throw new Error(`${slug} has no engine`);
  return runner;
}

/** Engines that run here use no ports and stop with their thread. */
function contextOf(lang: RunContext["lang"]): RunContext {
  return { lang, signal: new AbortController().signal, ports: {} as RunContext["ports"] };
}
