import type { Span } from "#engines/text/segment.ts";
import type { Part, Sign } from "#engines/humanizer/humanizer-types.ts";
import type { Rhythm } from "./rhythm-signs.ts";

/** Below this spread of sentence lengths (standard deviation over mean) five sentences read like a list. */
const FLAT = 0.22;
/** Sentences looked at together. */
const WINDOW = 5;
/** Words two joined sentences may have. */
const LONGEST_PAIR = 34;
/** Sentences in a row that may begin with one and the same article or pronoun. */
const MOST_ALIKE = 3;

/** True when nothing but blanks stands between two sentences. */
export function adjacent(text: string, left: Span, right: Span): boolean {
  return /^[ \t]+$/.test(text.slice(left.end, right.start));
}

/** Sentences in a row with the same opening: each but the first of a run is joined to the one before where that is safe. */
export function repeatedStarts(rhythm: Rhythm): Sign[] {
  const { sentences, language } = rhythm;
  const signs: Sign[] = [];
  const openings = sentences.map((sentence) => opening(sentence.text, language));
  for (let from = 0; from < sentences.length;) {
    const key = openings[from] as string;
    let to = from + 1;
    while (to < sentences.length && key !== "" && openings[to] === key) to += 1;
    const most = language === "en" && !key.includes(" ") && !key.includes(",") ? MOST_ALIKE : 2;
    if (to - from > most)
      for (let index = from + 1; index < to; index += 1) signs.push(startSign(rhythm, index, from, key));
    from = to;
  }
  return signs;
}

function startSign(rhythm: Rhythm, index: number, from: number, key: string): Sign {
  const sentence = rhythm.sentences[index] as Span;
  const parts = startEdit(rhythm, index, from);
  return {
    ruleId: "repeated-start",
    start: sentence.start,
    end: sentence.start + key.length,
    level: 2,
    weight: 0.5,
    ...(parts ? { parts } : {}),
  };
}

/** What a sentence begins with, as far as it counts: in English two words, or an article or pronoun alone. */
function opening(sentence: string, language: "ar" | "en"): string {
  if (language === "en") {
    const two = /^[\p{L}']+(?:,| [\p{L}']+)/u.exec(sentence)?.[0] ?? "";
    return /^(?:The|It|This|They|We|You|Our|Its|Their|Your) /.exec(`${two} `)?.[0].trim() ?? two;
  }
  return /^(?:كما أن|[\p{L}\p{M}]{2,})(?!\p{L})/u.exec(sentence)?.[0].replace(/[\u064B-\u0652]/g, "") ?? "";
}

/** Every second sentence of a run is joined; «كما» gives way to و each time. */
function startEdit(rhythm: Rhythm, index: number, from: number): Part[] | undefined {
  const sentence = rhythm.sentences[index] as Span;
  const before = rhythm.sentences[index - 1] as Span;
  if (rhythm.language === "ar") {
    const pronoun = /^كما أن(ها|ه|هم)[ \t]+/u.exec(sentence.text);
    if (pronoun) {
      const after = { ها: "وهي ", ه: "وهو ", هم: "وهم " }[pronoun[1] as "ها" | "ه" | "هم"];
      return [{ start: sentence.start, end: sentence.start + pronoun[0].length, after }];
    }
    const noun = /^كما أن[ \t]+(?=ال\p{L}+(?<!ين|تين)(?!\p{L}))/u.exec(sentence.text);
    if (noun) return [{ start: sentence.start, end: sentence.start + noun[0].length, after: "و" }];
    const also = /^كما[ \t]+(?=[\p{L}])(?!أن)/u.exec(sentence.text);
    if (also && adjacent(rhythm.text, before, sentence) && before.text.endsWith(".")) {
      const end = sentence.start + also[0].length;
      return (index - from) % 2 === 1
        ? [{ start: before.end - 1, end, after: "، و" }]
        : [{ start: sentence.start, end, after: "و" }];
    }
  }
  if ((index - from) % 2 === 0) return undefined;
  return rhythm.language === "en"
    ? (pronounStart(sentence, before) ?? joinPair(rhythm, index - 1))
    : joinPair(rhythm, index - 1);
}

/** Nouns of people, whom "it" cannot stand for. */
const PERSON =
  /(?:er|or|ist|man|men|woman|women|ian|ee|ant|child|people|boy|girl|king|queen|mother|father|sister|brother|doctor|chef|host|guest|player|poet|guide|team|family|couple|staff|police|public|wife|husband|son|daughter|nurse|priest|monk|judge|friend|agent|owner)s?$/;

/** "The festival was … The festival runs": the second time a pronoun will do. */
function pronounStart(sentence: Span, before: Span): Part[] | undefined {
  const subject = /^The ([a-z]+) (?=(is|was|has|does|are|were|have|do|[a-z]+s) )/.exec(sentence.text);
  const [whole, noun = "", verb = ""] = subject ?? [];
  if (!whole || !before.text.startsWith(whole) || PERSON.test(noun)) return undefined;
  const plural = /[^su]s$/.test(noun);
  if (plural === /^(?:is|was|has|does|[a-z]+s)$/.test(verb)) return undefined;
  return [{ start: sentence.start, end: sentence.start + whole.length - 1, after: plural ? "They" : "It" }];
}

