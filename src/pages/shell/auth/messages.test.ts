import { describe, expect, it } from "vitest";
import { composePrompt } from "#engines/prompt-composer/compose-prompt.ts";
import { authMessages } from "./messages.ts";

describe("the example beside the sign-in forms", () => {
  it.each(["ar", "en"] as const)("is what the built-in engine really gives (%s)", (language) => {
    const { exampleBefore, exampleAfter } = authMessages[language];
    const composed = composePrompt({
      text: exampleBefore,
      target: "any",
      detail: "short",
      outputType: "text",
      promptLanguage: "same",
      askFirst: false,
      interfaceLanguage: language,
    });
    expect(unquoted(exampleAfter)).toBe(composed.prompt);
  });
});

/** ICU messages write braces in quotes and a quote twice. */
function unquoted(message: string): string {
  return message.replace(/'(\{\{|\}\})'/g, "$1").replace(/''/g, "'");
}
