import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { finishBuiltIn, runBuiltIn } from "#tools/pipeline/built-in/run-built-in.ts";
import { threadRunner } from "#tools/pipeline/built-in/thread-runner.ts";
import { REGISTRATIONS, runnerOf, TOOL_SLUGS, TOOLS, type ToolSlug } from "#tools/index.ts";
import { LANGUAGES, type Language } from "#i18n/language.ts";
import { createPorts, type OpenPorts } from "#workers/ports.ts";

/** Short texts run beside everything else, longer ones in threads; the third is the longest a tool takes. */
const LENGTHS = [300, 1_000, 20_000];
const ROUNDS = 5;
const LIMIT_MS = 50;

/**
 * The longest time that one run of a built-in engine keeps everybody else waiting, in ms, in the process that takes
 * requests: its first run of a process, and the median of later ones. Tools that need a picture are left out; their work
 * is done in threads whatever its size.
 */
export async function run(): Promise<{ table: string[][]; json: object }> {
  const ports = createPorts();
  const rows: { tool: ToolSlug; lang: Language; length: number; first: number; later: number }[] = [];
  for (const tool of TOOL_SLUGS.filter((slug) => !TOOLS[slug].file?.required))
    for (const lang of LANGUAGES)
      for (const length of LENGTHS) {
        const input = inputOf(tool, lang, length);
        if (input === null) continue;
        const held: number[] = [];
        for (let round = 0; round <= ROUNDS; round++) held.push(await holdOf(ports, tool, lang, input));
        rows.push({ tool, lang, length, first: held[0] ?? 0, later: medianOf(held.slice(1)) });
      }
  await ports.close();
  return {
    table: [
      ["tool", "language", "characters", "first run, ms", "later, ms", `limit ${LIMIT_MS} ms`],
      ...rows.map(({ tool, lang, length, first, later }) => [
        tool,
        lang,
        String(length),
        first.toFixed(0),
        later.toFixed(0),
        later <= LIMIT_MS ? "ok" : "OVER",
      ]),
    ],
    json: { limitMs: LIMIT_MS, over: rows.filter(({ later }) => later > LIMIT_MS).length, rows },
  };
}

/** The tool's own sample said again and again up to `length`, or null where the tool takes no text that long. */
function inputOf(tool: ToolSlug, lang: Language, length: number): unknown {
  const sample = REGISTRATIONS[tool].samples[lang].join("\n\n");
  const text = `${sample}\n\n`.repeat(Math.ceil(length / sample.length)).slice(0, length);
  const parsed = TOOLS[tool].input.safeParse({ text });
  return parsed.success ? parsed.data : null;
}

async function holdOf(ports: OpenPorts, tool: ToolSlug, lang: Language, input: unknown): Promise<number> {
  const { builtIn } = threadRunner(ports.engines, tool, runnerOf(tool), input);
  if (!builtIn) return 0;
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await sleep(20);
  delay.reset();
  // What follows a reset at once is not counted: the first tick only sets the clock.
  await sleep(5);
  const started = performance.now();
  await finishBuiltIn(runBuiltIn(builtIn as never, input, { lang, signal: new AbortController().signal, ports }));
  await sleep(5);
  delay.disable();
  return Math.min(delay.max / 1e6, performance.now() - started);
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
