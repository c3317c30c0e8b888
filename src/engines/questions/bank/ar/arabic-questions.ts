import type { ArabicWording } from "#engines/questions/question.ts";
import { SHARED_AR } from "./shared-data.ts";
import { WRITING_AR } from "./writing-data.ts";

/** Every question in Arabic, by its id. */
export const ARABIC_QUESTIONS: Readonly<Record<string, ArabicWording>> = {
  ...SHARED_AR,
  ...WRITING_AR,
};
