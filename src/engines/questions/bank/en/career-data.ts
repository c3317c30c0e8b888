import type { EnglishWording } from "#engines/questions/question.ts";

export const CAREER_EN: Readonly<Record<string, EnglishWording>> = {
  "career-job": {
    label: "Target job",
    ask: "Which job or employer are you aiming for?",
    why: "It puts forward what they care about",
    examples: ["any job in my field", "similar work, a better employer", "a first job in a new field"],
  },
  "career-experience": {
    label: "Experience",
    ask: "Where have you worked, for how long, and doing what?",
    why: "Without it you get stock phrases",
    examples: ["none yet", "a year or two in this field", "many years in another field"],
  },
  "career-achieve": {
    label: "Achievement",
    ask: "What result are you proud of, in numbers if you can?",
    why: "It is what they remember",
    examples: ["all my work finished on time", "praise from people I worked with", "nothing in numbers"],
  },
  "career-gap": {
    label: "Weak spot",
    ask: "Which gap or weak point do you fear being asked about?",
    why: "So it is dealt with, not hidden",
    examples: ["little experience", "a long break", "none that I know of"],
  },
  "career-skills": {
    label: "Skills",
    ask: "Which certificates do you really have, and which programs and languages do you know?",
    why: "So none gets made up",
    examples: ["everyday computer skills", "a second language", "a driving licence"],
  },
  "career-language": {
    label: "Country",
    ask: "Which country is it for?",
    why: "Each country has its own conventions",
    examples: ["the UK", "the US"],
  },
  "career-exclude": {
    label: "Private",
    ask: "What do you not want mentioned?",
    why: "You choose what they know",
    examples: ["my age", "pay"],
  },
  "career-now": {
    label: "My situation",
    ask: "What is your work situation now?",
    why: "Advice depends on it",
    examples: ["employed, looking for a change", "looking for work", "still studying"],
  },
  "cv-length": {
    label: "Length",
    ask: "How many pages?",
    why: "Recruiters read in seconds",
    examples: ["one page", "two pages", "as many as it needs"],
  },
  "cv-study": {
    label: "Education",
    ask: "What did you study, and when did you finish?",
    why: "How strong it is decides where it goes",
    examples: ["a university degree, finished last year", "school only, some years ago", "still studying"],
  },
  "cover-why": {
    label: "Why them",
    ask: "Why this employer in particular?",
    why: "Without a reason it reads like all the others",
    examples: ["their good name", "the work itself", "close to home"],
  },
  "cover-reader": {
    label: "Reader",
    ask: "Who will read it, and how did you find the job?",
    why: "So it opens the right way",
    examples: ["a hiring manager; I saw an ad", "someone I know, who told me about it", "I don't know"],
  },
  "interview-stage": {
    label: "The interview",
    ask: "When is it, with whom, and how?",
    why: "A first call and a panel are very different",
    examples: ["soon, by phone", "in person, a panel", "online, next week"],
  },
  "interview-fear": {
    label: "I fear",
    ask: "Which question are you afraid of?",
    why: "So we prepare that answer first",
    examples: ["what is your weak point?", "what salary do you expect?", "tell us about yourself"],
  },
  "interview-form": {
    label: "How to prepare",
    ask: "How do you want to prepare?",
    why: "So it suits the time you have",
    examples: ["you ask and I answer", "questions with model answers", "five key points"],
  },
};
