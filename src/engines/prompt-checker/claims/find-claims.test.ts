import { expect, it } from "vitest";
import { analyse } from "../find-faults.ts";
import { CLASSES, SUBJECTS } from "./claims.ts";
import { findClaim } from "./find-claims.ts";

function subjectIn(text: string): string | undefined {
  const { reading } = analyse(text, "normal").prompt;
  return findClaim(
    reading,
    reading.pieces.map(() => true),
  )?.subject;
}

it.each([
  ["pure", "Return YAML and nothing else. Underneath, add two sentences on what surprised you."],
  ["pure", "أعد ملف CSV من غير أي نص قبله أو بعده. وتحته اكتب ملاحظة عن الصفوف الناقصة."],
  ["personal", "Never ask visitors for their phone. If somebody wants a call, ask for the mobile number first."],
  ["promise", "لا تعد الزبون بأي تاريخ. طمنه أن الطرد يصل غدا."],
  ["keep", "Leave the wording exactly as it is. Replace the slang with office English."],
  ["order", "Sort it by weight, heaviest and largest first. The smallest goes at the top."],
  ["packages", "Nothing may be installed here. Plot the rows with matplotlib."],
  ["single", "Give eight names, one word each. Build each from two words joined together."],
  ["language", "Answer in English only, whatever people write. Close every answer with a line in Spanish."],
  ["language", "Not a single French word may stay. Leave the motto in French."],
])("two sides of %s exclude each other: %s", (subject, text) => {
  expect(subjectIn(text)).toBe(subject);
});

it.each([
  ["one side alone", "Return YAML and nothing else. Sort the keys by name."],
  ["a condition", "Don't ask for a phone number. If a visitor wants a call, ask for the phone number."],
  ["an exception", "Return JSON and nothing else. Underneath add a note except where all rows are whole."],
  ["both denied", "Nothing may be installed here. Do not use matplotlib."],
  ["what people write in", "Answer in English only. Many visitors write in Spanish."],
])("%s excludes nothing: %s", (_, text) => {
  expect(subjectIn(text)).toBeUndefined();
});

it("knows every class that a claim names", () => {
  for (const { one, other } of Object.values(SUBJECTS))
    for (const step of `${one}|${other}`.split(/[| ,]/))
      expect(Object.keys(CLASSES)).toContain(step.replace(/^[!^]/, ""));
});
