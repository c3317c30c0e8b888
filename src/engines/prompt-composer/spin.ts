import { pickByHash } from "#engines/text/hash.ts";

/** Chooses one wording of every `[a|b|c]` group in a sentence; the same seed gives the same sentence. */
export function spin(sentence: string, seed: string): string {
  let index = 0;
  return sentence.replace(/\[([^[\]]*\|[^[\]]*)\]/g, (_, options: string) => {
    index += 1;
    return pickByHash(options.split("|"), `${seed}:${index}:${options.length}`);
  });
}
