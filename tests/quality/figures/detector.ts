import { type Detection, detectText, languageFor } from "#engines/ai-detector/detect-text.ts";
import { detectorWeights } from "#engines/ai-detector/detector-weights.ts";
import { readStyleRows, type StyleRow } from "#training/humanizer/style-rows.ts";
import { everyNth, linesOfJson, mean, shareOf } from "../bands.ts";

interface Text {
  text: string;
  lang: "ar" | "en";
  isMachine: boolean;
  result: Detection;
}

/**
 * The texts that the detector learned from are not in the repository. These were written to show habits of machines or none, so the
 * figures watch the engine and say nothing of people's texts; the model card does.
 */
async function readTexts(): Promise<Text[]> {
  const samples = linesOfJson<{ text: string; lang: "ar" | "en"; kind: string }>("bench/samples/humanizer.jsonl").map(
    ({ text, lang, kind }) => ({ text, lang, isMachine: kind === "machine" }),
  );
  const paragraphs = (readStyleRows("training/style") as (StyleRow & { control?: boolean })[])
    .filter(({ control }) => control !== undefined)
    .map(({ text, lang, control }) => ({ text, lang, isMachine: control === false }));
  return Promise.all(
    [...samples, ...everyNth(paragraphs, 2)].map(async (row) => ({
      ...row,
      result: detectText(
        { text: row.text, sensitivity: "balanced", interfaceLanguage: row.lang },
        detectorWeights(languageFor(row.text, "auto")),
      ),
    })),
  );
}
/** The texts of the figures, each with what the detector says of it. */
export const texts = await readTexts();

/** Paragraphs of one side and language after each other, long enough for a verdict. */
async function longTexts(lang: "ar" | "en", isMachine: boolean): Promise<Detection[]> {
  const own = texts.filter((row) => row.lang === lang && row.isMachine === isMachine).map(({ text }) => text);
  const weights = detectorWeights(lang);
  return Array.from({ length: Math.floor(own.length / 4) }, (_, at) =>
    detectText(
      { text: own.slice(4 * at, 4 * at + 4).join("\n\n"), sensitivity: "balanced", interfaceLanguage: lang },
      weights,
    ),
  );
}

const probability = ({ probability: value }: Detection) => value;

/** Of single paragraphs: how likely and how sure. */
export function ofParagraphs(lang: "ar" | "en") {
  const own = texts.filter((row) => row.lang === lang);
  const of = (isMachine: boolean) => own.filter((row) => row.isMachine === isMachine).map(({ result }) => result);
  return {
    meanWithHabits: mean(of(true).map(probability)),
    meanWithout: mean(of(false).map(probability)),
    intervalWidth: mean(own.map(({ result }) => result.interval.high - result.interval.low)),
    noVerdict: shareOf(own, ({ result }) => result.verdict === "cannot-tell"),
  };
}

/** Of texts long enough for a verdict. */
export async function ofLong(lang: "ar" | "en") {
  const [machine, without] = [await longTexts(lang, true), await longTexts(lang, false)];
  return {
    meanWithHabits: mean(machine.map(probability)),
    meanWithout: mean(without.map(probability)),
    calledAi: shareOf(machine, ({ verdict }) => verdict === "likely-ai"),
    calledAiWithout: shareOf(without, ({ verdict }) => verdict === "likely-ai"),
    falseAlarmRate: mean(machine.map(({ falseAlarmRate }) => falseAlarmRate ?? 1)),
  };
}

/** All of the detector's figures. */
export const figures = async () => ({
  "paragraphs ar": ofParagraphs("ar"),
  "paragraphs en": ofParagraphs("en"),
  "long ar": await ofLong("ar"),
  "long en": await ofLong("en"),
});
