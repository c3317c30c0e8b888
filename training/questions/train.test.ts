import { expect, test } from "vitest";
import { BANKS } from "#engines/questions/bank/banks-data.ts";
import { orderedBanks } from "./train.ts";

test("the banks are in the order that the briefs give them: npm run train -- questions", () => {
  expect(BANKS).toEqual(orderedBanks());
});
