import { fold, foldAligned } from "#engines/text/fold.ts";
import { WANTED_MANNER } from "./clause-cues-lexicon.ts";
import { countWords } from "#engines/text/segment.ts";
import { COMMON_PHRASES } from "./common-phrases.ts";
import type { RequestAnalysis } from "./analyse-request.ts";
import { arabicTaskHead } from "./arabic-head.ts";
import { arabicTaskSentence, isArabicTask } from "./arabic-task.ts";
import { mergeTasks } from "./merge-tasks.ts";
import { asJob, inOwnersWords, withNamedWork, withTargetJob } from "./name-work.ts";
import { phrasesFor } from "./phrases-for.ts";
import type { PromptLine } from "./prompt-line.ts";
import { capitalise, tidyEnglish } from "./english-spelling.ts";
import { saidToAgent, wishAsRule, withSubject } from "./english-rules.ts";
import { englishTaskSentence, isEnglishTask } from "./english-task.ts";
import { ARABIC_NEGATED_FRAME } from "./request-lexicon.ts";
import { spin } from "./spin.ts";
import { requestCore } from "./split-clauses.ts";
import type { Clause } from "./split-clauses.ts";
import { toStandardArabic } from "./to-msa.ts";

interface RequestLines {
  lines: PromptLine[];
  /** Clauses kept in the owner's words. */
  quoted: string[];
}

/** "Summarise this" says no more than the task type does. */
const BARE_WORDS = 2;
const INJECTED = /تجاهل|انس|ignore|disregard|forget|reveal|jailbreak/;
const PRONOUN_OBJECT = /^\S{2,8}(?:ها|هم|ه)(?=[\s.،])/u;

/** What the user said, clause by clause, each exactly once: well put where the rules can, else quoted. */
export function requestLines(analysis: RequestAnalysis): RequestLines {
  const { clauses, promptLanguage, instruction, foreign, overlays } = analysis;
  const general = spin(phrasesFor(analysis).task, `${analysis.seed}:type`);
  if (foreign)
    return {
      quoted: [instruction],
      lines: [
        { section: "task", text: inOwnersWords(general, promptLanguage), weight: 0 },
        { section: "details", text: quote(instruction, promptLanguage), weight: 0 },
      ],
    };
  const lines: PromptLine[] = [];
  const quoted: string[] = [];
  const verbatim = (text: string) => {
    quoted.push(text);
    lines.push({ section: "details", text: quote(text, promptLanguage), weight: 0 });
  };
  let head: string | null = null;
  const deceptive = overlays.includes("deception");
  if (deceptive)
    lines.push({ section: "task", text: spin(COMMON_PHRASES[promptLanguage].honestTask, analysis.seed), weight: 0 });
  for (const given of clauses) {
    if (given.role === "filler") continue;
    const clause = isWish(given, lines) ? { ...given, role: "requirement" as const } : given;
    if (
      clause.role === "request" &&
      analysis.material !== null &&
      !deceptive &&
      countWords(requestCore(clause.text)) <= BARE_WORDS
    )
      continue;
    const injected = overlays.includes("injection") && INJECTED.test(fold(clause.text));
    const text = injected || (deceptive && clause.role === "request") ? null : clauseText(clause, analysis);
    if (text === null) {
      if (clause.role === "request" && !injected && !deceptive) head ??= headOf(clause.text, analysis);
      verbatim(clause.text);
    }
    if (text !== null && text !== "") lines.push(...placed(clause, asJob(clause, text, analysis, lines), lines));
  }
  if (!lines.some(({ section }) => section === "task"))
    lines.unshift({
      section: "task",
      text: quoted.length > 0 ? inOwnersWords(head ?? general, promptLanguage) : `${general}.`,
      weight: 0,
    });
  return { lines: withTargetJob(mergeTasks(withNamedWork(lines), promptLanguage)), quoted };
}

function headOf(text: string, { promptLanguage, dialect }: RequestAnalysis): string | null {
  return promptLanguage === "ar" ? arabicTaskHead(requestCore(text), dialect) : null;
}

/** After the task, "I'd like everyone to take part" says how it should be, not what else to write. */
function isWish({ role, text }: Clause, before: readonly PromptLine[]): boolean {
  if (role !== "request") return false;
  const rule = wishAsRule(tidyEnglish(text));
  if (
    rule !== null &&
    (SAYS_HOW.test(rule) || before.some(({ section }) => section === "task")) &&
    !STANDS_ALONE.test(requestCore(text))
  )
    return true;
  if (!before.some(({ section }) => section === "task")) return false;
  const core = requestCore(text);
  if (/[\u0621-\u064A]/.test(core)) return core !== text && !isArabicTask(core);
  return /^[\x20-\x7e\u2019]+$/.test(core.slice(0, 20)) ? !isEnglishTask(core) && core !== text : false;
}

