/** How much the constructions of a sentence, and the rest of its text, count beside the words of the sentence itself. */
const WEIGHT = { figures: 0.5, text: 1 };
/**
 * How far one sentence can speak for the others, and how many plain sentences are thought beside those of every text: a
 * short text says little.
 */
const HEARD = { least: -6, most: 0 };
const THOUGHT = 3;

/**
 * The evidence that each sentence of a text is written in a machine's way, in log-odds: that of its likeliest sign (`words`),
 * of its constructions, and the mean of what the other sentences say. People use every one of these wordings here and
 * there; machines use many in one text. A sentence in which a table is sure of a sign (`known`) speaks as loud as one can.
 */
export function weighSentences(
  words: readonly number[],
  figures: readonly number[],
  known: readonly boolean[],
): number[] {
  const own = words.map((evidence, index) => evidence + WEIGHT.figures * (figures[index] as number));
  const heard = own.map((evidence, index) =>
    known[index] === true ? HEARD.most : Math.max(HEARD.least, Math.min(HEARD.most, evidence)),
  );
  const all = heard.reduce((sum, each) => sum + each, THOUGHT * HEARD.least);
  return own.map(
    (evidence, index) =>
      evidence + (WEIGHT.text * (all - (heard[index] as number))) / Math.max(1, own.length - 1 + THOUGHT),
  );
}
