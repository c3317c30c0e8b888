/** What the page holds a file against before it is sent, and the API again. */
export { IMAGE_TYPES, MOST_PICTURE_BYTES as MOST_BYTES } from "#tools/file-type.ts";
