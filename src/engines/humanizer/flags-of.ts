import type { Flag, HumanizeInput, HumanizeResult, Sign } from "./humanizer-types.ts";
import type { LockedSpan } from "./locked-spans.ts";
import { FLAG_TEXTS } from "./messages.ts";
import { requestFlags } from "./register-signs.ts";
import { verifyFacts } from "./verify-facts.ts";

/** What a person has to decide about a text, in the interface's language. */
export function flagsOf(input: HumanizeInput, language: "ar" | "en", locks: LockedSpan[], signs: Sign[]): Flag[] {
  const say = (kind: Flag["kind"]) => FLAG_TEXTS[kind][input.interfaceLanguage];
  const flags: Flag[] = signs.flatMap((sign) =>
    sign.flag ? [{ start: sign.start, end: sign.end, kind: sign.flag, message: say(sign.flag) }] : [],
  );
  for (const lock of locks)
    if (lock.kind === "verse") flags.push({ start: lock.start, end: lock.end, kind: "verse", message: say("verse") });
  for (const kind of requestFlags(input, language))
    flags.push({ start: 0, end: input.text.length, kind, message: say(kind) });
  return flags;
}

/** The result for a text in a language without rules: the text itself. */
export function untouched(input: HumanizeInput): HumanizeResult {
  const message = FLAG_TEXTS.language[input.interfaceLanguage];
  const { kept } = verifyFacts(input.text, input.text, input.keep);
  return {
    text: input.text,
    changes: [],
    flags: [{ start: 0, end: input.text.length, kind: "language", message }],
    signs: { before: {}, after: {} },
    facts: { kept, lost: [] },
    scoreBefore: 0,
    scoreAfter: 0,
    mode: input.strength,
    register: input.register,
    textLanguage: "other",
  };
}
