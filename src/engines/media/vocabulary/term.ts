/** The kinds of closed terms a description of a picture or a video can hold. */
export type TermKind =
  | "style"
  | "light"
  | "shot"
  | "angle"
  | "lens"
  | "mood"
  | "colour"
  | "move"
  | "time"
  | "weather"
  | "genre"
  | "culture"
  | "space"
  | "sound"
  | "music"
  | "model";

/** A word of the trade in both languages. */
export interface Term {
  kind: TermKind;
  id: string;
  /** What people read and, in an Arabic prompt, what is written. */
  ar: string;
  /** What people read and, in an English prompt, what is written. */
  en: string;
}

/**
 * One row of a vocabulary, with further wordings to recognise it by, separated by bars. The id is none: as a word it has too many
 * senses ("low", "street", "behind").
 */
interface TermRow {
  id: string;
  ar: string;
  en: string;
  cues: string;
}

/** A vocabulary: terms with the wordings they are recognised by, their own names among them. */
export interface Vocabulary {
  kind: TermKind;
  terms: readonly Term[];
  /** [wording, index of its term]. */
  cues: readonly (readonly [string, number])[];
}

export function vocabularyOf(kind: TermKind, rows: readonly TermRow[]): Vocabulary {
  return {
    kind,
    terms: rows.map(({ id, ar, en }) => ({ kind, id, ar, en })),
    cues: rows.flatMap(({ ar, en, cues }, index) =>
      [ar, en, en.replace(/ \(.*\)$/, ""), ...cues.split("|")]
        .filter((cue) => cue.trim() !== "")
        .map((cue) => [cue, index] as const),
    ),
  };
}
