import { fold } from "#engines/text/fold.ts";

/** What a fact may be about, besides the very question that it answered. A closed list: what is in none fits its own question alone. */
export type FactSubject = "shop" | "prices" | "customers" | "voice" | "names" | "child" | "city";

/** A fact that tools may offer. */
export interface KnownFact {
  id: string;
  name: string;
  words: string;
  /** The id of the question that it answered. */
  sourceQuestion: string | null;
  createdAt: string;
  lastUsedAt: string | null;
}

export interface AskedQuestion {
  id: string;
  label: string;
  ask: string;
}

interface SubjectWords {
  /** Anywhere in the name that a person gave a fact. */
  fact: RegExp;
  /** In a question's label. */
  label: RegExp;
  /** In the question. It must ask after the subject itself: what customers ask most is not who they are. */
  ask: RegExp;
}

/** No letter before, in either script: an Arabic word may still carry its article or a preposition. */
const START = "(?<![\\p{L}])(?:و|ل|ب)?(?:ال)?";
const END = "(?![\\p{L}])";
const words = (...lists: (string | string[])[]) =>
  new RegExp(
    `${START}(?:${lists
      .flat()
      .map((word) => fold(word))
      .join("|")})${END}`,
    "u",
  );
/** The question begins so. */
const opening = (...lists: (string | string[])[]) =>
  new RegExp(
    `^(?:${lists
      .flat()
      .map((word) => fold(word))
      .join("|")})`,
    "u",
  );

/** Written as people write; folded like the texts that they are held against. */
const SUBJECTS: Readonly<Record<FactSubject, SubjectWords>> = {
  shop: {
    fact: words(
      ["shop", "store", "business", "company", "restaurant", "brand", "what (?:i|we) sell", "products?"],
      ["متجري?", "محلي?", "دكاني?", "نشاطي?", "مشروعي?", "شركتي", "شركة", "مطعمي?", "علامتي", "ما أبيعه?", "منتجاتي?"],
    ),
    label: words(
      ["(?:the|your) (?:shop|store|business)", "the shop and its", "name and trade", "owner and offer"],
      ["(?:محل|متجر|نشاط) وما", "محل وتكرار", "محل وزبونه", "اسم والعمل"],
    ),
    ask: opening(
      ["what is your (?:shop|store|business|trade)", "what (?:exactly )?(?:is the business|do you sell)"],
      ["ما محلك", "ما متجرك", "ما نشاطك", "ما مشروعك", "ما النشاط", "ماذا تبيع"],
    ),
  },
  prices: {
    fact: words(
      "(?:my |our )?prices?",
      "price list",
      "rates?",
      "fees?",
      "أسعاري?",
      "أسعارنا",
      "سعري",
      "تسعيرة",
      "أجوري?",
    ),
    label: words("your prices", "dishes and prices", "أسعارك", "أصناف وأسعارها"),
    ask: opening(
      "what (?:are your prices|do you charge)",
      "how much do you charge",
      "ما أسعارك",
      "بكم تبيع",
      "كم أسعارك",
    ),
  },
  customers: {
    fact: words(
      "customers?",
      "clients?",
      "audience",
      "buyers?",
      "زبائني?",
      "زبوني?",
      "عملائي",
      "عملاء",
      "عميلي?",
      "جمهوري?",
    ),
    label: opening(
      "(?:the |your )?(?:customers?|clients?|buyers|diners) and",
      "(?:customers?|clients?|buyers)$",
      "(?:ال)?(?:زبائن|زبون) و",
      "(?:ال)?(?:زبائن|زبون|عملاء)$",
    ),
    ask: opening(
      ["who (?:are|is) (?:your|the) (?:customers?|clients?|buyers?)", "who (?:will buy|buys)"],
      ["من زبائنك", "من عملاؤك", "من الزبون", "من الزبائن", "من العملاء", "من سيشتري", "من يشتري"],
    ),
  },
  voice: {
    fact: words(
      ["tone", "voice", "dialect", "style", "manner", "register", "how i (?:write|talk|speak)"],
      ["لهجتي?", "لهجة", "نبرتي?", "نبرة", "أسلوبي?", "صوتي?", "طريقتي", "طريقة الكلام"],
    ),
    label: words(
      [
        "tone",
        "voice",
        "dialect",
        "(?:language|house) (?:and )?manner",
        "manner (?:of speaking|and greeting)",
        "page's manner",
      ],
      ["لهجة", "لهجته", "لهجتك", "نبرة", "أسلوب (?:المحل|صفحتك)", "طريقة الكلام", "صوت (?:الكاتب|الصفحة)"],
    ),
    ask: opening(
      ["in (?:what|which) (?:tone|dialect)", "(?:what|which) (?:tone|dialect)", "how do you (?:write|talk|speak)"],
      ["بأي لهجة", "بأي نبرة", "بأي أسلوب", "ما اللهجة", "ما النبرة", "كيف تخاطب", "كيف تتكلم (?:على|مع)"],
    ),
  },
  names: {
    fact: words(
      ["my name", "names? and titles?", "titles?", "signature", "who signs"],
      ["اسمي", "لقبي", "أسماء", "أسماء والألقاب", "ألقاب", "توقيعي?", "صفتي"],
    ),
    label: words("names and titles?", "who signs", "signature", "titles", "أسماء والألقاب", "توقيع الرسالة", "ألقاب"),
    ask: opening("in whose name", "whose names? (?:go|is|are)", "who signs", "باسم من", "من يوقع", "بأي لقب"),
  },
  child: {
    fact: words(
      ["child", "child's class", "son", "daughter", "kids?", "pupil", "(?:my )?class"],
      ["طفلي?", "طفلتي", "ابني", "ابنتي", "بنتي", "ولدي", "أولادي", "صف ابني", "طالب", "صف"],
    ),
    label: words("child and (?:class|year)", "طالب والصف"),
    ask: opening("what (?:is|are) (?:the|your) child's name", [
      "ما اسم الطالب",
      "ما اسم طفلك",
      "ما اسم الطفل",
      "ما اسم ابنك",
      "ما اسم ابنتك",
      "في أي صف",
    ]),
  },
  city: {
    fact: words("city", "town", "my place", "where i live", "مدينتي?", "مدينة", "بلدتي", "حيي?", "مكاني", "منطقتي"),
    label: words("city", "town", "your place", "مدينة", "مدينتك"),
    ask: opening(
      ["(?:in )?(?:which|what) (?:country and )?(?:city|town)", "where do you live"],
      ["في أي مدينة", "في أي بلد ومدينة", "ما مدينتك", "أين تسكن", "أين تعيش"],
    ),
  },
};

