import { fold } from "#engines/text/fold.ts";
import directives from "./directive-words.json" with { type: "json" };

/* What an instruction can want of an answer, over closed classes; `content/checker/directives.yaml` says more. */

export interface WordValue {
  value: string;
  kind: "thing" | "kind" | "manner";
}

/** A phrase as it is looked up: without the article on its later words. */
function inner(phrase: string): string {
  return phrase.replace(/ ال(?=[ء-ي]{3})/g, " ");
}

export const VALUES: ReadonlyMap<string, WordValue> = new Map(
  (
    [
      ["thing", directives.things],
      ["kind", directives.kinds],
      ["manner", directives.manners],
    ] as const
  ).flatMap(([kind, table]) =>
    Object.entries(table).flatMap(([value, words]) =>
      words.split("|").map((word): [string, WordValue] => [inner(fold(word)), { value, kind }]),
    ),
  ),
);

/** Values that one answer cannot have at once. */
export const OPPOSED: ReadonlySet<string> = new Set(
  directives.opposed.split("|").flatMap((pair) => [pair, pair.split(" ").toReversed().join(" ")]),
);

/** Classes whose name forbids all that is in them, and those names. */
export const CLASSES: ReadonlySet<string> = new Set(["meat", "dairy", "fish", "nuts", "alcohol"]);
export const CLASS_NAMES: ReadonlySet<string> = new Set(directives.classNames.split(" "));

/** Forms that leave no room beside them where the prompt says "only". */
export const FORMS: ReadonlySet<string> = new Set(["list", "table", "prose", "json", "csv", "code"]);

const words = (list: string): ReadonlySet<string> => new Set(list.split(" ").map(fold));

/** Folded words that deny what follows. */
export const NEGATORS = words(directives.negators);
/** After a negator these leave what follows as it is: "don't forget a table", "without losing detail". */
export const NOT_DENIED = words(directives.notDenied);
/** A condition allows both sides. */
export const UNLESS = words(directives.unless);
export const ONLY = words(directives.only);
/** What comes before a thing that is wanted in the answer. */
export const WANTING = words(directives.wanting);
/** A noun of the whole answer: a manner beside it holds for all of it. */
export const WHOLE_NOUNS = words(directives.wholeNouns);
/** Words that may follow a manner without being what it describes. */
export const FUNCTION_WORDS = words(directives.functionWords);
