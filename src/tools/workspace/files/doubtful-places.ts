/** Words and blocks below this confidence are marked. */
export const DOUBTFUL = 0.6;

/** What a reading of a picture says of its own words. */
export interface ReadText {
  blocks: readonly { text: string; confidence: number; weak: boolean }[];
  words: readonly { text: string; confidence: number; block: number }[];
}

/** Where the doubtful words are in the text as it is now; a word that was corrected is no longer found. */
export function doubtfulPlaces(text: string, { blocks, words }: ReadText): { start: number; end: number }[] {
  const places: { start: number; end: number }[] = [];
  for (const word of words) {
    const block = blocks[word.block];
    if (word.confidence >= DOUBTFUL || !block || block.weak) continue;
    const from = Math.max(0, text.indexOf(block.text));
    const start = nextFree(text, word.text, from, places);
    if (start >= 0) places.push({ start, end: start + word.text.length });
  }
  return places;
}

function nextFree(text: string, word: string, from: number, taken: readonly { start: number }[]): number {
  const isPart = /[\p{L}\p{N}\p{M}]/u;
  for (let at = text.indexOf(word, from); at >= 0; at = text.indexOf(word, at + 1)) {
    const whole = !isPart.test(text[at - 1] ?? " ") && !isPart.test(text[at + word.length] ?? " ");
    if (whole && !taken.some((place) => place.start === at)) return at;
  }
  return -1;
}

/** The same, with the blocks that are doubtful as a whole. */
export function unsurePlaces(text: string, reading: ReadText): { start: number; end: number }[] {
  const blocks = reading.blocks.flatMap((block) => {
    const start = block.confidence < DOUBTFUL && block.text !== "" ? text.indexOf(block.text) : -1;
    return start < 0 ? [] : [{ start, end: start + block.text.length }];
  });
  return [...blocks, ...doubtfulPlaces(text, reading)];
}
