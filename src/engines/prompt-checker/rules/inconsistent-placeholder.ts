import { fold } from "../../text/fold.ts";
import type { PromptDocument } from "../document.ts";
import type { Finding, Rule } from "../rule.ts";

const STYLES: [string, RegExp][] = [
  ["braces", /\{\{([^{}\n]{1,40})\}\}/g],
  ["brackets", /(?<!\[)\[([\p{L}_][\p{L}\p{N}_ -]{1,30})\](?![(\]])/gu],
  ["angles", /<([\p{L}][\p{L}\p{N}_-]{1,30})>(?![\s\S]*<\/\1>)/gu],
  ["single", /(?<!\{)\{([\p{L}_][\p{L}\p{N}_ ]{1,30})\}(?!\})/gu],
  ["percent", /%([A-Za-z_]{2,30})%/g],
];

/** Slots written in different styles, or one slot under two names. */
export const inconsistentPlaceholder: Rule = {
  id: "inconsistent-placeholder",
  severity: "low",
  dimension: "consistency",
  title: { ar: "خانات غير موحدة", en: "Slots that do not match" },
  why: {
    ar: "الخانات مكتوبة بأكثر من شكل أو اسم، فقد تُملأ واحدة وتبقى أختها.",
    en: "Slots are written in different styles or names, so one may be filled and its twin forgotten.",
  },
  fix: {
    ar: "اكتب كل الخانات بشكل واحد واسم واحد لكل معنى.",
    en: "Write every slot in one style, with one name for each thing.",
  },
  examples: {
    bad: {
      ar: "اكتب رسالة ترحيب إلى {{اسم_العميل}} عن طلب [رقم الطلب] في 40 كلمة.",
      en: "Write a 40-word welcome to {{customer_name}} about order [order number].",
    },
    good: {
      ar: "اكتب رسالة ترحيب إلى {{اسم_العميل}} عن طلب {{رقم_الطلب}} في 40 كلمة.",
      en: "Write a 40-word welcome to {{customer_name}} about order {{order_number}}.",
    },
  },
  find(document) {
    const slots = findSlots(document);
    const styles = new Set(slots.map((slot) => slot.style));
    if (styles.size >= 2) {
      return slots
        .filter((slot) => slot.style !== "braces")
        .map(({ start, end, name }): Finding => ({
          start,
          end,
          replacement: `{{${name.trim().replace(/[\s-]+/g, "_")}}}`,
        }));
    }
    const twin = slots.find((slot, index) =>
      slots.slice(0, index).some((other) => other.name !== slot.name && sameSlot(other.name, slot.name)),
    );
    return twin ? [{ start: twin.start, end: twin.end }] : [];
  },
};

function findSlots(document: PromptDocument): { style: string; name: string; start: number; end: number }[] {
  return STYLES.flatMap(([style, pattern]) =>
    [...document.text.matchAll(pattern)]
      .filter((match) => !/(?:insert|your|enter|tbd|أدخل|ادخل|ضع|اكتب|هنا)/i.test(match[0]))
      .filter(
        (match) =>
          !document.regions.some(
            (region) =>
              (region.kind === "code" ||
                region.kind === "quote" ||
                region.kind === "address" ||
                (region.kind === "delimited" && style !== "braces")) &&
              match.index >= region.start &&
              match.index < region.end,
          ),
      )
      .map((match) => ({ style, name: match[1] as string, start: match.index, end: match.index + match[0].length })),
  ).sort((a, b) => a.start - b.start);
}

/** "customer_name", "CustomerName" and "name of customer" are one slot. */
function sameSlot(one: string, other: string): boolean {
  const key = (name: string) =>
    [
      ...new Set(
        fold(name.replace(/([a-z])([A-Z])/g, "$1 $2"))
          .split(/[\s_-]+/)
          .map((part) => part.replace(/^ال/, ""))
          .filter((part) => !["the", "of", "a"].includes(part)),
      ),
    ]
      .sort()
      .join(" ");
  return key(one) === key(other);
}
