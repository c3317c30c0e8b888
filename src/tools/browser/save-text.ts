import { callApi } from "#browser/call-api.ts";
import type { Language } from "#i18n/language.ts";

/** Keeps a text among the user's saved prompts, named by its first words unless it has a title; says when that needs another package. */
export async function saveText(prompt: {
  title?: string;
  content: string;
  tool: string;
  lang: Language;
}): Promise<"saved" | "plan_required" | "failed"> {
  const answer = await callApi(prompt.lang, "POST", "/saved", { ...prompt, tags: [] });
  if (answer.ok) return "saved";
  return answer.fault.code === "plan_required" ? "plan_required" : "failed";
}
