import { pictureIdOf } from "#domain/pictures/rules.ts";

/** Whether an address can be shown: of the web, or of an uploaded picture. */
export function isPictureAddress(address: string): boolean {
  return /^https?:\/\/./i.test(address) || pictureIdOf(address) !== null;
}
