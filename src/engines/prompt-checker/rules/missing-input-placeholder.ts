import { lexicon } from "#engines/prompt-checker/lexicon.ts";
import { MATERIAL, TRANSFORMS as WORKS_ON } from "#engines/prompt-checker/material-lexicon.ts";
import { hasInput } from "#engines/prompt-checker/slots.ts";
import type { PromptDocument } from "#engines/prompt-checker/document.ts";
import type { Hit, Word } from "#engines/prompt-checker/word.ts";
import type { Finding, Rule } from "#engines/prompt-checker/rule.ts";

const POINTERS = lexicon([
  "below|attached|enclosed",
  "the following text|article|message|email|code|paragraph|document|notes|transcript|data|table|list|sentence|passage|story|review|reviews|report|contract|file",
  "following text|article|email|code|data",
  "this text|article|code|script|email|paragraph|essay|document|file|data|spreadsheet|image|picture|report|contract|function|query|message|letter|bug|error|transcript|table|story|review|poem|resume|cv|list|csv|pdf",
  "these notes|emails|reviews|comments|files|messages|numbers|figures|results|paragraphs|tickets",
  "my code|text|essay|article|resume|cv|lease|contract|data|report|draft|notes|bug|script|email|letter|poem|story|thesis|menu|spreadsheet|paper|cover",
  "my restaurant menu",
  "our data|report|contract|notes|meeting|menu",
  "the meeting|transcript|text|article|document|file|code|data|email|report|contract|attachment|spreadsheet|notes|recording|paragraph|interview|call|book|chapter|dataset|csv|pdf|essay",
  "above|pasted text|code|data",
  "here is|are|is the|my",
  "fix|summarise|summarize|translate|review|check|edit|proofread|rewrite|correct|improve it|this|that|these",
  "ادناه|المرفق|المرفقه|مرفق|مرفقه|المرفقات|التالي|التاليه|الاتي|الاتيه",
  "هذا|هذه|ده|دا|دي|هاد|هاي|هذي|هالـ نص|النص|المقال|الكود|كود|الملف|التقرير|العقد|الرساله|الايميل|الفقره|البيانات|الجدول|الجمله|الصوره|السكربت|المستند|القصه|الكلام|الخطا|الشيت|الفاتوره|المحضر|القصيده|البحث",
  "النص|المقال|الكود|الملف|التقرير|العقد|الرساله|الايميل|الفقره|البيانات|الجدول|الجمله|الصوره|السكربت|المستند|الكلام|الشيت|البحث ده|دا|دي|هذا|هذه|هاد|هاي|هذي|ذا|ذي",
  "هالنص|هالكود|هالملف|هالرساله|هالمقال|هالتقرير|هالفقره|هالشيت|هالعقد|هالكلام|هالبيانات|هالايميل|هالصوره",
  "البيانات|النص|المقال|الاجتماع|المحضر|الملف|التقرير|الكود|العقد|الرساله|المحاضره|الفصل|الكتاب|المحادثه|الجدول|المستند|التسجيل|المقابله|التعليقات|الملاحظات",
  "نصي|مقالي|كودي|تقريري|عقدي|بحثي|سيرتي|ايميلي|رسالتي|ملفي|بياناتي",
  "عقد ايجاري|الايجار",
  "اجتماع|مقال|محضر|النص|عقد",
  "لخصه|لخصها|ترجمه|ترجمها|صلحه|صلحها|راجعه|راجعها|صححه|صححها|حسنه|حسنها|عدله|دققه|لخصهولي|لخصهالي|ترجمهولي",
  "اعلاه|فوق|تحت",
]);
/** Material handed over by word alone. */
const HANDED = lexicon([
  "here's|here_is|here_are|attached|enclosed|find … text|email|emails|message|chain|thread|article|report|code|file|notes|data|letter|contract|transcript|list|draft|document|essay|table|reviews|comments|figures|cv|recording|screenshot",
  "i|we sent|pasted|shared|attached|uploaded|gave|copied|posted … above|earlier|you|here|yesterday|below|before",
  "اليك|هاك|اهو|اهي|هذا|هذه|هاي|هاد|دي|ده … النص|الايميل|الايميلات|الرساله|الرسايل|المقال|التقرير|الكود|الملف|الملاحظات|البيانات|العقد|السلسله|سلسله|القائمه|المسوده|الجدول|التعليقات|المحادثه|المحضر|الكلام|الموضوع",
  "اللي|الذي|التي بعته|بعتها|بعتهولك|ارسلته|ارسلتها|ارسلتلك|لصقته|لصقتها|حطيته|حطيتها|رفعته|رفعتها|بعتلك|بعثته|شاركته|ارفقته|ارفقتها|عطيتك",
]);
const LATER = lexicon([
  "i_will|i'll|i'm_going_to paste|send|share|give|provide|upload|attach",
  "i_will|i'll … paste|send|share|provide",
  "will be provided|pasted|sent",
  "each message|ticket|email|comment",
  "the user|customer will|sends|gives|writes|pastes",
  "when i|the_user send|paste|sends|pastes",
  "ساعطيك|سارسل|سالصق|سارفق|سازودك|هبعتلك|هبعت|هحطلك|بعطيك|برسل|برسلك|رح_ابعتلك|حابعت|ببعتلك",
  "سيرسل|يرسل|يكتب المستخدم|العميل",
  "لديك جدول",
  "كل رساله|تذكره",
]);
const TRANSFORMS = new Set([
  "summarise",
  "translate",
  "rewrite",
  "code-fix-review",
  "data",
  "extract-classify",
  "legal-info",
  "career",
]);

