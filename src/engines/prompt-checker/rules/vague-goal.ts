import { lexicon } from "#engines/prompt-checker/lexicon.ts";
import { leftOpen } from "#engines/prompt-checker/open-goal.ts";
import { detectParts, hasAudience, hasInput, hasLength } from "#engines/prompt-checker/slots.ts";
import { FORMATS } from "#engines/prompt-checker/slots-lexicon.ts";
import { specificsOf } from "#engines/prompt-checker/task-types.ts";
import type { Rule } from "#engines/prompt-checker/rule.ts";

const VAGUE_ORDERS = lexicon(
  [
    "help|assist|support me|us",
    "help with",
    "can you help",
    "need help|assistance",
    "improve|fix|handle|sort|do|make|better this|it|that|things|everything",
    "improve|optimise|optimize|enhance my|our|the",
    "make it|this|them|something better|good|great|nice|work|pop|cool|amazing",
    "do something",
    "something about|on|like|for",
    "anything about|on",
    "deal with",
    "take care of",
    "work on",
    "look into",
    "give me something|anything|advice|tips|info|information|ideas",
    "tell me about|everything",
    "talk about",
    "do your thing|best|magic",
    "some help|ideas|advice|info",
    "ساعد|ساعدني|ساعدوني|ساعدنا|تساعدني|يساعدني",
    "احتاج|محتاج|محتاجه|اريد|عايز|عايزه|ابي|ابغى|بدي مساعده|مساعدتك|شي|شيء|حاجه",
    "حسن|حسنه|حسنها|حسنلي|طور|طوره|عدل|عدله|زبط|زبطه|زبطلي|ظبط|ظبطه|ظبطلي|صلح|رتب|رتبه",
    "تصرف|اتصرف|تصرفي",
    "شي|شيء|حاجه|كلام|معلومات عن",
    "اعمل|سو|سوي|اكتب اي|حاجه|شي|شيء",
    "قل|قول|قولي|احكي|احكيلي|كلمني|خبرني|حدثني|تكلم|اكتب|اكتبلي|كتبلي عن",
    "اعطني|عطني|اديني|هات نصيحه|نصائح|معلومات|افكار|نتائج|شي",
    "شوف|شوفلي|شوفوا … حل",
    "خليه|خليها|اجعله|اجعلها احسن|افضل|احلى|حلو|مرتب",
    "اهتم ب",
    "ما رايك|رايك",
    "اي حاجه|شي|شيء",
  ],
  { loose: true },
);
const BARE_PIECE = lexicon(
  [
    "write|draft|make|create|generate|give|post|need|want … article|blog|post|essay|content|report|caption|story|presentation|ad|speech|plan",
    "article|essay|blog|report|presentation about|on",
    "اكتب|اعمل|سو|سوي|جهز|حضر|عايز|عايزه|عاوز|ابي|ابغى|بدي|اريد|محتاج … مقال|مقاله|تدوينه|بحث|تقرير|محتوى|موضوع|بوست|منشور|اعلان|خطه|عرض|قصه",
    "مقال|تقرير|بحث|موضوع|بوست عن",
  ],
  { loose: true },
);
const WORK = lexicon(["explain|teach|analyse|analyze|research|اشرح|حلل|علمني|ابحث"], { loose: true });

/** A request whose wanted result cannot be told. */
export const vagueGoal: Rule = {
  id: "vague-goal",
  severity: "high",
  dimension: "clarity",
  title: { ar: "هدف غير واضح", en: "The goal is unclear" },
  why: {
    ar: "لا يتضح الناتج الذي تريده، فسيملأ النموذج الفراغ بكلام عام.",
    en: "The result you want cannot be told from this, so the model will fill the gap with generalities.",
  },
  fix: {
    ar: "اكتب فعلًا واضحًا وناتجًا محددًا وما يجعله مكتملًا.",
    en: "Name the action, the thing to be delivered and what makes it done.",
  },
  examples: {
    bad: { ar: "ساعدني في موضوع التسويق", en: "Help me with my website" },
    good: {
      ar: "اقترح ثلاثة عناوين لصفحة حجز موعد في عيادة أسنان، كل عنوان أقل من ست كلمات.",
      en: "Suggest three headlines for a dental booking page, each under six words.",
    },
  },
  find(document) {
    const vague = document.findAffirmed(VAGUE_ORDERS);
    const bare = document.findAffirmed(BARE_PIECE);
    const work = document.findAffirmed(WORK);
    const open = leftOpen(document);
    if (open) return [{ start: open.start, end: open.end }];
    if (vague.length + bare.length + work.length === 0) return [];
    const known = specificsOf(document, [...vague, ...document.find(FORMATS)]);
    const measured = hasLength(document) || (hasAudience(document) && detectParts(document).format && known >= 4);
    if (measured || /[:{]\s*\{\{[^{}]{0,60}(?:goal|هدف|الهدف)/i.test(document.text)) return [];
    const limit = document.strictness === "strict" ? 5 : 3;
    const hit = vague[0];
    if (hit && known <= limit && !hasInput(document)) return [{ start: hit.start, end: hit.end }];
    const piece = bare[0];
    if (piece && known <= 3 && !hasAudience(document) && !hasInput(document))
      return [{ start: piece.start, end: piece.end }];
    const thin = work[0];
    return thin && known <= 1 && document.words.length <= 5 && !hasInput(document)
      ? [{ start: thin.start, end: thin.end }]
      : [];
  },
};
