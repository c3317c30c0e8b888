import { type Json, type JsonObject, listOf, objectOf, stringOf } from "#engines/image-metadata/json-values.ts";
import { messagesOf } from "../messages-of.ts";
import type { FormatReading, Loss, RawPrompt } from "../prompt-file.ts";
import { tidyBlanks } from "../tidy-blanks.ts";
import { contentOf, type Turn } from "../turns.ts";

/** The entries of a file: a list, one object, or a list under a name that programs use. */
export function entriesOf(value: Json): JsonObject[] {
  const whole = objectOf(value);
  const list = whole ? [whole.data, whole.promptGroups, whole.items].find(Array.isArray) : value;
  const entries = listOf(list as Json | undefined)
    .map(objectOf)
    .filter((entry) => entry !== null);
  return whole && entries.length === 0 ? [whole] : entries;
}

function tagsOf(value: Json | undefined): string[] {
  return listOf(value).flatMap((each) => stringOf(each) ?? stringOf(objectOf(each)?.name) ?? []);
}

/** Our own file, as the page and the API give it. */
export function readOwn(entries: readonly JsonObject[]): FormatReading {
  const prompts = entries.map((entry) => ({
    title: stringOf(entry.title) ?? "",
    content: stringOf(entry.content) ?? "",
    tags: tagsOf(entry.tags),
    ...(entry.lang === "ar" || entry.lang === "en" ? { lang: entry.lang as "ar" | "en" } : {}),
  }));
  return { format: "siyagha", prompts, losses: [] };
}

/** Open WebUI: `command`, `content`, and `title` in older versions or `name` in newer ones. */
export function readOpenWebui(entries: readonly JsonObject[]): FormatReading {
  const losses: Loss[] = [];
  const prompts = entries.map((entry): RawPrompt => {
    const command = (stringOf(entry.command) ?? "").replace(/^\//, "");
    return {
      title: stringOf(entry.title) || stringOf(entry.name) || command,
      content: tidyBlanks(stringOf(entry.content) ?? "", "plain", losses),
      tags: tagsOf(entry.tags ?? objectOf(entry.meta)?.tags),
    };
  });
  return { format: "openWebui", prompts, losses };
}

/** LibreChat: groups of prompts, a group as it is sent to be made, and presets with their instructions. */
export function readLibrechat(entries: readonly JsonObject[]): FormatReading {
  const losses: Loss[] = [];
  const prompts = entries.map((entry): RawPrompt => {
    const group = objectOf(entry.group) ?? entry;
    const prompt = objectOf(entry.productionPrompt) ?? objectOf(entry.prompt) ?? objectOf(listOf(entry.prompts)[0]);
    const instructions = [entry.promptPrefix, entry.system, entry.instructions].find((text) => stringOf(text));
    if (entry.endpoint !== undefined || entry.model !== undefined) losses.push("model");
    if (listOf(entry.tools).length > 0) losses.push("tools");
    if (listOf(entry.examples).length > 0) losses.push("tests");
    const category = stringOf(group.category);
    return {
      title: stringOf(group.name) || stringOf(group.title) || stringOf(entry.modelLabel) || "",
      content: tidyBlanks(stringOf(prompt?.prompt) ?? stringOf(instructions) ?? "", "choices", losses),
      tags: category ? [category] : [],
    };
  });
  return { format: "librechat", prompts, losses };
}

/** OpenAI's stored prompts: instructions, then messages; a bare reference by its id has no text. */
export function readOpenai(entries: readonly JsonObject[]): FormatReading {
  const losses: Loss[] = [];
  const prompts = entries.map((entry): RawPrompt => {
    const prompt = objectOf(entry.prompt) ?? entry;
    const instructions = stringOf(prompt.instructions);
    const turns: Turn[] = [
      ...(instructions ? [{ role: "system" as const, text: tidyBlanks(instructions, "plain", losses) }] : []),
      ...messagesOf(prompt.messages ?? prompt.input, "plain", losses),
    ];
    if (typeof prompt.input === "string") turns.push({ role: "user", text: tidyBlanks(prompt.input, "plain", losses) });
    if (["model", "temperature", "top_p", "reasoning"].some((key) => prompt[key] !== undefined)) losses.push("model");
    if (listOf(prompt.tools).length > 0) losses.push("tools");
    if (objectOf(prompt.text)?.format !== undefined || prompt.response_format !== undefined) losses.push("output");
    if (hasValues(prompt.variables)) losses.push("values");
    return { title: stringOf(prompt.name) || stringOf(prompt.title) || "", content: contentOf(turns) };
  });
  return { format: "openai", prompts, losses };
}

/** Whether variables come with values to lose: names alone are in the text as blanks. */
function hasValues(variables: Json | undefined): boolean {
  const held = Array.isArray(variables) ? variables : Object.values(objectOf(variables) ?? {});
  return held.some((value) => {
    const variable = objectOf(value);
    if (variable) return [variable.default, variable.value, variable.text].some((each) => Boolean(each));
    return !Array.isArray(variables) && Boolean(value);
  });
}
