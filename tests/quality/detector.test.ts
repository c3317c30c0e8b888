import { describe, expect, test } from "vitest";
import { detectText } from "#engines/ai-detector/detect-text.ts";
import { detectorWeights } from "#engines/ai-detector/detector-weights.ts";
import { outside } from "./bands.ts";
import { ofLong, ofParagraphs, texts } from "./figures/detector.ts";

const PARAGRAPHS = {
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
const LONG = {
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

  test("says how likely and how sure", () => {
    expect(outside(ofParagraphs(lang), PARAGRAPHS[lang])).toEqual([]);
  });

  test("gives verdicts on long texts", async () => {
    expect(outside(await ofLong(lang), LONG[lang])).toEqual([]);
  });

  test("lays an interval around every probability", () => {
    expect(
      own.filter(({ result: { interval, probability: value } }) => interval.low > value || value > interval.high),
    ).toEqual([]);
  });
});

test("a long text of two hands is called mixed, whichever comes first, and either part alone is not", () => {
  const verdictOf = (rows: typeof texts) =>
    detectText(
      { text: rows.map(({ text }) => text).join("\n\n"), sensitivity: "balanced", interfaceLanguage: "en" },
      detectorWeights("en"),
    ).verdict;
  const byHabits = texts
    .filter(({ lang, result }) => lang === "en" && result.words >= 80)
    .toSorted((one, other) => one.result.probability - other.result.probability);
  const [plain, full] = [byHabits.slice(0, 3), byHabits.slice(-3)];
  expect(verdictOf([...plain, ...full])).toBe("mixed");
  expect(verdictOf([...full, ...plain])).toBe("mixed");
  expect([verdictOf(plain), verdictOf(full)]).toEqual(["likely-human", "likely-ai"]);
});
