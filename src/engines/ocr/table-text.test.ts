import { expect, test } from "vitest";
import { markdownOf } from "./table-text.ts";

test("a table as Markdown has a head, a rule, as many cells in each row, and no bar that was not meant", () => {
  expect(markdownOf([["البند", "المبلغ"], ["إيجار | صيانة", "٢٥٠"], ["مجموع"]])).toBe(
    ["| البند | المبلغ |", "| --- | --- |", "| إيجار \\| صيانة | ٢٥٠ |", "| مجموع |  |"].join("\n"),
  );
});
