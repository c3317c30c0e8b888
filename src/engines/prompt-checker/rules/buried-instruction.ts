import { countWords, type Span } from "#engines/text/segment.ts";
import type { PromptDocument } from "#engines/prompt-checker/document.ts";
import { lexicon } from "#engines/prompt-checker/lexicon.ts";
import type { Rule } from "#engines/prompt-checker/rule.ts";
import { clauseOf } from "#engines/prompt-checker/structure.ts";
import type { Hit, Word } from "#engines/prompt-checker/word.ts";

/** The request stands in the middle of a long account. */
export const buriedInstruction: Rule = {
  id: "buried-instruction",
  severity: "medium",
  dimension: "clarity",
  title: { ar: "الطلب ضائع في السرد", en: "The request is buried" },
  why: {
    ar: "الطلب في وسط كلام طويل، فقد يمر عليه النموذج دون أن ينتبه.",
    en: "The request sits in the middle of a long account, where a model can miss it.",
  },
  fix: { ar: "انقل الطلب إلى أول النص أو آخره وحده.", en: "Move the request to the top or the end, on its own." },
  examples: {
    bad: {
      ar: `بدأت جمعيتنا عام 1990 في حي قديم من أحياء المدينة، وكان أعضاؤها عشرة، ثم كبرت حتى صاروا ستين عضوًا من كل الأعمار. مرت الجمعية بسنوات صعبة بعد انتقال السوق، وتغير المبنى مرتين، وتبرع جار كريم بالأثاث وببعض الكتب. في الربيع الماضي زارتنا مدرسة الحي وزرع الأولاد شتلات في الحديقة الخلفية وفرحوا بها كثيرًا. اكتب إعلانًا من 60 كلمة للأعضاء عن اجتماع السبت. كان شتاء هذا العام باردًا وتعطلت المدفأة أسبوعين حتى وصلت القطعة، وتأخرت أعمال الطلاء بسبب المطر. السوق المجاور فتح من جديد وعاد الناس يمرون بالحديقة مساءً، وجلس كبار السن تحت الشجرة الكبيرة كما كانوا يفعلون قبل سنوات، وعادت فرقة الحي إلى العزف مساء كل خميس.`,
      en: "Our choir began in 1974 in the back room of the library with nine singers and one borrowed piano. Since then it has moved four times, lost a roof in a storm, and sung in two cathedrals and a car park. The new conductor came from Cork and brought a folder of old songs with her. The kitchen was repainted in spring by three of the basses. Write a 60-word notice to members about Saturday's rehearsal. The piano was tuned in May after the damp got into it, and the tuner said it would last the year. Two of the altos have moved to the coast, although they still come when the trains are running. The summer concert raised enough for new stands and a box of cups.",
    },
    good: {
      ar: "اكتب إعلانًا من 60 كلمة للأعضاء عن اجتماع السبت في مقر الجمعية الساعة السابعة مساءً.",
      en: "Write a 60-word notice to choir members about Saturday's rehearsal at seven in the library.",
    },
  },
  find(document) {
    const total = document.words.length;
    const { primary } = document.task;
    if (
      total < (document.strictness === "strict" ? 80 : LEAST_WORDS) ||
      primary === "agent-bot" ||
      primary === "roleplay"
    )
      return [];
    if (isLaidOut(document)) return [];
    const asks = asksOf(document);
    const first = asks[0];
    const last = asks.at(-1);
    if (!first || !last || first.first < total * 0.2 || last.first > total * 0.8) return [];
    if (new Set(asks.map((ask) => document.words[ask.first]?.sentence)).size > 2) return [];
    const place = requestOf(document, first.first);
    return [
      { ...place, replacement: "" },
      { start: null, end: null, replacement: document.text.slice(place.start, place.end) },
    ];
  },
};

const LEAST_WORDS = 90;
/** A sentence longer than this is a chain of clauses, of which one is the request. */
const LONG_SENTENCE = 45;

