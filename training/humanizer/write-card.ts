import { LEARNED_SIGNS } from "#engines/humanizer/signs/sign-outputs.ts";
import { type Counts, type sentencesSeen, sumOf } from "./calibrate-signs.ts";
import type { StyleLanguage, StyleRow } from "./style-rows.ts";

export interface CardInput {
  language: StyleLanguage;
  rows: readonly StyleRow[];
  wordings: number;
  /** By output, of rows scored by models that had not seen their writer. */
  counts: readonly Counts[];
  /** Share of people's sentences in which a sign counts, on texts that set nothing. */
  alarms: number;
  /** How many such texts. */
  people: number;
  /** Sentences with a labelled sign, and without, and those of them in which a sign counts. */
  seen: ReturnType<typeof sentencesSeen>;
  bytes: { all: number; gzip: number };
}

/** The figures of a language in a few, for the file of its model. */
export function figuresOf({ counts, seen, alarms }: Omit<CardInput, "bytes">): object {
  const { found, missed } = sumOf(counts);
  return {
    signsFound: `${found} of ${found + missed}`,
    sentencesFound: `${seen.found} of ${seen.labelled}`,
    othersFound: `${seen.wrong} of ${seen.clean}`,
    alarmsOnPeople: Number(alarms.toFixed(3)),
  };
}

const percent = (part: number, whole: number) => (whole === 0 ? "–" : `${Math.round((100 * part) / whole)} %`);

/** The model card of the humanizer's weights, in Markdown. */
export function writeCard(cards: readonly CardInput[]): string {
  return [
    "# Model card: signs of machine writing",
    "",
    "Written by `npm run train -- humanizer --data DIR`; do not edit.",
    "",
    "Two linear models a language, `models/humanizer-*.bin`: which signs a sentence holds (one logistic output a",
    "sign on one scale of evidence, and one for sentences that say nothing), and whether words can open, close or make up a",
    "sentence. A sentence counts by its likeliest sign, its constructions (`npm run train -- constructions`) and what the other",
    "sentences of its text say together, where 13 in 1,000 of people's sentences would; then its signs are shown.",
    "They learned from paragraphs labelled for this project and wordings of the signs (`training/style`), and from texts by people",
    "and machines in which an earlier engine of tables had marked places; those texts are not kept here. They say how a text is",
    "written, never who wrote it.",
    "",
    "| language | rows · sentences · writers | wordings | found of labelled signs, writer left out | labelled sentences · others with any sign | alarms on people's sentences that set nothing (texts) | weights, KB (gzip) |",
    "|---|---|---|---|---|---|---|",
    ...cards.map((card) => {
      const { found, missed } = sumOf(card.counts);
      const { seen } = card;
      const sentences = card.rows.reduce((sum, row) => sum + row.sentences.length, 0);
      const writers = new Set(card.rows.map(({ writer }) => writer)).size;
      return `| ${card.language} | ${card.rows.length} · ${sentences} · ${writers} | ${card.wordings} | ${found} of ${found + missed} (${percent(found, found + missed)}) | ${seen.found} of ${seen.labelled} (${percent(seen.found, seen.labelled)}) · ${seen.wrong} of ${seen.clean} | ${(100 * card.alarms).toFixed(1)} % (${card.people}) | ${Math.round(card.bytes.all / 1024)} (${Math.round(card.bytes.gzip / 1024)}) |`;
    }),
    "",
    "The tables of frames, swaps and residue come on top, in English also the marked wordings: they find more and touch more of",
    "people's sentences; docs/measurements.md has the figures of the whole engine.",
    "",
    "## By sign",
    "| sign | " + cards.map(({ language }) => `${language}: found · missed · not labelled`).join(" | ") + " |",
    `|---|${cards.map(() => "---|").join("")}`,
    ...LEARNED_SIGNS.map(
      (sign, output) =>
        `| ${sign} | ${cards
          .map(({ counts }) => counts[output] as Counts)
          .map(({ found, missed, wrong }) => `${found} · ${missed} · ${wrong}`)
          .join(" | ")} |`,
    ),
    "",
    "## Limits",
    "- Signs with few labelled sentences lean on their wordings; a new figure of speech goes unseen.",
    "- People use these wordings too: one alone hardly counts, many in one text do.",
    "- Dialect is read with the weights of standard Arabic.",
    "",
  ].join("\n");
}
