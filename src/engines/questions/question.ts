import type { ClosedFact } from "#engines/reader/fact-words-data.ts";
import type { PartRole, Stated } from "#engines/reader/reading.ts";

/** Languages the bank asks in. */
export type QuestionLanguage = "ar" | "en";

/** Spoken varieties of Arabic that a question has a wording of its own for. */
export type QuestionDialect = "egy" | "glf" | "lev" | "mgr";

/** How a person is spoken to: the language of the questions and labels, and the dialect they write in, null for none. */
export interface Voice {
  language: QuestionLanguage;
  dialect: QuestionDialect | null;
}

/** One question as it is put to a person. */
export interface Question {
  /** Stable and the same in both languages, such as "letter-reader". */
  id: string;
  /** Names the answer in the prompt: "Reader: my landlord". */
  label: string;
  ask: string;
  /** What changes in the answer. */
  why: string;
  /** At most three, a tap places one as the answer; none where no example fits every request. */
  examples: string[];
  kind: "line" | "choice";
  /** Asks for what only this person knows: its examples are other people's stories, which a tap must not put into their mouth. */
  isOpen: boolean;
  /** "None" tells something here ("Allergies: none"); elsewhere it passes the question over. */
  noneIsAnswer: boolean;
}

/** What is the same about a question in every language. */
export interface QuestionTopic {
  kind: "line" | "choice";
  /** The reader's findings that answer it: one is enough. */
  answeredBy: readonly Stated[];
  /** Facts of closed tables that answer it: one is enough. */
  facts: readonly ClosedFact[];
  /** Parts of the request that answer it, where they are more than a few words. */
  parts: readonly PartRole[];
  /** What it is about, such as "audience" or "details": of two banks only one question about it is asked. */
  concept: string | null;
  isOpen?: true;
  noneIsAnswer?: true;
}

/** A question in Arabic: standard, and as people of four regions would ask it. */
export interface ArabicWording {
  label: string;
  ask: string;
  egy: string;
  glf: string;
  lev: string;
  mgr: string;
  why: string;
  examples: readonly string[];
}

export interface EnglishWording {
  label: string;
  ask: string;
  why: string;
  examples: readonly string[];
}

/** The one open question that a kind of work has of its own: what somebody alone knows, in its own words. */
export function isOwnOpen(id: string): boolean {
  return id.startsWith("facts-");
}
