/** A text as a paper: what Word, print and messages are made from. It knows neither of them. */
export interface Paper {
  /** The first heading, else what the subject line says, else the first line, shortened. */
  title: string;
  /** Of the whole text; each part has its own beside it. */
  direction: Direction;
  language: "ar" | "en";
  /** Whose digits the text uses: dates and page numbers follow it. */
  digits: "arabic-indic" | "latin";
  /** What a mail of it is called: the words after "Subject:" or «الموضوع:»; null without such a line. */
  subject: string | null;
  blocks: Block[];
}

export type Direction = "rtl" | "ltr";

export type Block =
  | { kind: "heading"; level: 1 | 2 | 3; spans: Span[]; direction: Direction }
  /** One line. `isClose`: it follows the line above without room between them, as in an address. */
  | { kind: "line"; spans: Span[]; direction: Direction; isClose: boolean }
  | { kind: "list"; items: ListItem[]; direction: Direction }
  | { kind: "table"; rows: Cell[][]; hasHead: boolean; direction: Direction }
  | { kind: "quote"; lines: { spans: Span[]; direction: Direction }[] }
  | { kind: "code"; lines: string[] }
  | { kind: "rule" };

export interface ListItem {
  spans: Span[];
  direction: Direction;
  /** 0 to 2. */
  depth: number;
  /** The number as it was written ("3.", "٣-"); null: a bullet. */
  mark: string | null;
}

export interface Cell {
  spans: Span[];
  direction: Direction;
}

export interface Span {
  text: string;
  isBold: boolean;
  isItalic: boolean;
  isCode: boolean;
}

/** The words of spans without their looks. */
export function wordsOf(spans: readonly Span[]): string {
  return spans.map(({ text }) => text).join("");
}
