import registers from "./registers.json" with { type: "json" };

/* Wordings and what another register has instead, from `content/style/registers.yaml`. */
type Wordings = readonly (readonly [own: string, other: string])[];
const wordings = (rows: readonly (readonly string[])[]) => rows as Wordings;

/** Full forms and their contractions, for spoken English and back. */
export const CONTRACTIONS = wordings(registers.contractions);
/** Casual English wordings and what a formal text has instead. */
export const CASUAL_EN = wordings(registers.casualEn);
/** Stiff English and plain. */
export const STIFF_EN = wordings(registers.stiffEn);
/** Heavy Arabic and plain. */
export const HEAVY_AR = wordings(registers.heavyAr);
/** Spoken Arabic and standard. */
export const SPOKEN_AR = wordings(registers.spokenAr);
