import { countWords } from "#engines/text/segment.ts";
import { fold } from "#engines/text/fold.ts";
import { isTold, pastedRun } from "#engines/prompt-checker/pasted.ts";
import type { PromptDocument } from "#engines/prompt-checker/document.ts";
import type { Finding, Rule } from "#engines/prompt-checker/rule.ts";

/** Common letters are told without the Unicode class: a third of the time on Arabic. */
const INLINE_LABEL =
  /(?<![a-zء-ي])(?<!\p{L})(?:text|message|article|email|transcript|notes|code|data|paragraph|review|story|content|complaint|ticket|comment|report|feedback|letter|question|post|document|response|answer|chat|bio|statement|log|from|lines?|ad|advert|note|التعليق|التقرير|السؤال|المنشور|الطلب|المراجعة|الوثيقة|الخبر|النص|الرسالة|المقال|الإيميل|الايميل|المحضر|الملاحظات|الكود|البيانات|الفقرة|القصة|الشكوى|المحادثة|المحتوى|النبذة|الإعلان|الكلام|الموضوع|من|هو|التالي|التالية)\s*[:：]\s*/giu;
const ORDER_AFTER =
  /(?:^|[.!?؟\n]\s*)(?:please\s+|then\s+|now\s+)?(?:summari[sz]e|translate|rewrite|make|keep|return|list|write|give|classify|extract|fix|reply|answer|لخص|لخّص|ترجم|أعد|اعد|اكتب|استخرج|صنف|صنّف|صحح|صحّح|رد|أعط|اعط)(?![\p{L}])/iu;
/** A question that ends soon is asked, not pasted. */
const ASKED = /^[^?؟]{1,240}[?؟]/;
/** "Then give feedback: three moments …" names the parts of an answer. */
const GIVES =
  /(?:give|gives|end with|close with|finish with|provide|offer|deliver|return|output|send)(?: (?:me|us|the|a|an|your|\p{L}+)){0,3} ?$/iu;
/** Lists and headings are parts of a prompt, not pasted prose. */
const LISTED = /\n[ \t]*(?:[-*•]|\d{1,2}[.)]) |\n\n[^\n:.]{2,40}:(?: |\n)/;
const SLOT = /\{\{[^{}\n]{1,60}\}\}/g;
const INPUT_NAME =
  /(?:text|message|article|email|transcript|notes|input|content|review|comment|document|page|paragraph|code|data|story|ticket|chat|body|نص|رسال|مقال|محضر|ملاحظ|محتوى|تعليق|مستند|صفحة|فقرة|كود|بيانات|قصة|شكوى|محادثة|مدخل)/i;

/** Pasted material that runs into the instructions. */
export const missingDelimiters: Rule = {
  id: "missing-delimiters",
  severity: "medium",
  dimension: "safety",
  title: { ar: "مادة بلا فواصل", en: "Material without marks" },
  why: {
    ar: "المادة الملصقة مختلطة بالتعليمات، فقد يقرأ النموذج بعضها على أنه أمر.",
    en: "Pasted material runs into the instructions, so the model may read part of it as an order.",
  },
  fix: { ar: "ضع المادة بين علامتين مثل <نص> و</نص>.", en: "Wrap the material in marks such as <text> and </text>." },
  examples: {
    bad: {
      ar: "لخص النص: وصلت الشحنة يوم الأحد متأخرة ثلاثة أيام عن موعدها وكان فيها كرتون تالف ولم يرد أحد على اتصالنا طوال الأسبوع وطلبنا تعويضًا. اكتب نقطتين فقط.",
      en: "Summarise this text: the shipment came on Sunday three days late with one crate broken and nobody answered our calls all week so we asked for a refund. Return two bullets only.",
    },
    good: {
      ar: "لخص النص في نقطتين:\n<نص>\nوصلت الشحنة يوم الأحد متأخرة ثلاثة أيام وكان فيها كرتون تالف.\n</نص>",
      en: "Summarise the text in two bullets:\n<text>\nThe shipment came on Sunday, three days late, with one crate broken.\n</text>",
    },
  },
  find: (document) => {
    const found = [...pasted(document), ...slots(document)].slice(0, 3);
    const run = found.length === 0 ? pastedRun(document) : null;
    if (!run) return found;
    const tag = document.language === "ar" ? "نص" : "text";
    return [{ ...run, replacement: `\n<${tag}>\n${document.text.slice(run.start, run.end)}\n</${tag}>\n` }];
  },
};

function pasted(document: PromptDocument): Finding[] {
  const found: Finding[] = [];
  for (const match of document.text.matchAll(INLINE_LABEL)) {
    const from = match.index + match[0].length;
    if (document.regions.some((region) => region.kind !== "pasted" && from >= region.start && from < region.end))
      continue;
    if (GIVES.test(document.text.slice(Math.max(0, match.index - 60), match.index))) continue;
    const order = ORDER_AFTER.exec(document.text.slice(from));
    const to = order ? from + order.index + (/^[.!?؟]/.test(order[0]) ? 1 : 0) : document.text.trimEnd().length;
    const body = document.text.slice(from, to);
    if (LISTED.test(body) || (/(?:question|السؤال)/i.test(match[0]) && ASKED.test(body))) continue;
    const told = isTold(fold(body));
    if (!told && (body.match(/[,،]/g)?.length ?? 0) >= 2) continue;
    const enough = countWords(body) >= (order ? 15 : told ? 20 : 40);
    if (
      !enough ||
      document.regions.some((region) => region.kind !== "pasted" && region.start < to && region.end > from)
    )
      continue;
    const tag = document.language === "ar" ? "نص" : "text";
    found.push({ start: from, end: to, replacement: `\n<${tag}>\n${body.trim()}\n</${tag}>\n` });
    break;
  }
  return found;
}

/** A slot for outside text in the middle of an instruction. */
function slots(document: PromptDocument): Finding[] {
  return [...document.text.matchAll(SLOT)].flatMap((match): Finding[] => {
    if (!INPUT_NAME.test(match[0])) return [];
    const start = match.index;
    const end = start + match[0].length;
    if (document.regions.some((region) => region.kind !== "placeholder" && start >= region.start && end <= region.end))
      return [];
    const lineStart = document.text.lastIndexOf("\n", start - 1) + 1;
    const lineEnd = document.text.indexOf("\n", end);
    const before = document.text.slice(lineStart, start).trim();
    const after = document.text.slice(end, lineEnd < 0 ? undefined : lineEnd).trim();
    const labelled = before === "" || (/[:：]$/.test(before) && after === "");
    if (labelled || (countWords(before) < 3 && countWords(after) < 3)) return [];
    if (countWords(after) < 2) return [];
    const tag = document.language === "ar" ? "مدخل" : "input";
    return [{ start, end, replacement: `<${tag}>${match[0]}</${tag}>` }];
  });
}
