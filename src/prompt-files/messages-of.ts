import { type Json, listOf, objectOf, stringOf } from "#engines/image-metadata/json-values.ts";
import { type BlankDialect, tidyBlanks } from "./tidy-blanks.ts";
import type { Loss } from "./prompt-file.ts";
import { roleOf, type Turn } from "./turns.ts";

/** Messages as OpenAI's API and its followers write them: a role, and a text or a list of parts. Pictures and tool calls go. */
export function messagesOf(value: Json | undefined, dialect: BlankDialect, losses: Loss[]): Turn[] {
  return listOf(value).flatMap((each) => {
    const message = objectOf(each);
    const role = roleOf(stringOf(message?.role) ?? "");
    if (!message || !role) {
      if (message) losses.push("tools");
      return [];
    }
    return [{ role, text: tidyBlanks(textOf(message.content, losses), dialect, losses) }];
  });
}

function textOf(content: Json | undefined, losses: Loss[]): string {
  if (typeof content === "string") return content;
  return listOf(content)
    .map((part) => {
      const text = stringOf(part) ?? stringOf(objectOf(part)?.text);
      if (text === undefined) losses.push("media");
      return text ?? "";
    })
    .join("\n");
}
