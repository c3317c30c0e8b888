import { describe, expect, it } from "vitest";
import { findPaperFacts } from "./find-paper-facts.ts";

/** Each fact as "role value". */
function found(text: string): string[] {
  return findPaperFacts(text).map(({ role, value }) => `${role} ${value}`);
}

describe("Arabic papers", () => {
  it.each<[paper: string, facts: string[]]>([
    ["رقم المرجع: ٤٤٧١", ["reference ٤٤٧١"]],
    ["الرقم المرجعي / 2026-118", ["reference 2026-118"]],
    ["رقم الفاتورة INV-2026-081", ["invoice INV-2026-081"]],
    ["فاتورة رقم ١٢٠٣٤ بتاريخ ٣ مارس ٢٠٢٦", ["invoice ١٢٠٣٤", "date ٣ مارس ٢٠٢٦"]],
    ["رقم المعاملة\n٤٥/٧٧٨", ["file ٤٥/٧٧٨"]],
    ["رقم الحساب: 0123 4567 8901", ["account 0123 4567 8901"]],
    ["الآيبان: SA03 8000 0000 6080 1016 7519", ["iban SA03 8000 0000 6080 1016 7519"]],
    ["التاريخ: ١٥/٠٩/١٤٤٧ هـ", ["date ١٥/٠٩/١٤٤٧ هـ"]],
    ["التاريخ: ١٤٤٧/٠٩/١٥هـ الموافق ٢٠٢٦/٠٣/٠٤م", ["date ١٤٤٧/٠٩/١٥هـ", "date ٢٠٢٦/٠٣/٠٤م"]],
    ["حرر في ٥ رمضان ١٤٤٧ هـ", ["issued ٥ رمضان ١٤٤٧ هـ"]],
    ["٧ ذو الحجة ١٤٤٧", ["date ٧ ذو الحجة ١٤٤٧"]],
    ["آخر موعد للسداد: 20/04/2026", ["dueDate 20/04/2026"]],
    ["صالح حتى ١٢ كانون الأول ٢٠٢٦", ["expiry ١٢ كانون الأول ٢٠٢٦"]],
    ["يرجى السداد قبل 1 نونبر 2026", ["dueDate 1 نونبر 2026"]],
    ["الإجمالي: ١٬٢٥٠٫٥٠ ريال", ["total ١٬٢٥٠٫٥٠ ريال"]],
    ["الإجمالي شامل الضريبة 1,437.50 ر.س", ["total 1,437.50 ر.س"]],
    ["ضريبة القيمة المضافة ١٥٪: ١٨٧٫٥٠ ر.س", ["tax ١٨٧٫٥٠ ر.س"]],
    ["المبلغ المستحق ٣٤٠ جنيهًا", ["amountDue ٣٤٠ جنيهًا"]],
    ["المجموع ٤٥٠", ["total ٤٥٠"]],
    ["مبلغ وقدره ٥ آلاف درهم", ["amount ٥ آلاف درهم"]],
    ["هاتف: ٠١٠١٢٣٤٥٦٧٨", ["phone ٠١٠١٢٣٤٥٦٧٨"]],
    ["الرقم الموحد 920001234 فاكس 011 4567890", ["phone 920001234", "fax 011 4567890"]],
    ["الخط الساخن ١٩١٢٣", ["phone ١٩١٢٣"]],
    ["شركة النور للمقاولات", ["office شركة النور للمقاولات"]],
    ["وزارة العدل", ["office وزارة العدل"]],
    ["نفيدكم بأن الشركة السعودية للكهرباء قامت بفصل التيار", ["office الشركة السعودية للكهرباء"]],
    ["على الشركة أن تدفع", []],
    ["الجهة: مكتب العمل بالدمام", ["office مكتب العمل بالدمام"]],
    ["خصم ١٠٪ لمدة شهر", []],
    ["عدد الأصناف 12 صنفًا", []],
    ["", []],
  ])("%s", (paper, facts) => {
    expect(found(paper)).toEqual(facts);
  });
});

