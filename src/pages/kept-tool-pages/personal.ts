import { randomBytes } from "node:crypto";
import { LOW_CREDITS } from "#domain/credits/rules.ts";
import { formatNumber, localeOf } from "#i18n/format.ts";
import type { Language } from "#i18n/language.ts";
import type { ShellData } from "#pages/shell/use-shell.ts";

/** What differs between two people whose pages are else the same. `credits` is null where the number is part of the page. */
export interface Personal {
  nonce: string;
  requestId: string;
  timeZone: string;
  email: string;
  credits: number | null;
}

/** The same with marks in the place of values. */
export type Marks = Personal;

/** Up to here pages may say other things for each number, and numbers of the page's other data may be the same. */
const LEAST_COUNTED = Math.max(10, LOW_CREDITS);

/** A person's values. */
export function personalOf(shell: ShellData, viewer: NonNullable<ShellData["viewer"]>): Personal {
  const { nonce, requestId, timeZone } = shell;
  const { email, credits } = viewer;
  const isCounted = credits !== null && credits > Math.max(LEAST_COUNTED, ...shell.tools.map(({ cost }) => cost));
  return { nonce, requestId, timeZone, email, credits: isCounted ? credits : null };
}

/** The page's data with other personal values. */
export function withPersonal(shell: ShellData, personal: Personal): ShellData {
  const { nonce, requestId, timeZone, email } = personal;
  const viewer = shell.viewer && { ...shell.viewer, email, credits: personal.credits ?? shell.viewer.credits };
  return { ...shell, nonce, requestId, timeZone, viewer };
}

/** Numbers beyond any balance; what is added decides the plural form. Both sets of marks have other lengths. */
const MARKED_CREDITS = [987_654_300, 135_792_468_700] as const;
const ENDINGS = [0, 3, 11];

/**
 * Marks that stand for a person's values while a page is made: random, so that no text holds one by chance, and of letters that
 * need no escaping anywhere. The number of credits is a number with the same plural form.
 */
export function marksFor(personal: Personal, language: Language, set: 0 | 1): Marks {
  const mark = (name: string) => `${name}${randomBytes(12 + 4 * set).toString("hex")}`;
  return {
    nonce: mark("nonce"),
    requestId: mark("request"),
    timeZone: mark("zone"),
    email: mark("mail"),
    credits: personal.credits === null ? null : MARKED_CREDITS[set] + endingLike(personal.credits, language),
  };
}

/** Names the plural form; part of what a kept page is known by. */
export function pluralOf(credits: number, language: Language): string {
  return pluralRules[language].select(credits);
}

function endingLike(credits: number, language: Language): number {
  const form = pluralOf(credits, language);
  return ENDINGS.find((ending) => pluralOf(MARKED_CREDITS[0] + ending, language) === form) ?? 0;
}

const pluralRules = {
  ar: new Intl.PluralRules(localeOf("ar")),
  en: new Intl.PluralRules(localeOf("en")),
};

/** Where a value is: in the markup, or in the data that the page's script reads. */
export type Place = "markup" | "data";
export type PersonalKey = keyof Personal;

/** How a value is written at a place. Its mark is written the same way. */
export function written(personal: Personal, key: PersonalKey, place: Place, language: Language): string {
  const value = personal[key];
  if (typeof value === "number") return place === "markup" ? formatNumber(language, value) : String(value);
  return place === "markup" ? escapeMarkup(value ?? "") : escapeData(value ?? "");
}

const MARKUP: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;" };

/** As React writes text and attributes. */
function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => MARKUP[letter] as string);
}

/** As the router writes a string of its data: JSON within a string of a script. */
function escapeData(text: string): string {
  const inside = (value: string) => JSON.stringify(value).slice(1, -1);
  return inside(inside(text)).replace(
    /[&<>\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
