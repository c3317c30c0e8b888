/** Languages that questions are asked in. */
export type QuestionLanguage = "ar" | "en";

/** Spoken varieties of Arabic that a person is heard to write in. */
type QuestionDialect = "egy" | "glf" | "lev" | "mgr";

/** How a person is spoken to: the language of the questions and labels, and the dialect they write in, null for none. */
export interface Voice {
  language: QuestionLanguage;
  dialect: QuestionDialect | null;
}

/** One question as it is put to a person. */
export interface Question {
  /** Stable and the same in both languages, such as "write-reader". */
  id: string;
  /** Names the answer in the prompt: "Reader: my landlord". */
  label: string;
  ask: string;
  /** The things that it asks after, one by one and without question marks; none where it is one thing. */
  parts: string[];
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
