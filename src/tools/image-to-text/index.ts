import { registerTool } from "#tools/register-tool.ts";
import { imageToTextMessages } from "./messages.ts";
import { imageToTextRunner } from "./run.ts";
import { imageToTextAr } from "./system-prompt.ar.ts";
import { imageToTextEn } from "./system-prompt.en.ts";
import { imageToText } from "./tool.ts";

export const imageToTextTool = registerTool({
  declaration: imageToText,
  runner: imageToTextRunner,
  messages: imageToTextMessages,
  systemPrompts: { ar: imageToTextAr, en: imageToTextEn },
  samples: { ar: [], en: [] },
});
