import { describe, expect, it } from "vitest";
import { isLetter, withDates } from "./letter.ts";
import { wordsOf } from "./paper.ts";
import { readPaper } from "./read-paper.ts";

const NOW = new Date("2026-11-28T22:30:00Z");
const linesOf = (text: string, zone = "UTC") =>
  withDates(readPaper(text, "ltr"), NOW, zone).blocks.map((block) =>
    block.kind === "line" ? wordsOf(block.spans) : block.kind,
  );

const ARABIC = "سعادة المدير المحترم\n\nالسلام عليكم\n\nنشكركم على ٣ أيام.\n\nوتفضلوا بقبول التحية";
const ENGLISH = "Dear Ms Ali,\n\nThank you.\n\nSincerely,\n[Name]";

describe("the head of a letter", () => {
  it("has the day in both calendars, named, in the digits of the letter", () => {
    expect(linesOf(ARABIC).slice(0, 3)).toEqual([
      "التاريخ: ١٨ جمادى الآخرة ١٤٤٨ هـ (تقويم أم القرى)",
      "الموافق: ٢٨ نوفمبر ٢٠٢٦ م",
      "سعادة المدير المحترم",
    ]);
    expect(linesOf(ARABIC.replace("٣", "3"))[1]).toBe("الموافق: 28 نوفمبر 2026 م");
    expect(linesOf(ENGLISH).slice(0, 3)).toEqual([
      "November 28, 2026",
      "Jumada II 18, 1448 AH (Umm al-Qura calendar)",
      "Dear Ms Ali,",
    ]);
  });

  it("has the day of the reader's zone", () => {
    expect(linesOf(ENGLISH, "Asia/Riyadh")[0]).toBe("November 29, 2026");
  });

  it("takes the place of a date that was left open, and of nothing else", () => {
    const [recipient, first, second, next] = linesOf(`إلى: [اسم الجهة]\nالتاريخ: [..]\n\n${ARABIC}`);
    expect([recipient, first, second, next]).toEqual([
      "إلى: [اسم الجهة]",
      "التاريخ: ١٨ جمادى الآخرة ١٤٤٨ هـ (تقويم أم القرى)",
      "الموافق: ٢٨ نوفمبر ٢٠٢٦ م",
      "سعادة المدير المحترم",
    ]);
    expect(linesOf(`[Date]\n\n${ENGLISH}`)).not.toContain("[Date]");
  });

  it("leaves a letter with a date as it is", () => {
    for (const date of ["Date: 3 May 2026", "Riyadh, 3 May 2026", "May 3, 2026"])
      expect(linesOf(`${date}\n\n${ENGLISH}`)[0]).toBe(date);
    expect(linesOf(`التاريخ: ١/٥/١٤٤٨ هـ\n\n${ARABIC}`)[0]).toBe("التاريخ: ١/٥/١٤٤٨ هـ");
  });

  it.each([
    "الرياض في 28/11/2026",
    "المدينة المنورة، الأحد ٥ رجب ١٤٤٨ هـ الموافق ١٣ ديسمبر ٢٠٢٦ م",
    "الرقم: ١٢    التاريخ: ٥/٧/١٤٤٨",
    "تاريخ الطلب: ٢٨ نوفمبر ٢٠٢٦",
    "**التاريخ:** ١/٥/١٤٤٨ هـ",
    "# التاريخ: ٢٨ نوفمبر ٢٠٢٦",
    "التاريخ: الأحد القادم",
    "حُرّر في عمّان بتاريخ ٢٨/١١/٢٠٢٦",
    "التاريخ: 28 نوفمبر 2026\nالموافق: 18 جمادى الآخرة 1448",
  ])("adds none beside the letter's own: %s", (date) => {
    expect(linesOf(`${date}\n\n${ARABIC}`).filter((line) => /أم القرى/u.test(line))).toEqual([]);
    expect(linesOf(`${ARABIC}\n\n${date}`).filter((line) => /أم القرى/u.test(line))).toEqual([]);
  });

  it.each(["Dated 3 May 2026", "Date: the day of signing", "Cairo, Sunday, 3rd of May 2026", "03/05/26", "2026-05-03"])(
    "adds none beside an English letter's own: %s",
    (date) => {
      expect(linesOf(`${date}\n\n${ENGLISH}`).filter((line) => line.includes("Umm al-Qura"))).toEqual([]);
    },
  );

  it("is not held back by a day that the letter only speaks of", () => {
    for (const line of ["الموضوع: طلب إجازة من 3/5/2026", "زرت فرعكم في ٣/٥/٢٠٢٦ ولم أجد أحدًا في المكتب."])
      expect(linesOf(`${line}\n\n${ARABIC}`)[1]).toContain("الموافق");
    expect(linesOf(`Subject: my order of 3 May 2026\n\n${ENGLISH}`)[0]).toBe("November 28, 2026");
  });

  it("comes on letters only", () => {
    const isOne = (text: string) => isLetter(readPaper(text, "ltr"));
    expect([isOne(ARABIC), isOne(ENGLISH), isOne("إلى قسم الموظفين\n\nالموضوع: إجازة\n\nنص")]).toEqual([
      true,
      true,
      true,
    ]);
    expect([isOne("# Plan\n\nBuy flour."), isOne("السلام عليكم، أيها الحضور"), isOne("Re: nothing")]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
