import type { RequestAnalysis } from "./analyse-request.ts";
import { COMMON_PHRASES } from "./common-phrases.ts";
import type { PromptLine } from "./prompt-line.ts";
import { figuresIn } from "./request-figures.ts";
import { spin } from "./spin.ts";

const LONGEST_THING = 3;
const MOST_THINGS = 4;

/**
 * The closing check, which names what this request could go wrong on: the type's own points, its figures, and what it rules
 * out. `own` are the type's points ("" for work that hands nothing over), `said` the lines made of the request.
 */
export function checkLine(analysis: RequestAnalysis, own: string, said: readonly PromptLine[]): string | null {
  const { promptLanguage, seed, foreign, input } = analysis;
  if (own === "" || input.outputType === "image" || input.outputType === "video") return null;
  const common = COMMON_PHRASES[promptLanguage].check;
  const say = (options: string) => spin(options, `${seed}:check`);
  const text = said.map((line) => line.text).join(" \n");
  const figures = foreign ? [] : figuresIn(text, promptLanguage);
  const ruledOut = excluded(analysis, said);
  const parts = [say(own)];
  if (figures.length > 0) parts.push(`${say(common.figures)}: ${figures.join(promptLanguage === "ar" ? "، " : ", ")}`);
  if (ruledOut !== null) parts.push(ruledOut === "" ? say(common.excluded) : ruledOut);
  if (promptLanguage === "ar") return `${say(common.lead)}: ${parts.join("، ")}.`;
  const last = parts.length > 1 ? `; and ${parts.pop() as string}` : "";
  return `${say(common.lead)} ${parts.join("; ")}${last}.`;
}

/** What the request rules out, by name where it can be named in a few words; "" where it cannot, null where nothing is. */
function excluded({ promptLanguage }: RequestAnalysis, said: readonly PromptLine[]): string | null {
  const limits = said.filter(({ section }) => section === "limits").map(({ text }) => text);
  if (limits.length === 0) return null;
  const things = limits.flatMap((text) =>
    text
      .replace(/[.!]$/, "")
      .split(/,\s+(?:and |or )?|،\s*/)
      .map((part) => nameOf(part.trim(), promptLanguage)),
  );
  const named = things.filter((thing) => thing !== null);
  if (named.length === 0 || named.length > MOST_THINGS) return "";
  return promptLanguage === "ar"
    ? `${named.map((thing) => `بلا ${thing}`).join(" و")}`
    : `that there are no ${named.join(" or ")}`;
}

const ENGLISH_NAMED =
  /^(?:and |but |please )*(?:no|without(?: any)?|avoid(?: any)?|skip|leave out) (?!more |less |longer |than )(.+)$/i;
const ARABIC_NAMED = /^(?:و)?(?:من دون|بدون|بلا|من غير|دون) (?!أن |ان |ما )(.+)$/u;

function nameOf(part: string, language: "ar" | "en"): string | null {
  const thing = (language === "ar" ? ARABIC_NAMED : ENGLISH_NAMED).exec(part)?.[1];
  return thing !== undefined && thing.split(/\s+/).length <= LONGEST_THING && !/[:("«{]/.test(thing) ? thing : null;
}
