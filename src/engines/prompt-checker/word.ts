/** A word of the prompt. Offsets are in the original; `text` is folded; `free` words stand outside every region. */
export interface Word {
  text: string;
  start: number;
  end: number;
  index: number;
  sentence: number;
  /** The word opens a clause: a sentence starts or punctuation stands before it. */
  opens: boolean;
  /** The word denies what follows it. */
  negates: boolean;
  /** The word without proclitics, itself first. */
  stems: readonly string[];
  /** Its stems without pronouns, endings and tanwin. */
  loose: readonly string[];
}

/** A wording found in the free text: offsets in the original, and its first and last free words. */
export interface Hit {
  start: number;
  end: number;
  first: number;
  last: number;
  text: string;
}
