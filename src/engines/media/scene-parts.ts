import { fold } from "#engines/text/fold.ts";

/** A stretch of the request that plays a part in the picture; `start` and `end` are places in the request. */
export interface ScenePart {
  slot: "subject" | "action" | "setting" | "details";
  start: number;
  end: number;
  text: string;
}

/** Standing, sitting, sleeping: what someone is seen doing, said as an adjective. */
const ARABIC_STATES = new Set(
  "جالس جالسه قاعد قاعده واقف واقفه نايم نايمه نائم نائمه ماشي ماشيه راكب راكبه حامل حامله سايق رايح طالع طالعه نازل داخل طاير طايره".split(
    " ",
  ),
);
/** Words that open a place or a time. */
const PLACE = new Set(
  "ع ف in on at inside under near beside behind above over between through across along around beneath against atop outside amid among by next during في فوق تحت قرب جنب بجانب بجنب جوه داخل خارج وسط بين امام قدام خلف ورا وراء عند علي حول عبر وقت اثناء خلال بوسط بقلب بداخل جوا".split(
    " ",
  ),
);
const DETAIL = new Set(
  "with wearing holding dressed carrying made covered full whose having مع يرتدي ترتدي لابس لابسه يلبس تلبس لابسين يحمل تحمل ماسك ماسكه مزين مزينه مغطي مغطاه مصنوع مصنوعه ومعه ومعها فيها فيه وفيها وفيه حاملا شايل شايله بملابس بلباس".split(
    " ",
  ),
);
const NOT_ACTION = new Set(
  "morning evening building painting drawing lighting ceiling wedding king ring spring string wing thing nothing something everything living dining swimming clothing lightning earring sling crossing landing engraving wearing holding carrying having during amazing stunning interesting charming glowing setting rising sibling offspring pudding duckling ending opening".split(
    " ",
  ),
);
const VERB_ING = /^[a-z]{2,}ing$/;
const VERB_S = new Set(
  "runs walks sits stands looks plays drinks eats reads rides jumps flies swims dances pours opens closes holds smiles laughs cries drives sleeps writes paints cooks works waits climbs falls rises throws catches chases enters leaves turns moves sings talks argue argues meets hugs gives takes makes builds prays sells buys watches explores floats sails lights blows slips splashes dives bakes mends ties kicks stirs pushes pulls lifts flips waves kneels sprints spins drips melts blooms stares leans lands lies feeds picks puts removes hides wakes knits whisks glides".split(
    " ",
  ),
);
/** Present verbs of pictures; others start with the letters of the present, but so do many nouns. */
const ARABIC_VERBS =
  /^(?:و|ف)?(?:ب|عم|ع)?(?:[يتن])(?:جلس|جري|ركض|مشي|قف|نظر|لعب|شرب|اكل|قرا|ركب|قفز|طير|سبح|رقص|صب|فتح|غلق|بتسم|ضحك|بكي|قود|نام|كتب|رسم|طبخ|عمل|نتظر|تسلق|سقط|رمي|مسك|طارد|دخل|خرج|دور|غني|تكلم|لتقي|حضن|عطي|اخذ|صنع|بني|صلي|بيع|شتري|شاهد|طفو|بحر|ضيء|صلح|خبز|حمل|رفع|نزل|صعد|تامل|راقب|ستعد|حتفل|لوح|عزف|غوص|ساعد|رعي|حصد|زرع|سير|تجول|تحرك|تساقط|لمع|شوي|غلي|شوف|فطر|تعشي|تغدي|تكسر|صفق|ضع|رش|قعد|سوي|صيد|خيط|نسج|شرح|وضح|نظف|غسل|بخر|ضع|طل|تفرج|بص|وقف|جرون|لعبون|ركضون|اكلون|شربون|تحدثان|تجادلان|لعبان|مشيان|رقصون|ضحكون|حتفلون)(?:ون|ان|وا|ين|ه|ها|هم)?$/u;

/** What is said is no part of what is seen. */
const SAYING =
  /^(?:says?|said|asks?|whispers?|shouts?|replies|titled|reading|written|مكتوب(?:ه)?|عنوانها?|و?[يت]قول|و?ب[يت]قول|و?قال(?:ت)?|و?[يت]همس|و?[يت]صرخ|و?[يت]رد)$/u;

