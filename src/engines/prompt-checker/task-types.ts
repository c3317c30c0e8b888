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
  "please kindly and then also now to you me just first second next finally only must should will or can could would let's today i'll always never don't not".split(
    " ",
  ),
);

const CREATES =
  /^[وف]?(?:write|draft|create|compose|generate|make|prepare|produce|build|اكتب|اكتبلي|اكتبي|صغ|انشئ|اعمل|اعملي|اعمللي|سوي|سو|سولي|جهز|حضر|الف|تكتب|صمم|هات|عطني)$/;
const WRITTEN: ReadonlySet<TaskType> = new Set(["article", "email-letter", "creative", "marketing", "speech"]);
const ROLE_OPENING = /^(?:you are|you're|act as|انت|انتي|بصفتك|تصرف)(?: |$)/;
/** Arabic orders that are nouns or prepositions too. */
const AMBIGUOUS_ORDER =
  /^و?(?:حول|حولي|ابن|ابني|غير|غيره|غيرها|رد|ردا|ضع|وجه|سل|كن|عدد|قيم|قيمه|مثلا|شكل|رسم|عرض|طلع|جيب|سوا|زد|حدود|فكره|افكار)$/;

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
      const ordered = requests.some((request) => request.first >= hit.first - 1 && request.first <= hit.last);
      add(type, !ordered ? 0.5 : Math.abs(hit.first - firstOrder) <= 1 ? 6 : hit.first < 20 ? 2.5 : 1);
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
  if (word.opens)
    return (
      !/^(?:be|do|set|name|label|test|code|plan|list|design|email|phone|book|review|answer|research|document|sort|format|rate|end|close|target|address|focus|base|group|map|match|open|watch|call|count)$/.test(
        word.text,
      ) || followsWithObject(document, hit)
    );
  return BEFORE_AN_ORDER.has((document.words[hit.first - 1] as Word).text);
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

function arabicOrder(document: PromptDocument, hit: Hit): boolean {
  const word = document.words[hit.first] as Word;
  if (/^(?:ال|لل|بال|كال)/.test(word.text) && !/^ال[فق]/.test(word.text)) return false;
  const before = document.words[hit.first - 1];
  const startsClause = word.opens || /^[وف]/.test(word.text) || before?.text === "ثم";
  if (AMBIGUOUS_ORDER.test(word.text)) return startsClause;
  return (
    startsClause ||
    word.text.length >= 4 ||
    (before !== undefined && document.find(WISHES).some((wish) => wish.last === before.index))
  );
}

function asksWithoutOrder(document: PromptDocument): boolean {
  if (/[?؟]/.test(document.freeText)) return true;
  if (document.has(WISHES)) return true;
  return document.find(QUESTIONS).some((hit) => (document.words[hit.first] as Word).opens);
}

/** Sentences that only give the model a role speak little of the task. */
function roleSentences(document: PromptDocument): Set<number> {
  const openings = document.words.filter(
    (word, index) =>
      (index === 0 || document.words[index - 1]?.sentence !== word.sentence) &&
      ROLE_OPENING.test(document.phrase(index, index + 1)),
  );
  return new Set(openings.map((word) => word.sentence));
}

function opensAsAgent(document: PromptDocument): boolean {
  return /^(?:you are|you're|you |انت |انتي |مهمتك|دورك)/.test(document.freeText.trimStart());
}
