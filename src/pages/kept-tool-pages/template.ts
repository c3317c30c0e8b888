import type { Language } from "#i18n/language.ts";
import { type GzipPart, gzipOf, packedPart, storedPart } from "./gzip-parts.ts";
import { type Marks, type Personal, type PersonalKey, type Place, written } from "./personal.ts";

interface Slot {
  key: PersonalKey;
  place: Place;
}

/** A page with places for a person's values: one more text than slots. */
export interface Cut {
  texts: string[];
  slots: Slot[];
}

export interface Template {
  parts: GzipPart[];
  slots: Slot[];
  language: Language;
}

const KEYS: readonly PersonalKey[] = ["nonce", "requestId", "timeZone", "email", "credits"];
/** What the router sends its data by. */
const DATA = "window.__reactRouterContext.streamController.enqueue(";

/** Cuts a page at its marks. Null where one is in a script that is not the router's data, whose way of writing is not known. */
export function cutAtMarks(html: string, marks: Marks, language: Language): Cut | null {
  const cut: Cut = { texts: [], slots: [] };
  const slotOf = new Map<string, PersonalKey>();
  for (const key of KEYS) {
    if (marks[key] === null) continue;
    for (const place of ["markup", "data"] as const) slotOf.set(written(marks, key, place, language), key);
  }
  const marked = new RegExp([...slotOf.keys()].join("|"), "g");
  let from = 0;
  for (const { 0: mark, index } of html.matchAll(marked)) {
    const place = placeOf(html, index);
    const key = slotOf.get(mark) as PersonalKey;
    if (place === null || mark !== written(marks, key, place, language)) return null;
    cut.texts.push(html.slice(from, index));
    cut.slots.push({ key, place });
    from = index + mark.length;
  }
  cut.texts.push(html.slice(from));
  return cut;
}

function placeOf(html: string, index: number): Place | null {
  const opened = html.lastIndexOf("<script", index);
  if (opened < 0 || html.lastIndexOf("</script", index) > opened) return "markup";
  const bodyAt = html.indexOf(">", opened) + 1;
  if (bodyAt > index) return "markup";
  return html.startsWith(DATA, bodyAt) ? "data" : null;
}

/** True where two pages made with other marks are the same but for them: nothing in them followed from a mark's value. */
export function isSameCut(one: Cut, other: Cut): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export async function templateOf({ texts, slots }: Cut, language: Language): Promise<Template> {
  return { parts: await Promise.all(texts.map(packedPart)), slots, language };
}

/** The page of a person. */
export function fill(template: Template, personal: Personal, encoding: "gzip" | "plain"): Uint8Array<ArrayBuffer> {
  const { parts, slots, language } = template;
  const all: GzipPart[] = [];
  parts.forEach((part, at) => {
    all.push(part);
    const slot = slots[at];
    if (slot) all.push(storedPart(written(personal, slot.key, slot.place, language)));
  });
  return encoding === "gzip" ? gzipOf(all) : Buffer.concat(all.map(({ plain }) => plain));
}
