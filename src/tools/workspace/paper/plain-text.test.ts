import { describe, expect, it } from "vitest";
import { paperName } from "./paper-name.ts";
import { mailAddress, mailText, plainText, whatsAppAddress } from "./plain-text.ts";
import { readPaper } from "./read-paper.ts";

const TEXT = `# عرض
**الموضوع:** سعر الأقلام

نرسل **السعر** الآن.

1. أول
   - تحته

| الصنف | السعر | المدة |
|---|---|---|
| قلم | 5 | يوم |
| حبر | | يومان |`;

const paper = readPaper(TEXT, "ltr");

describe("a paper as a message", () => {
  it("has its words without marks, and tables line by line", () => {
    expect(plainText(paper)).toBe(
      "عرض\n\nالموضوع: سعر الأقلام\n\nنرسل السعر الآن.\n\n1. أول\n  - تحته\n\nقلم\nالسعر: 5\nالمدة: يوم\n\nحبر\nالمدة: يومان",
    );
    expect(plainText(readPaper("| a | b |\n|---|---|\n| x | 1 |\n| y | 2 |", "ltr"))).toBe("x: 1\ny: 2");
    expect(plainText(readPaper("one\ntwo\n\nthree", "ltr"))).toBe("one\ntwo\n\nthree");
  });

  it("opens WhatsApp with its own bold", () => {
    const address = whatsAppAddress(readPaper("# Plan\n\nBuy **flour** & salt", "ltr"));
    expect(address).toBe("https://wa.me/?text=*Plan*%0A%0ABuy%20*flour*%20%26%20salt");
  });

  it("opens a mail with the subject that the text names, which is not said twice", () => {
    const { address, isWhole } = mailAddress(readPaper("Subject: Bread & salt\n\nHello\nyou", "ltr"));
    expect([address, isWhole]).toEqual(["mailto:?subject=Bread%20%26%20salt&body=Hello%0D%0Ayou", true]);
    expect(mailText(paper)).not.toContain("سعر الأقلام");
    expect(mailAddress(readPaper("Hello", "ltr")).address).toBe("mailto:?subject=Hello&body=Hello");
  });

  it("does not put into an address what is too long for it", () => {
    const long = readPaper(`Subject: Long\n\n${"word ".repeat(500)}`, "ltr");
    expect(mailAddress(long)).toEqual({ address: "mailto:?subject=Long", isWhole: false });
    expect(whatsAppAddress(long)).toContain("word");
    expect(whatsAppAddress(readPaper("word ".repeat(1200), "ltr"))).toBe(null);
  });

  it("gives its title to the file, without signs that a system refuses", () => {
    expect(paperName("طلب إجازة: 3/5 «عاجل»?", "paper")).toBe("طلب إجازة 3 5 «عاجل»");
    expect(paperName("...", "paper")).toBe("paper");
    expect(paperName("word ".repeat(20), "paper")).toBe("word word word word word word word word word word");
  });
});
