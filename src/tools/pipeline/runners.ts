import { aiHumanizerRunner } from "#tools/ai-humanizer/run.ts";
import { promptCheckerRunner } from "#tools/prompt-checker/run.ts";
import { promptGenerateRunner } from "#tools/prompt-generate/run.ts";
import type { Runner, RunnerOf } from "#tools/runner.ts";
import type { TOOLS } from "#tools/index.ts";
import type { ToolSlug } from "#tools/tool.ts";

/** What makes each tool's result; a missing line does not compile. An empty runner: the tool has no engine yet and says so. */
export const RUNNERS: { [S in ToolSlug]: RunnerOf<(typeof TOOLS)[S]> } = {
  "prompt-generate": promptGenerateRunner,
  "prompt-checker": promptCheckerRunner,
  "ai-detector": {},
  "ai-humanizer": aiHumanizerRunner,
  "image-prompt": {},
  "image-to-prompt": {},
  "image-to-text": {},
  "video-prompt": {},
};

/** A tool's runner, with its own types hidden: the pipeline hands it what the tool's own schema parsed. */
export function runnerOf(slug: ToolSlug): Runner<unknown, unknown> {
  return RUNNERS[slug] as Runner<unknown, unknown>;
}
