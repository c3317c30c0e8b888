import { foldAligned } from "#engines/text/fold.ts";
import { findLiterals } from "#engines/text/literals.ts";
import { sentences } from "#engines/text/segment.ts";
import { isEnglishTask } from "./english-task.ts";
import { ARABIC_FRAME, ARABIC_NEGATED_FRAME, ENGLISH_FRAME, ENGLISH_LEAD } from "./request-lexicon.ts";
import {
  ARABIC_QUESTION_END,
  ARABIC_QUESTION_START,
  ARABIC_REQUEST_VERB,
  BARE_CONTINUATION,
  ENGLISH_QUESTION_WORD,
  ENGLISH_REQUEST_VERB,
  ENGLISH_STATEMENT,
  EXCLUSION_INSIDE,
  EXCLUSION_START,
  FACT_START,
  FILLER,
  LABEL_START,
  I_DO,
  MANNER_START,
  MY_SON,
  OF_SOMEONE,
  PROMISED,
  REQUIREMENT_START,
  SHARED_SUBJECT,
  SPLIT_BEFORE,
  WANTED_MANNER,
} from "./clause-cues-lexicon.ts";

export type ClauseRole = "request" | "exclusion" | "requirement" | "fact" | "filler";

/** A piece of the request with its place in the text; `sentence` numbers the sentence it came from. */
export interface Clause {
  start: number;
  end: number;
  text: string;
  role: ClauseRole;
  sentence: number;
}

/**
 * Splits a request into clauses and names the role of each. Neighbours of one role and one sentence are joined again, so
 * a list stays a list. Every character outside separators and fillers belongs to one clause.
 */
export function splitClauses(text: string): Clause[] {
  const masked = maskLiterals(text);
  const clauses: Clause[] = [];
  sentences(masked).forEach((sentence, index) => {
    let base: ClauseRole | null = null;
    for (const piece of pieces(masked, sentence.start, sentence.end)) {
      const raw = text.slice(piece.start, piece.end);
      const previous = clauses.at(-1)?.sentence === index ? clauses.at(-1) : undefined;
      const others = previous?.role === "fact" && WANTS_TOO.test(raw) && SOMEONE.test(foldAligned(previous.text).text);
      const known: ClauseRole | null =
        others || (previous !== undefined && continues(raw, previous))
          ? null
          : roleOf(raw, previous?.role === "request" && ARABIC_LETTER.test(raw) ? "request" : base);
      const own: ClauseRole | null =
        known === null &&
        base !== "request" &&
        !OPEN_LIST.test(previous?.text ?? "") &&
        isChoice(raw, text.slice(piece.end))
          ? "request"
          : known;
      const role: ClauseRole =
        others || (own === "exclusion" && base === "fact" && LACKED.test(raw))
          ? "fact"
          : (own ?? inherited(raw, base, previous));
      if (base === null && (role === "request" || role === "fact")) base = role;
      const dangling =
        role === "request" &&
        previous?.role === "fact" &&
        requestCore(raw).split(/\s+/).length <= 2 &&
        !namesEnglishWork(requestCore(raw)) &&
        !/[؟?]|^(?:وش|ايه|شو|كيف|هل|what|how)\s/.test(text.slice(piece.start, piece.end + 1));
      const joins =
        previous !== undefined &&
        (dangling ||
          (previous.role === role &&
            own !== "request" &&
            own !== "requirement" &&
            !(own === "fact" && OWN_SUBJECT.test(raw))));
      if (joins) {
        previous.end = piece.end;
        previous.text = text.slice(previous.start, piece.end);
      } else clauses.push({ start: piece.start, end: piece.end, text: raw, role, sentence: index });
    }
  });
  return clauses;
}

/** "…, need a plan" asks for the plan, however short. */
function namesEnglishWork(core: string): boolean {
  return /^an? [a-z]+$/i.test(core) && isEnglishTask(core);
}

