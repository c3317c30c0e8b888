import type { RunContext, Runner } from "#tools/runner.ts";
import { serveJobs } from "./serve-jobs.ts";

/** A tool's own half, named with what it is given. */
interface EngineJob {
  slug: string;
  lang: RunContext["lang"];
  input: unknown;
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
  parse: async ({ slug, lang, input, reply, evidence }: EngineJob & { reply: unknown; evidence: unknown }) => {
    const { viaModel } = await runnerOf(slug);
    return viaModel?.parse(reply, input, { lang, evidence });
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