const SAYS_HOW = /^(?:It|This|They|People|Readers) should /;
/** A later work of its own: "I also want a poster". */
const STANDS_ALONE =
  /^(?:an?|some|two|three|four|five|\d+) (?:[\w-]+ ){0,2}(?:post|article|essay|email|letter|plan|schedule|quiz|story|poem|script|speech|function|query|recipe|report|caption|advert|ad|poster|page|message|reply|review|proposal|bio|newsletter|checklist|presentation|captions|emails|posts|names|ideas)\b/i;

/** What one does not understand is what is to be explained. */
const UNCLEAR_TO_ME = /^(?:لا|لم) أفهم ((?:كيف|لماذا|ما|الفرق)[\s\S]+)$/u;

const SECTIONS = { request: "task", fact: "context", exclusion: "limits", requirement: "requirements" } as const;

/** A later wish of one's own is an aim of the work that was asked for. */
const OWN_AIM = /^[^:]{4,40}: ((?:أريد|نريد) أن [\s\S]+)$/u;

/** An order about a part of the work rather than the work itself. */
const ADDITION =
  /^(?:Include|Mention|Keep|Avoid|Leave (?:out|in)|Ensure|Stick to|Focus on|Cover|Correct my) (?!letter|note|page)/;

/** What the assistant spoken to can, must or may not do. */
const AGENT_RULE = /^(?:You (?:can|should|must|may|will|never|cannot|can't|won't|have to)|If |When |Never |Always )/;

/** "Not a stats person" is said of the writer. */
function withWriter(text: string): string {
  return text.replace(
    /^not (?=(?:an?|very|really|great|good|much|that|too|particularly) )(?=.*(?:person|expert|pro|technical|native|good at|great at)\b)/i,
    "I'm not ",
  );
}

function placed(clause: Clause, text: string, before: PromptLine[]): PromptLine[] {
  const agentRule =
    clause.role === "fact" && AGENT_RULE.test(text) && before.some(({ text: task }) => task.startsWith("You are "));
  const added = clause.role === "request" && ADDITION.test(text);
  const section = agentRule || added ? "requirements" : SECTIONS[clause.role as keyof typeof SECTIONS];
  const unclear = section === "context" ? UNCLEAR_TO_ME.exec(text)?.[1] : undefined;
  if (unclear !== undefined) return [{ section: "task", text: `اشرح ${unclear}`, weight: 0 }];
  if (section === "context") return factLines(text);
  const aim =
    section === "task" && before.some((line) => line.section === "task") ? OWN_AIM.exec(text)?.[1] : undefined;
  if (aim !== undefined) return [{ section: "context", text: aim, weight: 0 }];
  if (section === "task" && PRONOUN_OBJECT.test(text)) {
    const owner = before.find((line) => line.section === "context");
    if (owner !== undefined && !before.some((line) => line.section === "task")) owner.section = "task";
  }
  return [{ section, text, weight: 0 }];
}

/** The clause as the prompt says it; null when it is not understood, "" when nothing is left of it. */
function clauseText(clause: Clause, analysis: RequestAnalysis): string | null {
  const { seed, dialect, promptLanguage, task } = analysis;
  if (promptLanguage === "en") {
    if (clause.role === "request") return englishTaskSentence(requestCore(clause.text), task.primary, clause.text);
    const said = tidyEnglish(clause.text.replace(/^(?:but|and|also|so|please|pls)\s+/i, ""));
    if (task.primary === "agent-bot") return endSentence(capitalise(saidToAgent(said)));
    const rule = clause.role === "fact" ? null : wishAsRule(said);
    return endSentence(capitalise(rule ?? (clause.role === "requirement" ? withSubject(said) : withWriter(said))));
  }
  if (clause.role === "request")
    return arabicTaskSentence(asked(clause.text), (options) => spin(options, `${seed}:task`), dialect, task.primary);
  if (clause.role === "exclusion") return exclusion(clause.text, analysis);
  const wish = clause.role === "requirement" ? alsoWanted(clause.text, dialect) : null;
  if (wish !== null) return wish;
  const standard = toStandardArabic(wanted(withoutAnd(clause.text)), dialect);
  return standard.understood ? endSentence(standard.text) : null;
}

