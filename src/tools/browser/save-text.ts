import type { Language } from "#i18n/language.ts";

/** Keeps a text among the user's saved prompts, named by its first words unless it has a title; says when that needs another package. */
export async function saveText(prompt: {
  title?: string;
  content: string;
  tool: string;
  lang: Language;
}): Promise<"saved" | "plan_required" | "failed"> {
  const response = await fetch(`/api/saved?lang=${prompt.lang}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...prompt, tags: [] }),
  }).catch(() => null);
  if (response?.ok) return "saved";
  const body = (await response?.json().catch(() => null)) as { error?: { code?: string } } | null;
  return body?.error?.code === "plan_required" ? "plan_required" : "failed";
}
