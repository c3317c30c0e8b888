import { readdirSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import {
  claims,
  colour,
  constructions,
  courtesies,
  directives,
  exclusion,
  factWords,
  frames,
  functionWords,
  genreFrames,
  listOf,
  ownTerms,
  paperWords,
  people,
  placeholders,
  registers,
  rule,
  SIGNS_FILE,
  signs,
  swaps,
  term,
  text,
  themes,
  wordClasses,
} from "./engine-schemas.ts";
import { intents } from "./intent-schema.ts";
import { mediaModels } from "./media-model-schema.ts";
import {
  arabicVarieties,
  checkerWords,
  habitWords,
  mediaWords,
  months,
  requestWords,
  styleWords,
  videoWords,
} from "./word-schemas.ts";
import { readYamlFile } from "./yaml-file.ts";

/*
 * What people write for the engines in `content/`, built to JSON beside the engine that reads it. Words between bars are one list, over
 * as many lines as it needs.
 */
const ENGINES = "src/engines";

/** The rules by id, in the order of `order.yaml`. Throws where a rule and its place do not go together. */
export function readRules(folder = "content/checker"): Record<string, z.infer<typeof rule>> {
  const order = readYamlFile(join(folder, "order.yaml"), listOf(text));
  const files = readdirSync(join(folder, "rules")).map((file) => file.replace(/\.yaml$/, ""));
  const lost = files.find((id) => !order.includes(id));
  if (lost) throw new Error(`${join(folder, "rules", lost)}.yaml: order.yaml does not say where this rule comes`);
  return Object.fromEntries(order.map((id) => [id, readYamlFile(join(folder, "rules", `${id}.yaml`), rule)]));
}

/** Every kind of term with its rows, from `content/media/vocabulary/KIND.yaml`. */
function readVocabulary(folder = "content/media/vocabulary"): Record<string, object[]> {
  const kinds = readdirSync(folder).toSorted();
  return Object.fromEntries(
    kinds.map((file) => {
      const rows = Object.entries(readYamlFile(join(folder, file), z.record(text, term)));
      return [file.replace(/\.yaml$/, ""), rows.map(([id, row]) => ({ id, ...row }))];
    }),
  );
}

const omit = (rules: ReturnType<typeof readRules>, names: readonly string[]) =>
  Object.fromEntries(
    Object.entries(rules).map(([id, one]) => [
      id,
      Object.fromEntries(Object.entries(one).filter(([name]) => !names.includes(name))),
    ]),
  );

/** What each built file holds, by its path. */
export function engineContent(): Record<string, unknown> {
  const rules = readRules();
  return {
    [`${ENGINES}/prompt-checker/guide/rule-texts.json`]: omit(rules, ["bad", "good"]),
    [`${ENGINES}/prompt-checker/guide/rule-examples.json`]: omit(rules, [
      "severity",
      "dimension",
      "title",
      "why",
      "fix",
    ]),
    [`${ENGINES}/prompt-checker/guide/placeholders.json`]: readYamlFile(
      "content/checker/placeholders.yaml",
      placeholders,
    ),
    [`${ENGINES}/prompt-checker/checker-words.json`]: readYamlFile("content/checker/words.yaml", checkerWords),
    [`${ENGINES}/prompt-checker/themes/themes.json`]: readYamlFile("content/checker/themes.yaml", themes),
    [`${ENGINES}/prompt-checker/claims/claims.json`]: readYamlFile("content/checker/claims.yaml", claims),
    [`${ENGINES}/prompt-checker/limits/directive-words.json`]: readYamlFile(
      "content/checker/directives.yaml",
      directives,
    ),
    [`${ENGINES}/prompt-checker/reading/word-classes.json`]: readYamlFile(
      "content/checker/word-classes.yaml",
      wordClasses,
    ),
    [`${ENGINES}/media/vocabulary/terms.json`]: readVocabulary(),
    [`${ENGINES}/media/vocabulary/excludables.json`]: readYamlFile("content/media/exclusions.yaml", listOf(exclusion)),
    [`${ENGINES}/media/vocabulary/people.json`]: readYamlFile("content/media/people.yaml", people),
    [`${ENGINES}/media/media-models.json`]: readYamlFile("content/media/models.yaml", mediaModels),
    [`${ENGINES}/media/vocabulary/media-words.json`]: readYamlFile("content/media/words.yaml", mediaWords),
    [`${ENGINES}/media/vocabulary/video-words.json`]: readYamlFile("content/media/video-words.yaml", videoWords),
    [`${ENGINES}/media/image/genre-frames.json`]: readYamlFile("content/media/genre-frames.yaml", genreFrames),
    [`${ENGINES}/image-analysis/colour-names.json`]: readYamlFile("content/lexicon/colour-names.yaml", listOf(colour)),
    [`${ENGINES}/humanizer/edits/frames.json`]: readYamlFile("content/style/frames.yaml", frames),
    [`${ENGINES}/humanizer/edits/swaps.json`]: readYamlFile("content/style/swaps.yaml", swaps).swaps,
    [`${ENGINES}/humanizer/edits/registers.json`]: readYamlFile("content/style/registers.yaml", registers),
    [`${ENGINES}/humanizer/signs/constructions.json`]: readYamlFile("content/style/constructions.yaml", constructions),
    [`${ENGINES}/ai-detector/features/function-words.json`]: readYamlFile(
      "content/lexicon/function-words.yaml",
      functionWords,
    ),
    [`${ENGINES}/reader/words/courtesies.json`]: readYamlFile("content/lexicon/courtesies.yaml", courtesies),
    [`${ENGINES}/questions/intents.json`]: readYamlFile("content/tasks/intents.yaml", intents),
    [`${ENGINES}/reader/words/fact-words.json`]: readYamlFile("content/lexicon/fact-words.yaml", factWords),
    [`${ENGINES}/text/arabic/arabic-varieties.json`]: readYamlFile(
      "content/lexicon/arabic-varieties.yaml",
      arabicVarieties,
    ),
    [`${ENGINES}/humanizer/sign-texts.json`]: readYamlFile(SIGNS_FILE, signs),
    [`${ENGINES}/humanizer/style-words.json`]: readYamlFile("content/style/words.yaml", styleWords),
    [`${ENGINES}/ai-detector/features/habit-words.json`]: readYamlFile("content/style/habits.yaml", habitWords),
    [`${ENGINES}/prompt-composer/request-words.json`]: readYamlFile("content/lexicon/request-words.yaml", requestWords),
    [`${ENGINES}/text/words/months.json`]: readYamlFile("content/lexicon/months.yaml", months),
    [`${ENGINES}/profile/own-terms.json`]: readYamlFile("content/lexicon/own-terms.yaml", ownTerms),
    [`${ENGINES}/questions/paper/paper-words.json`]: readYamlFile("content/lexicon/paper-words.yaml", paperWords),
  };
}

/** The bytes of a built file: a line an entry, so that a change shows as one. */
export function builtText(value: unknown): string {
  const isList = Array.isArray(value);
  const lines = Object.entries(value as object).map(
    ([key, part]) => (isList ? "" : `${JSON.stringify(key)}:`) + JSON.stringify(part),
  );
  return `${isList ? "[" : "{"}\n${lines.join(",\n")}\n${isList ? "]" : "}"}\n`;
}
