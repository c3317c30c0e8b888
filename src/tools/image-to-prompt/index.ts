import { registerTool } from "#tools/register-tool.ts";
import { systemPromptsOf } from "#tools/system-prompts.ts";
import { imageToPromptMessages } from "./messages.ts";
import { imageToPromptRunner } from "./run.ts";
import { imageToPrompt } from "./tool.ts";

export const imageToPromptTool = registerTool({
  declaration: imageToPrompt,
  runner: imageToPromptRunner,
  messages: imageToPromptMessages,
  systemPrompts: systemPromptsOf("image-to-prompt"),
  samples: { ar: [], en: [] },
});