/** A pointer to material that is not there. */
export const missingInputPlaceholder: Rule = {
  id: "missing-input-placeholder",
  severity: "high",
  dimension: "context",
  title: { ar: "المادة المشار إليها غير موجودة", en: "The material is not there" },
  why: {
    ar: "النص يشير إلى مادة لم تُلصق ولا خانة لها، فسيخترعها النموذج أو يسأل عنها.",
    en: "It points to material that is neither pasted nor given a blank, so the model will invent it or ask for it.",
  },
  fix: {
    ar: "الصق المادة بين علامتين واضحتين أو ضع لها خانة.",
    en: "Paste it between clear marks, or leave a blank for it.",
  },
  examples: {
    bad: { ar: "لخص النص التالي في ثلاث نقاط للمديرة.", en: "Summarise this article in three bullets for my manager." },
    good: {
      ar: "لخص النص التالي في ثلاث نقاط للمديرة:\n<نص>\n{{النص}}\n</نص>",
      en: "Summarise the article inside <article> in three bullets for my manager.\n<article>\n{{article}}\n</article>",
    },
  },
  find(document) {
    const { primary, types } = document.task;
    if (hasInput(document) || document.has(LATER) || primary === "agent-bot" || primary === "roleplay") return [];
    const works =
      TRANSFORMS.has(primary) ||
      types.slice(0, 2).some((type) => type === "code-fix-review" || type === "summarise" || type === "rewrite");
    const slot: Finding = { start: null, end: null, replacement: slotFor(document) };
    const creates = document.task.requests.find((request) => CREATES.test(request.text));
    const pointer = document
      .find(POINTERS)
      .find(
        (hit) =>
          works ||
          /^(?:below|attached|enclosed|this|these|following|the following|here|ادناه|المرفق|مرفق|المرفقه|هذا|هذه|ده|دا|دي|هال)/.test(
            hit.text,
          ),
      );
    if (pointer && creates && creates.end <= pointer.start && OWN_RESULT.test(pointer.text)) return [];
    if (pointer && (works || pointsAtMaterial(document, pointer.text)))
      return [{ start: pointer.start, end: pointer.end }, slot];
    const handed = document.find(HANDED)[0];
    if (handed && !creates) return [{ start: handed.start, end: handed.end }, slot];
    const material = workedOn(document, creates);
    if (material) return [{ start: material.start, end: material.end }, slot];
    const order = document.task.requests[0];
    if (order && !TRANSFORM_ORDER.test(order.text)) return [];
    const bare =
      (primary === "summarise" || primary === "code-fix-review" || primary === "translate") &&
      document.words.length <= 25;
    return bare && !/https?:/.test(document.text) ? [slot] : [];
  },
};

const TRANSFORM_ORDER =
  /^[وف]?(?:summar|recap|condense|translat|locali[sz]e|fix|debug|correct|repair|refactor|لخص|اختصر|أوجز|اوجز|ترجم|عرب|صلح|اصلح|زبط|ظبط)/;
/** "Write a note, then translate it" points at its own result. */
const CREATES = /^و?(?:write|draft|create|compose|generate|make|اكتب|اكتبلي|صغ|انشئ|اعمل|سوي|سو|جهز|حضر)$/;
const OWN_RESULT = /(?:^| )(?:it|this|that|ترجمه|ترجمها|لخصه|لخصها|راجعه|راجعها|دققه|صححه|حسنه|عدله)$/;

/** How far from the order its material stands, in words. */
const REACH = 7;
/** Words that make a noun one the model was given. */
const GIVEN = /^(?:the|my|our|this|these|those|that|his|her|their|its|your|attached|following|above|below|enclosed)$/;
const SHOWN =
  /^(?:معايا|معاي|معي|عندي|عندنا|ده|دا|دي|دول|هذا|هذه|هاد|هاي|هذي|هدول|ذي|ذا|اللي|الي|التالي|التاليه|المرفق|المرفقه|ادناه|فوق|تحت|تبعي|بتاعي|حقي|ديالي)$/;

