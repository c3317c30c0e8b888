import type { EnglishWording } from "#engines/questions/question.ts";
import { AGENTS_EN } from "./agents-data.ts";
import { CAREER_EN } from "./career-data.ts";
import { CODE_EN } from "./code-data.ts";
import { FACTS_DOING_EN } from "./facts-doing-data.ts";
import { FACTS_WRITING_EN } from "./facts-writing-data.ts";
import { HEALTH_EN } from "./health-data.ts";
import { IDEAS_EN } from "./ideas-data.ts";
import { LAW_MONEY_EN } from "./law-money-data.ts";
import { LETTERS_EN } from "./letters-data.ts";
import { MARKETING_EN } from "./marketing-data.ts";
import { PLANNING_EN } from "./planning-data.ts";
import { RESEARCH_EN } from "./research-data.ts";
import { SHARED_EN } from "./shared-data.ts";
import { TEACHING_EN } from "./teaching-data.ts";
import { TEXTS_EN } from "./texts-data.ts";
import { WRITING_EN } from "./writing-data.ts";

/** Every question in English, by its id. */
export const ENGLISH_QUESTIONS: Readonly<Record<string, EnglishWording>> = {
  ...SHARED_EN,
  ...FACTS_WRITING_EN,
  ...FACTS_DOING_EN,
  ...WRITING_EN,
  ...MARKETING_EN,
  ...LETTERS_EN,
  ...TEXTS_EN,
  ...CODE_EN,
  ...TEACHING_EN,
  ...PLANNING_EN,
  ...RESEARCH_EN,
  ...AGENTS_EN,
  ...HEALTH_EN,
  ...LAW_MONEY_EN,
  ...CAREER_EN,
  ...IDEAS_EN,
};
