/** How a page in Arabic writes its figures: ٠١٢ or 012, by the names that locales have for them. */
export const DIGITS = ["arab", "latn"] as const;
export type Digits = (typeof DIGITS)[number];

/** A stored or sent choice; ٠١٢ unless it is the other. */
export function digitsOf(value: string | null | undefined): Digits {
  return value === "latn" ? "latn" : "arab";
}

/** In a browser the page itself says whose digits it has. */
let choice = (): string | undefined =>
  typeof document === "undefined" ? undefined : document.documentElement.dataset["digits"];

/** Lets the server say for whom a page is being made. */
export function readDigitsFrom(source: () => Digits): void {
  choice = source;
}

/** The choice of the reader whose page is being made or shown. */
export function digitsHere(): Digits {
  return digitsOf(choice());
}

/** A figure; what counts up from zero shows the digits themselves. */
const FIGURES = /(?!٠١٢)(?<![٠-٩])[٠-٩]+/g;
const ZERO = "٠".charCodeAt(0);

/** Our own words with the figures written in them as 012, and the marks between and after these as they belong to them. */
export function inLatinDigits(words: string): string {
  return words
    .replace(/(?<=[٠-٩])٬(?=[٠-٩])/g, ",")
    .replace(/(?<=[٠-٩])٫(?=[٠-٩])/g, ".")
    .replace(/(?<=[٠-٩])٪/g, "%")
    .replace(FIGURES, (figure) => Array.from(figure, (digit) => digit.charCodeAt(0) - ZERO).join(""));
}
