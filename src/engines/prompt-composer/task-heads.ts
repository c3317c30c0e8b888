import { fold } from "#engines/text/fold.ts";
import type { TaskType } from "./compose-types.ts";
import type { Tags } from "./find-tags.ts";

/** Where the words stand that name the deliverable, in tokens: at the head of the core and of the whole text. */
export interface Heads {
  core: number;
  text: number;
}

/** Types that a request is about rather than asks for: an illness, a contract, money, food. */
export const TOPICAL: readonly TaskType[] = ["health-info", "legal-info", "finance-info", "recipe"];
/** Beside a deliverable that heads the request, the words of its topic weigh less. */
export const HEADED_SHARE = 0.6;
/** A word that begins within this many tokens of a head belongs to it. */
export const HEAD_REACH = 2;
/** A quotation of more than a few words is someone else's wording. */
export const QUOTED = /«(?:[^»\s]+\s+){3,}[^»\n]*»|"(?:[^"\s]+\s+){3,}[^"\n]*"/g;

const CORE_WORDS = 3;
const TOPIC_REACH = 3;
const WORD = /#?[a-z0-9]+(?:'[a-z]+)?[+#]*|[ء-ي]+/g;
/** Little words before the noun that names the deliverable. */
const DETERMINER =
  /^(?:an?|the|some|my|our|one|two|three|four|five|six|ten|\d+|short|quick|small|little|good|nice|simple|new|first|please|pls|write|draft|create|prepare|generate|compose|produce|make|give|me|us|need|want|i|شي|كم|كام|حاجه|بعض|واحد|ال|خمس|عشر|ثلاث|تلات|اربع|سته?|عشره|خمسه|ثلاثه|اكتب|اكتبلي|اكتبي|كتب|لي|ليا|لنا|اعمل|اعملي|اعمللي|سوي|سولي|سو|جهز|جهزي|حضر|حضرلي|دير|اعد|ضع|عايز|عايزه|محتاج|محتاجه|ابي|ابغي|بدي|بدنا|بغيت|اريد|نريد|هات|هاتلي|عطني|عطيني|اعطني)$/;
const POINTER = /^(?:هذا|هذه|هاد|هادي|هاي|هذي|this|these|those)$/;
const POINTER_AFTER = /^(?:ده|دي|دا|دول|هذا|هذه|هاد|below|attached)$/;
const OWN = /^(?:my|our)$/;

/** Finds the heads: the first tokens, determiners aside. */
export function findHeads({ tokens }: Tags, core: string): Heads {
  const words = (fold(core).replace(QUOTED, " qtd ").match(WORD) ?? []).slice(0, CORE_WORDS);
  const start = tokens.findIndex((_, at) => words.every((word, index) => tokens[at + index]?.text === word));
  const head = (from: number) => {
    let at = from;
    while (DETERMINER.test(tokens[at]?.text ?? "") && at < tokens.length - 1) at += 1;
    return at;
  };
  return { core: head(Math.max(start, 0)), text: head(0) };
}

/** How many tokens after a head a token stands; infinite when it belongs to none. */
export function fromHead(at: number, heads: Heads): number {
  const found = [at - heads.core, at - heads.text].filter((apart) => apart >= -1 && apart <= HEAD_REACH);
  return found.length === 0 ? Infinity : Math.min(...found);
}

/** A word soon after "about" says what the work is about, not what it is. */
export function isTopic(at: number, { classes }: Tags): boolean {
  return (classes.get("about") ?? []).some((word) => at > word.at && at - word.at <= TOPIC_REACH);
}

/** A work that is pointed at ("this email", هالنص) or is to be changed ("shorten my speech") is there already. */
export function isThere(at: number, length: number, { tokens, classes }: Tags): boolean {
  const before = tokens[at - 1]?.text ?? "";
  return (
    tokens[at]?.forms.includes("هذا") === true ||
    POINTER.test(before) ||
    POINTER_AFTER.test(tokens[at + length]?.text ?? "") ||
    (OWN.test(before) && (classes.get("change") ?? []).some((hit) => hit.at === at - 2))
  );
}
