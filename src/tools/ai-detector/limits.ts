/** Characters of a text; a longer file is read up to here. */
export const TEXT_LIMIT = 20_000;
/** Shorter texts cannot be judged; refused before anything is charged. */
export const LEAST_WORDS = { ar: 80, en: 60 } as const;
export const FILE_LIMIT_BYTES = 5 * 1024 * 1024;
