import type { EnglishWording } from "#engines/questions/question.ts";

export const SHARED_EN: Readonly<Record<string, EnglishWording>> = {
  reader: {
    label: "Reader",
    ask: "Who will read this?",
    why: "Every word follows from who reads it",
    examples: ["my manager", "first-year students", "customers who don't know us yet"],
  },
  "for-whom": {
    label: "For",
    ask: "Is it for you or someone else, and who are they?",
    why: "What suits you may not suit them",
    examples: ["for me", "for my mother, who is 60", "for my team at work"],
  },
  "why-now": {
    label: "Why now",
    ask: "What made you need this now?",
    why: "The reason shows what you really want",
    examples: ["an appointment soon", "I tried and failed", "someone asked me for it"],
  },
  exclude: {
    label: "Not wanted",
    ask: "What must not be in it?",
    why: "One line here prevents most disappointments",
    examples: ["anything about price", "big promises", "people's names"],
  },
  "length-message": {
    label: "Length",
    ask: "How long should it be?",
    why: "Length decides what gets said",
    examples: ["two or three lines", "one short paragraph", "half a page"],
  },
  "length-text": {
    label: "Length",
    ask: "Roughly how long?",
    why: "Length decides how deep it goes",
    examples: ["300 words", "600 words", "two pages"],
  },
  "text-language": {
    label: "Language",
    ask: "Which language or kind of English should it be in?",
    why: "It is for others, so their language decides",
    examples: ["plain British English", "American English", "simple English for non-native readers"],
  },
  "true-details": {
    label: "Facts to use",
    ask: "What do only you know that must be in it: names, numbers, details?",
    why: "Without your facts it comes out generic",
    examples: [
      "we've been on this street for 12 years",
      "her name is Laila and she loves the sea",
      "two parts were missing from the order",
    ],
  },
  use: {
    label: "Purpose",
    ask: "What will you do with the result?",
    why: "How it is used decides its shape",
    examples: ["show it to my manager", "decide between two options", "keep it for myself"],
  },
  "result-form": {
    label: "Format",
    ask: "What form should the result take?",
    why: "So that it arrives ready to use",
    examples: ["a short list", "a table", "numbered steps"],
  },
  situation: {
    label: "Where I am now",
    ask: "What exactly is your situation now?",
    why: "The answer differs from one case to the next",
    examples: ["I started a week ago and got stuck", "I don't know where to begin", "I have a deadline coming"],
  },
  tried: {
    label: "Already tried",
    ask: "What have you tried that did not work?",
    why: "So you are not told what you already know",
    examples: ["nothing yet", "asked a friend, wasn't convinced", "searched and found conflicting advice"],
  },
  matters: {
    label: "What matters most",
    ask: "What matters most about it?",
    why: "So it comes before everything else",
    examples: ["that it is short", "that it is right, even if long", "that I understand it first time"],
  },
  level: {
    label: "How much I know",
    ask: "How much do you know about this?",
    why: "So it starts where you stand",
    examples: ["nothing yet", "the basics", "I work in the field"],
  },
  deadline: {
    label: "Deadline",
    ask: "When do you need it?",
    why: "Time decides what is possible",
    examples: ["tomorrow morning", "within a week", "no rush"],
  },
  "where-country": {
    label: "Country or city",
    ask: "Which country or city is this in?",
    why: "Prices, rules and customs differ",
    examples: ["London", "Toronto", "Lagos"],
  },
};
