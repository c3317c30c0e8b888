import { expect, test } from "vitest";
import { detectVariety } from "./arabic/variety.ts";

test.each([
  "تأخر طلبكم رقم ORD-2025-118734 لنفاد الصنف PX-440B من المخزن، وسيصلكم يوم الخميس.",
  "تغادر الرحلة MS777 من البوابة F4 عند العاشرة، ورقم الحجز KQ7-22Z.",
])("numbers of orders, parts and flights are no second language: %s", (text) => {
  expect(detectVariety(text)).toBe("msa");
});

test("Latin technical words are", () => {
  expect(detectVariety("اكتب script يقرأ ملف CSV ثم يرفعه إلى الخادم عبر API")).toBe("mixed");
});