/** A definite text, file or set of figures that an order works on, or a bare "it" that opens the prompt. */
function workedOn(document: PromptDocument, creates: Hit | undefined): Hit | null {
  const orders = document.findAffirmed(WORKS_ON).filter((hit) => isOrder(document, hit));
  const inspects = orders.some((order) => INSPECTS.test(order.text));
  const things = document
    .find(MATERIAL)
    .filter((hit) => isGiven(document, hit) || (inspects && isDefiniteData(document, hit)));
  for (const order of orders) {
    if (creates && creates.first < order.first) continue;
    const thing = things.find(
      (hit) =>
        hit.first >= order.first &&
        hit.first - order.last <= REACH &&
        document.words[hit.first]?.sentence === document.words[order.first]?.sentence,
    );
    if (thing) return thing;
  }
  const first = orders[0];
  const opens =
    first !== undefined && first.first <= 1 && document.find(MATERIAL).every((hit) => hit.first > first.first + REACH);
  return opens && OPENS_ON_IT.test(document.phrase(first.first, first.last + 1)) ? first : null;
}

const OPENS_ON_IT =
  /^(?:(?:please )?(?:make|proofread|fix|edit|shorten|rewrite|summari[sz]e|translate|check|review|simplify) (?:it|this|that|these|them)(?: |$)|(?:لخص|ترجم|صحح|راجع|قصر|اختصر|دقق|حسن|بسط|عدل)(?:ه|ها|هم|لي ياه|هولي|هالي))/;

function isOrder(document: PromptDocument, hit: Hit): boolean {
  const word = document.words[hit.first] as Word;
  return (
    !/^[a-z]+$/.test(hit.text) || word.opens || document.task.requests.some((request) => request.first === hit.first)
  );
}

/** "The contract", "my function", «العقد», «المقالة اللي», «نصي»: not any contract. */
function isGiven(document: PromptDocument, hit: Hit): boolean {
  const word = document.words[hit.first] as Word;
  if (/^[a-z]/.test(word.text)) {
    const lead = document.words.slice(Math.max(0, hit.first - 3), hit.first).reverse();
    for (const before of lead) {
      if (GIVEN.test(before.text))
        return !/^(?:of|for|from|about|on|in)$/.test(document.words[hit.last + 1]?.text ?? "") || before.text !== "the";
      if (/^(?:a|an|of|for|in|and|or|to|with|as|into|[a-z]*ly)$/.test(before.text) || word.opens) return false;
    }
    return false;
  }
  const next = document.words[hit.last + 1];
  if (/^[وفبل]?(?:ال|لل)/.test(word.text) && !/^(?:الي|الا)$/.test(word.text)) return true;
  if (next === undefined || next.opens) return false;
  return SHOWN.test(next.text) || (/^ال/.test(next.text) && !WORKS_OF_ART.test(word.text));
}

/** Orders that look into something there is. */
const INSPECTS = /^[وف]?(?:شوف|شوفي|شوفلي|راجع|حلل|افحص|دقق|شيك|تفحص|ادرس|انظر|طالع)/;

/** «أرقام المبيعات» after «شوف»: the figures of something known. */
function isDefiniteData(document: PromptDocument, { first, last }: Hit): boolean {
  const next = document.words[last + 1];
  const data = /^(?:ارقام|بيانات|جدول|قايمه|قراءات|احصاءات|احصاييات|نتايج|حسابات)$/;
  return next !== undefined && !next.opens && data.test(document.words[first]?.text ?? "") && /^ال/.test(next.text);
}

/** «كتاب الأمير» is a work of its own name. */
const WORKS_OF_ART =
  /^(?:كتاب|قصه|روايه|فيلم|قصيده|سوره|مسلسل|مقال|بحث|خطه|جدول|قايمه|ارقام|كلام|نص|بيانات|اعلان|بوست|منشور|وصف|نبذه|رساله|خطاب|ايميل|موضوع|تقرير|خريطه|رسم|لوحه|صوره|بطاقه|شهاده)$/;

function pointsAtMaterial(document: PromptDocument, text: string): boolean {
  const works = new Set([
    "marketing",
    "email-letter",
    "support-reply",
    "article",
    "tutor",
    "general",
    "research-compare",
    "code-write",
  ]);
  return (
    works.has(document.task.primary) &&
    /(?:attached|enclosed|below|following|text|code|article|document|file|email|data|message|المرفق|مرفق|ادناه|النص|المقال|الملف|الكود|الرساله|البيانات|المستند)/.test(
      text,
    )
  );
}

/** The delimited slot to append for the task's material. */
function slotFor(document: PromptDocument): string {
  const code = document.task.primary === "code-fix-review";
  const data = document.task.primary === "data";
  if (document.language === "ar") {
    const name = code ? "الكود" : data ? "البيانات" : "النص";
    return `${name}:\n"""\n{{${name}}}\n"""`;
  }
  const name = code ? "code" : data ? "data" : "text";
  return `<${name}>\n{{${name}}}\n</${name}>`;
}
