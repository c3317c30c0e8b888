import type { RunnerOf } from "#tools/runner.ts";
import type { imageToPrompt } from "#tools/image-to-prompt/tool.ts";

/** What a run of the tool is given. */
export type ImageToPromptInput = Parameters<NonNullable<RunnerOf<typeof imageToPrompt>["builtIn"]>>[0];
