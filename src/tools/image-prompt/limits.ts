/** Letters of a text. */
export const TEXT_LIMIT = 2000;
