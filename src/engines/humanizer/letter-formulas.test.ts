import { describe, expect, it } from "vitest";
import { humanizeText } from "./humanize-text.ts";
import { isLetterFormula } from "./letter-formulas.ts";

const LETTER = `السادة إدارة مرور الإسكندرية المحترمين،
تحية طيبة وبعد،
أتقدم إليكم بطلب إلغاء المخالفة رقم 4521 بتاريخ 3 نوفمبر 2026، لأن سيارتي كانت في الورشة ذلك اليوم، ومرفق إيصال الورشة.
أرجو النظر في طلبي وإلغاء الغرامة وقدرها 500 جنيه.
وتفضلوا بقبول فائق الاحترام،
منى السيد`;

describe("how a letter greets and closes", () => {
  it.each([
    "تحية طيبة وبعد،",
    "السادة شركة المياه المحترمين",
    "وتفضلوا بقبول فائق الاحترام",
    "مع خالص التحية والتقدير",
    "Dear Ms Hill,",
    "Kind regards",
  ])("%s", (line) => expect(isLetterFormula(line)).toBe(true));

  it.each(["بالطبع! إليك الرسالة", "I hope this helps!", "وصلت السادة المهندسين أمس"])("and not: %s", (line) =>
    expect(isLetterFormula(line)).toBe(false),
  );

  it("is no sign of a machine", () => {
    const { signs, text } = humanizeText({
      text: LETTER,
      strength: "standard",
      register: "keep",
      keep: [],
      interfaceLanguage: "ar",
    });
    expect([signs.before, text]).toEqual([{}, LETTER]);
  });
});
