import type { EnglishWording } from "#engines/questions/question.ts";
import { SHARED_EN } from "./shared-data.ts";
import { WRITING_EN } from "./writing-data.ts";

/** Every question in English, by its id. */
export const ENGLISH_QUESTIONS: Readonly<Record<string, EnglishWording>> = {
  ...SHARED_EN,
  ...WRITING_EN,
};
