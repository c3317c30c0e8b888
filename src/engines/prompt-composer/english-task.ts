import type { TaskType } from "./compose-types.ts";
import { asVerb } from "./english-rules.ts";
import { capitalise, lowerFirst, tidyEnglish } from "./english-spelling.ts";
import { questionAsOrder } from "./question-as-order.ts";

const DELIVERABLE_VERBS: [RegExp, string][] = [
  [/\b(?:quiz|exam|worksheet|flashcards?|lesson plan|test)\b/, "Prepare"],
  [/\b(?:chat ?bot|bot|agent|assistant|copilot)\b/, "Design"],
  [
    /\b(?:plan|schedule|itinerary|roadmap|timeline|timetable|rota|agenda|programme|routine|budget|checklist)s?\b/,
    "Draw up",
  ],
  [/\b(?:dinners|meals|lunches|breakfasts|snacks|recipes|dishes)\b/, "Suggest"],
  [/\b(?:names?|ideas?|slogans?|taglines?|suggestions?)\b/, "Suggest"],
  [/\b(?:comparison|analysis|summary|translation|review)\b/, "Prepare"],
];
const DETERMINER =
  /^(?:a|an|the|my|our|your|his|her|their|its|this|that|these|those|some|any|no|me|us|it|them|him|all|every|each|one|two|three|four|five|ten|\d\S*|[£$€]\S*|more|about|for|to|on|in|with|from|up|out|how|what|why|if|better|whatever)$/i;
const COUNTABLE_HEAD =
  /(?:post|article|essay|email|letter|plan|schedule|quiz|exam|test|worksheet|story|poem|script|speech|function|query|regex|component|recipe|resume|cv|summary|report|bot|chatbot|agent|assistant|caption|ad|advert|slogan|tagline|name|song|itinerary|roadmap|program|app|website|page|message|reply|review|description|proposal|bio|newsletter|blog|thread|tweet|reminder|complaint|dialogue|campaign|checklist|budget|presentation|toast|note|contract|policy|dashboard|chart|helper|receptionist|gpt|macro|formula|routine|comparison|analysis|translation|logo|image|video|brochure|flyer|paragraph|text|resignation|op-ed|feature|guide|listing|blurb|spot|invitation|weekend|week|trip|day|day out|lesson|activity|leaflet|poster|timetable|rota|agenda|limerick|villanelle|haiku|radio play|play|screenplay|scene|series|syllabus|rubric|sonnet|ode|tale|fable|sketch|monologue|jingle|starter|read)$/i;
const AGENT =
  /(?:an? )?(?:(?!(?:build|make|create|me|design|write|us|want|need|prompt|for|have|set|up|an?) )[\w-]+ ){0,3}(?:chatbot|chat bot|bot|agent|assistant|copilot|helper|receptionist)\b[\s\S]*/i;
