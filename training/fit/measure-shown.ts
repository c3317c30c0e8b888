import { writeFileSync } from "node:fs";
import { voiceOf } from "#engines/prompt-composer/voice-of.ts";
import { chooseIds } from "#engines/questions/choose-questions.ts";
import { findQuestion } from "#engines/questions/find-question.ts";
import { chancesOf, knownFrom, type WorthModel } from "#engines/questions/worth.ts";
import { fitWorth } from "./fit-worth.ts";
import { readBriefs } from "../questions/read-briefs.ts";
import { coverageOf } from "../questions/order-questions.ts";
import { readRequest } from "#engines/reader/read-request.ts";
import { AR_WEIGHTS } from "#engines/reader/weights/ar.ts";
import { EN_WEIGHTS } from "#engines/reader/weights/en.ts";
import { handOf, type JudgedRow, type Label, type Pair, type ReadRow } from "./read-pairs.ts";

const SHOWN = 4;
const LABELS: readonly Label[] = ["good", "weak", "out", "said"];

/**
 * Prints what the questions shown to judged requests were called, by a model that saw no row of their writer, and what that
 * model expects of those that nobody judged. With `UNJUDGED=FILE` writes the latter there, to be judged.
 */
export function measureShown(held: readonly ReadRow[], pairs: readonly Pair[]): void {
  const judged = held.filter(({ row }) => (row as JudgedRow).labels !== undefined);
  const writers = [...new Set(judged.map(({ row }) => handOf(row.writer)))];
  const models = new Map(writers.map((hand) => [hand, fitWorth(pairs.filter(({ writer }) => writer !== hand))]));
  const counts = { good: 0, weak: 0, out: 0, said: 0 };
  const expected = { good: 0, out: 0, said: 0 };
  const sizes = [0, 0, 0, 0, 0];
  const unjudged: string[] = [];
  let open = 0;
  for (const { row, reading } of judged) {
    const model = models.get(handOf(row.writer)) as ReturnType<typeof fitWorth>;
    const known = knownFrom(row.text, reading);
    const shown = chooseIds(known, [], [], model).slice(0, SHOWN);
    sizes[shown.length] = (sizes[shown.length] as number) + 1;
    const { labels } = row as JudgedRow;
    for (const id of shown) {
      const label = labels[id];
      if (label !== undefined) {
        counts[label] += 1;
        continue;
      }
      const chances = chancesOf(id, known, model);
      for (const name of ["good", "out", "said"] as const) expected[name] += chances[name];
      open += 1;
    }
    const missing = shown.filter((id) => labels[id] === undefined);
    if (missing.length > 0) unjudged.push(JSON.stringify(toJudge({ row, reading }, missing)));
  }
  const all = LABELS.reduce((sum, label) => sum + counts[label], 0);
  const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
  process.stdout.write(
    `${judged.length} requests, each writer left out; shown ${sizes.map((size, at) => `${at}: ${size}`).join(", ")}\n` +
      `judged ${all}: ${LABELS.map((label) => `${label} ${percent(counts[label], all)}`).join(", ")}\n` +
      `not judged ${open}, expected: ${(["good", "out", "said"] as const).map((name) => `${name} ${percent(expected[name], open)}`).join(", ")}\n`,
  );
  process.stdout.write(`${percent(coverageOfShown(fitWorth(pairs)), 1)} of a brief in four answers\n`);
  const file = process.env["UNJUDGED"];
  if (file) writeFileSync(file, `${unjudged.join("\n")}\n`);
}

/** The share of a brief that the answers to the questions shown carry, the kind of work read from the text. */
function coverageOfShown(model: WorthModel): number {
  const shares = readBriefs("training/questions").map((brief) => {
    const reading = readRequest(brief.text, brief.lang === "ar" ? AR_WEIGHTS : EN_WEIGHTS);
    const shown = chooseIds(knownFrom(brief.text, reading), [], [], model).slice(0, SHOWN);
    return coverageOf(
      brief,
      shown.filter((id) => !brief.answered.includes(id)),
    );
  });
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

function toJudge({ row, reading }: ReadRow, ids: readonly string[]): object {
  const voice = voiceOf(row.text, reading, row.lang);
  const { id, lang, variety, text } = row;
  const questions = ids.map((one) => ({ id: one, ask: findQuestion(one, voice)?.ask }));
  return {
    id,
    lang,
    variety,
    text,
    read: { type: reading.type, kind: reading.kind, dialect: voice.dialect },
    questions,
  };
}