/** "Gas or electric?", "وما أفضل وقت؟": a question by its mark alone. */
function isChoice(raw: string, after: string): boolean {
  const asks = /[؟?]\s*$/.test(raw) || /^\s*[؟?]/.test(after);
  if (asks && ASKING.test(raw)) return true;
  if (asks) return /\s(?:ولا|أو|او|أم|ام|or)\s/u.test(raw);
  return /^(?:ا|أ|ن)[\u0621-\u064A]{2,}(?: [\u0621-\u064A]+){0,4} ولا (?:ا|أ|ن)[\u0621-\u064A]{2,}/u.test(raw);
}

/** "Compare X and Y for us: about 900 clients, …": facts follow the colon. */
const ADDRESSED = /\bfor (?:us|me)(?=: )/g;

/** "The best way: train, bus or van?": the list belongs to what stands before its colon. */
const OPEN_LIST = /: [^:،,]{1,40}$/u;
/** Words that open a question only where its mark closes it. */
const ASKING = /^(?:و|ف)?(?:ما|من|لمن|بماذا|عمّ|بأي|في أي|إلى متى|منذ متى|مع من|لِمَ|لم) (?!يكون|تكون|يزيد|تزيد)/u;

/** A label holds for the rest of its sentence, and so does the subject of a rule: "It should run on X, skip Y, and log Z". */
function continues(raw: string, previous: Clause): boolean {
  if (LABEL_START.test(previous.text)) return true;
  return SHARED_SUBJECT.test(previous.text) && BARE_CONTINUATION.test(raw) && !ARABIC_LETTER.test(raw);
}

/** A piece with no cue of its own goes on with the piece before it; after an exclusion only a short continuation does. */
function inherited(raw: string, base: ClauseRole | null, previous: Clause | undefined): ClauseRole {
  if (previous === undefined || previous.role === "filler") return base === "request" ? "request" : "fact";
  if (previous.role !== "exclusion") return previous.role;
  if (base === null || /^(?:or|nor|ولا|او|أو)\s/u.test(raw) || raw.split(/\s+/).length <= 3) return "exclusion";
  return "fact";
}

