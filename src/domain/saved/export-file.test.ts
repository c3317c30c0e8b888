import { expect, it } from "vitest";
import { exportSaved } from "./export-file.ts";

const at = new Date("2026-11-23T08:00:00Z");
const SAVED = {
  id: "1",
  title: "رسالة شكر",
  content: 'اكتب "شكرًا" إلى {{الاسم}}\nفي سطرين',
  tool: "prompt-generate",
  lang: "ar" as const,
  tags: ["عمل", "شكر"],
  createdAt: at,
  updatedAt: at,
};

it("writes a file to read", () => {
  expect(exportSaved([SAVED], "md")).toBe('# رسالة شكر\n\n`عمل` `شكر`\n\nاكتب "شكرًا" إلى {{الاسم}}\nفي سطرين\n');
});

it("writes rows for a spreadsheet, which runs none of them", () => {
  expect(exportSaved([SAVED, { ...SAVED, title: "=1+1", content: "x", tags: [], tool: null }], "csv")).toBe(
    "\uFEFFtitle,content,tags,tool,lang,created_at\r\n" +
      '"رسالة شكر","اكتب ""شكرًا"" إلى {{الاسم}}\nفي سطرين","عمل, شكر","prompt-generate","ar","2026-11-23T08:00:00.000Z"\r\n' +
      '"\'=1+1","x","","","ar","2026-11-23T08:00:00.000Z"\r\n',
  );
});

it("writes everything for programs", () => {
  expect(JSON.parse(exportSaved([SAVED], "json"))).toEqual([
    { ...SAVED, createdAt: at.toISOString(), updatedAt: at.toISOString() },
  ]);
});