/** Stretches where sentence after sentence is equally long: pairs are joined until none is left. */
export function flatRhythm(rhythm: Rhythm): Sign[] {
  const isProse = rhythm.sentences.map((sentence) => /[.؟!?]$/.test(sentence.text));
  const prose = rhythm.sentences.flatMap((_, index) => (isProse[index] ? [index] : []));
  if (prose.length < WINDOW) return [];
  const signs: Sign[] = [];
  const joined = new Set<number>();
  for (let from = 0; from + 3 <= prose.length; from += 1) {
    const window = prose.slice(from, from + (prose.length - from >= WINDOW ? WINDOW : 3));
    if (!isFlat(rhythm, window)) continue;
    const sign: Sign = {
      ruleId: "uniform-rhythm",
      start: (rhythm.sentences[window[0] as number] as Span).start,
      end: (rhythm.sentences[window.at(-1) as number] as Span).end,
      level: 2,
      weight: 1,
    };
    const parts = joinsIn(rhythm, window, joined);
    signs.push(parts.length > 0 ? { ...sign, parts } : sign);
    from += window.length - 1;
  }
  return signs;
}

function isFlat(rhythm: Rhythm, window: number[]): boolean {
  const lengths = window.map((index) => rhythm.counts[index] as number);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const spread = Math.sqrt(lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / lengths.length) / mean;
  return mean <= 24 && mean >= 5 && (window.length === 3 ? sameShape(rhythm, window) : spread < FLAT);
}

/** One join near the head of a window breaks its beat, and that of the windows around it; a second follows where it fits. */
function joinsIn(rhythm: Rhythm, window: number[], joined: Set<number>): Part[] {
  const parts: Part[] = [];
  for (const index of window.slice(0, -1)) {
    if (joined.has(index) || joined.has(index - 1) || parts.length === 2) continue;
    const part = joinPair(rhythm, index);
    if (!part) continue;
    joined.add(index);
    joined.add(index + 1);
    parts.push(...part);
    if (window.length === 3) break;
  }
  // Two pairs and one alone are uneven too, but three sentences are left then: keep the first pair only.
  return parts.length === 2 && window.length === WINDOW ? parts.slice(0, 1) : parts;
}

/** The same first and third word in three sentences of nearly one length: "The Basic plan costs … The Plus plan costs …". */
function sameShape(rhythm: Rhythm, window: number[]): boolean {
  const words = window.map((index) => (rhythm.sentences[index] as Span).text.split(/\s+/));
  const close = Math.max(...words.map((list) => list.length)) - Math.min(...words.map((list) => list.length)) <= 2;
  return close && new Set(words.map((list) => `${list[0]} ${list[2]}`)).size === 1;
}

const ENGLISH_HEAD = /^(?:The|It|They|He|She|We|This|These|There|Its|Their|A|An|Our|You|His|Her|Some|Many|Most|In) /;
/** Openings that cannot follow و. */
const ARABIC_HEAD = /^(?:ف|ثم|لكن|ولكن|أما|وأما|[إأا][\u064B-\u0652]*ن|وإن|هل|ما |وما |لا |بل|إذ|حيث|غير أن|إلا أن)/u;

/** Words whose own first letter is و. */
const ROOT_WAW =
  /^(?:وجد|وقف|وصل|وقع|وضع|ورد|وزير|وزارة|وزار|واحد|وادي|والد|وحد|وطن|وعد|وعي|وقت|ولد|وسط|وسائل|وسيل|وثيق|وثائق|وظيف|وظائف|وجب|وجه|وجوه|ورش|ورق|وردة|ورود|وصف|وفد|وفاة|وفر|وفق|وقود|وكال|ولاي|ولى|ولي|وهم|وحش|وزن|وشاح|وضوح|وراء|ورث|وصي|وضع|وطأ|وعاء)/u;

/** The edit that joins a sentence and the next one, or nothing where they do not go together. */
function joinPair({ text, sentences, language, habits, counts }: Rhythm, index: number): Part[] | undefined {
  const [first, second] = sentences.slice(index, index + 2) as [Span, Span?];
  if (!second || !adjacent(text, first, second) || !first.text.endsWith(".")) return undefined;
  if ((counts[index] as number) + (counts[index + 1] as number) > LONGEST_PAIR) return undefined;
  if (language === "ar") {
    if (ARABIC_HEAD.test(second.text)) return undefined;
    // The conjunction is part of the edit, so that a frame that begins with it is not joined and cut at once.
    const joined = /^و\p{L}{2}/u.test(second.text) && !ROOT_WAW.test(second.text);
    const joint = /^كما(?!\p{L})/u.test(second.text) ? "، " : "، و";
    return [{ start: first.end - 1, end: second.start + (joined ? 1 : 0), after: joint }];
  }
  if (!ENGLISH_HEAD.test(second.text)) return undefined;
  const joint = habits && !habits.usesSemicolons ? ", and " : "; ";
  const letter = (second.text[0] as string).toLowerCase();
  return [{ start: first.end - 1, end: second.start + 1, after: joint + letter }];
}