/** What someone wants to do to another by writing. */
const MESSAGE_VERB =
  /^(?:let|tell|ask|inform|thank|apologi[sz]e|invite|remind|say (?:no|yes|sorry|thank)|turn down|cancel|complain|warn|chase)(?![\w'-])/i;
const SYSTEM_PROMPT = /(?:system prompt|instructions|prompt) for (an? .+)/i;
/** "Something that answers the phone" is an assistant. */
const SOMETHING = /^something (that|to|which) (.+)$/i;
const HEAD_END = /,| for | about | to | on | of | that | with /;
/** What someone wants to know is what the model is to tell. */
const KNOWING = /^(?:know|find out|see|hear)(?: about)? (?=how|what|why|which|when|where|who|if|whether)/i;
const QUESTION =
  /^(?:how|what|why|which|should|is|are|can|does|when|where|who|am|will|would|do(?= (?:i|we|you|they|the|my|our|these|those|people|any|all)\b))\b/i;
const IMPERATIVE =
  /^(?:write|draft|create|make|generate|build|design|plan|translate|summari[sz]e|rewrite|rephrase|paraphrase|proofread|edit|fix|debug|review|refactor|analy[sz]e|extract|classify|categori[sz]e|label|explain|teach|compare|research|suggest|brainstorm|give|list|find|help|act|pretend|role-?play|simulate|prepare|compose|come|develop|outline|convert|describe|improve|shorten|simplify|recommend|name|tell|show|answer|calculate|evaluate|reply|respond|organi[sz]e|optimi[sz]e|produce|craft|turn|tag|parse|interview|coach|walk|polish|visuali[sz]e|forecast|play|be|add|remove|check|pull|sort|reword|practi[cs]e|count|rank|group|label|transcribe|fill|finish|continue|solve|grade|mark(?! scheme)|merge|put|boil|loosen|look|take (?:me|us)|talk (?:me|us)|go through|split|trim|cut|tidy|soften|schedule|audit|list|quiz(?= me)|test(?= me)|set|draw|reply|respond|migrate|think|learn|understand|compute|condense|localise|localize|cook|invent|pick|choose|move|get|use|run|sum|include|mention|correct|focus|keep|avoid|leave|cover(?! letter| note| page)|ensure|stick|add up|filter|highlight|round)\b/i;

/** "Overpay or save?" asks what to do. */
const EITHER =
  /^(?:overpay|save|pay|buy|rent|sell|sign|keep|stay|move|invest|clear|wait|go|call|take|lease|repair|replace|switch|leave|accept|refuse|quit|fix|see)\b.* or /i;
/** "Stuff for Instagram". */
const VAGUE_COPY = /^(?:some )?(?:stuff|things|something|bits) (?=for |to (?:put|post|go) )/i;
/** What only the person can do, said without a subject. */
const OWN_GOAL = /^(?:lose|quit|stop|cut down|run a|get (?:fit|back|rid)|sleep|save|pay off|gain)\b/i;
const GUARDED: readonly TaskType[] = ["health-info", "finance-info", "plan", "general"];

/** True when the core of a request tells what to do or names what to make. */
export function isEnglishTask(core: string): boolean {
  const head = core.toLowerCase().split(HEAD_END)[0]?.split(":")[0] as string;
  return (
    IMPERATIVE.test(core) ||
    KNOWING.test(core) ||
    QUESTION.test(core) ||
    COUNTABLE_HEAD.test(head) ||
    DELIVERABLE_VERBS.some(([cue]) => cue.test(head))
  );
}

/** The request's core as an English instruction, with its own words and tidy spelling. */
export function englishTaskSentence(core: string, type: TaskType, said = core): string {
  const text = tidyEnglish(
    core
      .replace(/[.!\s]+$/u, "")
      .replace(/,?\s+(?:please|pls|thanks)$/i, "")
      .replace(/^let's (?:do|have|run) (?=an? )/i, "run ")
      .replace(/^let's /i, ""),
  );
  if (type === "email-letter" && MESSAGE_VERB.test(text)) return `Write a message in which I ${lowerFirst(text)}.`;
  if (/^want /i.test(text)) return `I ${lowerFirst(text)}.`;
  if (type === "marketing" && VAGUE_COPY.test(text)) return `Write copy ${text.replace(VAGUE_COPY, "")}.`;
  if (OWN_GOAL.test(text) && GUARDED.includes(type)) return `Help me ${lowerFirst(text)}.`;
  const order = questionAsOrder(text.replace(/\?+$/, ""), type, "en");
  if (order !== null) return `${order}.`;
  if (QUESTION.test(text) && (/\?$/.test(text) || !/^(?:can|will|would|do) you/i.test(text)))
    return `${type === "plan" ? "Draw up a plan that answers this" : "Answer this question"}: ${lowerFirst(text.replace(/\?+$/, ""))}?`;
  const bare = text.replace(/\?+$/, "").replace(KNOWING, "tell me ");
  const agent = type === "agent-bot" ? agentOf(bare) : undefined;
  if (agent !== undefined) return `You are ${article(agent)}.`;
  if (
    IMPERATIVE.test(bare) &&
    !/^(?:plan|name|review|quiz|research|label|test|list|show|cut|mark|set) (?:for|of|about)\b/i.test(bare)
  )
    return `${capitalise(withArticle(bare))}.`;
  if (/^\d[\d,]*[ -](?:words?|lines?|pages?|verses?)/i.test(bare)) return `Write ${bare}.`;
  const lower = bare.toLowerCase();
  const head = lower.split(HEAD_END)[0] as string;
  const verb =
    DELIVERABLE_VERBS.find(([cue]) => cue.test(head))?.[1] ??
    (["article", "marketing", "email-letter", "creative", "code-write", "career", "support-reply", "recipe"].includes(
      type,
    )
      ? "Write"
      : null);
  if (verb !== null && /[a-z]/i.test(bare)) return `${verb} ${article(lowerFirst(bare))}.`;
  if (COUNTABLE_HEAD.test(head)) return `Prepare ${article(lowerFirst(bare))}.`;
  const doubt = /^([a-z]+) or not$/i.exec(bare)?.[1];
  if (doubt !== undefined) return `Say whether this is ${doubt} or not.`;
  if (EITHER.test(bare)) return `Answer this question: should I ${lowerFirst(bare)}?`;
  const sides = bare.split(/,? (?:or|vs\.?|versus) /i);
  if (sides.length > 1 && type === "research-compare" && !/[:]/.test(bare))
    return `Compare ${lowerFirst(sides.slice(0, -1).join(", "))} and ${sides.at(-1) as string}.`;
  const done =
    /^((?:our|my|the|this|these) .+?) (rewritten|translated|summari[sz]ed|proofread|shortened|reviewed|simplified|edited)(.*)$/i.exec(
      bare,
    );
  if (done !== null) return `${capitalise(asVerb(done[2] as string))} ${done[1]}${done[3]}.`;
  if (OWN_AIM.test(said.slice(0, said.length - core.length))) return `Help me ${lowerFirst(bare)}.`;
  const named = namedWork(bare, type);
  return named ?? (/^(?:an?|the) /i.test(bare) ? `Prepare ${lowerFirst(bare)}.` : `Task: ${bare}.`);
}

/** "I want to …" of what only the person can do. */
const OWN_AIM = /\b(?:want|need|trying|like|hoping|have|got|love) to\s*$/i;

function agentOf(text: string): string | undefined {
  const something = SOMETHING.exec(text);
  if (something !== null) return `assistant ${something[1]} ${something[2]}`;
  return AGENT.exec(text)?.[0] ?? SYSTEM_PROMPT.exec(text)?.[1];
}

/** A bare noun phrase as an order, by the kind of work it names. */
function namedWork(text: string, type: TaskType): string | null {
  if (/^(?:the )?pros and cons/i.test(text)) return `Give the ${lowerFirst(text).replace(/^the /, "")}.`;
  if (/^(?:the )?best (?:way|place|time)/i.test(text)) return `Find the ${lowerFirst(text).replace(/^the /, "")}.`;
  if (type === "plan" && /^(?:an? )?(?:\w+ ){0,2}(?:weekend|week|days?|nights?|day out|trip|holiday)\b/i.test(text))
    return `Plan ${article(lowerFirst(text))}.`;
  if (type === "translate" && /^[a-z]+ (?:in)?to [a-z]+/i.test(text)) return `Translate from ${text}.`;
  if (type === "plan") return `Draw up a plan for this: ${lowerFirst(text)}.`;
  if (
    type === "summarise" &&
    /^(?:the )?(?:bits|parts|main|key|important|essentials|gist|highlights|points)\b/i.test(text)
  )
    return `Summarise ${/^the /i.test(text) ? "" : "the "}${lowerFirst(text)}.`;
  if (type === "translate" && IN_LANGUAGE.test(text)) return `Translate the text into ${capitalise(text)}.`;
  if (/^minutes (?:of|from)/i.test(text)) return `Write the ${lowerFirst(text)}.`;
  const into = type === "translate" ? /^(.+?) in ([a-z]+)\b(.*)$/i.exec(text) : null;
  if (into !== null) return `Translate ${lowerFirst(into[1] as string)} into ${into[2]}${into[3]}.`;
  if (/^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) [a-z]+s\b/i.test(text))
    return `Prepare ${lowerFirst(text)}.`;
  if (type === "exam-lesson") return `Prepare ${article(lowerFirst(text))}.`;
  return null;
}

/** "English for my kids": the language a translation is to have. */
export const IN_LANGUAGE =
  /^(?:plain |simple |easy )?(?:english|arabic|french|german|spanish|italian|turkish|polish|portuguese|urdu|hindi|chinese|japanese|dutch|welsh|irish)(?: (?:for|please|version)\b|$)/i;

function withArticle(text: string): string {
  const match =
    /^(write|create|make|draft|design|build|generate|prepare|compose|develop|suggest|give me|plan) (.+)$/i.exec(text);
  return match === null ? text : `${match[1]} ${article(match[2] as string)}`;
}

/** Puts "a" or "an" before a countable noun that lacks it. */
function article(phrase: string): string {
  if (/^about(?: us)? page/i.test(phrase)) return `an ${phrase}`;
  const first = phrase.split(/\s/)[0] as string;
  const head = phrase.split(
    /[,:?]|\s(?:for|about|to|on|of|that|with|in|from|who|which|where|asking|explaining|and|as|using|at|by|me)\s/,
  )[0] as string;
  if (DETERMINER.test(first) || !COUNTABLE_HEAD.test(head.trim())) return phrase;
  const bare = phrase.replace(
    /\bfor (gym|restaurant|shop|clinic|store|school|hotel|startup|bakery|cafe|salon|pharmacy|bank|library|law firm|website|company)(?=$|[,.])/i,
    "for a $1",
  );
  return `${/^(?:[aeioAEIO](?!ne\b|nce\b|u[rc])|u(?!ni|s)|SQL\b|HTML|HR|SEO|FAQ|MVP|NHS)/.test(first) ? "an" : "a"} ${bare}`;
}
