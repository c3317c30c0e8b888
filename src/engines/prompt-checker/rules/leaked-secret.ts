import type { Rule } from "#engines/prompt-checker/rule.ts";

/** A key, token or password in plain sight. */
export const leakedSecret: Rule = {
  id: "leaked-secret",
  severity: "critical",
  dimension: "safety",
  title: { ar: "سرّ مكشوف", en: "A secret in plain sight" },
  why: {
    ar: "في النص مفتاح أو كلمة مرور ظاهرة، وكل من يصله هذا البرومبت يستطيع استعمالها.",
    en: "A key or password is visible, and anyone who receives this prompt can use it.",
  },
  fix: {
    ar: "احذف القيمة وضع مكانها {{SECRET}}، ثم ألغِ السر القديم وأنشئ غيره.",
    en: "Put {{SECRET}} in its place, then revoke the old one and issue a new one.",
  },
  examples: {
    bad: {
      ar: "اكتب سكربت بايثون يتصل بالخادم، كلمة المرور: Nakhla-2291x، ويطبع عدد الملفات.",
      en: "Write a Python script that signs in with password: Har6our-Lane22 and lists the files.",
    },
    good: {
      ar: "اكتب سكربت بايثون يقرأ كلمة المرور من متغير البيئة APP_PASSWORD ويطبع عدد الملفات.",
      en: "Write a Python script that reads the password from the APP_PASSWORD variable and lists the files.",
    },
  },
  find: (document) =>
    document.regions
      .filter((region) => region.kind === "secret")
      .map(({ start, end }) => ({ start, end, replacement: "{{SECRET}}", masked: true })),
};
