import { z } from "zod";
import { type Change, humanizeText, RULES, verifyFacts } from "#engines/humanizer/humanize-text.ts";
import { missingLiterals } from "#engines/prompt-composer/verify-prompt.ts";
import { detectLanguage } from "#engines/text/language.ts";
import { findLiterals } from "#engines/text/literals.ts";
import { countWords } from "#engines/text/segment.ts";
import { detectVariety } from "#engines/text/arabic/variety.ts";
import type { Language } from "#i18n/language.ts";
import { holdsWords } from "#tools/model-help/exact-words.ts";
import { answerSchemaOf, HELP_ANSWER, notesOf, questionOf } from "#tools/model-help/help.ts";
import type { RunnerOf, WovenAnswer } from "#tools/runner.ts";
import { figuresIn, isSaidInWords, mayHaveBeenAWord, spelledIn } from "./model-figures.ts";
import { rewordings } from "./model-changes.ts";
import { FAULTS, optionLines, REWORDING } from "./model-phrases.ts";
import type { aiHumanizer } from "./tool.ts";

type ModelRun = NonNullable<RunnerOf<typeof aiHumanizer>["viaModel"]>;
type Input = Parameters<ModelRun["request"]>[0];

const text = z.string().catch("");
const ANSWER = z.object({
  text: z.string(),
  alert: z.string().nullable().catch(null),
  ...HELP_ANSWER,
  other: z.object({ name: text, text }).nullable().catch(null),
});
const ANSWER_SCHEMA = answerSchemaOf(ANSWER);

/** Of the original's words: more is no editing any more. */
const LONGEST = 1.15;
/** A short text may gain a word or two without growing. */
const SPARE_WORDS = 8;
const MOST_NOTES = 4;
const LONGEST_NAME = 40;

/**
 * The humanizer's run through a model: it rewrites freely, and the facts of both texts are compared before anyone sees the
 * result. What changed and how the scores moved is worked out here.
 */
export const aiHumanizerViaModel: ModelRun = {
  request(input, { lang }) {
    return {
      variables: { options: optionLines(input, lang), target: "", answer_language: "", model_facts: "" },
      user: input.text,
      fields: fieldsOf(input),
      answerSchema: ANSWER_SCHEMA,
      maxOutputTokens: Math.min(10_000, 1200 + countWords(input.text) * 7),
      temperature: 0.7,
    };
  },

  parse(reply, input, { lang, woven }) {
    const parsed = ANSWER.safeParse(reply);
    const rewritten = parsed.success ? parsed.data.text.trim() : "";
    if (!parsed.success || rewritten === "") return { ok: false, fault: FAULTS.empty[lang] };
    const { alert, notes, question, other } = parsed.data;
    const facts = verifyFacts(input.text, rewritten, keepOf(input));
    const said = [alert ?? "", ...notes].join("\n");
    const faults = faultsOf(input, { rewritten, said, woven }, lang);
    const [first = null] = notesOf([alert ?? ""], 1);
    const result = {
      text: rewritten,
      alert: first,
      notes: notesOf(notes, MOST_NOTES),
      question: questionOf(question, woven !== undefined),
      other: otherOf(other, { rewritten, said }),
      ...measuredBeside(input, rewritten, lang),
      facts: { kept: facts.kept, lost: facts.lost },
    };
    const variety = detectLanguage(input.text) === "ar" ? { variety: detectVariety(input.text) } : {};
    if (faults.length === 0) return { ok: true, warnings: [], ...variety, result };
    return {
      ok: false,
      fault: faults.join("\n"),
      best: { result, ...variety, warnings: [{ code: "facts_changed", message: faults.join(" ") }] },
    };
  },
};

function fieldsOf(input: Input): Record<string, string> {
  const keep = keepOf(input);
  return {
    ...(input.purpose ? { purpose: input.purpose } : {}),
    ...(input.sample ? { sample: input.sample } : {}),
    ...(keep.length > 0 ? { keep: keep.join("\n") } : {}),
  };
}

