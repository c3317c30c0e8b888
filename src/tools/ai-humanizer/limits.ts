/** Letters of a text. */
export const TEXT_LIMIT = 10_000;
/** Letters of what the author says of the text. */
export const PURPOSE_LIMIT = 400;