/** Orders and kinds of picture before what is shown ("make me a short video of", "10 sec clip:"). */
const LEADS: readonly RegExp[] = [
  /^\s*(?:(?:please|can you|could you|i (?:want|need|would like)(?: to)?|i'd like(?: to)?)\s+)*(?:(?:create|generate|make|draw|produce|write|design|give|get|show)\s+(?:me\s+)?)?(?:an?\s+|the\s+)?(?:[\w-]+\s+){0,4}?(?:photo|photograph|picture|image|painting|drawing|illustration|portrait|shot|sketch|poster|render|view|video|clip|footage|animation|close-?up|close up|logo|sticker|pattern|explainer|stop motion|time-?lapse)s?(?:\s+(?:of|for|showing|about)\s+|\s*:\s*)/i,
  /^\s*(?:(?:لو سمحت|من فضلك|ممكن|رجاءً?)[،,]?\s+)?(?:(?:عا[يو]زة?|[أا]ب[يى]|[أا]بغ[يى]|بدي|بدنا|[أا]ريد|نريد|[أا]حتاج|محتاجة?|بغيت|حابة?|صممي?|[اأ]رسمي?|[اأ]عملي?|سوي?|اصنعي?|[أا]نشئ|هات)(?:\s+لي|\s+لنا)?\s+)?(?:صورة|رسمة|فيديو|مقطع(?:\s+فيديو)?|كليب|مشهد|[إا]علان)(?:\s+(?:قصيرة?|واقعية?|سينمائية?|منتج|عطر|عمودية?|طولية?|حلوة?|جميلة?|مدت[هة]ا?|خمس|ست|ثماني|عشر|[\d٠-٩]+|ث|ثوان[يٍ]?|ثانية)){0,5}(?:\s*:\s*|\s+(?:حق|عن|فيها?|[تي]ظهر\s+فيها?|[تي]بين)\s+|\s+(?!(?:لاعب|لابس|ليل|ليمون|لبن|لحم|لؤلؤ|لوح|لعب|لقط|لبؤ|لوز)(?:ة|ه|ين|ات)?(?:\s|$))ل(?=[\u0620-\u064A]{2}))/u,
  /^\s*(?:(?:please|i (?:want|need|would like)|i'd like)\s+|(?:make|create|design|generate|draw)\s+(?:me\s+)?)+/i,
  /^\s*(?:عا[يو]زة?|[أا]ب[يى]|[أا]بغ[يى]|بدي|[أا]ريد|نريد|صممي?|[اأ]رسمي?|[اأ]عملي?|سوي?)(?:\s+لي|\s+لنا)?\s+(?=[\u0620-\u064A])/u,
];
const NUMBERED =
  /^\s*(?:(?:two|three|four|\d)\s+(?:shots|scenes)\s*:\s*|(?:لقطتين|لقطتان|مشهدين|مشهدان|(?:ثلاث|أربع|[3-6٣-٦])\s+(?:لقطات|مشاهد))\s*:\s*)?(?:(?:shot|scene|لقطة|اللقطة|مشهد|المشهد)\s*[\d٠-٩]\s*[:.–-]\s*|(?:و?الأولى|و?الثانية|و?الثالثة|و?الأول|و?الثاني|و?الثالث)[\s:،]\s*)?/iu;
/** Nouns whose own first letter is the one that means "of". */
const OWN_LAM =
  /^(?:لاعب|لاجئ|لاجي|لابس|ليل|ليمون|لبن|لحم|لؤلؤ|لولو|لوح|لعب|لون|لقط|لبؤ|لوز|لطيف|لبس|لسان|لوق|لوج|لوغ)(?:ه|ة|و|ين|ات|ان)?$/u;
/** After these a word in -ing or -s is a noun or an adjective: "a running shoe", "lemons and leaves". */
const BEFORE_NOUN = new Set(
  "a an the of for in on at by with from to my his her its their our your this that these no any some two three and or".split(
    " ",
  ),
);
const BEFORE_OBJECT = new Set("a an the his her its their through into along past onto towards off".split(" "));

interface Span {
  start: number;
  end: number;
}
interface Reading {
  /** Words of the trade (a camera move, a style): no part opens inside them. */
  trade: readonly Span[];
  /** Words to the letter: the parts end before them. */
  exact: readonly Span[];
}

/** Where the scene itself begins in a clause: after an order, a kind of picture, or the number of a shot. */
export function leadLength(clause: string): number {
  const numbered = NUMBERED.exec(clause)?.[0].length ?? 0;
  const rest = clause.slice(numbered);
  const lead = LEADS.map((pattern) => pattern.exec(rest)?.[0].length ?? 0).find((length) => length > 0) ?? 0;
  return rest.slice(lead).trim() === "" ? numbered : numbered + lead;
}

/** The number of a shot before its words. */
export function numberLength(clause: string): number {
  return NUMBERED.exec(clause)?.[0].length ?? 0;
}

/**
 * The parts of a scene's clauses by their structure alone. In the first, words before the first verb, place or "with" are the
 * subject, and each of these opens a part of its own; a later clause gives a part that is still missing, where it begins with
 * such a word. Nothing is moved: the parts are for reading and changing, the sentence stays.
 */
export function findParts(text: string, clauses: readonly Span[], reading: Reading): ScenePart[] {
  const parts: ScenePart[] = [];
  clauses.forEach((clause, index) => {
    const found = partsOf(text, clause, reading, index > 0);
    parts.push(...(index === 0 ? found : found.filter(({ slot }) => !parts.some((part) => part.slot === slot))));
  });
  return parts;
}

function partsOf(text: string, { start, end }: Span, { trade, exact }: Reading, isLater: boolean): ScenePart[] {
  const begin = start + (isLater ? 0 : leadLength(text.slice(start, end)));
  const words = Array.from(text.slice(begin, end).matchAll(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu), (match) => ({
    start: begin + match.index,
    end: begin + match.index + match[0].length,
    form: fold(match[0]),
  }));
  const parts: ScenePart[] = [];
  let slot: ScenePart["slot"] | null = null;
  for (const [index, word] of words.entries()) {
    if (SAYING.test(word.form) || exact.some((one) => word.start >= one.start && word.start < one.end)) break;
    const isTrade = trade.some((one) => word.start >= one.start && word.end <= one.end);
    const next: ScenePart["slot"] | null = isTrade
      ? slot
      : slotOf(word.form, slot, [words[index - 1]?.form ?? (isLater ? "," : ""), words[index + 1]?.form ?? ""]);
    if (isLater && next === null && !isTrade) return [];
    const opened: ScenePart["slot"] | null = next ?? (isTrade && isLead(words, index, trade) ? null : "subject");
    if (isLater && opened === "subject") return [];
    if (opened === null || (parts.length === 0 && word.form === "of")) continue;
    const last = parts.at(-1);
    if (last && last.slot === opened) Object.assign(last, { end: word.end, text: text.slice(last.start, word.end) });
    else parts.push(partAt(text, opened, word));
    slot = opened;
  }
  return parts.map(withoutTail);
}

/** The first word, without the letter that means "of" after a kind of picture. */
function partAt(text: string, slot: ScenePart["slot"], { start, end }: Span): ScenePart {
  const word = text.slice(start, end);
  const isOf =
    slot === "subject" &&
    /[\u0620-\u064A]\s+$/u.test(text.slice(0, start)) &&
    /^ل[\u0620-\u064A]{3,}$/u.test(word) &&
    !OWN_LAM.test(word);
  const from = isOf ? start + 1 : start;
  return { slot, start: from, end, text: text.slice(from, end) };
}

/** Words of the trade that open a clause and are followed by "of": "time-lapse of a tower". */
function isLead(words: readonly (Span & { form: string })[], index: number, trade: readonly Span[]): boolean {
  const after = words.slice(index).find((word) => !trade.some((one) => word.start >= one.start && word.end <= one.end));
  return (
    after !== undefined &&
    (after.form === "of" || (/^ل[\u0620-\u064A]{3,}$/u.test(after.form) && !OWN_LAM.test(after.form)))
  );
}

function slotOf(
  word: string,
  now: ScenePart["slot"] | null,
  [before, after]: readonly [string, string],
): ScenePart["slot"] | null {
  if (ARABIC_VERBS.test(word) || isArabicPresent(word, now, before)) return "action";
  if (PLACE.has(word) || ON_THE.test(word)) return before === "" ? now : "setting";
  if (DETAIL.has(word)) return before === "" ? now : "details";
  if (isLatinVerb(word, now, before, after)) return "action";
  if (now === "subject" && ARABIC_STATES.has(word)) return "action";
  return now;
}

/** Dialects' "on the" written as one word: "عالشباك". */
const ON_THE = /^ع?عال(?!م|ي)[\u0621-\u064A]{2,}$/u;
const NOT_PRESENT = /^و?(?:ب[يت](?:ضا|وت|جام|اع|انو|تزا|ئ|ت)|ي(?:دوي|من|ابان|وم|اسمين|سار|خت|دين|ديه|ديها|هود|ونان))/u;

/** A verb of the present by its shape: after "عم", or with the letters that open it; those that nouns share are in the list. */
function isArabicPresent(word: string, now: ScenePart["slot"] | null, before: string): boolean {
  if (before === "عم") return true;
  return now !== null && /^و?(?:ب[يت]|ي)[\u0621-\u064A]{3,}$/u.test(word) && !NOT_PRESENT.test(word);
}

function isLatinVerb(word: string, now: ScenePart["slot"] | null, before: string, after: string): boolean {
  if (VERB_ING.test(word)) return before !== "" && !NOT_ACTION.has(word) && !BEFORE_NOUN.has(before);
  if (now === null) return false;
  if (VERB_S.has(word))
    return now === "setting" || now === "details" ? before === "and" && word !== "leaves" : !BEFORE_NOUN.has(before);
  return now === "subject" && /[a-z]{3}[^s]s$/.test(word) && !BEFORE_NOUN.has(before) && BEFORE_OBJECT.has(after);
}

/** A part never ends in a word that joins it to the next. */
function withoutTail(part: ScenePart): ScenePart {
  const text = part.text.replace(/(?:\s+(?:and|then|but|that|which|ثم|و|عم))+$/iu, "");
  return { ...part, text, end: part.start + text.length };
}
