import type { Sign } from "#engines/humanizer/humanizer-types.ts";
import type { LockedSpan } from "#engines/humanizer/locked-spans.ts";
import { touchesLock } from "#engines/humanizer/locked-spans.ts";

const TOOL_RESIDUE =
  /[ \t]?\[cite(?:_start|_end)?(?::[ \t]?[\d,\s–-]{1,30})?\]|[ \t]?\[\^?\d+\^\]|[ \t]?\[\d+†[^\]\n]{1,40}\]|[ \t]?:?contentReference\[oaicite:\d+\](?:\{index=\d+\})?|[ \t]?【[^】\n]{1,40}】|[ \t]?\bturn\d+(?:search|view|news|image|fetch)\d+\b|[ \t]?\[?\boaicite:?\d*\]?|[ \t]?\ue200[^\ue201]*\ue201|[ \t]?\+\d(?=\s*$)(?<=oai\+\d)|<\/?(?:think|thinking|answer)>|[\u200B\u2060\uFEFF]+/gimu;
/** Without one of these there is no residue. */
const RESIDUE_MARK = /[[【<\u200B\u2060\uFEFF\ue200]|turn\d|oaicite|oai\+/;
const TRACKING = /[?&]utm_source=(?:chatgpt|openai|copilot|perplexity)[^\s)]*/gi;
const PLACEHOLDERS =
  /\[(?!sic\]|citation|note|edit|emphasis|laugh|applause|ibid|music|سورة|هكذا|كذا)(?:[A-Z][\p{L}'’-]+)(?: [A-Za-z'’-]+){0,4}\](?!\()|\[(?!سورة|هكذا|كذا|البقرة|آل )(?:ال)?[ء-ي]{3,}(?: [ء-ي]+){0,3}\]|\[(?:your|insert|the|company|recipient|client|date|name|phone|address|title|position|city|add|enter)(?: [^\]\n]{1,40})?\]|\bINSERT [A-Z ]{3,30}\b|\[(?:اسم|الاسم|اسمك|تاريخ|التاريخ|رقم|الرقم|عنوان|العنوان|اسم الشركة|الشركة|أدخل|ادخل|اكتب|ضع|المدينة|التوقيع|جهة)[^\]\n]{0,40}\]|\bXX+\b|\bTBD\b|<(?:يضاف|تضاف|أضف|اكتب|أدخل|insert|add|your|to be|name|date)[^>\n]{0,40}>|\{\{?[\p{L}_ ]{2,30}\}?\}|\(insert[^)\n]{1,40}\)|_{4,}/giu;
const BOLD = /(\*\*|__)(?=\S)([^*_\n]{1,120}?\S|\S)\1/gu;
const LEAD_IN =
  /^([ \t]*(?:[-*•–][ \t]+|\d+[.)][ \t]+)?(?:\p{Extended_Pictographic}\uFE0F?[ \t]*)?)\*\*([^*\n]{1,60}?)(:?)\*\*(:?)[ \t]+(?=\S)/gmu;
const HEADING = /^[ \t]{0,3}#{1,6}[ \t]+(?=\S)/gmu;
const EMOJI = /(?:\p{Extended_Pictographic}(?:\uFE0F|\u200D\p{Extended_Pictographic}|[\u{1F3FB}-\u{1F3FF}])*)/gu;
const EMOJI_NOT_DECOR = /^[©®™↔↕↩↪▶◀☎✂✉✏✒✔✖‼⁉ℹ〰〽㊗㊙♀♂]/u;
const SOCIAL =
  /social|instagram|tweet|twitter|facebook|linkedin|tiktok|caption|post\b|whatsapp|سوشيال|تواصل|منشور|بوست|تغريد|إنستغرام|انستقرام|كابشن|واتساب|تيك توك/iu;
const MARKDOWN_WANTED = /markdown|readme|docs?\b|wiki|ماركداون|توثيق/iu;

