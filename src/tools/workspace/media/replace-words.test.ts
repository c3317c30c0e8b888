import { expect, test } from "vitest";
import { replaceWords } from "./replace-words.ts";

test.each([
  ["a fox on a hill", "a fox", "an owl", "an owl on a hill"],
  ["a vendor in Fes cooking at night", "in Fes, at night", "in Rabat, at dawn", "a vendor in Rabat cooking at dawn"],
  ["a vendor in Fes cooking at night", "in Fes, at night", "at home", "a vendor at home cooking "],
  ["بائع في فاس يطبخ ليلًا", "في فاس، ليلًا", "في مراكش، فجرًا", "بائع في مراكش يطبخ فجرًا"],
])("«%s»: %s becomes %s", (text, before, value, after) => {
  expect(replaceWords(text, before, value)).toBe(after);
});
