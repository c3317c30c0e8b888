import type { ArabicWording } from "#engines/questions/question.ts";
import { AGENTS_AR } from "./agents-data.ts";
import { CAREER_AR } from "./career-data.ts";
import { CODE_AR } from "./code-data.ts";
import { FACTS_DOING_AR } from "./facts-doing-data.ts";
import { FACTS_WRITING_AR } from "./facts-writing-data.ts";
import { HEALTH_AR } from "./health-data.ts";
import { IDEAS_AR } from "./ideas-data.ts";
import { LAW_MONEY_AR } from "./law-money-data.ts";
import { LETTERS_AR } from "./letters-data.ts";
import { MARKETING_AR } from "./marketing-data.ts";
import { PLANNING_AR } from "./planning-data.ts";
import { RESEARCH_AR } from "./research-data.ts";
import { SHARED_AR } from "./shared-data.ts";
import { TEACHING_AR } from "./teaching-data.ts";
import { TEXTS_AR } from "./texts-data.ts";
import { WRITING_AR } from "./writing-data.ts";

/** Every question in Arabic, by its id. */
export const ARABIC_QUESTIONS: Readonly<Record<string, ArabicWording>> = {
  ...SHARED_AR,
  ...FACTS_WRITING_AR,
  ...FACTS_DOING_AR,
  ...WRITING_AR,
  ...MARKETING_AR,
  ...LETTERS_AR,
  ...TEXTS_AR,
  ...CODE_AR,
  ...TEACHING_AR,
  ...PLANNING_AR,
  ...RESEARCH_AR,
  ...AGENTS_AR,
  ...HEALTH_AR,
  ...LAW_MONEY_AR,
  ...CAREER_AR,
  ...IDEAS_AR,
};
