import { describe, expect, it } from "vitest";
import { humanizeText } from "../humanize-text.ts";
import { loadStyle } from "../load-style.ts";
import { CONSTRUCTIONS } from "./constructions.ts";

const marksOf = (text: string, language: "ar" | "en") =>
  humanizeText({ text, strength: "standard", register: "keep", keep: [], interfaceLanguage: language }).marks;

describe("constructions of machine writing", () => {
  it.each(["ar", "en"] as const)("have each a weight and a sign in %s", (language) => {
    const { figures } = loadStyle(language);
    expect(figures.weights).toHaveLength(CONSTRUCTIONS[language].length);
    expect(figures.signs).toHaveLength(CONSTRUCTIONS[language].length);
  });

  it.each([
    [
      "ar",
      "أصبحت الحدائق المنزلية ضرورة في عصرنا الحالي. ولا تقتصر فائدتها على الجمال، بل تمتد إلى صحة النفس. زرعت " +
        "في شرفتي ستة أصص من الريحان. فالحديقة ليست ترفًا، وإنما أسلوب حياة.",
      ["أصبحت", "ولا تقتصر", "فالحديقة"],
    ],
    [
      "en",
      "In a world that never slows down, a garden has become a vital sanctuary. It isn't just about flowers; " +
        "it's about a sense of community. I grow six pots of basil on my balcony. A garden is a testament to the power of patience.",
      ["In a world", "It isn't just", "A garden is"],
    ],
  ] as const)("are marked in their sentences with advice (%s)", (language, text, sentences) => {
    const marks = marksOf(text, language);
    const starts = sentences.map((sentence) => text.indexOf(sentence));
    const ends = starts.map((start) => text.indexOf(".", start));
    const seen = starts.filter((start, at) =>
      marks.some((mark) => mark.start >= start - 1 && mark.end <= (ends[at] as number) + 1),
    );
    expect(seen.length).toBeGreaterThanOrEqual(2);
    expect(marks.every(({ advice }) => advice.length > 0)).toBe(true);
    const plain = text.indexOf(language === "ar" ? "زرعت" : "I grow");
    expect(marks.filter((mark) => mark.start >= plain && mark.end <= text.indexOf(".", plain) + 1)).toEqual([]);
  });

  it.each([
    [
      "ar",
      "لم يكن أبي يقرأ، بل كان يسمع الراديو كل مساء. ذهبنا يوم الجمعة إلى السوق واشترينا سمكًا وليمونًا وخبزًا، " +
        "ثم عدنا قبل المغرب لأن الطريق مزدحم.",
    ],
    [
      "en",
      "My father didn't read, he listened to the radio every night. On Friday we went to the market for fish, " +
        "lemons and bread, and got home before dark because of the roadworks.",
    ],
  ] as const)("are a person's when one stands alone (%s)", (language, text) => {
    expect(marksOf(text, language)).toEqual([]);
  });

  it("cost nothing where nothing is changed", () => {
    const text = "The bus left at nine and we were on the beach by ten. It rained, so we played cards.";
    expect(
      humanizeText({ text, strength: "strong", register: "keep", keep: [], interfaceLanguage: "en" }).changes,
    ).toEqual([]);
  });
});
