import type { Language } from "#i18n/language.ts";
import { cleanText } from "#engines/text/clean.ts";

/** What the product knows of a tool when one of its features is made. */
export interface FeatureTool {
  slug: string;
  featureType: "text" | "image" | "video" | "checker" | "humanizer" | "detector" | "converter";
  limits: { perDay: number; perMonth: number };
}

/** Form defaults of the back office. */
export const DEFAULT_LIMITS = { perDay: 30, perMonth: 500 } as const;
export const DEFAULT_PROVIDER = {
  providerName: "deepseek",
  modelName: "deepseek-chat",
  apiKeyName: "DEEPSEEK_API_KEY",
} as const;

/** The name in the place of a key's variable: a server on one's own machine has none. */
export const LOCAL_KEY_NAME = "LOCAL";

const PROMPT_MAX = 40_000;

/** A feature's name is `<slug>-<ar|en>` of one of the tools: the tool and language it names, else null. */
export function featureNamed(
  name: string,
  tools: readonly FeatureTool[],
): { tool: FeatureTool; language: Language } | null {
  const match = name.match(/^(.+)-(ar|en)$/);
  const tool = tools.find((one) => one.slug === match?.[1]);
  return tool ? { tool, language: match?.[2] as Language } : null;
}

export type PromptFault = "required" | "too_long" | "prompt_needs_options" | "prompt_has_user_input";

/** A stored prompt as it is kept, or why it is refused: the user's text is never inside the instructions. */
export function checkPromptContent(content: string): { content: string } | { fault: PromptFault } {
  const cleaned = cleanText(content).trim();
  if (cleaned === "") return { fault: "required" };
  if (cleaned.length > PROMPT_MAX) return { fault: "too_long" };
  if (/\{\{\s*user_input\s*\}\}/.test(cleaned)) return { fault: "prompt_has_user_input" };
  return cleaned.includes("{{options}}") ? { content: cleaned } : { fault: "prompt_needs_options" };
}