/** Lists, headings and marked material show where the request is. */
function isLaidOut(document: PromptDocument): boolean {
  if (document.regions.some((region) => ["delimited", "pasted", "code", "placeholder"].includes(region.kind)))
    return true;
  return (document.text.match(/\n[ \t]*(?:[-*•#]|\d{1,2}[.)])|\n[ \t]*\n/g)?.length ?? 0) >= 3;
}

/** The places where the model is asked for something: an order to make or change a text, or a wish. */
function asksOf(document: PromptDocument): Hit[] {
  const orders = document.task.requests.filter(
    (request) => MAKES.test(request.text) && !document.isNegated(request) && isAsked(document, request),
  );
  return [...orders, ...document.findAffirmed(ASKS)].sort((a, b) => a.first - b.first);
}

const MAKES =
  /^[وف]?(?:write|draft|compose|prepare|create|make|give|summari[sz]e|translate|list|suggest|explain|plan|design|generate|produce|help|tell|compare|calculate|rewrite|edit|proofread|shorten|propose|recommend|outline|describe|answer|reply|turn|put|extract|find|اكتب\S*|تكتب\S*|صغ|تصوغ|حضر\S*|جهز\S*|اعمل\S*|تعمل\S*|سو|سوي|سولي|تسوي\S*|لخص\S*|تلخص\S*|ترجم\S*|اقترح\S*|تقترح\S*|اشرح\S*|خطط\S*|احسب\S*|قارن\S*|اعطني|عطني|عطيني|ساعدني|تساعدني|صمم\S*|رد|قل|هات|طلع\S*|دير|استخرج|صنف|عدد)$/;
const ASKS = lexicon([
  "could|can|would|will you",
  "i want|need|would_like|am_asking|am_after",
  "i'd like|love|appreciate|be_glad|be_grateful",
  "i|we should|would|could like|love|appreciate|be_glad|be_grateful|welcome|use",
  "i'm|we're hoping_for|looking_for|hoping_to_get",
  "we|what_i|what_we want|need you|a|an|is",
  "i'm after|asking",
  "please write|draft|make|give|prepare|create|do|help|tell",
  "بدي|ابي|ابغى|ابغي|عايز|عايزه|عاوز|اريد|نريد|نبي|بدنا|اود|ارجو|نرجو|محتاج|محتاجه|احتاج|نحتاج|بغيت|ودي|المطلوب|مطلوب منك|رساله|ان|خطاب|نص|لافته|اعلان|ايميل|منشور|بوست|تكتب|تكتبلي|تعمل|تعملي|تسوي|تسويلي|مقال|جدول|خطه|رد|قائمه|قايمه|ملخص|كتابه|اعداد|صياغه",
  "نتمنى|اتمنى|نامل|امل|نرغب|ارغب|نطمع|اطمع|نتطلع … اعداد|كتابه|صياغه|عمل|ان|منك|عليك|الى|في",
  "ممكن|لو_سمحت|من_فضلك تكتب|تكتبلي|تعمل|تعملي|اكتب|تسوي|تسويلي|تلخص|تجهز",
]);

/** In a story "and make" follows its subject; an order opens its clause or follows please. */
function isAsked(document: PromptDocument, { first }: Hit): boolean {
  const word = document.words[first];
  const before = document.words[first - 1]?.text ?? "";
  if (!word) return false;
  return /^[a-z]/.test(word.text)
    ? word.opens || /^(?:please|so|and|just)$/.test(before)
    : word.opens || /^و/.test(word.text) || /^(?:ان|لو|ممكن|ثم)$/.test(before);
}

/** The sentence of the request; in a chain of clauses only its clauses, up to the next that goes on telling. */
function requestOf(document: PromptDocument, at: number): { start: number; end: number } {
  const sentence = document.sentences[document.words[at]?.sentence ?? 0] as Span;
  if (countWords(sentence.text) <= LONG_SENTENCE) return { start: sentence.start, end: sentence.end };
  const { first, last } = clauseOf(document, at);
  return { start: (document.words[first] as Word).start, end: (document.words[last] as Word).end };
}
