import { aiDetector } from "./ai-detector/tool.ts";
import { aiHumanizer } from "./ai-humanizer/tool.ts";
import { imagePrompt } from "./image-prompt/tool.ts";
import { imageToPrompt } from "./image-to-prompt/tool.ts";
import { imageToText } from "./image-to-text/tool.ts";
import { promptChecker } from "./prompt-checker/tool.ts";
import { promptGenerate } from "./prompt-generate/tool.ts";
import type { ToolDeclaration, ToolSlug } from "./tool.ts";
import { videoPrompt } from "./video-prompt/tool.ts";

/** The eight tools by slug, in menu order. */
export const TOOLS = {
  "prompt-generate": promptGenerate,
  "prompt-checker": promptChecker,
  "ai-detector": aiDetector,
  "ai-humanizer": aiHumanizer,
  "image-prompt": imagePrompt,
  "image-to-prompt": imageToPrompt,
  "image-to-text": imageToText,
  "video-prompt": videoPrompt,
} satisfies Record<ToolSlug, ToolDeclaration>;

export function isToolSlug(value: string): value is ToolSlug {
  return Object.hasOwn(TOOLS, value);
}
