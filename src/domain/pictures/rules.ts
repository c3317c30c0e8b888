/** What a picture is for, with the longest side that is kept: a banner is as wide as a page, a prompt's picture as a card. */
export const PICTURE_USES = { banner: 1600, library: 1200 } as const;
export type PictureUse = keyof typeof PICTURE_USES;

/** What an upload may be, judged by its bytes. */
export const PICTURE_TYPES = ["image/png", "image/jpeg", "image/webp", "image/gif"] as const;
export const PICTURE_MOST_BYTES = 2 * 1024 * 1024;

const PATH = /^\/media\/([0-9a-f]{32})\.webp$/;
/** The same as PostgreSQL reads it, at the end of a whole address too. */
export const PICTURE_IN_ADDRESS = "/media/([0-9a-f]{32})\\.webp$";

/** Where an uploaded picture is served. Stored without a host, so that it outlives a change of PUBLIC_URL. */
export function picturePath(id: string): string {
  return `/media/${id}.webp`;
}

/** The id in a picture's path; null for any other text. */
export function pictureIdOf(path: string): string | null {
  return PATH.exec(path)?.[1] ?? null;
}

/** An image's address for a program, which knows no page to complete a path by. */
export function wholePictureAddress(address: string, publicUrl: string): string {
  return pictureIdOf(address) === null ? address : new URL(address, publicUrl).href;
}
