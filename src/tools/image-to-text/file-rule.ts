/** What the tool takes; the page holds a file against it before it is sent, the API again by its bytes. */
export const FILE_TYPES = [
  "image/png",
  "image/jpeg",
  "image/webp",
  "image/gif",
  "image/avif",
  "application/pdf",
] as const;
export const MOST_BYTES = 10 * 1024 * 1024;