const ALL = Object.keys(SUBJECTS) as FactSubject[];

/** What a fact is about, by the name that it has. */
export function subjectsOfFact({ name }: Pick<KnownFact, "name">): FactSubject[] {
  const folded = fold(name);
  return ALL.filter((subject) => SUBJECTS[subject].fact.test(folded));
}

/** What a question asks after. */
export function subjectsOfQuestion({ label, ask }: Pick<AskedQuestion, "label" | "ask">): FactSubject[] {
  const [short, long] = [fold(label), fold(ask)];
  return ALL.filter((subject) => SUBJECTS[subject].label.test(short) || SUBJECTS[subject].ask.test(long));
}

/** The facts about any of these subjects, best first: what was used last, then what is newest. */
export function factsAbout<Fact extends KnownFact>(facts: readonly Fact[], subjects: readonly FactSubject[]): Fact[] {
  return facts
    .filter((fact) => subjectsOfFact(fact).some((subject) => subjects.includes(subject)))
    .toSorted((one, other) => freshness(other).localeCompare(freshness(one)));
}

/**
 * Which fact answers which of the questions: first by the name (a fact has its question's label) or the question's own id, then by
 * subject, across languages. Each fact answers one question at most, and each question gets one fact.
 */
export function matchFacts<Fact extends KnownFact>(
  facts: readonly Fact[],
  questions: readonly AskedQuestion[],
): Map<string, Fact> {
  const matched = new Map<string, Fact>();
  const give = (question: AskedQuestion, choose: (free: Fact[]) => Fact | undefined) => {
    if (matched.has(question.id)) return;
    const taken = new Set([...matched.values()].map(({ id }) => id));
    const fact = choose(facts.filter(({ id }) => !taken.has(id)));
    if (fact) matched.set(question.id, fact);
  };
  for (const question of questions) give(question, (free) => factNamed(namedFor(free, question), question.label));
  for (const question of questions) give(question, (free) => free.find((fact) => answered(fact, question)));
  for (const question of questions) give(question, (free) => factsAbout(free, subjectsOfQuestion(question))[0]);
  return matched;
}

/** The fact that has a question's label for its name; undefined where there is none. */
export function factNamed<Fact extends Pick<KnownFact, "name">>(
  facts: readonly Fact[],
  label: string,
): Fact | undefined {
  return facts.find(({ name }) => keyOf(name) === keyOf(factNameOf(label)));
}

/** Asked of every request, under labels that all share. */
const OF_EVERY = /-(?:case|people|aim|limits)$/;
/** Of those, the ones whose answer is about one request alone: what is wanted this time says nothing of the next. */
const OF_ONE = /-(?:case|aim)$|^task-limits$/;

/** Whether an answer to the question may be remembered for other requests. */
export function isRememberable({ id }: Pick<AskedQuestion, "id">): boolean {
  return !OF_ONE.test(id);
}

/** The facts that a question's label may find: one that all requests share finds those that the person named. */
function namedFor<Fact extends KnownFact>(facts: readonly Fact[], { id }: AskedQuestion): readonly Fact[] {
  return OF_EVERY.test(id) ? facts.filter(({ sourceQuestion }) => sourceQuestion === null) : facts;
}

/** A model counts its questions, so that one of its ids says nothing. */
function answered({ sourceQuestion }: KnownFact, { id }: AskedQuestion): boolean {
  return sourceQuestion === id && !/^m\d+$/.test(id) && isRememberable({ id });
}

/** The name that a remembered answer gets: its question's label, within what a name may have. */
export function factNameOf(label: string): string {
  return label.trim().slice(0, 60).trim();
}

function keyOf(name: string): string {
  return fold(name).replace(/\s+/g, " ").trim();
}

function freshness({ lastUsedAt, createdAt }: KnownFact): string {
  return `${lastUsedAt ?? ""} ${createdAt}`;
}
