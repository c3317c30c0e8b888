const ARABIC_PREFIX = /^(?:وال|فال|بال|كال|ولل|لل|عال|هال|ال|و(?=[ء-ي]{3}))/;
const ARABIC_PROCLITIC = /^[بلفه](?=[ء-ي]{4})/;
const ARABIC_SUFFIX = /(?:هما|كما|تها|تهم|تنا|اتي|يات|ين|ون|ات|ها|هم|نا|كم|ني|لي|ته|يه|ان|وا|ه|ي|ك)$/;
const ENGLISH_SUFFIX = /(?:ations?|ingly|ings?|edly|iest|ied|ies|ers?|ed|es|ly|s|e)$/;
const LEAST_ARABIC = 3;
const LEAST_ENGLISH = 3;

/**
 * A word without its clitics (Arabic) or ending (Latin letters), at least three letters long. Takes a folded word. Light:
 * no root is looked for.
 */
export function lightStem(word: string, arabic: boolean): string {
  if (word.length <= LEAST_ARABIC) return word;
  if (!arabic) {
    const stem = word.replace(ENGLISH_SUFFIX, "");
    return stem.length >= LEAST_ENGLISH ? undouble(stem) : word;
  }
  let stem = word.replace(ARABIC_PREFIX, "");
  if (stem === word) stem = word.replace(ARABIC_PROCLITIC, "");
  if (stem.length < LEAST_ARABIC) stem = word;
  const shorter = stem.replace(ARABIC_SUFFIX, "");
  return shorter.length >= LEAST_ARABIC ? shorter : stem;
}

/** planning → plann → plan. */
function undouble(stem: string): string {
  const last = stem.at(-1);
  return stem.length > 3 && last === stem.at(-2) && last !== "s" && last !== "l" ? stem.slice(0, -1) : stem;
}
