import { describe, expect, test } from "vitest";
import { type Detection, detectText, languageFor } from "#engines/ai-detector/detect-text.ts";
import { detectorWeights } from "#engines/ai-detector/detector-weights.ts";
import { readStyleRows, type StyleRow } from "#training/humanizer/style-rows.ts";
import { everyNth, outside, linesOfJson, mean, shareOf } from "./bands.ts";

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
const texts = await readTexts();

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

const ofParagraphs = {
  ar: {
    meanWithHabits: [0.904, 0.964],
    meanWithout: [0.845, 0.905],
    intervalWidth: [0.386, 0.446],
    noVerdict: [0.851, 0.911],
  },
  en: {
    meanWithHabits: [0.627, 0.687],
    meanWithout: [0.593, 0.653],
    intervalWidth: [0.494, 0.554],
    noVerdict: [0.923, 0.983],
  },
} as const;
const ofLong = {
  ar: {
    meanWithHabits: [0.949, 0.989],
    meanWithout: [0.945, 0.985],
    calledAi: [0.95, 1],
    calledAiWithout: [0.863, 1],
    falseAlarmRate: [0.01, 0.02],
  },
  en: {
    meanWithHabits: [0.915, 0.955],
    meanWithout: [0.913, 0.953],
    calledAi: [0.444, 0.584],
    calledAiWithout: [0.43, 0.57],
    falseAlarmRate: [0.005, 0.015],
  },
} as const;

describe.each(["ar", "en"] as const)("the detector, on texts written to show habits or none, %s", (lang) => {
  const own = texts.filter((row) => row.lang === lang);
  const of = (isMachine: boolean) => own.filter((row) => row.isMachine === isMachine).map(({ result }) => result);
  const probability = ({ probability: value }: Detection) => value;

  test("says how likely and how sure", () => {
    expect(
      outside(
        {
          meanWithHabits: mean(of(true).map(probability)),
          meanWithout: mean(of(false).map(probability)),
          intervalWidth: mean(own.map(({ result }) => result.interval.high - result.interval.low)),
          noVerdict: shareOf(own, ({ result }) => result.verdict === "cannot-tell"),
        },
        ofParagraphs[lang],
      ),
    ).toEqual([]);
  });

  test("gives verdicts on long texts", async () => {
    const [machine, without] = [await longTexts(lang, true), await longTexts(lang, false)];
    expect(
      outside(
        {
          meanWithHabits: mean(machine.map(probability)),
          meanWithout: mean(without.map(probability)),
          calledAi: shareOf(machine, ({ verdict }) => verdict === "likely-ai"),
          calledAiWithout: shareOf(without, ({ verdict }) => verdict === "likely-ai"),
          falseAlarmRate: mean(machine.map(({ falseAlarmRate }) => falseAlarmRate ?? 1)),
        },
        ofLong[lang],
      ),
    ).toEqual([]);
  });

  test("lays an interval around every probability", () => {
    expect(
      own.filter(({ result: { interval, probability: value } }) => interval.low > value || value > interval.high),
    ).toEqual([]);
  });
});
