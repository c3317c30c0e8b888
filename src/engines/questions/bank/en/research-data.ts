import type { EnglishWording } from "#engines/questions/question.ts";

export const RESEARCH_EN: Readonly<Record<string, EnglishWording>> = {
  "compare-decision": {
    label: "The decision",
    ask: "What decision will the answer help you make?",
    why: "So it answers your decision, not the topic",
    examples: ["which one to choose", "whether to do it at all", "just curious"],
  },
  "compare-criteria": {
    label: "What matters",
    ask: "What matters most to you, in order?",
    why: '"Best" depends on it',
    examples: ["cost first, then quality", "quality, whatever the cost", "the least trouble"],
  },
  "compare-options": {
    label: "Options",
    ask: "Which options are you choosing between, and can others be added?",
    why: "So it sticks to your real choices",
    examples: ["only the ones I named", "add any that are better", "I don't know the options"],
  },
  "compare-known": {
    label: "I know",
    ask: "What do you already know about it, or what have you read?",
    why: "So it adds rather than repeats",
    examples: ["what I read online", "nothing", "what other people have told me"],
  },
  "compare-limits": {
    label: "Red lines",
    ask: "What would you refuse in any case?",
    why: "So it is left out at once",
    examples: ["going over budget", "a long commitment", "anything hard to undo"],
  },
  "compare-form": {
    label: "Format",
    ask: "How do you want the comparison?",
    why: "So you can read it fast",
    examples: ["a table, then a clear verdict", "verdict first, then why", "good and bad points of each"],
  },
  "compare-me": {
    label: "My situation",
    ask: "What about your situation affects the answer?",
    why: "General advice fits nobody",
    examples: ["a tight budget", "little time", "a family to think of"],
  },
  "buy-use": {
    label: "How I will use it",
    ask: "How will you use it on an ordinary day?",
    why: "How you use it matters more than specs",
    examples: ["every day, for hours", "lightly, now and then", "for work"],
  },
  "buy-budget": {
    label: "Budget",
    ask: "What is your budget, and can it stretch?",
    why: "It rules out half the options",
    examples: ["middle of the range", "flexible if worth it", "the cheapest decent one"],
  },
  "buy-now": {
    label: "What I have now",
    ask: "What do you have now, and what is wrong with it?",
    why: "So you don't buy the same problem again",
    examples: ["an old one that no longer does the job", "nothing", "one that works, but not well"],
  },
  "buy-must": {
    label: "Must have",
    ask: "Which feature won't you give up?",
    why: "One condition often settles it",
    examples: ["a warranty", "ease of use", "a long life"],
  },
  "buy-years": {
    label: "Keep it for",
    ask: "How long do you mean to keep it?",
    why: "Cheap can cost more over the years",
    examples: ["a year", "five years or more", "two years, then sell it"],
  },
  "buy-state": {
    label: "New or used",
    ask: "New or used, and where will you buy?",
    why: "Prices and risks differ",
    examples: ["new, from a shop", "used, from a private seller", "online"],
  },
  "research-purpose": {
    label: "For",
    ask: "What is it for: an assignment, thesis, report?",
    why: "It sets depth and form",
    examples: ["coursework", "a thesis", "a report at work"],
  },
  "research-question": {
    label: "The question",
    ask: "What one question do you want answered?",
    why: "The topic is wide; a question narrows it",
    examples: ["not decided, suggest one"],
  },
  "research-scope": {
    label: "Scope",
    ask: "Which country and which years?",
    why: "So it stays focused",
    examples: ["worldwide, recent years", "the last ten years", "no limits"],
  },
  "research-sources": {
    label: "Sources",
    ask: "Which sources count, and how are they cited?",
    why: "Sources that don't count waste your time",
    examples: ["peer-reviewed, APA", "books only", "anything with a link"],
  },
  "fact-length": {
    label: "Answer length",
    ask: "Do you want one line or an explanation?",
    why: "The same question can take a word or a page",
    examples: ["one line", "a paragraph that says why", "a full explanation with examples"],
  },
  "fact-source": {
    label: "Sources",
    ask: "Do you want sources or differing views with it?",
    why: "Disagreement can be shown or left out",
    examples: ["just the usual answer", "the main views in brief", "with a source I can look up"],
  },
};
