import type { EnglishWording } from "#engines/questions/question.ts";

export const CAREER_EN: Readonly<Record<string, EnglishWording>> = {
  "career-job": {
    label: "Target job",
    ask: "Which job or employer are you aiming at?",
    why: "It puts forward what they care about",
    examples: ["junior accountant at a freight firm", "any office job", "the NHS"],
  },
  "career-experience": {
    label: "Experience",
    ask: "What have you done: where, how long, doing what?",
    why: "Without it you get stock phrases",
    examples: ["two years as a cashier", "nine years in security", "one summer internship"],
  },
  "career-achieve": {
    label: "Achievement",
    ask: "What result are you proud of, in numbers if you can?",
    why: "It is what they remember",
    examples: ["cut returns by 20%", "trained five people", "never late in three years"],
  },
  "career-gap": {
    label: "Weak spot",
    ask: "Which gap or weak point do you fear being asked about?",
    why: "So it is dealt with, not hidden",
    examples: ["five years out of work", "many short jobs", "no degree"],
  },
  "career-skills": {
    label: "Skills",
    ask: "Which certificates, programs and languages do you really have?",
    why: "So none gets made up",
    examples: ["Excel, conversational French", "a driving licence", "first aid"],
  },
  "career-language": {
    label: "Country",
    ask: "Which country is it for?",
    why: "Each country has its own conventions",
    examples: ["the UK", "the Gulf", "Germany, in English"],
  },
  "career-exclude": {
    label: "Private",
    ask: "What do you not want mentioned?",
    why: "You choose what they know",
    examples: ["my age", "why I left", "pay"],
  },
  "career-now": {
    label: "My situation",
    ask: "What is your work situation now?",
    why: "Advice depends on it",
    examples: ["employed, want to move", "searching for months", "same pay for three years"],
  },
  "cv-length": {
    label: "Length",
    ask: "How many pages?",
    why: "Recruiters read in seconds",
    examples: ["one page", "two pages", "only the opening paragraph"],
  },
  "cv-study": {
    label: "Education",
    ask: "What did you study, and when did you finish?",
    why: "How strong it is decides where it goes",
    examples: ["accounting, 2022", "school only", "still studying"],
  },
  "cover-why": {
    label: "Why them",
    ask: "Why this employer in particular?",
    why: "Without a reason it reads like all the others",
    examples: ["I have used their product for years", "close to home", "their rural project"],
  },
  "cover-reader": {
    label: "Reader",
    ask: "Who will read it, and how did you find the job?",
    why: "So it opens the right way",
    examples: ["the hiring manager, on LinkedIn", "a friend works there", "I don't know"],
  },
  "interview-stage": {
    label: "The interview",
    ask: "When is it, with whom, and how?",
    why: "A first call and a panel are very different",
    examples: ["tomorrow, HR, by phone", "a panel of three", "online, next week"],
  },
  "interview-fear": {
    label: "I fear",
    ask: "Which question are you afraid of?",
    why: "So that answer comes first",
    examples: ["why did you leave?", "what salary do you expect?", "tell us about yourself"],
  },
  "interview-form": {
    label: "How to prepare",
    ask: "How do you want to prepare?",
    why: "So it suits the time you have",
    examples: ["ask me and I answer", "questions with model answers", "five key points"],
  },
};
