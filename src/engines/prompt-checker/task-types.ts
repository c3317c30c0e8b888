import type { PromptDocument } from "./document.ts";
import type { Hit, Word } from "./word.ts";
import { ARABIC_VERBS, ENGLISH_VERBS, QUESTIONS, WISHES } from "./request-lexicon.ts";
import { GENERIC_WORDS, STOP_WORDS, TYPE_NOUNS, TYPE_VERBS, type TaskType } from "./task-lexicon.ts";

/** What a prompt asks for. `requests` are the places of its orders; `specifics` counts distinct words that carry facts. */
export interface DetectedTask {
  primary: TaskType;
  /** All types with a cue, best first. */
  types: readonly TaskType[];
  requests: readonly Hit[];
  /** Sentences that only give the model a role, by index. */
  roles: ReadonlySet<number>;
  /** A wish or a question that asks without an order. */
  asks: boolean;
}

const BEFORE_AN_ORDER = new Set(
  "please kindly and then also now to you me just first second next finally only must should will or can could would let's today i'll always never don't not u ya pls plz so".split(
    " ",
  ),
);

const CREATES =
  /^[وف]?(?:write|draft|create|compose|generate|make|prepare|produce|build|اكتب|اكتبلي|اكتبي|صغ|انشئ|اعمل|اعملي|اعمللي|سوي|سو|سولي|جهز|حضر|الف|تكتب|صمم|هات|عطني)$/;
