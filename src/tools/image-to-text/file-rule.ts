/** What the tool takes; the page holds a file against it before it is sent, the API again by its bytes. */
export { MOST_PICTURE_BYTES as MOST_BYTES, READABLE_TYPES as FILE_TYPES } from "#tools/file-type.ts";
