import type { Item } from "./make-items.ts";

/** Kinds of writing that people know, from the registers of the data. The page names them in both languages. */
const GENRE_OF: [RegExp, string][] = [
  [/^(?:learner-essay)$/, "learners"],
  [/^wikipedia-egyptian$|dialect|colloquial/, "dialect"],
  [/wikipedia|biography|culture/, "encyclopedia"],
  [/abstract|academic/, "academic"],
  [/essay|homework|assignment|opinion|periodical-(?:essay|literary|mixed)/, "essay"],
  [/religious|classical|sermon/, "religious"],
  [/news|press|interview|court/, "news"],
  [/tech|guide|howto|explanation|recipe/, "technical"],
  [/medical|health/, "medical"],
  [/review|forum|social|newsgroup|comment|advice|reply|personal|linkedin/, "informal"],
  [/email|letter|cv|statement|report|gov-blog|webpage|marketing|product|legal|faq|summary/, "work"],
  [/story|fiction|narrative|script|travel|blog/, "narrative"],
  [/speech/, "speech"],
  [/chat|instruction|mixed/, "answers"],
];

export function genreOf(item: Pick<Item, "domain" | "source">): string {
  if (item.source === "rexshijaku" && item.domain === "essay") return "learners";
  return GENRE_OF.find(([pattern]) => pattern.test(item.domain))?.[1] ?? "other";
}
