import { fold } from "#engines/text/fold.ts";
import excludables from "./excludables.json" with { type: "json" };

/**
 * What people ask to leave out, by a plain noun, with its wordings between bars; `content/media/exclusions.yaml` says when
 * there is a stand-in.
 */
export interface Excludable {
  en: string;
  ar: string;
  cues: string;
  /** What stands for it in a model's list of things left out. */
  field?: { ar: string; en: string };
  insteadEn?: string;
  insteadAr?: string;
}

export const EXCLUDABLES: readonly Excludable[] = excludables;

/** Their wordings by the first word, longest first. */
export const EXCLUDABLES_BY_WORD = new Map<string, { words: string[]; known: Excludable }[]>();
for (const known of EXCLUDABLES)
  for (const cue of [known.en, known.ar, ...known.cues.split("|")]) {
    const words = fold(cue).split(" ");
    const same = [...(EXCLUDABLES_BY_WORD.get(words[0] as string) ?? []), { words, known }];
    EXCLUDABLES_BY_WORD.set(
      words[0] as string,
      same.sort((a, b) => b.words.length - a.words.length),
    );
  }
