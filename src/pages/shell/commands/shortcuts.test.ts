import { expect, it } from "vitest";
import { openedBy } from "./shortcuts.ts";

const NO_KEYS = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, isComposing: false };

it.each([
  ["Ctrl K", { key: "k", code: "KeyK", ctrlKey: true }, false, "commands"],
  ["⌘ K inside a field", { key: "k", code: "KeyK", metaKey: true }, true, "commands"],
  ["Ctrl and the key of K on an Arabic layout", { key: "ن", code: "KeyK", ctrlKey: true }, true, "commands"],
  ["Ctrl K on a layout where K is elsewhere", { key: "k", code: "KeyV", ctrlKey: true }, false, "commands"],
  ["Ctrl and another Latin letter in K's place", { key: "t", code: "KeyK", ctrlKey: true }, false, null],
  ["Ctrl Shift K, which is the browser's", { key: "K", code: "KeyK", ctrlKey: true, shiftKey: true }, false, null],
  ["a question mark", { key: "?", code: "Slash", shiftKey: true }, false, "keys"],
  ["an Arabic question mark", { key: "؟", code: "Slash", shiftKey: true }, false, "keys"],
  ["a question mark inside a field", { key: "?", code: "Slash", shiftKey: true }, true, null],
  ["a lone letter", { key: "k", code: "KeyK" }, false, null],
  ["a letter that is being composed", { key: "k", code: "KeyK", ctrlKey: true, isComposing: true }, false, null],
])("%s", (_what, keys, isInField, opened) => {
  expect(openedBy({ ...NO_KEYS, ...keys }, isInField)).toBe(opened);
});
