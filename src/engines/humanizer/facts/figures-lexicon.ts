import { inOrder } from "#engines/text/words/word-pattern.ts";
import styleWords from "../style-words.json" with { type: "json" };

/** Negations that deny nothing: praise and emphasis in a fixed form, over folded text. */
export const NEGATION_IDIOMS = new RegExp(
  `\\b(?:${styleWords.idioms.english})\\b|(?<!\\p{L})[وف]?(?:${styleWords.idioms.arabic})(?!\\p{L})`,
  "giu",
);

/** The rest is no clause of its own, up to a relative one. */
const NO_VERB_AFTER = new RegExp(
  [
    "(?!(?:(?! (?:that|which|who|where|what|how) )[^.,;\\n])*?",
    " (?:is|are|was|were|can|could|will|would|has|have|had|may|might|must|should|do|does|did) )",
  ].join(""),
  "u",
);

/** What follows a negation that denies one thing only to name another: the first group is what is denied. */
export const CONTRASTS: readonly RegExp[] = [
  inOrder(
    "iu",
    /^ ((?:a|an|the|about|in|from|by|for|because|whether|what|how|so much|merely|your|our|to|with|on) [^.!?;\n]{2,80}?),?/u,
    / (?:but|as) (?:rather )?/u,
    /(?=(?:a|an|the|one|about|in|from|by|for|because|whether|what|how|who|your|our|their|its|to|with|on|something) )/u,
    NO_VERB_AFTER,
  ),
  inOrder(
    "iu",
    /^ ((?:a|an|the|about|your|our|really|actually|so much) [^.!?;\n]{2,70}?)(?:;|,| —|—) ?/u,
    /(?:it['’]s|it is|they['’]re|they are|that['’]s|this is|it was) (?=(?:a|an|the|about|your|our|how|what|one) )/u,
  ),
  /^ ([^.؟!؛\n]{2,90}?)[،,]? (?:بل|وإنما|إنما|بقدر ما)(?!\p{L})/u,
  /^ ([^.،؟!؛\n]{2,60}?)[،,؛] ?(?=(?:إنه|إنها|فهو|فهي|هو|هي|ال\p{L}+ (?:هو|هي)) )/u,
];

/** At the end of what is "denied": it is not denied, only said to be part of it. */
export const NOT_ALONE = /(?:فحسب|فقط|وحده|وحدها|وحدهم)\s*$/u;
/** Verbs of stopping short («لا يتوقف عند … بل»): what comes before «بل» is affirmed. */
export const STOPS_SHORT = /^ (?:يقتصر|تقتصر|يتوقف|تتوقف|يقف|تقف|ينحصر|تنحصر|يكتفي|تكتفي|يعود|يعني|تعني)(?!\p{L})/u;
