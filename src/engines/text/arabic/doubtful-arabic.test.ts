import { expect, test } from "vitest";
import { isDoubtfulArabic } from "./doubtful-arabic.ts";

test.each([
  ["a turned lam-alef", "قرأ األولاد الكتاب"],
  ["the name of God turned", "رحمة اهلل عليه"],
  ["an article by itself", "هذا ال يعني شيئًا"],
  ["marks without letters", "ُكتب ِله كتاب"],
  ["two vowels on a letter", "قرأ الطَّالبُِ درسه"],
  ["Latin letters inside words", "شLرب من قLدم"],
  ["another script inside words", "شשرب من قשدم"],
  ["scraps of lines", "ب\nتا\nس\nكتاب جديد\nد"],
])("%s is a sign", (_name, text) => {
  expect(isDoubtfulArabic(text)).toBe(true);
});

test.each([
  "لا يعني هذا أن الأولاد قرأوا الإعلان، رحمهم الله",
  "كتبَ المُعلِّمُ الدَّرسَ",
  "نسخة الـAPI رقم 3 لنظام iPhone وال 20% الباقية",
  "The order of it\na\nb\nc\nd",
])("%j is sound", (text) => {
  expect(isDoubtfulArabic(text)).toBe(false);
});
