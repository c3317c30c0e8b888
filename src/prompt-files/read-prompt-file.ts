import { type Json, type JsonObject, objectOf } from "#engines/image-metadata/json-values.ts";
import { detectLanguage } from "#engines/text/language.ts";
import { shortTitle } from "#engines/text/short-title.ts";
import { cardInPng, isCharacterCard, readCharacterCard } from "./formats/character-card.ts";
import { entriesOf, readLibrechat, readOpenai, readOpenWebui, readOwn } from "./formats/json-lists.ts";
import { readPromptfoo } from "./formats/promptfoo.ts";
import { readDotprompt, readPrompty } from "./formats/template-files.ts";
import {
  type FileReading,
  type FormatReading,
  type FoundPrompt,
  LOSSES,
  MOST_CONTENT_LETTERS,
  MOST_FILE_BYTES,
  MOST_TITLE_LETTERS,
  PromptFileError,
} from "./prompt-file.ts";
import { readYaml } from "./read-yaml.ts";

/**
 * The prompts of another program's file, recognised by its name and its shape. Never throws: a file that cannot be read gives its fault.
 * `most` is how many prompts one file may hold.
 */
export function readPromptFile(name: string, bytes: Uint8Array, most: number): FileReading {
  try {
    if (bytes.length > MOST_FILE_BYTES) throw new PromptFileError("tooLarge");
    return fitted(recognised(name, bytes), most);
  } catch (error) {
    if (error instanceof PromptFileError) return { ok: false, fault: error.fault };
    return { ok: false, fault: error instanceof RangeError ? "tooDeep" : "broken" };
  }
}

function recognised(name: string, bytes: Uint8Array): FormatReading {
  if (bytes[0] === 0x89 && bytes[1] === 0x50) return readCharacterCard(cardInPng(bytes));
  const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  const [, bare = name, ending = ""] = name.match(/^(.*?)\.([^.]+)$/s) ?? [];
  switch (ending.toLowerCase()) {
    case "prompt":
      return readDotprompt(text, bare);
    case "prompty":
      return readPrompty(text, bare);
    case "yaml":
    case "yml":
      return readConfig(objectOf(readYaml(text)));
    case "json":
      return readJson(JSON.parse(text) as Json);
    default:
      throw new PromptFileError("unknown");
  }
}

function readConfig(config: JsonObject | null): FormatReading {
  if (config?.prompts === undefined) throw new PromptFileError("unknown");
  return readPromptfoo(config);
}

function readJson(value: Json): FormatReading {
  const whole = objectOf(value);
  if (whole && isCharacterCard(whole)) return readCharacterCard(whole);
  if (whole?.prompts !== undefined && whole.productionPrompt === undefined && whole.endpoint === undefined) {
    return readPromptfoo(whole);
  }
  const entries = entriesOf(value);
  const first = entries[0];
  if (!first) throw new PromptFileError(Array.isArray(value) && value.length === 0 ? "noPrompts" : "unknown");
  if (typeof first.content === "string") {
    if (typeof first.command === "string") return readOpenWebui(entries);
    if (typeof first.title === "string") return readOwn(entries);
  }
  if (isLibrechat(first)) return readLibrechat(entries);
  if (isOpenai(first)) return readOpenai(entries);
  throw new PromptFileError("unknown");
}

function isLibrechat(entry: JsonObject): boolean {
  if (objectOf(entry.productionPrompt) ?? objectOf(entry.group)) return true;
  return entry.presetId !== undefined || (entry.endpoint !== undefined && entry.promptPrefix !== undefined);
}

function isOpenai(entry: JsonObject): boolean {
  const prompt = objectOf(entry.prompt) ?? entry;
  if (typeof prompt.id === "string" && prompt.id.startsWith("pmpt_")) return true;
  return typeof prompt.instructions === "string" || Array.isArray(prompt.messages) || Array.isArray(prompt.input);
}

function fitted({ format, prompts, losses }: FormatReading, most: number): FileReading {
  const written = prompts.filter(({ content }) => content.trim() !== "");
  // A reference to another file is named as such, so that nobody looks for the fault in this one.
  if (written.length === 0 && !losses.includes("elsewhere")) throw new PromptFileError("noPrompts");
  if (written.length > most) throw new PromptFileError("tooMany");
  const found = written.map(({ title, content, tags = [], lang }): FoundPrompt => ({
    title: title.trim().slice(0, MOST_TITLE_LETTERS).trim() || shortTitle(content),
    content: content.trim(),
    tags: tags.slice(0, 10).map((tag) => tag.slice(0, 40)),
    lang: lang ?? (detectLanguage(content) === "ar" ? "ar" : "en"),
  }));
  return {
    ok: true,
    format,
    prompts: found.filter(({ content }) => content.length <= MOST_CONTENT_LETTERS),
    losses: LOSSES.filter((loss) => losses.includes(loss)),
    tooLong: found.filter(({ content }) => content.length > MOST_CONTENT_LETTERS).map(({ title }) => title),
  };
}
