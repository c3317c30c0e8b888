import { registerTool } from "#tools/register-tool.ts";
import { systemPromptsOf } from "#tools/system-prompts.ts";
import { videoPromptMessages } from "./messages.ts";
import { videoPromptRunner } from "./run.ts";
import { videoPrompt } from "./tool.ts";

export const videoPromptTool = registerTool({
  declaration: videoPrompt,
  runner: videoPromptRunner,
  messages: videoPromptMessages,
  systemPrompts: systemPromptsOf("video-prompt"),
  samples: {
    ar: ["طائرة ورقية فوق شاطئ جدة، طفل يركض وراءها", "مطر", "امرأة تفتح رسالة وتقول: وصلت أخيرًا، ثم تبتسم، لقطتان"],
    en: [
      "a kite over the beach in Jeddah and a child running after it",
      "rain",
      "a woman opens a letter, says: it came at last, and smiles, two shots",
    ],
  },
});