/** «وودي بأماكن هادية»: a thing wished for beside the work. Null when the wish is a verb or no wish at all. */
function alsoWanted(text: string, dialect: RequestAnalysis["dialect"]): string | null {
  const said = requestCore(text);
  const core = said.replace(/^ب(?=ال|[أاإ])/u, "");
  if (
    said === text ||
    WANTED_MANNER.test(fold(text)) ||
    (core === said && /^(?:[أانيت][\u0621-\u0652]{2,4}|ل?[يت]كون|أن)\s/u.test(core))
  )
    return null;
  const standard = toStandardArabic(core, dialect);
  return standard.understood ? endSentence(`المطلوب أيضًا: ${standard.text}`) : null;
}

/** «فيك تلخص لي هذا؟» asks for the summary: a polite opening makes no question. */
function asked(text: string): string {
  const core = requestCore(text);
  return POLITE.test(fold(text)) && core !== text ? core.replace(/[؟?]+\s*$/u, "") : core;
}
const POLITE = /^(?:و|ف)?(?:واش |هل )?(?:فيك|فيكي|تقدر|تقدري|بتقدر|بتقدري|يمكنك|ممكن)\s+ت/;

/** "عايزه خفيف" as an instruction about the thing. */
function wanted(text: string): string {
  const folded = foldAligned(text);
  const frame = WANTED_MANNER.exec(folded.text)?.[0];
  if (frame === undefined) return text;
  const rest = text.slice(folded.source[frame.length] as number).replace(/^[يت]كون\s+/u, "");
  return `${/ها\s*$/.test(frame) ? "اجعلها" : "اجعله"} ${rest}`;
}

function exclusion(text: string, { dialect }: RequestAnalysis): string | null {
  const opened = withoutAnd(text);
  const folded = foldAligned(opened);
  const frame = ARABIC_NEGATED_FRAME.exec(folded.text);
  const core = frame === null ? opened : opened.slice(folded.source[frame[0].length] as number).trim();
  const standard = toStandardArabic(core, dialect);
  if (!standard.understood) return null;
  if (frame === null) return endSentence(standard.text);
  return endSentence(
    /^(?:[أتين])[\u0621-\u064A]{2,5}(?:\s|$)/u.test(standard.text) &&
      !/(?:ات|ة|اء)$|^أ[\u0621-\u064A]{2}ا[\u0621-\u064A]$/u.test(standard.text.split(" ")[0] ?? "")
      ? `${/نبي|نبغي|بدنا|نريد|عايزين|بغينا/.test(frame[0]) ? "لا نريد" : "لا أريد"} أن ${standard.text}`
      : `من دون ${standard.text}`,
  );
}

/** Words whose first letter is a real و. */
const REAL_WAW =
  /^و(?:لاد|جب|قع|صل|عد|افق|جد|فر|دع|لع|سوس|شك|اجه|اصل|ارد|هم|ني|هج|حش|حي|اضح|افي|صف|قت|ظيف|اتساب|رق|زن|لد|احد|ثيق|كيل|اجب|الد|سط|زير|طن|رد|حد|ضع|ضح|فق|سائل|سايل|رث)/u;

function withoutAnd(text: string): string {
  const bare = text.replace(/^(?:و|ف)?(?:بس|لكن)\s+/u, "").replace(/^و(?=(?:من|لا|ما) )/u, "");
  return /^و[\u0621-\u064A]{3}/u.test(bare) && !REAL_WAW.test(bare) ? bare.slice(1) : bare;
}

function endSentence(text: string): string {
  const bare = text.replace(/[\s،,؛;]+$/u, "");
  return /[.!?؟»”"`]$/u.test(bare) || bare === "" ? bare : `${bare}.`;
}

/** A run of short facts becomes one line each; a told story stays one line. */
function factLines(text: string): PromptLine[] {
  const parts = text.replace(/\.$/, "").split(/(?<!\d)[،,]\s+/);
  const list =
    parts.length >= 3 &&
    parts.every((part) => part.split(/\s/).length <= 9 && !/[("«:]/.test(part)) &&
    parts.every((part) => part.split(/\s/).length >= 3 || /\d/.test(part));
  const facts = list ? parts.map((part) => endSentence(capitalise(part.replace(/^and\s+/i, "")))) : [text];
  return facts.map((part) => ({
    section: "context",
    text: part,
    weight: 0,
  }));
}

function quote(text: string, language: "ar" | "en"): string {
  const flat = text.replace(/\s*\n\s*/g, " ");
  if (language === "ar") return /[«»]/.test(flat) ? (flat.includes('"') ? flat : `"${flat}"`) : `«${flat}»`;
  return flat.includes('"') ? `«${flat}»` : `"${flat}"`;
}
