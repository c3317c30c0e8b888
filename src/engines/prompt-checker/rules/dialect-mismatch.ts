import {
  COURTLY,
  COLLOQUIAL,
  DIALECTS,
  FORMAL_PIECES,
  PLACES,
  YOUTHFUL,
} from "#engines/prompt-checker/register-lexicon.ts";
import type { PromptDocument } from "#engines/prompt-checker/document.ts";
import type { Lexicon } from "#engines/prompt-checker/lexicon.ts";
import type { Hit } from "#engines/prompt-checker/word.ts";
import type { Rule } from "#engines/prompt-checker/rule.ts";

/** A register that does not fit the channel or the reader. */
export const dialectMismatch: Rule = {
  id: "dialect-mismatch",
  severity: "low",
  dimension: "consistency",
  title: { ar: "مستوى لغوي لا يناسب المقام", en: "A register that does not fit" },
  why: {
    ar: "المستوى اللغوي المطلوب لا يناسب القناة أو القارئ، فسيبدو النص في غير موضعه.",
    en: "The register asked for does not suit the channel or the reader, so the text will sound out of place.",
  },
  fix: {
    ar: "اذكر المستوى المناسب: فصحى مبسطة، رسمية، أو لهجة بعينها ولماذا.",
    en: "State the register that fits, or say why the unusual one is wanted.",
  },
  examples: {
    bad: {
      ar: "اكتب خطابًا رسميًا للوزارة بالعامية المصرية عن تأخر الترخيص في 100 كلمة.",
      en: "Write a formal letter to the council full of slang about the broken lamp, 100 words.",
    },
    good: {
      ar: "اكتب خطابًا رسميًا للوزارة بالفصحى عن تأخر الترخيص في 100 كلمة.",
      en: "Write a formal letter to the council in plain English about the broken lamp, 100 words.",
    },
  },
  find(document) {
    // «بلدية» is the council, «بلدي» how people talk.
    const slang = document.findAffirmed(COLLOQUIAL).find((hit) => !/بلدي(?:ه|ات)$/.test(hit.text));
    if (slang && document.findAffirmed(FORMAL_PIECES).some((hit) => !overlap(hit, slang)))
      return [{ start: slang.start, end: slang.end }];
    const heavy = document.findAffirmed(COURTLY)[0];
    if (heavy && document.findAffirmed(YOUTHFUL).some((hit) => !overlap(hit, heavy)))
      return [{ start: heavy.start, end: heavy.end }];
    const foreign = dialectOfOthers(document);
    return foreign ? [{ start: foreign.start, end: foreign.end }] : [];
  },
};

function overlap(one: Hit, other: Hit): boolean {
  return one.start < other.end && other.start < one.end;
}

/** A dialect named for readers of another region only: «لزبائن الكويت باللهجة المغربية». */
function dialectOfOthers(document: PromptDocument): Hit | null {
  const named = regionsOf(document, DIALECTS);
  const readers = regionsOf(document, PLACES);
  if (named.size !== 1 || readers.size !== 1) return null;
  const [region, hit] = [...named][0] as [string, Hit];
  return readers.has(region) ? null : hit;
}

function regionsOf(document: PromptDocument, lexicons: readonly (readonly [string, Lexicon])[]): Map<string, Hit> {
  return new Map(
    lexicons.flatMap(([region, lexicon]) => {
      const hit = document.findAffirmed(lexicon)[0];
      return hit ? [[region, hit] as const] : [];
    }),
  );
}
