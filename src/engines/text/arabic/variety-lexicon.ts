import { fold } from "#engines/text/fold.ts";
import { inOrder } from "#engines/text/words/word-pattern.ts";
import varieties from "./arabic-varieties.json" with { type: "json" };

/** The four dialects that are distinguished. */
export type DialectName = "egy" | "glf" | "lev" | "mgr";

const NAMES = Object.keys(varieties.dialects) as DialectName[];
const perDialect = <Part>(read: (name: DialectName) => Part) =>
  Object.fromEntries(NAMES.map((name) => [name, read(name)])) as Record<DialectName, Part>;

/** Forms and turns of phrase on folded text, with their points. */
export const FORMS: Record<DialectName, readonly (readonly [points: number, pattern: RegExp])[]> = perDialect((name) =>
  varieties.dialects[name].forms.map(({ points, pattern }) => [points, new RegExp(pattern, "g")] as const),
);

/** Runs of Latin words in the sentence itself: neither quoted nor parts of addresses, code or placeholders. */
export const LATIN_RUN = inOrder(
  "g",
  /(?:(?<article>[وفبلك]?(?:ال|لل)ـ?|[وفبلك]ـ)\s?)?/,
  /(?<![\w{<"'«“/.@\\$(=-])[A-Za-z][A-Za-z;.&+#-]*[A-Za-z+#](?![\w}>"'»”@(=\\/:]|\.\w)/,
  /(?:[ \t]+[A-Za-z][A-Za-z;.&-]*[A-Za-z](?![\w}>"'»”@(=\\/]))*/,
);

/** Points of each word, folded. */
export const WORDS: Record<DialectName, Map<string, number>> = perDialect((name) => {
  const { own, shared, loose } = varieties.dialects[name];
  const points = (list: string, point: number) => list.split(" ").map((word): [string, number] => [fold(word), point]);
  return new Map([...points(loose, 1), ...points(shared, 2), ...points(own, 4)]);
});

/** Common words of Algeria and Tunisia that Moroccan speech does not have. */
export const EAST_MAGHREBI: ReadonlySet<string> = new Set(varieties.eastMaghrebi.split(" ").map((word) => fold(word)));
