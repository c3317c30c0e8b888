import { expect, it } from "vitest";
import { checkLive } from "./live-check.ts";
import { mergeFindings } from "./merge-findings.ts";
import { rescore } from "./check-prompt.ts";

const text = "Write a nice 80-word note to my neighbour Sam about the noise; key sk-proj-9fKq2LmZ81xTtQw7Vb3N.";
const finding = (id: string, quote: string | null, severity = "low") => ({
  id,
  severity,
  quote,
  message: "m",
  fix: "f",
});

it("places a provider's quote in the text to the letter", () => {
  const merged = mergeFindings([], [finding("dialect-mismatch", "the noise", "medium")], text);
  expect(merged).toEqual([
    {
      id: "dialect-mismatch",
      severity: "low",
      start: text.indexOf("the noise"),
      end: text.indexOf("the noise") + 9,
      quote: "the noise",
      message: "m",
      fix: "f",
    },
  ]);
});

it("drops unknown ids, unknown severities and quotes that are not there", () => {
  expect(
    mergeFindings(
      [],
      [finding("made-up-rule", null), finding("no-role", null, "huge"), finding("dialect-mismatch", "the music")],
      text,
    ),
  ).toEqual([]);
});

it("keeps what is absent without a place", () => {
  expect(mergeFindings([], [finding("no-output-format", null)], text)).toMatchObject([
    { id: "no-output-format", severity: "medium", start: null, end: null },
  ]);
});

it("lets the rules' own finding win and sorts both together", () => {
  const own = checkLive(text, "normal", "en").issues;
  const merged = mergeFindings(
    own,
    [finding("leaked-secret", "key", "info"), finding("no-task-verb", null, "info")],
    text,
  );
  expect(merged.filter((issue) => issue.id === "leaked-secret")).toEqual(
    own.filter((issue) => issue.id === "leaked-secret"),
  );
  expect(merged.map((issue) => issue.severity).slice(0, 2)).toEqual(["critical", "high"]);
  expect(rescore(text, "normal", merged).score).toBeLessThanOrEqual(rescore(text, "normal", own).score);
});

it("masks a secret that a provider repeats", () => {
  const [merged] = mergeFindings(
    [],
    [
      {
        ...finding("persona-puffery", "key sk-proj-9fKq2LmZ81xTtQw7Vb3N"),
        message: "remove sk-proj-9fKq2LmZ81xTtQw7Vb3N",
      },
    ],
    text,
  );
  expect(JSON.stringify(merged)).not.toContain("9fKq2LmZ81xTtQw7Vb3N");
});

it("never gives more than eight", () => {
  const many = [
    "vague-goal",
    "no-task-verb",
    "missing-context",
    "missing-audience",
    "no-output-format",
    "unbounded-length",
    "no-role",
    "no-example",
    "no-uncertainty-rule",
    "missing-delimiters",
  ];
  expect(
    mergeFindings(
      [],
      many.map((id) => finding(id, null)),
      text,
    ),
  ).toHaveLength(8);
});
