import { expect, test } from "vitest";
import { withWholeWords } from "./broken-words.ts";

test.each([
  ["the docu\uFFFEmentation of it", "the documentation of it"],
  ["a state\uFFFEof-the-art answer", "a state-of-the-art answer"],
  ["A\uFFFEB tests", "A-B tests"],
  ["the end\uFFFENew paragraph", "the end-New paragraph"],
  ["well\uFFFEknown", "well-known"],
  ["a sign\uFFFEin page; every sign-in counts", "a sign-in page; every sign-in counts"],
  ["ex\uFFFEample, for example", "example, for example"],
  ["years 2024\uFFFE2025", "years 2024-2025"],
  ["كلمة\uFFFE\nأخرى", "كلمة-\nأخرى"],
  ["the last\uFFFE", "the last-\n"],
])("%j", (given, expected) => {
  expect(withWholeWords(given)).toBe(expected);
});
