import type { StoredRun } from "#domain/runs/stored-run.ts";
import type { Language } from "#i18n/language.ts";
import type { Deps } from "#platform/deps.ts";
import { isToolSlug, mainTextOf, runnerOf, TOOLS } from "#tools/index.ts";
import type { Envelope } from "#tools/tool.ts";
import { finishBuiltIn, runBuiltIn } from "./built-in/run-built-in.ts";
import { threadRunner } from "./built-in/thread-runner.ts";
import { isPipelineWarning, warningOf } from "./warnings.ts";

const LIMIT_MS = 5_000;

/**
 * A finished run's envelope for a reader of the other language. Rules say the same in both, so a built-in result is made again from the
 * stored input: free, and nothing is stored. Where that does not give the text that the person has seen, such as after a change
 * of the rules, and for what a model wrote, only the pipeline's own warnings change their language.
 */
export async function envelopeIn(
  deps: Pick<Deps, "ports" | "log">,
  run: Pick<StoredRun, "tool" | "lang" | "input" | "versions">,
  envelope: Envelope,
  language: Language,
): Promise<Envelope> {
  if (run.lang === language) return envelope;
  const warnings = envelope.warnings.map((one) => (isPipelineWarning(one.code) ? warningOf(one.code, language) : one));
  const said = { ...envelope, warnings };
  if (envelope.engine !== "builtin" || run.versions !== null || !isToolSlug(run.tool)) return said;
  const { tool } = run;
  const runner = runnerOf(tool);
  const input = TOOLS[tool].input.safeParse(run.input);
  if (!input.success || runner.builtIn === undefined || TOOLS[tool].file?.required) return said;
  try {
    const signal = new AbortController().signal;
    const { builtIn } = threadRunner(deps.ports.engines, tool, runner, input.data);
    if (!builtIn) return said;
    const steps = runBuiltIn(builtIn, input.data, { lang: language, signal, ports: deps.ports }, LIMIT_MS);
    const again = await finishBuiltIn(steps);
    if (!again || mainTextOf(tool, again.result) !== mainTextOf(tool, envelope.result)) return said;
    const own = new Set(envelope.warnings.map(({ code }) => code));
    return {
      ...said,
      result: again.result,
      warnings: [
        ...warnings.filter(({ code }) => isPipelineWarning(code)),
        ...again.warnings.filter(({ code }) => own.has(code)),
      ],
    };
  } catch (error) {
    deps.log.warn({ error, tool }, "a result was not said in the reader's language");
    return said;
  }
}
