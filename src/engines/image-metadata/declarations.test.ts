import { expect, test } from "vitest";
import { readDeclaration } from "./declarations.ts";

const SOURCE = "http://cv.iptc.org/newscodes/digitalsourcetype/";
const declared = (said: Partial<Parameters<typeof readDeclaration>[0]>) =>
  readDeclaration({ terms: [], credits: [], labels: [], hasSystem: false, ...said });

test.each([
  ["a model drew all of it", { terms: [`${SOURCE}trainedAlgorithmicMedia`] }, "made"],
  ["a model drew a part of it", { terms: [`${SOURCE}compositeWithTrainedAlgorithmicMedia`] }, "edited"],
  ["a part is synthetic", { terms: [`${SOURCE}compositeSynthetic`] }, "edited"],
  ["a camera took it", { terms: [`${SOURCE}digitalCapture`] }, null],
  ["a credit of making", { credits: ["Made with Google AI"] }, "made"],
  ["a credit of editing", { credits: ["Edited with Google AI"] }, "edited"],
  ["a person's credit", { credits: ["Photo: Rana Haddad"] }, null],
  ["China's label for made", { labels: ['{"Label":"1"}'] }, "made"],
  ["China's label for perhaps made", { labels: ['{"AIGC":{"Label":"2"}}'] }, "possible"],
  ["the name of a system alone", { hasSystem: true }, "made"],
  ["nothing", {}, null],
] as const)("what a file declares: %s", (_, said, declaration) => {
  expect(declared(said)).toBe(declaration);
});

test("of several declarations the strongest counts", () => {
  const composite = `${SOURCE}compositeWithTrainedAlgorithmicMedia`;
  expect(declared({ terms: [composite], credits: ["Made with AI"] })).toBe("made");
  expect(declared({ terms: [composite], labels: ['{"Label":"3"}'] })).toBe("edited");
});