/** "Not a stats person": about the writer, not about the work. */
const NOT_MY_FIELD =
  /^(?:i'm |im |i am )?not (?:an? |very |really |great |good |much |that |too |particularly |at all )*(?:\w+ )?(?:person|expert|pro|technical|native|developer|coder|programmer|writer|lawyer|doctor|cook|good at|great at|sure how)\b/;
/** «بنتي عندها امتحان وعايزة تنجح»: she wants it, and nobody asks for it. */
const WANTS_TOO =
  /^و(?:عايز|عاوز|عايزة|عاوزة|عايزه|عاوزه|محتاج|محتاجة|محتاجه|حاب|حابة|حابب|ناوي|ناوية) (?!ا(?!ل)[\u0621-\u064A]{2,}(?:\s|$))/u;
const SOMEONE =
  /^(?:و)?(?:ابني|بنتي|ابنتي|ولدي|امي|ابوي|ابويا|والدتي|والدي|جوزي|مراتي|زوجتي|زوجي|اخويا|اختي|اخوي|صاحبي|صاحبتي|جارتي|جاري|مديري|زبون|زبونه|عميل|عميله|واحد|واحده|موظف|موظفه|طالب|طالبه)(?![ء-ي])/;
const I_AM = /^(?:and )?(?:i have|i've|i am|i'm|im|i had|i was|i only) /;
const PROMISE_WORDS = 5;

/** "…, why is mine always flat": a question of its own. */
const WHOLE_QUESTION =
  /^(?:why|how|what|where|when) (?:is|are|was|do|does|did|should|can|would|could) (?:i|we|it|they|my|our|mine|ours|the|this|that|you)\b/;

/** "No management experience" among facts is one of them. */
const LACKED = /^(?:but |and )?no /i;
const OWN_SUBJECT = /^(?:and )?(?:i|we|it|he|she|they)(?:'\w+)? /i;
const ARABIC_LETTER = /[\u0621-\u064A]/;

/** The clause without its opening (I want, عايز): what is asked for. */
export function requestCore(clause: string): string {
  const folded = foldAligned(clause);
  const arabic = ARABIC_FRAME.exec(folded.text);
  if (arabic !== null) return clause.slice(folded.source[arabic[0].length] as number).trim();
  const english = ENGLISH_FRAME.exec(folded.text);
  return clause.slice(folded.source[english?.[0].length ?? 0] as number).trim();
}

/** Literal characters become letters of no meaning, so that no rule looks inside a quotation, an address or code. */
function maskLiterals(text: string): string {
  let masked = text;
  for (const literal of findLiterals(text)) {
    if (literal.kind === "placeholder" || literal.end - literal.start < 2) continue;
    masked = masked.slice(0, literal.start) + "0".repeat(literal.end - literal.start) + masked.slice(literal.end);
  }
  return masked.replace(/\([^()\n]*\)/g, (group) => "0".repeat(group.length));
}

function pieces(text: string, start: number, end: number): { start: number; end: number }[] {
  const sentence = text.slice(start, end);
  const folded = foldAligned(sentence);
  const cuts = new Set<number>([0]);
  for (const match of folded.text.matchAll(/[،,]\s*|\s[–—-]\s/g)) cuts.add(match.index + match[0].length);
  for (const match of folded.text.matchAll(SPLIT_BEFORE)) cuts.add(match.index);
  for (const match of folded.text.matchAll(ADDRESSED)) cuts.add(match.index + match[0].length);
  const ordered = [...cuts].sort((a, b) => a - b);
  const found: { start: number; end: number }[] = [];
  ordered.forEach((cut, index) => {
    const from = start + (folded.source[cut] as number);
    const to = start + (folded.source[ordered[index + 1] ?? folded.text.length] as number);
    const span = trimSpan(text, from, to);
    if (span.end > span.start) found.push(span);
  });
  return found;
}

function trimSpan(text: string, from: number, to: number): { start: number; end: number } {
  let start = from;
  let end = to;
  while (start < end && /[\s،,.;؛:!–—-]/.test(text[start] as string) && !/[-.]\d/.test(text.slice(start, start + 2)))
    start += 1;
  while (end > start && /[\s،,.;؛!–—]/.test(text[end - 1] as string)) end -= 1;
  return { start, end };
}

function roleOf(raw: string, base: ClauseRole | null): ClauseRole | null {
  const text = foldAligned(raw).text.trim();
  if (OF_SOMEONE.test(text) || I_DO.test(raw.trim())) return "fact";
  if (MY_SON.test(text)) return "fact";
  if (NOT_MY_FIELD.test(text)) return "fact";
  if (
    FILLER.test(text) ||
    (PROMISED.test(text) && text.split(/\s+/).length <= PROMISE_WORDS) ||
    !/[\p{L}\p{N}]/u.test(text)
  )
    return "filler";
  if (ARABIC_NEGATED_FRAME.test(text) || EXCLUSION_START.test(text) || EXCLUSION_INSIDE.test(text)) return "exclusion";
  const short = text.split(/\s+/).length <= (/[ء-ي]/.test(text) ? 6 : 4);
  if (WANTED_MANNER.test(text) || REQUIREMENT_START.test(text) || (short && MANNER_START.test(text)))
    return "requirement";
  if (base === "request" && (FACT_START.test(text) || ENGLISH_STATEMENT.test(text))) return "fact";
  if (
    ARABIC_FRAME.test(text) ||
    ARABIC_REQUEST_VERB.test(text) ||
    ARABIC_QUESTION_START.test(text) ||
    ARABIC_QUESTION_END.test(text)
  )
    return "request";
  if (base === "request" && ENGLISH_QUESTION_WORD.test(text) && !WHOLE_QUESTION.test(text)) return null;
  if (base !== null && I_AM.test(text) && !/^i(?:'m| am)? (?:looking|after|in need)|^i have to /.test(text))
    return "fact";
  const lead = ENGLISH_LEAD.exec(text)?.[0].length ?? 0;
  const framed = (ENGLISH_FRAME.exec(text)?.[0].trim().length ?? 0) > lead;
  if (framed || ENGLISH_REQUEST_VERB.test(text.slice(lead))) return "request";
  return null;
}
