import { describe, expect, test } from "vitest";
import fc from "fast-check";
import { readRequest } from "./read-request.ts";
import { PART_ROLES } from "./reading.ts";
import { AR_WEIGHTS } from "./weights/ar.ts";
import { EN_WEIGHTS } from "./weights/en.ts";

const readArabic = (text: string) => readRequest(text, AR_WEIGHTS);

describe("reading a request", () => {
  test("a customer's name does not make it a search for names", () => {
    expect(readArabic("عايز رسالة لعميل اسمه مروان").type).not.toBe("ideas-names");
  });

  test("the parts cover any text, in order, and every probability is one", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
        const { parts, stated, flags, typeProbability } = readRequest(text, EN_WEIGHTS);
        if (parts.length > 0) expect([parts[0]?.start, parts.at(-1)?.end]).toEqual([0, text.length]);
        for (const [index, part] of parts.entries()) {
          expect(part.start).toBe(index === 0 ? 0 : parts[index - 1]?.end);
          expect(part.end).toBeGreaterThan(part.start);
          expect(PART_ROLES).toContain(part.role);
        }
        for (const value of [...Object.values(stated), ...Object.values(flags), typeProbability]) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  test("an empty text has no parts and no type", () => {
    expect(readArabic("")).toMatchObject({ parts: [], type: null, kind: null });
  });

  test("the same text gives the same reading", () => {
    const text = "اكتبلي رسالة قصيرة لصاحب البيت عن الإيجار";
    expect(readArabic(text)).toEqual(readArabic(text));
  });
});
