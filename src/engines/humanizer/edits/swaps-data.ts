import type { RuleId } from "../messages.ts";

export interface Swap {
  sign: RuleId;
  /** Over the text as written; Arabic without tashkeel. Word edges are added. */
  find: string;
  /** What takes its place, with the groups $1 and $2. */
  to: string;
  /** People write so too: it counts only beside other signs. */
  weak?: true;
}

/** A verb, not a noun, comes before one. */
const DETERMINER = "(the|a|an|how|that|this|its|his|her|their|our|your|my|these|those)";
/** After these comes a participle, which has another form. */
const NOT_PERFECT = "(?<!\\b(?:has|have|had|is|are|was|were|be|been|being|also|not|\\w+ly) )";

/** One wording for another of the same grammar: nothing around it has to agree. */
export const SWAPS: Record<"ar" | "en", readonly Swap[]> = {
  en: [
    { sign: "filler-phrases", find: "in order to", to: "to", weak: true },
    { sign: "filler-phrases", find: "due to the fact that", to: "because" },
    { sign: "filler-phrases", find: "owing to the fact that", to: "because" },
    { sign: "filler-phrases", find: "in light of the fact that", to: "because" },
    { sign: "filler-phrases", find: "despite the fact that", to: "although" },
    { sign: "filler-phrases", find: "in the event that", to: "if" },
    { sign: "filler-phrases", find: "at this point in time", to: "now" },
    { sign: "filler-phrases", find: "has the ability to", to: "can" },
    { sign: "filler-phrases", find: "have the ability to", to: "can" },
    { sign: "filler-phrases", find: "for the purpose of", to: "for" },
    { sign: "filler-phrases", find: "prior to", to: "before", weak: true },
    { sign: "filler-phrases", find: "subsequent to", to: "after" },
    { sign: "filler-phrases", find: "with regard to", to: "about", weak: true },
    { sign: "ai-vocabulary", find: "utilize", to: "use" },
    { sign: "ai-vocabulary", find: "utilizes", to: "uses" },
    { sign: "ai-vocabulary", find: "utilized", to: "used" },
    { sign: "ai-vocabulary", find: "utilizing", to: "using" },
    { sign: "ai-vocabulary", find: "utilise", to: "use" },
    { sign: "ai-vocabulary", find: "utilises", to: "uses" },
    { sign: "ai-vocabulary", find: "utilised", to: "used" },
    { sign: "ai-vocabulary", find: "utilising", to: "using" },
    { sign: "copula-avoidance", find: "serves as (a|an|the)", to: "is $1", weak: true },
    { sign: "copula-avoidance", find: "boasts (a|an)", to: "has $1" },
    { sign: "ai-vocabulary", find: "delve(?: deeper)? into", to: "look at" },
    { sign: "ai-vocabulary", find: "delves(?: deeper)? into", to: "looks at" },
    { sign: "ai-vocabulary", find: "delved(?: deeper)? into", to: "looked at" },
    { sign: "ai-vocabulary", find: "delving(?: deeper)? into", to: "looking at" },
    { sign: "ai-vocabulary", find: `(?<!\\b(?:an|the|an?d|or) )underscore ${DETERMINER}`, to: "show $1" },
    { sign: "ai-vocabulary", find: `underscores ${DETERMINER}`, to: "shows $1" },
    { sign: "ai-vocabulary", find: `underscoring ${DETERMINER}`, to: "showing $1" },
    { sign: "ai-vocabulary", find: `${NOT_PERFECT}underscored ${DETERMINER}`, to: "showed $1" },
    { sign: "ai-vocabulary", find: `(?<!\\b(?:an?|the|and|or) )showcase ${DETERMINER}`, to: "show $1" },
    { sign: "ai-vocabulary", find: `showcases ${DETERMINER}`, to: "shows $1" },
    { sign: "ai-vocabulary", find: `showcasing ${DETERMINER}`, to: "showing $1" },
    { sign: "ai-vocabulary", find: `${NOT_PERFECT}showcased ${DETERMINER}`, to: "showed $1" },
    {
      sign: "ai-vocabulary",
      find: `(?<=\\b(?:to|can|will|should|could|may|might|must|would|helps?|we|you|they) )(?<!\\b(?:due|related|respect) to )leverage ${DETERMINER}`,
      to: "use $1",
    },
    { sign: "ai-vocabulary", find: `leverages ${DETERMINER}`, to: "uses $1" },
    { sign: "ai-vocabulary", find: `leveraging ${DETERMINER}`, to: "using $1" },
    { sign: "ai-vocabulary", find: `${NOT_PERFECT}leveraged ${DETERMINER}`, to: "used $1" },
    { sign: "ai-vocabulary", find: "harness the power of", to: "use" },
    { sign: "ai-vocabulary", find: "harnesses the power of", to: "uses" },
    { sign: "ai-vocabulary", find: "harnessing the power of", to: "using" },
    {
      sign: "ai-vocabulary",
      find: "(?<!\\b(?:most|more|less|very|so|as|how|too|and) )pivotal(?= (?:role|moment|point|part|figure|event|step|factor|element)s?)",
      to: "key",
    },
    { sign: "ai-vocabulary", find: "strive to", to: "try to" },
    { sign: "ai-vocabulary", find: "strives to", to: "tries to" },
    { sign: "ai-vocabulary", find: "striving to", to: "trying to" },
    { sign: "ai-vocabulary", find: "(?:strived|strove) to", to: "tried to" },
    { sign: "ai-vocabulary", find: "endeavou?r to", to: "try to" },
    { sign: "ai-vocabulary", find: "in the realm of(?! possib)", to: "in" },
    {
      sign: "vague-quantity",
      find: "(?<=\\b(?:offers?|provides?|includes?|with|from|to|for|across|of|face|faces|have|through|in) )(?:a|an) (?:myriad|plethora|multitude|wide range|wide array|wide variety|vast array|diverse array|diverse range|broad range) of(?= (?:\\w+ly )?(?:\\w+ )?\\w+[^\\Wsui]s\\b)(?! \\w+ (?:of|and|in|to|for|that|is|as)\\b)",
      to: "many",
    },
    {
      sign: "ai-vocabulary",
      find: "(?<!\\b(?:too|so|as|are|were|more|very) )numerous(?= \\w)",
      to: "many",
      weak: true,
    },
    { sign: "doublet-synonyms", find: "each and every", to: "every" },
    { sign: "hedging-stack", find: "(may|might|could) potentially", to: "$1" },
    { sign: "hedging-stack", find: "(may|might|could) possibly", to: "$1" },
  ],
  ar: [
    { sign: "filler-phrases", find: "من أجل أن", to: "كي" },
    { sign: "filler-phrases", find: "على الرغم من أن", to: "مع أن", weak: true },
    { sign: "filler-phrases", find: "في الوقت الراهن", to: "الآن" },
    { sign: "filler-phrases", find: "في الوقت الحالي", to: "الآن", weak: true },
    { sign: "calque-collocation", find: "(و|ف)?يلعب دورا", to: "$1يؤدي دورًا" },
    { sign: "calque-collocation", find: "(و|ف)?تلعب دورا", to: "$1تؤدي دورًا" },
    { sign: "calque-collocation", find: "(و|ف)?لعب دورا", to: "$1أدى دورًا" },
    { sign: "calque-collocation", find: "(و|ف)?لعبت دورا", to: "$1أدت دورًا" },
    { sign: "calque-collocation", find: "يلعبان دورا", to: "يؤديان دورًا" },
    { sign: "calque-collocation", find: "يلعبون دورا", to: "يؤدون دورًا" },
    { sign: "calque-collocation", find: "يأخذ بعين الاعتبار", to: "يراعي" },
    { sign: "calque-collocation", find: "تأخذ بعين الاعتبار", to: "تراعي" },
    { sign: "calque-collocation", find: "نأخذ بعين الاعتبار", to: "نراعي" },
    { sign: "adverb-calque", find: "بشكل يومي", to: "يوميًا", weak: true },
    { sign: "adverb-calque", find: "بشكل أسبوعي", to: "أسبوعيًا", weak: true },
    { sign: "adverb-calque", find: "بشكل شهري", to: "شهريًا", weak: true },
    { sign: "adverb-calque", find: "بشكل سنوي", to: "سنويًا", weak: true },
    { sign: "adverb-calque", find: "بشكل عام", to: "عمومًا", weak: true },
    { sign: "adverb-calque", find: "بشكل خاص", to: "خصوصًا", weak: true },
    { sign: "adverb-calque", find: "بشكل مستمر", to: "باستمرار", weak: true },
    { sign: "adverb-calque", find: "بشكل سريع", to: "بسرعة", weak: true },
    { sign: "adverb-calque", find: "بشكل سلس", to: "بسلاسة", weak: true },
    { sign: "adverb-calque", find: "بشكل دقيق", to: "بدقة", weak: true },
    { sign: "adverb-calque", find: "بشكل واضح", to: "بوضوح", weak: true },
    { sign: "adverb-calque", find: "بشكل تدريجي", to: "تدريجيًا", weak: true },
    { sign: "adverb-calque", find: "بشكل دوري", to: "دوريًا", weak: true },
    { sign: "adverb-calque", find: "بشكل رسمي", to: "رسميًا", weak: true },
    { sign: "adverb-calque", find: "بشكل تلقائي", to: "تلقائيًا", weak: true },
    { sign: "adverb-calque", find: "بصورة عامة", to: "عمومًا", weak: true },
    { sign: "adverb-calque", find: "بصورة مستمرة", to: "باستمرار", weak: true },
    { sign: "adverb-calque", find: "بصورة دورية", to: "دوريًا", weak: true },
    { sign: "adverb-calque", find: "بصورة واضحة", to: "بوضوح", weak: true },
  ],
};
