import { expect, test } from "vitest";
import { SUBJECT_SLOT, withSubject } from "./subject-slot.ts";

const PROMPT = `${SUBJECT_SLOT}, warm tones, palette of ochre`;

test.each([
  ["hills at sunset", "hills at sunset, warm tones, palette of ochre"],
  ["  تلال  وقت الغروب ", "«تلال وقت الغروب», warm tones, palette of ochre"],
  ["«تلال»", "«تلال», warm tones, palette of ochre"],
  ["price $& and $1", "price $& and $1, warm tones, palette of ochre"],
])("the subject %j enters the prompt to the letter", (subject, prompt) => {
  expect(withSubject(PROMPT, subject)).toBe(prompt);
});

test("without a subject its place stays", () => {
  expect(withSubject(PROMPT, "  ")).toBe(PROMPT);
});

test("a prompt without such a place stays as it is", () => {
  expect(withSubject("a fox, [asleep]", "hills")).toBe("a fox, [asleep]");
});
