import { describe, expect, test } from "vitest";
import { outside } from "./bands.ts";
import { lostFacts, ofFacts, ofSigns } from "./figures/humanizer.ts";

const SIGNS = {
  signsSeen: [0.65, 0.7],
  signsTakenOut: [0.094, 0.144],
  soundTouched: [0, 0.013],
  textsChanged: [0.421, 0.471],
  meanBefore: [39.7, 42.7],
  meanAfter: [34.8, 37.8],
} as const;
const FACTS = { numbersSeen: [0.967, 1], othersSeen: [0.625, 0.665], alarmsOnSame: [0, 0] } as const;

describe("the humanizer, on its own rows", () => {
  const signs = ofSigns();

  test("finds the signs that writers marked and leaves sound sentences alone", () => {
    expect(outside(signs, SIGNS)).toEqual([]);
  });

  test("loses no fact that a writer listed and none that it knows itself, in any register", () => {
    expect(lostFacts()).toEqual([]);
  });

  test("sees a fact that another text leaves out", () => {
    expect(outside(ofFacts(), FACTS)).toEqual([]);
  });
});
