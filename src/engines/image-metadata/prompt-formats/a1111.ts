import { type EmbeddedPrompt, paramsOf } from "#engines/image-metadata/embedded-prompt.ts";

const LAST_LINE = /^Steps: \d+, (Sampler|Schedule type|CFG scale|Seed|Size|Model)/u;
/** Sites leave the steps away; then three settings must follow each other. */
const SITE_LINE =
  /^(?:(?:CFG scale|Sampler|Seed|Size|Clip skip|Created Date|Model hash|Model): [^,]{1,80}, ){2,}\w[\w ]{1,30}: /u;
const LONGEST_SETTINGS = 20_000;
const NEGATIVE = "Negative prompt:";
/** A value is a quoted JSON string, which may hold commas, or goes up to the next comma. */
const PAIR = /\s*([\w/ .-]+):\s*("(?:\\.|[^\\"])*"|[^,]*)(?:,|$)/gu;
const NAMES: Record<string, string> = {
  Steps: "steps",
  Sampler: "sampler",
  "Schedule type": "scheduler",
  "CFG scale": "cfgScale",
  Seed: "seed",
  Size: "size",
  Model: "model",
  "Clip skip": "clipSkip",
  Version: "version",
  "Denoising strength": "denoisingStrength",
};

/** The text of Automatic1111, Forge and their like; null for a text whose last line is no such line of settings. */
export function readA1111(text: string): EmbeddedPrompt | null {
  const lines = text.trim().split(/\r?\n/u);
  const settings = lines.findLastIndex((line) => LAST_LINE.test(line) || SITE_LINE.test(line));
  if (settings < 0) return null;
  const body = lines.slice(0, settings);
  const negativeAt = body.findIndex((line) => line.startsWith(NEGATIVE));
  const prompt = body
    .slice(0, negativeAt < 0 ? undefined : negativeAt)
    .join("\n")
    .trim();
  const negative = negativeAt < 0 ? "" : body.slice(negativeAt).join("\n").slice(NEGATIVE.length).trim();
  const found: Record<string, string> = {};
  for (const [, name = "", value = ""] of lines.slice(settings).join(", ").slice(0, LONGEST_SETTINGS).matchAll(PAIR)) {
    const key = NAMES[name.trim()];
    if (key) found[key] ??= unquoted(value.trim());
  }
  return { generator: "a1111", prompt, negative, params: paramsOf(found), loras: lorasIn(prompt) };
}

export function lorasIn(prompt: string): string[] {
  return [...prompt.matchAll(/<lora:([^:>]+)/gu)].map((match) => match[1] ?? "");
}

function unquoted(value: string): string {
  try {
    return value.startsWith('"') ? String(JSON.parse(value)) : value;
  } catch {
    return value;
  }
}
