import varieties from "./arabic/arabic-varieties.json" with { type: "json" };
import { isArabizi } from "./arabic/arabizi.ts";
import { fold } from "./fold.ts";
import { detectLanguage } from "./language.ts";

/** Arabic words that carry a sentence: a text with one of them is Arabic, however many foreign terms are around it. */
const CARRIES = new Set(varieties.carriers.split(" ").map(fold));
const LEAST_WORDS = 2;

/**
 * The language that a request is written in, which is the one to ask back in. Unlike `detectLanguage` it does not count
 * letters alone: an Arabic sentence around pasted English or many foreign terms is Arabic, and so are an Arabic order before a
 * foreign text (ترجم we regret…) and Arabic in Latin letters.
 */
export function requestLanguage(text: string): "ar" | "en" | "other" {
  const language = detectLanguage(text);
  if (language === "ar") return "ar";
  const own = text.replace(/«[^»]*»|"[^"]*"|“[^”]*”|```[\s\S]*?```/g, " ");
  const words = fold(own).match(/[ء-ي]+/g) ?? [];
  if (words.length >= LEAST_WORDS && words.some((word) => CARRIES.has(word))) return "ar";
  if (CARRIES.has(/^\s*([ء-ي]+)/.exec(fold(own))?.[1] ?? "")) return "ar";
  return isArabizi(text) ? "ar" : language;
}
