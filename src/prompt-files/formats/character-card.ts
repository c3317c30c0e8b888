import { readContainer } from "#engines/image-metadata/containers.ts";
import { type Json, type JsonObject, listOf, objectOf, stringOf } from "#engines/image-metadata/json-values.ts";
import { detectLanguage } from "#engines/text/language.ts";
import { type FormatReading, type Loss, PromptFileError } from "../prompt-file.ts";
import { tidyBlanks } from "../tidy-blanks.ts";

/** The headings inside the prompt, in the card's own language. */
const HEADINGS = {
  ar: { personality: "الطباع", scenario: "الموقف", example: "مثال من الحوار", opening: "أول رسالة" },
  en: { personality: "Personality", scenario: "Scenario", example: "Example dialogue", opening: "First message" },
} as const;

/** Whether a file's values are a card of the first, second or third version. */
export function isCharacterCard(value: JsonObject): boolean {
  if (stringOf(value.spec)?.startsWith("chara_card_")) return objectOf(value.data) !== null;
  return ["name", "description", "first_mes"].every((key) => typeof value[key] === "string");
}

/** SillyTavern's character card as one prompt; the character's name takes the place of `{{char}}`. */
export function readCharacterCard(card: JsonObject): FormatReading {
  const data = objectOf(card.data) ?? card;
  const losses: Loss[] = [];
  const field = (key: string) => (stringOf(data[key]) ?? "").trim();
  const name = field("name");
  const words = HEADINGS[detectLanguage(`${name} ${field("description")} ${field("scenario")}`) === "ar" ? "ar" : "en"];
  const titled = (heading: string, text: string) => (text === "" ? "" : `${heading}:\n${text}`);
  const sections = [
    field("system_prompt")
      .replaceAll(/\{\{original\}\}/gi, "")
      .trim(),
    field("description"),
    titled(words.personality, field("personality")),
    titled(words.scenario, field("scenario")),
    titled(words.example, field("mes_example")),
    titled(words.opening, field("first_mes")),
    field("post_history_instructions")
      .replaceAll(/\{\{original\}\}/gi, "")
      .trim(),
  ].filter((text) => text !== "");
  if (listOf(objectOf(data.character_book)?.entries).length > 0) losses.push("worldBook");
  if (listOf(data.alternate_greetings).length > 0) losses.push("greetings");
  const text = sections
    .join("\n\n")
    .replaceAll(/\{\{char\}\}|<BOT>/gi, () => name)
    .replaceAll(/\{\{user\}\}|<USER>/gi, "{{user}}");
  if (text.includes("{{user}}")) losses.push("automatic");
  const tags = listOf(data.tags).flatMap((tag) => stringOf(tag) ?? []);
  return {
    format: "characterCard",
    prompts: [{ title: name, content: tidyBlanks(text, "plain", losses), tags }],
    losses,
  };
}

/** The card inside a PNG: a text chunk in base64, the third version's before the second's. Throws `PromptFileError`. */
export function cardInPng(bytes: Uint8Array): JsonObject {
  const { texts } = readContainer(bytes);
  const chunk = ["ccv3", "chara"].flatMap((keyword) => texts.find((each) => each.keyword === keyword) ?? [])[0];
  if (!chunk) throw new PromptFileError("unknown");
  try {
    const packed = Uint8Array.from(atob(chunk.text.trim()), (letter) => letter.charCodeAt(0));
    const card = objectOf(JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(packed)) as Json);
    if (card && isCharacterCard(card)) return card;
  } catch {
    throw new PromptFileError("broken");
  }
  throw new PromptFileError("unknown");
}
