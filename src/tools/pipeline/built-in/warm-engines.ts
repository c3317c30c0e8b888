import { setTimeout as sleep } from "node:timers/promises";
import type { Deps } from "#platform/deps.ts";
import { LANGUAGES } from "#i18n/language.ts";
import { REGISTRATIONS, runnerOf, TOOL_SLUGS, TOOLS } from "#tools/index.ts";
import { finishBuiltIn, runBuiltIn } from "./run-built-in.ts";

/**
 * Runs each built-in engine once on a sample of its own. Engines prepare their word lists at first use, which would hold
 * up the first person; here it happens before anybody waits, one engine at a time.
 */
export async function warmEngines({ ports, log }: Pick<Deps, "ports" | "log">): Promise<void> {
  const { signal } = new AbortController();
  for (const slug of TOOL_SLUGS)
    for (const lang of LANGUAGES) {
      const [text] = REGISTRATIONS[slug].samples[lang];
      const { builtIn } = runnerOf(slug);
      const input = TOOLS[slug].input.safeParse({ text });
      if (!builtIn || !input.success || TOOLS[slug].file?.required) continue;
      await sleep(20);
      await finishBuiltIn(runBuiltIn(builtIn, input.data, { lang, signal, ports })).catch((error: unknown) =>
        log.warn({ tool: slug, error }, "engine not warmed"),
      );
    }
}
