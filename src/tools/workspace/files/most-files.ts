/** Files that a list takes at once. */
export const MOST_FILES = 20;
