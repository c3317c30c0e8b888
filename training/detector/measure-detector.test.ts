import { describe, expect, test } from "vitest";
import { fitCalibration, type Held, logOdds, setThresholds } from "./calibrate-scores.ts";
import { fitLogistic } from "./fit-logistic.ts";
import { auroc, catchAtOnePercent } from "./measure-detector.ts";

describe("figures", () => {
  test("the area under the curve is the share of pairs in order, ties half", () => {
    expect(auroc([0, 1], [2, 3])).toBe(1);
    expect(auroc([2, 3], [0, 1])).toBe(0);
    expect(auroc([1, 1], [1, 1])).toBe(0.5);
    expect(auroc([0, 2], [1, 3])).toBe(0.75);
  });

  test("what is caught at 1 % false alarms lies above all but one in a hundred human texts", () => {
    const human = Array.from({ length: 100 }, (_, index) => index);
    expect(catchAtOnePercent(human, [98, 99, 100, 101])).toBe(0.5);
  });
});

describe("logistic regression", () => {
  test("finds the weights that made the labels, the same ones every time", () => {
    const values = Array.from({ length: 400 }, (_, index) => ((index * 37) % 101) / 50 - 1);
    const labels = Float64Array.from(values, (value, index) => (value * 3 + 0.5 + Math.sin(index * 12.9) > 0 ? 1 : 0));
    const fit = () =>
      fitLogistic(
        {
          starts: Uint32Array.from({ length: 401 }, (_, index) => index),
          columns: new Uint32Array(400),
          values: Float32Array.from(values),
          width: 1,
        },
        labels,
        new Float64Array(400).fill(1),
        { penalty: 1e-4, iterations: 100 },
      );
    const { weights, bias } = fit();
    expect(weights[0]).toBeGreaterThan(2);
    expect(bias).toBeGreaterThan(0);
    expect(fit()).toEqual(fit());
  });
});

describe("calibration and thresholds", () => {
  const held = ["a", "b", "c"].flatMap((source, at) =>
    Array.from({ length: 300 }, (_, index): Held => {
      const label = index % 2 === 0 ? "human" : "ai";
      const noise = Math.sin(index * 7.13 + at) * 2;
      return {
        label,
        source: `${source}-${label}`,
        score: (label === "ai" ? 2 : -2) + noise,
        words: 150 + (index % 50),
        fold: at,
        isFrontier: label === "ai" && at === 0,
        isMeasureOnly: false,
      };
    }),
  );
  const calibration = fitCalibration(held);

  test("a higher score is likelier a machine's", () => {
    expect(logOdds(calibration, 3, 150)).toBeGreaterThan(logOdds(calibration, -3, 150));
  });

  test("a more careful threshold lies no lower, and short texts have no human threshold", () => {
    const bands = setThresholds("en", held, calibration);
    for (const { ai } of bands) {
      expect(ai.careful).toBeGreaterThanOrEqual(ai.balanced);
      expect(ai.balanced).toBeGreaterThanOrEqual(ai.sensitive);
    }
    expect(bands[0]?.human).toBeNull();
    expect(bands[1]?.human).toBeLessThanOrEqual(-0.5);
  });
});
