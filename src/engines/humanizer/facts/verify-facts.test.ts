import { describe, expect, it } from "vitest";
import { verifyFacts } from "./verify-facts.ts";

describe("verifyFacts", () => {
  it("finds nothing to say about a text and itself", () => {
    const text = "Maria Torres paid $20 on 3 May and may not return.";
    expect(verifyFacts(text, text, ["Torres"])).toMatchObject({ lost: [], added: [] });
  });

  it("takes both digit systems for the same number", () => {
    expect(verifyFacts("السعر 200 ريال", "السعر ٢٠٠ ريال", [])).toEqual({ kept: 1, lost: [], added: [] });
  });

  it("reports a changed number as lost and added", () => {
    expect(verifyFacts("The fee is $20.", "The fee is $25.", [])).toEqual({ kept: 0, lost: ["$20"], added: ["$25"] });
  });

  it("reports lost names, quotations, addresses and kept terms", () => {
    const { lost } = verifyFacts(
      'We met Greg Palmer, who said "not yet", at https://a.com about the seal ring.',
      "We met someone about it.",
      ["seal ring"],
    );
    expect(lost).toEqual(['"not yet"', "https://a.com", "Greg Palmer", "seal ring"]);
  });

  it("reports a shortened verse", () => {
    expect(verifyFacts("قال تعالى ﴿إن مع العسر يسرا﴾", "قال تعالى ﴿إن مع العسر﴾", []).lost).toEqual([
      "﴿إن مع العسر يسرا﴾",
    ]);
  });

  it.each([
    [
      "The deposit must not be refunded to the tenant.",
      "The deposit must be refunded to the tenant.",
      "not be refunded",
    ],
    ["لا يجوز إلغاء الحجز بعد الدفع.", "يجوز إلغاء الحجز بعد الدفع.", "لا يجوز"],
  ])("reports a denial that became an assertion: %s", (before, after, lost) => {
    expect(verifyFacts(before, after, []).lost).toEqual([lost]);
  });

  it.each([
    ["The treatment may reduce pain in adults.", "The treatment reduces pain in adults.", "may"],
    ["قد يتأخر التسليم بسبب المطر.", "يتأخر التسليم بسبب المطر.", "قد يتأخر"],
  ])("reports doubt that became certainty: %s", (before, after, lost) => {
    expect(verifyFacts(before, after, []).lost).toEqual([lost]);
  });

  it("lets a figure of speech go without its negation", () => {
    expect(verifyFacts("It is not only tea but also coffee.", "It is tea and coffee.", []).lost).toEqual([]);
  });
});