describe("English papers", () => {
  it.each<[paper: string, facts: string[]]>([
    ["Reference: 4471", ["reference 4471"]],
    ["Our ref.: HR/2026/118-B", ["reference HR/2026/118-B"]],
    ["Invoice no. 10023", ["invoice 10023"]],
    ["Invoice #A-77", ["invoice A-77"]],
    ["Invoice date: 03/03/2026", ["date 03/03/2026"]],
    ["Invoice No:\nINV-0042", ["invoice INV-0042"]],
    ["No. 5521 of 3 March 2026", ["reference 5521", "date 3 March 2026"]],
    ["Account number 1234 5678 9012", ["account 1234 5678 9012"]],
    ["Due date: March 14, 2026", ["dueDate March 14, 2026"]],
    ["Please pay by 1st May 2026", ["dueDate 1st May 2026"]],
    ["Valid until 2026-12-31", ["expiry 2026-12-31"]],
    ["15 Ramadan 1447 AH", ["date 15 Ramadan 1447 AH"]],
    ["Total: $1,250.00", ["total $1,250.00"]],
    [
      "Subtotal 400.00 AED\nVAT 5% 20.00 AED\nTotal 420.00 AED",
      ["subtotal 400.00 AED", "tax 20.00 AED", "total 420.00 AED"],
    ],
    ["Amount due\nSAR 420", ["amountDue SAR 420"]],
    ["Grand total 96.40", ["total 96.40"]],
    ["A late fee of £25 applies", ["fee £25"]],
    ["Tel: +966 50 123 4567", ["phone +966 50 123 4567"]],
    ["Mobile 010 1234 5678 / 0122 333 4444", ["phone 010 1234 5678", "phone 0122 333 4444"]],
    ["Bright Water Trading LLC", ["office Bright Water Trading LLC"]],
    [
      "Ministry of Human Resources and Social Development",
      ["office Ministry of Human Resources and Social Development"],
    ],
    ["From: Nile Dental\nTo: Mona", ["office Nile Dental"]],
    ["Write to help2026@office.com or www.site.com/2026/03/04", []],
    ["Version 1.2.3 of 45/13/2026", []],
    ["no 500 words please", []],
  ])("%s", (paper, facts) => {
    expect(found(paper)).toEqual(facts);
  });
});

describe("what is said of each fact", () => {
  it("is exact in the text, and has the paper's line", () => {
    const text = "شركة النور\nرقم الفاتورة:  ٤٤٧١  \nTotal 12.00 EUR";
    for (const fact of findPaperFacts(text)) {
      expect(text.slice(fact.start, fact.end)).toBe(fact.value);
      expect(text.split("\n").map((line) => line.trim().replace(/\s+/g, " "))).toContain(fact.line);
    }
  });

  it("is doubtful where the reading was", () => {
    const text = "Reference: 4471\nTotal 12.00 EUR";
    const doubts = [{ start: text.indexOf("4471"), end: text.indexOf("4471") + 4 }];
    expect(findPaperFacts(text, doubts).map(({ isDoubtful }) => isDoubtful)).toEqual([true, false]);
  });

  it("is named where the paper has a word for it", () => {
    const facts = findPaperFacts("3 March 2026\nTotal 12.00 EUR\nSAR 14");
    expect(facts.map(({ isNamed }) => isNamed)).toEqual([false, true, false]);
  });

  it("stands once, under its name", () => {
    expect(found("450 SAR\nشكرا\nTotal: 450 SAR")).toEqual(["total 450 SAR"]);
  });

  it("has no hidden marks of direction", () => {
    expect(found("رقم المرجع: \u200F٤٤\u200E٧١")).toEqual(["reference ٤٤٧١"]);
  });

  it("is nothing in a page of noise, which ends within the time of any test", () => {
    const noise = `${"0 ".repeat(4000)}\n${"1".repeat(6000)}\n${"رقم ".repeat(3000)}${"A ".repeat(3000)}${"شركة ".repeat(2000)}`;
    expect(findPaperFacts(noise).filter(({ kind }) => kind === "amount" || kind === "date")).toEqual([]);
  });
});