/** Kept terms, and the sentences the user said to leave alone. */
function keepOf(input: Input): string[] {
  return [
    ...input.keep,
    ...input.leave.map(({ start, end }) => input.text.slice(start, end)).filter((part) => part.trim() !== ""),
  ];
}

interface Rewriting {
  rewritten: string;
  /** The alert and the notes: a figure that they speak of was changed with a word. */
  said: string;
  woven?: WovenAnswer | undefined;
}

/** Beside figures: what must be there to the letter. */
const EXACT = new Set(["quote", "url", "email", "phone", "code", "placeholder"]);

/**
 * What a person would want to know of before sending: a figure, a quotation, an address or a kept phrase that is gone, and a
 * figure that is new, without a word on it. Denials and hedges are the model's to carry: of eight that a comparison of sentences
 * missed in free rewritings, seven were there in other words.
 */
function faultsOf(input: Input, { rewritten, said, woven }: Rewriting, lang: Language): string[] {
  const spoken = [said, woven?.text ?? ""].join("\n");
  const [before, after, named] = [input.text, rewritten, spoken].map(figuresIn) as [
    Set<string>,
    Set<string>,
    Set<string>,
  ];
  // A text that is read aloud says its figures in words, and a count in words may become a figure.
  const [wordsBefore, wordsAfter] = [spelledIn(input.text), spelledIn(rewritten)];
  const exact = findLiterals(input.text)
    .filter(({ kind }) => EXACT.has(kind))
    .map(({ value }) => value);
  const lost = [...before].filter(
    (figure) => !after.has(figure) && !named.has(figure) && !isSaidInWords(figure, rewritten),
  );
  const gone = [
    ...(lost.length > wordsAfter - wordsBefore ? lost : []),
    ...missingLiterals(exact.join("\n"), [rewritten, spoken].join("\n")),
    ...keepOf(input).filter((part) => !holdsWords(rewritten, part)),
  ];
  const added = [...after].filter(
    (figure) => !before.has(figure) && !named.has(figure) && !mayHaveBeenAWord(figure, input.text),
  );
  const list = (values: string[]) => values.slice(0, 6).join(lang === "ar" ? "، " : ", ");
  const most = countWords(input.text) * LONGEST + SPARE_WORDS + (woven ? countWords(woven.text) * 2 : 0);
  return [
    ...(gone.length > 0 ? [FAULTS.lost[lang](list(gone))] : []),
    ...(added.length > 0 ? [FAULTS.added[lang](list(added))] : []),
    ...(countWords(rewritten) > most ? [FAULTS.length[lang]] : []),
  ];
}

/** A second version is offered where it says the figures of the first. */
function otherOf(other: { name: string; text: string } | null, { rewritten, said }: Rewriting) {
  const words = other?.text.trim() ?? "";
  const name = other?.name.trim() ?? "";
  if (words === "" || words === rewritten || name === "" || name.length > LONGEST_NAME) return null;
  const figures = missingLiterals(rewritten, words).filter((value) => /\p{N}/u.test(value));
  return figures.every((value) => missingLiterals(value, said).length === 0) ? { name, text: words } : null;
}

function measuredBeside(input: Input, rewritten: string, lang: Language) {
  const before = humanizeText({ ...input, interfaceLanguage: lang });
  const after = humanizeText({ ...input, text: rewritten, leave: [], interfaceLanguage: lang });
  return {
    changes: changesOf(input.text, rewritten, [...before.changes, ...before.marks], lang),
    marks: [],
    flags: [],
    signs: { before: before.signs.before, after: after.signs.before },
    scoreBefore: before.scoreBefore,
    scoreAfter: after.scoreBefore,
    mode: input.strength,
    register: input.register,
  };
}

/** Each change with the sign the rules see in the same place; the others are a plainer wording. */
function changesOf(
  before: string,
  after: string,
  known: readonly Pick<Change, "ruleId" | "start" | "end">[],
  lang: Language,
) {
  return rewordings(before, after).map((change) => {
    const sign = known.find(({ start, end }) => start < change.end && end > change.start)?.ruleId;
    return { ...change, ruleId: sign ?? "rewording", why: sign ? RULES[sign].why[lang] : REWORDING[lang] };
  });
}
