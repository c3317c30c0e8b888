import { expect, it } from "vitest";
import { PAGES } from "#pages/page-table.ts";
import { ALSO, findCommands } from "./find-commands.ts";

const COMMANDS = [
  { id: "1", label: "أنسنة النصوص", also: ALSO["/ai-humanizer"] ?? "" },
  { id: "2", label: "السجل", also: ALSO["/history"] ?? "" },
  { id: "3", label: "مكتبة البرومبتات", also: ALSO["/prompts"] ?? "" },
];
const found = (typed: string) => findCommands(COMMANDS, typed).map(({ id }) => id);

it("finds a command by either language, however its letters are written", () => {
  expect(found("")).toEqual(["1", "2", "3"]);
  expect(found("انسنه")).toEqual(["1"]);
  expect(found("Humanizer")).toEqual(["1"]);
  expect(found("سِجل")).toEqual(["2"]);
  expect(found("prompt library")).toEqual(["3"]);
  expect(found("nothing of the kind")).toEqual([]);
});

it.each([
  ["شئون موظفين 2026", true],
  ["الموظفين  شؤون", true],
  ["\uFEB7ؤون", true],
  ["شؤون ٢٠٢٧", false],
])(
  "finds by each word in any order, hamza on any seat, digits and old letters of either kind: %s",
  (typed, isFound) => {
    expect(findCommands([{ id: "5", label: "شؤون الموظفين ٢٠٢٦", also: "" }], typed)).toHaveLength(isFound ? 1 : 0);
  },
);

it.each([
  ["اشتراك", ["/account", "/pricing"]],
  ["إلغاء", ["/account"]],
  ["الغاء", ["/account"]],
  ["تفريغ", ["/image-to-text"]],
  ["خطاب", ["/tasks", "/prompts", "/prompt-generate"]],
  ["فلوس", ["/account", "/pricing"]],
  ["الغاء الاشتراك", ["/account"]],
  ["استخراج النص", ["/image-to-text"]],
  ["تحسين النص", ["/ai-humanizer"]],
  ["نص آلي", ["/ai-detector", "/image-to-text"]],
])("knows what people call it: %s", (typed, paths) => {
  const all = Object.entries(ALSO).map(([id, also]) => ({ id, label: "", also }));
  expect(findCommands(all, typed).map(({ id }) => id)).toEqual(paths);
});

it("puts first what begins with the typed words", () => {
  expect(findCommands([...COMMANDS, { id: "4", label: "النصوص", also: "" }], "النصوص").map(({ id }) => id)).toEqual([
    "4",
    "1",
  ]);
});

it("has other names for pages that exist alone, and for every tool", () => {
  const paths = PAGES.map(({ path }) => path);
  expect(Object.keys(ALSO).filter((path) => !paths.includes(path))).toEqual([]);
  expect(PAGES.filter(({ tool, path }) => tool && !(path in ALSO))).toEqual([]);
});