/** Signs in a text's marks: residue of tools, placeholders, scattered bold, bold lead-ins, headings and decorative emoji. */
export function markupSigns(text: string, locks: LockedSpan[], purpose: string): Sign[] {
  const signs: Sign[] = [];
  for (const match of RESIDUE_MARK.test(text) ? text.matchAll(TOOL_RESIDUE) : [])
    if (match[0] !== "") signs.push(deletion("tool-residue", match.index, match[0].length, 4));
  for (const match of text.matchAll(TRACKING)) signs.push(deletion("tool-residue", match.index, match[0].length, 4));
  for (const match of text.matchAll(PLACEHOLDERS)) {
    signs.push({
      ruleId: "placeholder-residue",
      start: match.index,
      end: match.index + match[0].length,
      level: 1,
      weight: 1,
      flag: "placeholder",
    });
  }
  if (!MARKDOWN_WANTED.test(purpose)) signs.push(...markSigns(text, locks));
  if (!SOCIAL.test(purpose)) signs.push(...emojiSigns(text, locks));
  return signs;
}

function deletion(ruleId: Sign["ruleId"], start: number, length: number, weight: number): Sign {
  return { ruleId, start, end: start + length, level: 1, weight, parts: [{ start, end: start + length, after: "" }] };
}

function markSigns(text: string, locks: LockedSpan[]): Sign[] {
  if (!text.includes("**") && !text.includes("#") && !text.includes("__")) return [];
  const signs: Sign[] = [];
  const leads = [...text.matchAll(LEAD_IN)];
  const isLead = (place: number) =>
    leads.length >= 2 && leads.some((lead) => place >= lead.index && place < lead.index + lead[0].length);
  if (leads.length >= 2) for (const lead of leads) signs.push(leadIn(lead));
  const bold = [...text.matchAll(BOLD)].filter(
    (match) => !isLead(match.index) && !touchesLock(locks, match.index, match.index + 2),
  );
  const weight = bold.length >= 3 ? 1 : 0.5;
  for (const match of bold) {
    const end = match.index + match[0].length;
    signs.push({
      ruleId: bold.length >= 3 ? "boldface-scatter" : "tool-residue",
      start: match.index,
      end,
      level: 1,
      weight,
      parts: [
        { start: match.index, end: match.index + 2, after: "" },
        { start: end - 2, end, after: "" },
      ],
    });
  }
  const headings = [...text.matchAll(HEADING)];
  if (headings.length === 0) return signs;
  const words = (text.match(/\s+/g)?.length ?? 0) + 1;
  const inflated = headings.length >= 2 && words / headings.length < 90;
  if (inflated || words < 400) {
    for (const heading of headings)
      signs.push({ ...deletion(inflated ? "heading-inflation" : "tool-residue", heading.index, heading[0].length, 1) });
  }
  return signs;
}

/** «**Term:** sentence» keeps its words and loses the bold. */
function leadIn(match: RegExpExecArray): Sign {
  const start = match.index + (match[1] ?? "").length;
  const labelEnd = start + 2 + (match[2] ?? "").length + (match[3] ?? "").length;
  return {
    ruleId: "inline-header-bullets",
    start,
    end: labelEnd + 2,
    level: 1,
    weight: 1,
    parts: [
      { start, end: start + 2, after: "" },
      { start: labelEnd, end: labelEnd + 2, after: "" },
    ],
  };
}

function emojiSigns(text: string, locks: LockedSpan[]): Sign[] {
  const found = [...text.matchAll(EMOJI)].filter(
    (match) => !EMOJI_NOT_DECOR.test(match[0]) && !touchesLock(locks, match.index, match.index + match[0].length),
  );
  const bullets = found.filter((match) =>
    /(?:^|\n)[ \t]*(?:[-*•][ \t]*)?$/.test(text.slice(Math.max(0, match.index - 8), match.index)),
  );
  if (found.length < 2 && bullets.length === 0) return [];
  return found.map((match) => {
    const trailing =
      /^[ \t]/.test(text.slice(match.index + match[0].length)) &&
      (match.index === 0 || /\s/.test(text[match.index - 1] as string))
        ? 1
        : 0;
    return deletion("emoji-decor", match.index, match[0].length + trailing, bullets.length > 0 ? 1 : 0.5);
  });
}
