import type { Language } from "#i18n/language.ts";
import type { ToolSlug } from "#tools/tool.ts";
import { aiDetectorAr } from "./ai-detector.ar.ts";
import { aiDetectorEn } from "./ai-detector.en.ts";
import { aiHumanizerAr } from "./ai-humanizer.ar.ts";
import { aiHumanizerEn } from "./ai-humanizer.en.ts";
import { imagePromptAr } from "./image-prompt.ar.ts";
import { imagePromptEn } from "./image-prompt.en.ts";
import { imageToPromptAr } from "./image-to-prompt.ar.ts";
import { imageToPromptEn } from "./image-to-prompt.en.ts";
import { imageToTextAr } from "./image-to-text.ar.ts";
import { imageToTextEn } from "./image-to-text.en.ts";
import { promptCheckerAr } from "./prompt-checker.ar.ts";
import { promptCheckerEn } from "./prompt-checker.en.ts";
import { promptGenerateAr } from "./prompt-generate.ar.ts";
import { promptGenerateEn } from "./prompt-generate.en.ts";
import { videoPromptAr } from "./video-prompt.ar.ts";
import { videoPromptEn } from "./video-prompt.en.ts";

/** Version 1 of every tool's system prompt, written in each language by itself; the administrator's later versions are stored. */
export const SYSTEM_PROMPTS: Record<ToolSlug, Record<Language, string>> = {
  "prompt-generate": { ar: promptGenerateAr, en: promptGenerateEn },
  "prompt-checker": { ar: promptCheckerAr, en: promptCheckerEn },
  "ai-detector": { ar: aiDetectorAr, en: aiDetectorEn },
  "ai-humanizer": { ar: aiHumanizerAr, en: aiHumanizerEn },
  "image-prompt": { ar: imagePromptAr, en: imagePromptEn },
  "image-to-prompt": { ar: imageToPromptAr, en: imageToPromptEn },
  "image-to-text": { ar: imageToTextAr, en: imageToTextEn },
  "video-prompt": { ar: videoPromptAr, en: videoPromptEn },
};
