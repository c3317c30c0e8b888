import { registerTool } from "#tools/register-tool.ts";
import { systemPromptsOf } from "#tools/system-prompts.ts";
import { imagePromptMessages } from "./messages.ts";
import { imagePromptRunner } from "./run.ts";
import { imagePrompt } from "./tool.ts";

export const imagePromptTool = registerTool({
  declaration: imagePrompt,
  runner: imagePromptRunner,
  messages: imagePromptMessages,
  systemPrompts: systemPromptsOf("image-prompt"),
  samples: {
    ar: ["مقهى قديم في دمشق وقت الغروب", "قطة", "شعار محل ورد اسمه «ياسمين» بلا أشخاص، خلفية بيضاء"],
    en: [
      "an old coffee house in Damascus at sunset",
      "a cat",
      "a logo for a flower shop called Yasmin, no people, white background",
    ],
  },
});
