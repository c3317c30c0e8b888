import { z } from "zod";
import { type Change, humanizeText, RULES, type RuleId, verifyFacts } from "#engines/humanizer/humanize-text.ts";
import { detectLanguage } from "#engines/text/language.ts";
import { countWords } from "#engines/text/segment.ts";
import { detectVariety } from "#engines/text/variety.ts";
import type { Language } from "#i18n/language.ts";
import type { RunnerOf } from "#tools/runner.ts";
import { rewordings } from "./model-changes.ts";
import type { aiHumanizer } from "./tool.ts";

type ModelRun = NonNullable<RunnerOf<typeof aiHumanizer>["viaModel"]>;
type Input = Parameters<ModelRun["request"]>[0];

/** The text alone: what changed, why, and how the scores moved is worked out here, and the answer stays short enough for its deadline. */
const ANSWER = z.object({ text: z.string() });

const { $schema: _dialect, ...ANSWER_SCHEMA } = z.toJSONSchema(ANSWER);

const SHORTEST = 0.5;
const LONGEST = 1.15;

/** The humanizer's run through a model: facts are compared before anyone sees the text, changes and scores come from our own code. */
export const aiHumanizerViaModel: ModelRun = {
  request(input, { lang }) {
    return {
      variables: { options: optionsOf(input, lang), target: "", answer_language: "", model_facts: "" },
      user: input.text,
      fields: fieldsOf(input),
      answerSchema: ANSWER_SCHEMA,
      maxOutputTokens: Math.min(8000, 400 + countWords(input.text) * 4),
      temperature: 0.7,
    };
  },

  parse(reply, input, { lang }) {
    const parsed = ANSWER.safeParse(reply);
    const text = parsed.success ? parsed.data.text.trim() : "";
    if (text === "") return { ok: false, fault: FAULTS[lang].empty };
    const facts = verifyFacts(input.text, text, keepOf(input));
    const fault = faultOf(input, text, facts, lang);
    if (fault) return { ok: false, fault };
    const before = humanizeText({ ...input, interfaceLanguage: lang });
    const after = humanizeText({ ...input, text, leave: [], interfaceLanguage: lang });
    const variety = detectLanguage(input.text) === "ar" ? detectVariety(input.text) : undefined;
    return {
      ok: true,
      warnings: [],
      ...(variety ? { variety } : {}),
      result: {
        text,
        changes: changesOf(input.text, text, [...before.changes, ...before.marks], lang),
        marks: [],
        flags: before.flags,
        signs: { before: before.signs.before, after: after.signs.before },
        facts: { kept: facts.kept, lost: facts.lost },
        scoreBefore: before.scoreBefore,
        scoreAfter: after.scoreBefore,
        mode: input.strength,
        register: input.register,
      },
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

function faultOf(
  input: Input,
  text: string,
  facts: { lost: string[]; added: string[] },
  lang: Language,
): string | null {
  const list = (values: string[]) => values.slice(0, 6).join(lang === "ar" ? "، " : ", ");
  if (facts.lost.length > 0) return FAULTS[lang].lost(list(facts.lost));
  if (facts.added.length > 0) return FAULTS[lang].added(list(facts.added));
  const share = countWords(text) / Math.max(1, countWords(input.text));
  return share < SHORTEST || share > LONGEST ? FAULTS[lang].length(Math.round(share * 100)) : null;
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

function optionsOf(input: Input, lang: Language): string {
  const { signs } = humanizeText({ ...input, interfaceLanguage: lang });
  const found = Object.keys(signs.before).map((id) => RULES[id as RuleId].title[lang]);
  const lines = [
    STRENGTH[lang][input.strength],
    REGISTER[lang][input.register],
    ...(input.variety ? [VARIETY[lang][input.variety]] : []),
    ...(found.length > 0 ? [FOUND[lang](found.join(lang === "ar" ? "، " : ", "))] : []),
  ];
  return [lang === "ar" ? "الخيارات:" : "Options:", ...lines.map((line) => `- ${line}`)].join("\n");
}

const REWORDING: Record<Language, string> = {
  ar: "صياغة أوضح وأقرب إلى كلام الناس.",
  en: "Plainer wording, closer to how people write.",
};

const FOUND: Record<Language, (signs: string) => string> = {
  ar: (signs) => `علامات وجدها الفحص في النص: ${signs}.`,
  en: (signs) => `Signs found in the text: ${signs}.`,
};

const STRENGTH: Record<Language, Record<Input["strength"], string>> = {
  ar: {
    light: "الدرجة: خفيفة. غيّر ما تكاثرت فيه العلامات، واترك الباقي.",
    standard: "الدرجة: معتادة. غيّر كل جملة فيها علامتان أو أكثر.",
    strong: "الدرجة: قوية. أعد صياغة كل جملة فيها علامة، مع بقاء الفقرات بترتيبها.",
  },
  en: {
    light: "Strength: light. Change where signs cluster and leave the rest.",
    standard: "Strength: standard. Change every sentence with two signs or more.",
    strong: "Strength: strong. Reword every sentence with a sign, keeping the order of paragraphs.",
  },
};

const REGISTER: Record<Language, Record<Input["register"], string>> = {
  ar: {
    keep: "النبرة: كما هي.",
    formal: "النبرة: رسمية.",
    friendly: "النبرة: ودية قريبة.",
    professional: "النبرة: مهنية مباشرة.",
    academic: "النبرة: أكاديمية متحفظة.",
  },
  en: {
    keep: "Register: as it is.",
    formal: "Register: formal.",
    friendly: "Register: friendly.",
    professional: "Register: professional and direct.",
    academic: "Register: academic and measured.",
  },
};

const VARIETY: Record<Language, Record<NonNullable<Input["variety"]>, string>> = {
  ar: {
    msa: "اللغة: فصحى.",
    "simple-msa": "اللغة: فصحى مبسطة.",
    egy: "اللغة: عامية مصرية.",
    glf: "اللغة: لهجة خليجية.",
    lev: "اللغة: لهجة شامية.",
    mgr: "اللغة: دارجة مغاربية.",
  },
  en: {
    msa: "Language: Modern Standard Arabic.",
    "simple-msa": "Language: simplified Modern Standard Arabic.",
    egy: "Language: Egyptian Arabic.",
    glf: "Language: Gulf Arabic.",
    lev: "Language: Levantine Arabic.",
    mgr: "Language: Maghrebi Arabic.",
  },
};

const FAULTS: Record<
  Language,
  { empty: string; lost(values: string): string; added(values: string): string; length(percent: number): string }
> = {
  ar: {
    empty: "المفتاح text غائب أو فارغ.",
    lost: (values) => `ضاع من النص أو تبدّل ما يجب أن يبقى، حرفًا أو معنى: ${values}`,
    added: (values) => `في النص ما لم يرد في الأصل: ${values}`,
    length: (percent) => `طول النص ${percent}% من الأصل، والمطلوب بين نصفه ومثله.`,
  },
  en: {
    empty: "The key text is missing or empty.",
    lost: (values) => `The text lost or turned round what must stay, in letter or in meaning: ${values}`,
    added: (values) => `The text holds what the original does not: ${values}`,
    length: (percent) => `The text is ${percent}% of the original's length; between half and all of it is wanted.`,
  },
};
