import { fold } from "#engines/text/fold.ts";
import { countWords } from "#engines/text/segment.ts";
import { isArabicTask, NUMERAL } from "./arabic-task.ts";
import { classifyTask } from "./classify-task.ts";
import { IN_LANGUAGE, isEnglishTask } from "./english-task.ts";
import { ARABIC_DELIVERABLES, ARABIC_MASDARS } from "./request-lexicon.ts";
import { requestCore } from "./split-clauses.ts";
import type { Clause } from "./split-clauses.ts";

const OWN_FACT =
  /^(?:و)?(?:عندي|عندنا|عنا|عنده|انا|احنا|حنا|نحن|لدي|لدينا|ابني|بنتي|مديري|صاحب|we |i |i'm |i've |my |our |he |she |they |got |been |have |having |just |here )/;
/** A length that is asked for: "800 words on …". */
const MEASURED =
  /^\d[\d,]*[ -](?:(?!(?:x|mins?|hours?|days?|weeks?|months?|years?|yrs?|kg|km|g|ml|pages? of)\b)[a-z'-]+ ){0,3}(?:words?|lines?|slides?|pages?|minutes?|questions?|captions?|(?:flash)?cards?|sentences?|examples?|problems?|exercises?|mcqs?|names?|ideas?|taglines?|slogans?|recipes?|tips?|tweets?|posts?|emails?|verses?|bullets?)/i;
const STATEMENT =
  /^(?:the |this |these |my |our |it |there )|\b(?:is|are|was|were|keeps|does not|doesn't|wants|says|said|wrote|arrived|needs|won't|broke|complained)\b/i;
/** "A client who is late": what is told of somebody makes no statement of the whole. */
const RELATIVE =
  / (?:who|that|which)(?:'s | (?:is|are|was|were|has|won't|doesn't|keeps|wants|needs|says|said|broke|wrote) ).*$/i;
/** What only the person can do, said without a subject: "lose 8kg by September". */
const OWN_GOAL =
  /^(?:lose \d|quit |stop |cut down |run a |get (?:fit|back|rid)|sleep |save (?:up|for|[£$€\d])|pay off |learn )/i;
const LONGEST_HEAD = 30;

/** "I want the refund they promised" wishes for something that no text can be. */
function isWish(text: string): boolean {
  const core = requestCore(text);
  return core !== text && !(/[\u0621-\u064A]/.test(core) ? isArabicTask(core) : isEnglishTask(core));
}

/** When nothing in the text asks, the first piece that names a deliverable is the request: "lesson plan, 8th grade, …". */
export function withHead(clauses: Clause[]): Clause[] {
  if (clauses.some(({ role, text }) => role === "request" && !isWish(text) && !EMPTY_QUESTION.test(text)))
    return clauses;
  const index = clauses.findIndex(({ role, text }) => role === "fact" && !OWN_FACT.test(fold(text)));
  const clause = clauses[index];
  if (clause === undefined) return clauses;
  const upToComma = /^[^،,\n]+/.exec(clause.text)?.[0].trim() ?? clause.text;
  const first = /^[a-z][^:]{2,40}: /i.test(upToComma) ? clause.text : upToComma;
  const label = first.split(/: /)[0] as string;
  const opening = fold(first.split(/\s/)[0] ?? "");
  const named =
    opening in ARABIC_DELIVERABLES ||
    (NUMERAL.test(opening) && fold(first.split(/\s/)[1] ?? "") in ARABIC_DELIVERABLES) ||
    opening in ARABIC_MASDARS ||
    MEASURED.test(first) ||
    OWN_GOAL.test(first) ||
    (/^[a-z]/i.test(first) &&
      !STATEMENT.test(label.replace(RELATIVE, "")) &&
      (isEnglishTask(label) || IN_LANGUAGE.test(first) || namesWork(label)));
  if (!named || countWords(first) > LONGEST_HEAD) return clauses;
  const said = clause.text.slice(first.length).replace(/^[\s،,]+/, "");
  const does = DOES.test(said) ? (/^(?:[^.;]|\.(?=\S))+/.exec(said)?.[0] ?? "") : "";
  const whole = does === "" ? first : `${first} that ${does}`;
  const head: Clause = { ...clause, text: whole, end: clause.start + first.length, role: "request" };
  const tail = said.slice(does.length).replace(/^[\s.;]+/, "");
  const rest: Clause[] = tail === "" ? [] : [{ ...clause, text: tail, start: clause.end - tail.length }];
  const others = clauses.map((own) => (EMPTY_QUESTION.test(own.text) ? { ...own, role: "filler" as const } : own));
  return [...others.slice(0, index), head, ...rest, ...others.slice(index + 1)];
}

/** "How would you do it?" after the work is named asks for the work. */
const EMPTY_QUESTION =
  /^(?:so )?(?:how (?:would|do|should|can|could) (?:you|i|we) (?:do|handle|approach|go about|organi[sz]e|arrange|sort|manage|make) (?:it|this|that|them)(?: out)?|can you (?:help|do (?:it|this|that))|any ideas?|thoughts|help)\??$/i;
/** "Bash script, finds jpgs, makes copies": what the work does. */
const DOES =
  /^(?:finds|makes|takes|reads|writes|checks|sends|pulls|shows|returns|converts|counts|sorts|removes|renames|copies|moves|creates|deletes|prints|parses|gets|runs|adds|sums|lists|lets|helps|tells|answers|works|uses|explains|compares|covers|asks)\s/i;

/** True when a phrase is known as some work; an illness or a dish alone is none. */
function namesWork(phrase: string): boolean {
  const { primary } = classifyTask(phrase, phrase, "text");
  return !["general", "health-info", "legal-info", "finance-info", "recipe", "ideas-names"].includes(primary);
}
