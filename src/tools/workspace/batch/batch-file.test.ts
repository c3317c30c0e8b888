import { expect, test } from "vitest";
import { csvFileOf, markdownOf, textFileOf } from "./batch-file.ts";

const RESULTS = [
  { name: "إيصال.png", text: "المجموع ٤٧\nشكرًا\n" },
  { name: "a.jpg", text: 'say "hi", twice' },
  { name: "a.jpg", text: "" },
];

test("as text: each name underlined, of two with one name the second with a number", () => {
  expect(textFileOf(RESULTS)).toBe(
    'إيصال.png\n=========\n\nالمجموع ٤٧\nشكرًا\n\n\na.jpg\n=====\n\nsay "hi", twice\n\n\na.jpg (2)\n=========\n\n\n',
  );
});

test("as Markdown: a text that looks like markup stays a text, and so does a name", () => {
  expect(markdownOf([{ name: "my_file*.png", text: "# not a heading\n```js\n```" }])).toBe(
    "## my\\_file\\*.png\n\n````text\n# not a heading\n```js\n```\n````\n",
  );
});

test("as a table: byte order mark, two columns, quotes as RFC 4180 has them", () => {
  expect(csvFileOf(RESULTS, ["الملف", "النص"])).toBe(
    '\uFEFFالملف,النص\r\nإيصال.png,"المجموع ٤٧\nشكرًا"\r\na.jpg,"say ""hi"", twice"\r\na.jpg (2),\r\n',
  );
});
