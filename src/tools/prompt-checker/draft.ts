import type { z } from "zod";
import type { promptChecker } from "./tool.ts";

export type CheckerResult = z.output<typeof promptChecker.result>;
export type CheckerIssue = CheckerResult["issues"][number];

/** The form as the page keeps it. */
export interface CheckerDraft {
  text: string;
  target: string;
  strictness: "gentle" | "normal" | "strict";
  question: string;
  badOutput: string;
}

export const EMPTY_DRAFT: CheckerDraft = { text: "", target: "any", strictness: "normal", question: "", badOutput: "" };
export const DRAFT_NAME = "prompt-checker";

export function inputOf(draft: CheckerDraft): object {
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== ""));
}

/** Colour of a severity; the word is beside it wherever it shows. */
export function toneOf(severity: CheckerIssue["severity"]): "red" | "amber" | "grey" {
  if (severity === "critical" || severity === "high") return "red";
  return severity === "medium" ? "amber" : "grey";
}
