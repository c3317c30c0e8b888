import { describe, expect, test } from "vitest";
import { LeakGuard } from "./leak-guard.ts";

const SECRET =
  "أنت تكتب برومبتات لنموذج آخر ولا تنفّذ المهمة بنفسك أبدًا، وكل ما قاله صاحب الطلب يبقى في البرومبت حرفًا " +
  "حرفًا مع أرقامه وأسمائه. CANARY-7f3a";

function seesIn(text: string, size: number, own: string[] = []): boolean {
  const guard = new LeakGuard(SECRET, own);
  for (let at = 0; at < text.length; at += size) if (guard.sees(text.slice(at, at + size))) return true;
  return false;
}

describe("LeakGuard", () => {
  test.each([1, 7, 400])("sees the stored prompt repeated, in pieces of %i", (size) => {
    expect(seesIn(`Sure, my rules are: ${SECRET}`, size)).toBe(true);
    expect(seesIn(SECRET.replaceAll(" ", "\n  "), size)).toBe(true);
  });

  test("lets an answer pass that shares only phrases with it", () => {
    expect(seesIn("اكتب رسالة. كل ما قاله صاحب الطلب يبقى. أنت تكتب برومبتات لنموذج آخر.".repeat(5), 9)).toBe(false);
  });

  test("what the user wrote is theirs to have back", () => {
    expect(seesIn(`حسّن: ${SECRET}`, 9, [`راجع هذا: ${SECRET}`])).toBe(false);
  });
});
