/** A name longer than this is cut, characters. */
const LONGEST_NAME = 50;

/** A title as the name of a file, without what systems refuse; `otherwise` where nothing is left of it. */
export function paperName(title: string, otherwise: string): string {
  const name = title
    .replace(/[\\/:*?"<>|\p{Cc}\p{Cf}…]+/gu, " ")
    .replace(/\s+/gu, " ")
    .slice(0, LONGEST_NAME)
    .replace(/^[\s.]+|[\s.]+$/gu, "");
  return name || otherwise;
}
