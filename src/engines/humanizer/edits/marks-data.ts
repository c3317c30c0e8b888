import type { RuleId } from "../messages.ts";

/** A wording that no edit takes out safely: it is shown with advice. */
export interface MarkWording {
  sign: RuleId;
  /** Over the text as written; Arabic without tashkeel. Word edges are added. */
  find: string;
  /** People write so too: it counts only beside other signs. */
  weak?: true;
}

/**
 * English wordings that are only marked. The Arabic model has learned its own; the English one, trained on examples of these,
 * still misses so many that they stay (docs/decisions/0027-a-humanizer-that-vetoes.md). Those that people write more than once
 * in two thousand of their sentences (counted in 14,678) are `weak`.
 */
export const MARKED: Record<"ar" | "en", readonly MarkWording[]> = {
  en: [
    {
      sign: "light-verb",
      find: "play(?:s|ed|ing)? an? (?:\\w+ )?(?:crucial|vital|pivotal|significant|essential|critical|central|key|important|integral) (?:and \\w+ )?role",
      weak: true,
    },
    { sign: "promotional-adjectives", find: "seamless(?:ly)?" },
    {
      sign: "promotional-adjectives",
      find: "cutting-edge|state-of-the-art|best-in-class|world-class|next-level",
    },
    {
      sign: "promotional-adjectives",
      find: "ground-?breaking|unparalleled|unrivall?ed|unforgettable|breathtaking|awe-inspiring|captivating|mesmerizing",
    },
    {
      sign: "promotional-adjectives",
      find: "nestled (?:in|among|between|within)|vibrant|bustling|picturesque|stunning|immersive",
    },
    {
      sign: "ai-vocabulary",
      find: "meticulous(?:ly)?|multifaceted|holistic(?:ally)?|intricate(?:ly)?|nuanced|intricacies",
    },
    {
      sign: "ai-vocabulary",
      find: "robust|synerg(?:y|ies)|transformative|actionable|invaluable|paramount|profound(?:ly)?",
      weak: true,
    },
    {
      sign: "ai-vocabulary",
      find: "foster(?:s|ed|ing)? (?:an? |the )?(?:\\w+ )?(?:sense|culture|environment|community|connections?|collaboration|growth|innovation|relationships?|understanding|creativity)",
    },
    {
      sign: "ai-vocabulary",
      find: "(?:bolster|garner)(?:s|ed|ing)?|empower(?:s|ed|ing)? (?:you|users|individuals|people|teams|them|us|communities|students|employees)",
    },
    {
      sign: "ai-vocabulary",
      find: "interplay (?:of|between)|(?:ever-?|rapidly |constantly )(?:evolving|changing|growing|expanding)|fast-paced|dynamic landscape|evolving landscape",
    },
    {
      sign: "ai-vocabulary",
      find: "navigat(?:e|es|ed|ing) (?:the |this |these )?(?:\\w+ )?(?:complexit(?:y|ies)|challenges?|landscape|world|waters)",
    },
    {
      sign: "ai-vocabulary",
      find: "facilitat(?:e|es|ed|ing)|streamlin(?:e|es|ed|ing)|enhanc(?:e|es|ed|ing) (?:the |their |your |our )?(?:overall )?(?:experience|productivity|efficiency|quality|understanding|well-being|lives)",
      weak: true,
    },
    {
      sign: "metaphor-cliche",
      find: "(?:rich |vibrant |intricate )?tapestry of|treasure trove|double-edged sword|game[- ]changer|game-changing|beacon of|a breath of fresh air|a stepping stone",
    },
    {
      sign: "metaphor-cliche",
      find: "(?:at the )?heart and soul|cornerstone of|bedrock of|the tip of the iceberg|paves? the way for|paving the way for|at the forefront of",
    },
    {
      sign: "metaphor-cliche",
      find: "embark(?:s|ed|ing)? on|unlock(?:s|ed|ing)? (?:the |your |their |its |new |a )?(?:full |true |hidden )?(?:potential|power|possibilities|secrets|world|opportunities)",
      weak: true,
    },
    {
      sign: "significance-inflation",
      find: "(?:is|are|stands? as|serves? as|was|were) (?:a|an enduring|a true|a powerful|a living) testament to|testament to the",
    },
    {
      sign: "significance-inflation",
      find: "(?:has|have) never been more (?:important|relevant|crucial|critical|essential|accessible|evident|urgent)|cannot be overstated|can['’]t be overstated|marks? a (?:significant|pivotal|turning|major|new)|a (?:profound|lasting|indelible) (?:impact|impression|mark)",
    },
    {
      sign: "significance-inflation",
      find: "in (?:the|an|our) (?:increasingly|ever-\\w+|rapidly \\w+) (?:\\w+ )?(?:world|age|era|society|landscape)|paradigm shift|revolutioni[sz](?:e|es|ed|ing) (?:the way|how|the)",
    },
    {
      sign: "intensifier-stack",
      find: "truly (?:is|are|\\w+ing|\\w+al|\\w+ful|\\w+ive|\\w+ous|\\w+able)|incredibly \\w+|undeniabl[ey]|undoubtedly|invaluable",
    },
    {
      sign: "negative-parallelism",
      find: "(?:is|are|was|were|isn['’]t|aren['’]t|it['’]s)(?: not|n['’]t)? (?:just|only|merely|simply) (?:about )?[^.,;:!?—–]{2,60}(?:[,;]| ?[—–]| -) ?(?:it|this|that|they|but)(?: is| are|['’]s|['’]re)? ",
    },
    {
      sign: "negative-parallelism",
      find: "(?:is|are|was|were|it['’]s|that['’]s) (?:much |far |so much )?more than (?:just|merely|simply)",
    },
    {
      sign: "audience-triad",
      find: "whether you(?:['’]re| are) [^.,;!?]{3,70} or [^.,;!?]{2,60},",
    },
    {
      sign: "vague-attribution",
      find: "(?:(?:many|some|most|several) )?(?:experts|critics|observers|analysts|scholars) (?:agree|believe|argue|say|suggest|note|claim|warn)|(?:studies|research) consistently shows?|it is widely (?:believed|regarded|accepted|known)",
    },
    {
      sign: "challenges-future",
      find: "despite (?:these|its|the|their|many|such) (?:\\w+ )?challenges|the future (?:looks|is|remains|of \\w+ (?:looks|is)) (?:bright|promising)|only time will tell|poised to",
    },
    {
      sign: "rhetorical-hook",
      find: "the (?:result|answer|best part|catch|secret|good news|takeaway|bottom line|kicker)\\?",
    },
    {
      sign: "collective-address",
      find: "let us (?:all |remember|strive|work|continue|embrace|not)|we must all|together,? we can|it is up to (?:all of )?us|as a society",
    },
    {
      sign: "light-verb",
      find: "(?:conduct|perform|undertake|carry out|make)s? (?:an? )?(?:analysis|assessment|evaluation|examination|comparison|adjustment) of|take(?:s)? into (?:account|consideration)",
    },
    {
      sign: "vague-quantity",
      find: "a (?:wide|vast|broad|diverse|rich) (?:range|array|variety|spectrum) of|a (?:myriad|plethora|multitude) of|countless",
      weak: true,
    },
    {
      sign: "copula-avoidance",
      find: "(?:stands|serves|acts|functions) as (?:a|an|the)|boasts|represents a",
      weak: true,
    },
    {
      sign: "legacy-tail",
      find: "for (?:generations|years) to come|continues? to (?:inspire|captivate|shape|resonate|thrive|evolve)|lasting legacy|enduring legacy",
    },
    {
      sign: "both-sides",
      find: "(?:has|have) (?:both )?(?:its|their) (?:own )?(?:pros and cons|advantages and disadvantages|benefits and drawbacks)|ultimately(?:,)? (?:depends?|comes down to|the (?:choice|decision))|strik(?:e|es|ing) (?:a|the right) balance",
    },
    {
      sign: "shallow-tail",
      find: "(?<=, )(?:making it (?:a|an|easy|easier|the|possible|ideal|perfect)|ensuring (?:that|a|the)|allowing (?:for|us|them|users|people)|providing (?:a|an|the)|contributing to|leading to|fostering|enabling|enhancing|creating a|helping to|offering a)",
      weak: true,
    },
    {
      sign: "rule-of-three",
      find: "\\p{L}+(?:tion|ity|ness|ment|ance|ence|cy|ship|ism), \\p{L}+(?:tion|ity|ness|ment|ance|ence|cy|ship|ism),? and (?:\\p{L}+ )?\\p{L}+(?:tion|ity|ness|ment|ance|ence|cy|ship|ism)",
    },
    {
      sign: "signposting",
      find: "(?:in this (?:article|blog post|post|guide|essay|section),? (?:we|I)(?: will|['’]ll)|let['’]s (?:explore|dive|delve|take a (?:closer )?look|break)|here are (?:some|a few|\\w+) (?:key |tips|ways|steps|reasons|examples)|read on to)",
      weak: true,
    },
    {
      sign: "generic-conclusion",
      find: "by (?:following these|incorporating these|taking these|understanding these|embracing|implementing these) [^.,;]{2,60},",
    },
  ],
  ar: [],
};
