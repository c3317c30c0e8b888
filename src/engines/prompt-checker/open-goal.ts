import { countsIn } from "./counts.ts";
import type { PromptDocument } from "./document.ts";
import { lexicon } from "./lexicon.ts";
import { hasInput, hasLength } from "./slots.ts";
import { FORMATS } from "./slots-lexicon.ts";
import { WISHES } from "./request-lexicon.ts";
import { specificsOf } from "./task-types.ts";
import type { Hit } from "./word.ts";

/** Wordings that leave the result to the model. */
const LEFT_OPEN = lexicon(
  [
    "do what|whatever you can|like|think|want|feel",
    "do|work|use your best|thing|magic|stuff|wonders",
    "your touch|magic|input|expertise|wisdom|take",
    "could|can … use your|some|a",
    "needs|need some|a_bit_of|a_little|more love|work|help|attention|magic|polish|sparkle|life|boost|tlc|oomph",
    "bit|little|some|lot of love|polish|magic|help|sparkle|tlc",
    "give … love|attention|boost|polish|lift|refresh|facelift|once-over",
    "have|take a go|crack|stab|look|shot|swing|play",
    "see what|where|how|if you|comes|happens|can|it",
    "surprise|amaze|impress|wow me|us",
    "anything would|that|helps|useful|is|you",
    "something nice|good|cool|great|fun|special|cute|clever|smart|interesting",
    "to the next level",
    "in|into a better|new|different|good direction|place|shape",
    "add value",
    "sort … out",
    "whatever|anything you feel|think|like|see|find|want",
    "take it|things|over from",
    "take over from",
    "over to you",
    "see to it|this|that|things",
    "your call|turn|move",
    "some order|shape|sense in|into|of",
    "is a|such mess",
    "isn't|not working|landing|right|good",
    "unhappy|stuck|lost|struggling|hoping with|on|about|you",
    "نظره|لمسه|همه|حل|صرفه|تصريفه|رايك|شوفه … ل|في|فيها|فيه|سالفه|موضوع",
    "سالفه|موضوع|مساله|حكايه|قصه|شغله … ال",
    "ملخبط|ملخبطه|خربان|خربانه|معفوس|معفوسه|مكركب|محتاس|محتاسه|فوضي|لخبطه",
    "اللي|ما ناقص|يلزم|تحسه|تشوفه|بتشوفه|تحسي",
    "عليك|عندك|بيدك|لك الباقي|الحل",
    "get back to me",
    "look into|at the",
    "make … pop|shine|better|stronger|stand-out|sing|work|nicer",
    "think about|of our|my|the",
    "deal|dealing with the|our|my|this|that|it",
    "take care of",
    "sort out|things",
    "the … thing|situation|stuff|matter",
    "i|we need|want content|something|anything|stuff",
    "لمستك|شطارتك|ابداعك|بصمتك|فنك|لمساتك|همتك|خبرتك",
    "اعمل|افعل|سوي|سو|دير|سوّي ما|اللي|الي تراه|تشوفه|تقدر|تقدرين|يلزم|تريده|بدك|عليك",
    "شوف|شوفي|شوفلي … تقدر|ممكن|تعمل|تسوي|صرفه|حل|فيها|فيه",
    "اي|واي حاجه|شي|شيء|كلام|مساعده … منك|هتفرق|تنفع|ينفع|بتفيد|يفيد|كويس",
    "شي|شيء|حاجه|شغله|اشي حلو|حلوه|زين|زينه|كويس|كويسه|منيح|منيحه|مميز|مميزه|زوين|زوينه|جديد|خطير|فخم|يجنن|مرتب",
    "شي|كم فكره|افكار|حاجه",
    "فاجئني|فاجئنا|ابهرني|ابدع|ادهشني",
    "محتاج|محتاجه|بحاجه|يحتاج|تحتاج|يبيله|يبيلها|بدها|بده|ناقصها ل|الى|دفعه|لدفعه|لمسه|لمستك|شويه|شوي|شغل|تطوير|تحسين|ترتيب",
    "تعامل|تتعامل|اتعامل|اهتم|تهتم|اعتن|اعتني|تصرف|تتصرف|فكر|تفكر … مع|ب|في|بخصوص|معي|معنا|الموضوع",
    "خل|خلي|اجعل|خليها|خليه … اقوى|احسن|احلى|افضل|اجمل|ارقى|حلو|حلوه|مميز",
    "زبط*|ظبط*|حسن*|طور*|صلح*|رتب*|عدل* … وضع|شغل|موضوع|امور|صفحه|الصفحه|المشروع|الحساب|الموقع|المحل",
    "ورجينا|ورينا|فرجينا|ورجيني|وريني شطارتك|شغلك|همتك|فنك",
    "كيف|ازاي|شلون … احسن|اطور|نطور",
  ],
  { loose: true },
);
/** Orders that name no result. */
const OPEN_VERB =
  /^(?:[وف]?)(?:help|assist|support|improve|enhance|optimi[sz]e|fix|handle|sort|hope|hoping|do|make|deal|take|work|look|think|see|try|manage|give|need|get|put|have|use|surprise|impress|let|go|feel|bring|keep|please|add|consider|play|serve|share|run|show|ساعد\S*|تساعد\S*|حسن\S*|طور\S*|عدل\S*|[زظ]بط\S*|ت[زظ]بط\S*|صلح\S*|رتب\S*|نظم\S*|ضبط\S*|دبر\S*|مشي\S*|تصرف\S*|تتصرف|تعامل|تتعامل|اهتم|تهتم|اعتن\S*|افعل|حاول|فكر|تفكر|شوف\S*|اعمل|اعملي|اعمللي|خلي?\S*|سو|سوي|عطني|عطيني|اعطني|هات|دير|شد|تشوف|تعمل|تسوي|تحسن|تعدل|ابدا|كمل|قرر|ورجيني|وريني|دلني|دل|يدلني|تدلني|تقدر|تقدري|ممكن|احك\S*|قول\S*)$/;
const MOST_WORDS = 45;
const MOST_SPECIFICS = 7;
/** The place where a short prompt leaves its result open: a wording of that, or orders none of which names a result. */
export function leftOpen(document: PromptDocument): Hit | null {
  const { requests, asks } = document.task;
  if (
    document.words.length > MOST_WORDS ||
    hasInput(document) ||
    hasLength(document) ||
    HAS_NUMBER.test(document.freeText) ||
    countsIn(document).some(({ first }) => !/^(?:كل|each|every|any)$/.test(document.words[first - 1]?.text ?? ""))
  )
    return null;
  if (requests.some((request) => !OPEN_VERB.test(request.text)) || document.findAffirmed(SHAPED).length > 0)
    return null;
  const wording = document.find(LEFT_OPEN)[0];
  if (wording) return wording;
  const first = requests[0] ?? document.find(WISHES)[0];
  const questions = asks && /[?؟]/.test(document.freeText);
  return first &&
    !questions &&
    document.findAffirmed(FORMATS).length === 0 &&
    specificsOf(document, []) <= MOST_SPECIFICS
    ? first
    : null;
}

const HAS_NUMBER = /(?<!\p{L})\d/u;
/** Shapes that make a result of any order. */
const SHAPED = lexicon(
  [
    "table|json|csv|bullets|list|checklist|outline|paragraph|paragraphs|steps|code|poem|recipe|essay|template|diagram|timeline|formula",
    "جدول|نقاط|قائمه|فقره|فقرات|خطوات|كود|قصيده|وصفه|مقال|مقاله|قالب|معادله",
  ],
  { loose: true },
);
