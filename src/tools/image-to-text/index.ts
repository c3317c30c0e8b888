import { registerTool } from "#tools/register-tool.ts";
import { systemPromptsOf } from "#tools/system-prompts.ts";
import { imageToTextMessages } from "./messages.ts";
import { imageToTextRunner } from "./run.ts";
import { imageToText } from "./tool.ts";

export const imageToTextTool = registerTool({
  declaration: imageToText,
  runner: imageToTextRunner,
  messages: imageToTextMessages,
  systemPrompts: systemPromptsOf("image-to-text"),
  samples: { ar: [], en: [] },
});
