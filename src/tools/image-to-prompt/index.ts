import { registerTool } from "#tools/register-tool.ts";
import { imageToPromptMessages } from "./messages.ts";
import { imageToPromptRunner } from "./run.ts";
import { imageToPromptAr } from "./system-prompt.ar.ts";
import { imageToPromptEn } from "./system-prompt.en.ts";
import { imageToPrompt } from "./tool.ts";

export const imageToPromptTool = registerTool({
  declaration: imageToPrompt,
  runner: imageToPromptRunner,
  messages: imageToPromptMessages,
  systemPrompts: { ar: imageToPromptAr, en: imageToPromptEn },
  samples: { ar: [], en: [] },
});
