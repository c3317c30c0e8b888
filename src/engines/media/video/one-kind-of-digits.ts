import { toArabicDigits, toAsciiDigits } from "#engines/text/digits.ts";
import type { VideoPlan } from "./video-types.ts";

/** Of no Latin word or code: "35mm", "4K" and "#1a2b3c" stay as they are. */
const NUMBER = /(?<![A-Za-z\d#])\d+(?![A-Za-z\d])/gu;

/**
 * An Arabic prompt with digits of one kind: the person's own, where those are «٨» and nothing else; in all other prompts, and where the
 * model reads times in brackets itself, "8". What is said or written in the picture stays to the letter.
 */
export function oneKindOfDigits(text: string, { language, scene, model, shots }: VideoPlan): string {
  if (language !== "ar" || !/[٠-٩]/u.test(scene.text)) return text;
  const hasClock = (model.form === "veo" || model.form === "runway") && shots.length > 1;
  let own = scene.text;
  for (const { start, end } of scene.exact) own = own.slice(0, start) + " ".repeat(end - start) + own.slice(end);
  const isArabic = !hasClock && /[٠-٩]/u.test(own) && !/\d/u.test(own);
  const exact = scene.exact.map((one) => one.text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&"));
  return text
    .split(new RegExp(`(${['"[^"\\n]*"', ...exact].join("|")})`, "u"))
    .map((piece, index) =>
      index % 2 === 1 ? piece : isArabic ? piece.replace(NUMBER, toArabicDigits) : toAsciiDigits(piece),
    )
    .join("");
}
