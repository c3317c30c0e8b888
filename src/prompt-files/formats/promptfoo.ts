import { type Json, type JsonObject, listOf, objectOf, stringOf } from "#engines/image-metadata/json-values.ts";
import { messagesOf } from "../messages-of.ts";
import type { FormatReading, Loss, RawPrompt } from "../prompt-file.ts";
import { tidyBlanks } from "../tidy-blanks.ts";
import { contentOf } from "../turns.ts";

/** A prompt that lies in another file, which was not brought. */
const OTHER_FILE =
  /^(?:(?:file|https?):\/\/|exec:)\S+$|^[\w./*-]{1,300}\.(?:txt|jsonl?|ya?ml|md|j2|[cm]?[jt]s|py|csv|prompt)(?::\w+)?$/;

/** promptfoo: prompts as texts, as objects with a label, or as messages in JSON; what tests them stays behind. */
export function readPromptfoo(config: JsonObject): FormatReading {
  const losses: Loss[] = [];
  if (config.providers !== undefined || config.targets !== undefined) losses.push("model");
  if (["tests", "defaultTest", "scenarios"].some((key) => config[key] !== undefined)) losses.push("tests");
  const given = typeof config.prompts === "string" ? [config.prompts] : listOf(config.prompts);
  const prompts = given.flatMap((each) => promptOf(each, losses) ?? []);
  return { format: "promptfoo", prompts, losses };
}

function promptOf(value: Json, losses: Loss[]): RawPrompt | null {
  const entry = objectOf(value);
  if (entry?.config !== undefined) losses.push("model");
  const raw = entry ? (entry.raw ?? entry.prompt ?? entry.id) : value;
  if (Array.isArray(raw)) return { title: labelOf(entry), content: contentOf(messagesOf(raw, "jinja", losses)) };
  const text = stringOf(raw)?.trim();
  if (!text) return null;
  if (OTHER_FILE.test(text)) {
    losses.push("elsewhere");
    return null;
  }
  const messages = messagesIn(text);
  const content = messages ? contentOf(messagesOf(messages, "jinja", losses)) : tidyBlanks(text, "jinja", losses);
  return { title: labelOf(entry), content };
}

function labelOf(entry: JsonObject | null): string {
  return stringOf(entry?.label) || stringOf(entry?.display) || "";
}

function messagesIn(text: string): Json[] | null {
  if (!text.startsWith("[")) return null;
  try {
    const value = JSON.parse(text) as Json;
    return Array.isArray(value) && objectOf(value[0])?.role !== undefined ? value : null;
  } catch {
    return null;
  }
}