const WRITTEN: ReadonlySet<TaskType> = new Set(["article", "email-letter", "creative", "marketing", "speech"]);
const ROLE_OPENING = /^(?:you are|you're|act as|انت|انتي|بصفتك|تصرف)(?: |$)/;
/** Arabic orders that are nouns or prepositions too. */
const AMBIGUOUS_ORDER =
  /^و?(?:حول|حولي|ابن|ابني|غير|غيره|غيرها|رد|ردا|ضع|وجه|سل|كن|عدد|قيم|قيمه|مثلا|شكل|رسم|عرض|طلع|جيب|سوا|زد|حدود|فكره|افكار|فطور|قابل|قابله|تابع|تابعه|حاور|وسع|ترجمه|رتبه|وصف|وصفه|وصفا|صور|صوره|صورها|مثل|مثلي|ولد|ولدي|وصل|سعر|سعره|سعرها|جدول|جدولا|عد|بين|بينهم|بيني|بينها|سم|صف|صفي|مر|مره|علم|علمي|علمه|علميه|درس|درسا|دور|دوره|دوري|حكم|حكمه|قص|قصه|قصته|قصتي|طول|طوله|طولها|رقم|رقمه|رقمها|رقما|رقمي|لون|لونه|لونها|حرك|حركه|فعل|فعلا|شغل|شغله|شغلي|شغلها|بدل|وقع|قرر|عبر|اثر|اثره|لم|زن|سر|سره|اد|دل|خلص|مسك|فك|فرق|فرقه|عيد|عيدي|عيدها|خذ|شد|صب|سند|قدر|قدره|كرر|وجد|وجدت|رجع|رجعت|ثمن|ثمنه|ثمنها|اجل|اجله|بلغ|خبر|خبره|خبرا|خبرتي|خبرته|ثبت|قيد|دون|جدد|حدث|حدثا|مخطط|بارك|شارك|خدم|خصص|علمه|قم|تم|هن|عز|ودع|ناد|امن|تول|رحب|شجع|نبه|كتب|كتبه|كتبها|كتابه|شفر|قصر|شاركت|ركب|تعلم|تعلمه|تذكر|تعدد|تدير|تقول|تعد|تحول|تضيف|تحدد|تكمل|تهتم|تالف|تجاوب|تختار|تحكي|تساعد|تفسر|توضح|تقيم|اثنان|ارجع|ازرع|انعش|دلني|ذكر|حذر|وثق|صفه|وزع|لمع|مرن|حضر|حضرت|رتب|نظم|حسن|حسنه|حسنا|خطط|نفذ|سجل|سجله|حمل|حمله|نزل|نزله|شخص|شخصا|شخصي|ارشد|عادل|احمد|كمل|كمال|كامل)$/;

/** Detects the type of the task and the places of its requests. */
export function detectTask(document: PromptDocument): DetectedTask {
  const requests = findRequests(document);
  const scores = new Map<TaskType, number>();
  const nearOrder = (hit: Hit) =>
    requests
      .slice(0, 4)
      .some(
        (request, index) =>
          hit.first - request.first >= 0 &&
          hit.first - request.first <= (index === 0 ? 5 : 12) &&
          (index === 0 || CREATES.test(request.text)),
      );
  const add = (type: TaskType, points: number) => scores.set(type, (scores.get(type) ?? 0) + points);
  const roles = roleSentences(document);
  const firstOrder = requests[0]?.first ?? 0;
  for (const [type, verbs] of TYPE_VERBS) {
    for (const hit of document.findAffirmed(verbs)) {
      if (type === "tutor" && tellsMe(document, hit)) continue;
      const ordered = requests.some((request) => request.first >= hit.first - 1 && request.first <= hit.last);
      add(type, !ordered ? 0.5 : Math.abs(hit.first - firstOrder) <= 1 ? 6 : hit.first < 20 ? 2.5 : 0.9);
    }
  }
  for (const [type, nouns] of TYPE_NOUNS) {
    const hits = document.findAffirmed(nouns);
    hits
      .slice(0, 3)
      .forEach((hit) =>
        add(
          type,
          type !== "agent-bot" && roles.has(document.words[hit.first]?.sentence ?? -1)
            ? 0.4
            : nearOrder(hit)
              ? 3
              : hit.first < 25
                ? 1.5
                : 0.6,
        ),
      );
  }
  if ((scores.get("agent-bot") ?? 0) > 0 && opensAsAgent(document)) add("agent-bot", 3);
  if (WORKS_FOR_US.test(document.freeText.trimStart())) add("agent-bot", 5);
  if (opensAsPicture(document)) add("image", 3);
  for (const media of ["image", "video"] as const) if ((scores.get(media) ?? 0) >= 3) add(media, 4);
  const ranked = [...scores].sort((a, b) => b[1] - a[1]);
  const worksOnInput =
    document.regions.some((region) => region.kind === "delimited" || region.kind === "pasted") &&
    !requests.some((request) => CREATES.test(request.text));
  const best = ranked.find(([type]) => !(worksOnInput && WRITTEN.has(type)));
  return {
    primary: best && best[1] >= 1 ? best[0] : "general",
    types: ranked.map(([type]) => type),
    requests,
    roles,
    asks: asksWithoutOrder(document),
  };
}

/** Distinct words of the instructions that carry content: no function words, no orders, no names of forms, nothing too general. */
export function specificsOf(document: PromptDocument, except: readonly Hit[]): number {
  const skipped = new Set<number>();
  for (const hit of [...except, ...document.task.requests])
    for (let index = hit.first; index <= hit.last; index += 1) skipped.add(index);
  const seen = new Set<string>();
  for (const word of document.words) {
    if (skipped.has(word.index) || word.text.length < 2) continue;
    const plain = word.stems.at(-1) as string;
    if (seen.has(plain) || word.stems.some((stem) => STOP_WORDS.has(stem) || GENERIC_WORDS.has(stem))) continue;
    seen.add(plain);
  }
  const slots = document.regions.filter((region) => region.kind === "placeholder" || region.kind === "quote").length;
  return seen.size + slots * 2;
}

function findRequests(document: PromptDocument): Hit[] {
  const english = document.find(ENGLISH_VERBS).filter((hit) => standsAsOrder(document, hit));
  return [...english, ...document.find(ARABIC_VERBS).filter((hit) => arabicOrder(document, hit))].sort(
    (a, b) => a.start - b.start,
  );
}

function standsAsOrder(document: PromptDocument, hit: Hit): boolean {
  const word = document.words[hit.first] as Word;
  if (document.text[word.start - 1] === "-" || document.text[word.end] === "-") return false;
  if (!word.opens && !BEFORE_AN_ORDER.has((document.words[hit.first - 1] as Word).text))
    return afterSetting(document, hit);
  if (!word.opens && TELLS.test(document.phrase(hit.first - 2, hit.first - 1))) return false;
  if (
    word.text === "be" &&
    !word.opens &&
    /^(?:would|could|will|can|should|must|might|may|to)$/.test(document.words[hit.first - 1]?.text ?? "")
  )
    return false;
  if (NOUN_TOO.test(word.text)) return followsWithObject(document, hit);
  // "Plot 14" is a place, "budget £200" a figure.
  if (/^(?:plot|budget|deposit)$/.test(word.text) && /^\d/.test(document.words[hit.last + 1]?.text ?? "")) return false;
  return !OFTEN_NOUN.test(word.text) || OBJECT.test(document.words[hit.last + 1]?.text ?? "");
}

/** "We now keep", "they never list": somebody tells what is done. */
const TELLS = /^(?:i|we|they|he|she|who|which|people|customers|clients) (?:now|also|just|then|always|never)$/;
const NOUN_TOO =
  /^(?:be|do|set|name|label|test|code|plan|list|design|email|phone|book|review|answer|research|document|sort|format|rate|end|close|target|address|focus|base|group|map|match|open|watch|call|count)$/;
/** Nouns and adjectives far more often than orders: they need an object's first word after them. */
const OFTEN_NOUN =
  /^(?:title|caption|text|message|cover|report|market|state|process|study|point|record|number|budget|forecast|project|work|place|order|present|share|profile|chart|graph|filter|mix|guess|sketch|picture|reason|rank|train|coach|pitch|double|round|complete|clean|cross|back|fill|slow|right|carry|cut|try|cast|pack|swap|treat|shift|record|act|play|use|move|post|run|start|help|need|visit|sign|log|reply|draft|dial|display|print|show|score|grade|quote|cite|return|change|update|support|deal|rhyme|hunt|track|shrink|pen|lay|scan|audit|sound|estimate|model|balance|promise|offer|request|apply|feature|feel|light|border|welcome|present|separate)$/;
const OBJECT =
  /^(?:a|an|the|this|that|these|those|my|our|your|his|her|their|its|it|them|me|us|him|each|every|all|any|both|one|two|three|four|five|six|seven|eight|nine|ten|up|out|down|for|in|on|as|with|to|only|just|what|how|which|whether|who|why|where|when|if|about|like|through|from|into|at|by|no|yes|and|json|names|\d.*)$/;

/** "For each supplier write a mark": an order after the setting that opens its sentence. */
function afterSetting(document: PromptDocument, hit: Hit): boolean {
  let first = hit.first;
  while (first > 0 && !document.words[first]?.opens && hit.first - first < 9) first -= 1;
  if (!/^(?:for|from|in|on|using|given|after|under|per|inside|below|within)$/.test(document.words[first]?.text ?? ""))
    return false;
  const before = document.phrase(first, hit.first - 1);
  return (
    hit.first - first >= 2 &&
    !/(?:^| )(?:i|we|they|he|she|it|you|that|who|which|is|are|was|were|to|the|a|an|of|and|or|my|our|your|their|for|with|by|in|on|[a-z]+'s)$/.test(
      before,
    ) &&
    !/(?:^| )(?:i|we|they|he|she|you|is|are|was|were|that|who|which)(?: |$)/.test(before) &&
    OBJECT.test(document.words[hit.last + 1]?.text ?? "")
  );
}

/** "Plan a trip" is an order, "Plan B" or "Email about the deadline" is not. */
function followsWithObject(document: PromptDocument, hit: Hit): boolean {
  const next = document.words[hit.last + 1];
  if (!next || next.opens) return false;
  return (
    !/^(?:about|regarding|for|from|of|on|to|with|is|are|was|b|and|or|in|re)$/.test(next.text) ||
    /^(?:focus|end|open|base|close|call|watch|answer|be)$/.test(hit.text)
  );
}

/** Orders whose first letter is no conjunction. */
const OWN_FIRST_LETTER =
  /^(?:فكر|فسر|فهم|فرغ|فتش|فرق|فوت|فك|فاوض|فند|فاضل|فعل|فحص|وضح|وجه|وصف|وسع|وزع|وازن|وقع|وثق|ورني|وريني|ورجي|وافق|واس|وصل|ودع|ولد|وجد|فطور|فريق|فرع|فصل|فرد|ورق|ورد|وقت|وضع|وزن|وكيل|فاتور|فارغ)/;

function arabicOrder(document: PromptDocument, hit: Hit): boolean {
  const word = document.words[hit.first] as Word;
  if (/^[وف]?(?:ال|لل|بال|كال)/.test(word.text) && !/^(?:الف(?:لي)?|القي?)$/.test(word.text)) return false;
  const before = document.words[hit.first - 1];
  // «14 ضيفًا» are counted.
  if (before && !word.opens && /^\d+$/.test(before.text) && /ا$/.test(word.text)) return false;
  const joined = /^[وف]/.test(word.text) && !OWN_FIRST_LETTER.test(word.text);
  const startsClause = word.opens || joined || before?.text === "ثم";
  if (word.text === "ابني" && !/^(?:لي|ليا|لنا)$/.test(document.words[hit.last + 1]?.text ?? "")) return false;
  if (word.text === "دور" && !/^(?:علي|عن|لي)$/.test(document.words[hit.last + 1]?.text ?? "")) return false;
  if (AMBIGUOUS_ORDER.test(word.text)) return startsClause;
  return (
    startsClause ||
    word.text.length >= 4 ||
    (before !== undefined && document.find(WISHES).some((wish) => wish.last === before.index))
  );
}

function asksWithoutOrder(document: PromptDocument): boolean {
  if (/[?؟]/.test(document.freeText)) return true;
  if (document.find(WISHES).some((hit) => !/^\d/.test(document.words[hit.last + 1]?.text ?? ""))) return true;
  return document.find(QUESTIONS).some((hit) => {
    const next = document.words[hit.last + 1]?.text ?? "";
    if (!(document.words[hit.first] as Word).opens) return false;
    if (AUXILIARY.test(hit.text)) return SUBJECT.test(next);
    return (
      !RELATIVE.test(hit.text) ||
      /^(?:هو|هي|هم|الفرق|افضل|اسم|سبب|راي|رايك|معني|حكم|الذي|التي|اكثر|انسب|احسن)$/.test(next)
    );
  });
}

/** Words that ask only before their subject: "is the shop open" asks, "have a go" does not. */
const AUXILIARY = /^(?:should|is|are|does|do|can|could|will|would|did|was|were|has|have)$/;
const SUBJECT =
  /^(?:i|you|we|they|he|she|it|there|the|this|that|my|our|your|these|those|any|anyone|someone|people|all)$/;
/** Question words that are relatives, prepositions and negations as well. */
const RELATIVE = /^[وف]?(?:ما|من|اي)$/;

/** Sentences that only give the model a role speak little of the task. */
function roleSentences(document: PromptDocument): Set<number> {
  const openings = document.words.filter(
    (word, index) =>
      (index === 0 || document.words[index - 1]?.sentence !== word.sentence) &&
      ROLE_OPENING.test(document.phrase(index, index + 1)),
  );
  return new Set(openings.map((word) => word.sentence));
}

/** "You answer questions from tenants": the prompt gives a standing job. */
const WORKS_FOR_US =
  /^(?:you (?:answer|reply|respond|run|handle|manage|look after|triage|process|watch|guard|greet|take care|serve|monitor|moderate|book)|(?:انت|انتي|انتا) (?:ترد|بترد|تجيب|بتجاوب|تدير|بتدير|تراقب|بتراقب|تتكفل|تتولي|بتهتم|تهتم|مسوول|مسؤول|المسوول))(?!\p{L})/u;

/** «علّمني وين المشكلة» asks to be told, not taught. */
function tellsMe(document: PromptDocument, { last, text }: Hit): boolean {
  return (
    /علم(?:ني|نا|وني)$/.test(text) &&
    /^(?:وين|وش|ايش|متي|منو|مين|ليش|ليه|كم|اذا|فين|شنو|ايمتي)$/.test(document.words[last + 1]?.text ?? "")
  );
}

/** "Illustration for a leaflet, gouache": a picture named first, with no order, and said what it looks like. */
function opensAsPicture(document: PromptDocument): boolean {
  return PICTURE_FIRST.test(document.freeText.trimStart()) && LOOKS_LIKE.test(document.freeText);
}

const PICTURE_FIRST =
  /^(?:an? )?(?:[a-z-]+ ){0,2}?(?:illustration|photo|photograph|painting|watercolou?r|portrait|sketch|drawing|render|poster art|صوره|لوحه|رسم|رسمه|مشهد)(?!\p{L})/u;
const LOOKS_LIKE =
  /\d{1,2}:\d{1,2}|\b(?:palette|close-up|wide shot|side light|viewed?|seen from|background|foreground|lens|shadows?)\b|(?:لقطه|الوان|خلفيه|اضاءه|ظلال)/u;

function opensAsAgent(document: PromptDocument): boolean {
  return /^(?:you are|you're|you |انت |انتي |مهمتك|دورك)/.test(document.freeText.trimStart());
}
