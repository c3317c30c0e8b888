export { IMAGE_TYPES } from "#tools/file-type.ts";

/** What the page holds a file against before it is sent, and the API again. */
export const MOST_BYTES = 10 * 1024 * 1024;
