/** Letters of a text. */
export const TEXT_LIMIT = 10_000;
/** Letters of what the person expects. */
export const QUESTION_LIMIT = 1000;
