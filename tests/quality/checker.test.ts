import { describe, expect, test } from "vitest";
import { outside } from "./bands.ts";
import { ofDrops, ofPairs, ofSample, ofShort } from "./figures/checker.ts";

const PAIRS = {
  clarity: [83.9, 86.9],
  context: [57.9, 60.9],
  output: [59.3, 62.3],
  constraints: [50, 53],
  recall: [0.499, 0.549],
  alarmsOnSound: [0.047, 0.097],
  inOrder: [0.826, 0.876],
  soundExcellent: [0.657, 0.737],
  meanSound: [85.3, 88.3],
  meanFaulty: [64.6, 67.6],
  rewritesRaise: [0, 0.02],
  rewritesLower: [0, 0],
} as const;
const SHORT = {
  inOrder: [0.964, 1],
  soundGood: [0.8, 0.88],
  thinWeak: [0.964, 1],
  meanSound: [77.9, 81.9],
  meanThin: [5.4, 9.4],
} as const;
const SAMPLE = { recall: [0.56, 0.64], secrets: [1, 1], alarmsOnGood: [0.047, 0.127] } as const;
const DROPS = { contradiction: [18, 22], high: [35, 40], low: [13, 17.5] } as const;

describe("the checker, on its own rows", () => {
  test("finds the faults of pairs, leaves sound prompts alone and scores them higher", () => {
    expect(outside(ofPairs(), PAIRS)).toEqual([]);
  });

  test("lowers the score by the weight of what it found", () => {
    expect(outside(ofDrops(), DROPS)).toEqual([]);
  });

  test("tells a short request that lacks nothing from one that says nothing", () => {
    expect(outside(ofShort(), SHORT)).toEqual([]);
  });

  test("finds what was planted in the benchmark's sample", () => {
    expect(outside(ofSample(), SAMPLE)).toEqual([]);
  });
});
