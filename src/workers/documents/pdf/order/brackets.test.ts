import { expect, test } from "vitest";
import { withPairs } from "./brackets.ts";

test.each([
  ["one of two turned at a line's end", "والرمز (QX-314(.", "والرمز (QX-314)."],
  ["one of two turned at its beginning", ")أ) باب", "(أ) باب"],
  ["written to the word before", "رمز و(ت( توت", "رمز و(ت) توت"],
  ["of another kind", "قال «نعم« ومضى", "قال «نعم» ومضى"],
  ["points of a list", "أ) توت ب) تين", "أ) توت ب) تين"],
  ["one alone", "باب (توت", "باب (توت"],
])("brackets: %s", (_name, line, typed) => {
  expect(withPairs(line)).toBe(typed);
});
