import type { EnglishWording } from "#engines/questions/question.ts";

export const TEACHING_EN: Readonly<Record<string, EnglishWording>> = {
  "tutor-level": {
    label: "My level",
    ask: "What is your level or year?",
    why: "So it starts where you are",
    examples: ["at school", "at university", "teaching myself from zero"],
  },
  "tutor-stuck": {
    label: "Where I get lost",
    ask: "Where exactly do you get lost?",
    why: "So it explains that, not what you know",
    examples: ["from the very start", "I follow it but can't do it alone", "the terms"],
  },
  "tutor-why": {
    label: "Why",
    ask: "Why are you learning it now?",
    why: "An exam and curiosity call for different explanations",
    examples: ["an exam soon", "I need it at work", "out of curiosity"],
  },
  "tutor-known": {
    label: "I already know",
    ask: "What do you already know that leads up to it?",
    why: "So it builds on that",
    examples: ["the basics", "only the terms", "nothing yet"],
  },
  "tutor-world": {
    label: "Examples from",
    ask: "What would you like the examples to come from?",
    why: "Close examples stick",
    examples: ["everyday life", "sport", "cooking"],
  },
  "tutor-form": {
    label: "How I learn",
    ask: "How would you like to learn it?",
    why: "People learn in different ways",
    examples: [
      "short explanation, then exercises",
      "questions that guide me to the answer",
      "a worked example, step by step",
    ],
  },
  "tutor-depth": {
    label: "Depth",
    ask: "How deep do you want to go?",
    why: "So you get just as much as you need",
    examples: ["the idea in two minutes", "what I need in practice", "everything"],
  },
  "tutor-book": {
    label: "Book or course",
    ask: "Which book or syllabus do you follow?",
    why: "So terms and methods match",
    examples: ["our course notes", "none"],
  },
  "tutor-time": {
    label: "Time",
    ask: "How much time do you have?",
    why: "It decides what to leave out",
    examples: ["an hour tonight", "a week", "no rush"],
  },
  "class-who": {
    label: "Learners",
    ask: "Who are the learners: class, age, how many?",
    why: "Each age needs its own tasks",
    examples: ["a school class of about thirty", "a few adults", "a small mixed group"],
  },
  "class-covered": {
    label: "Covered so far",
    ask: "What exactly have they covered?",
    why: "So it stays within what was taught",
    examples: ["only the introduction", "the whole unit", "nothing yet"],
  },
  "class-weak": {
    label: "Trouble spots",
    ask: "Where do they usually slip up or lose interest?",
    why: "So it deals with that",
    examples: [
      "they mix up similar ideas",
      "they lose interest when I explain for long",
      "they slip up when a question is long",
    ],
  },
  "class-avoid": {
    label: "Off limits",
    ask: "What do you not want in it?",
    why: "This avoids the usual annoyances",
    examples: ["trick questions", "rote learning"],
  },
  "exam-shape": {
    label: "Questions",
    ask: "How many questions, of what kind, for how many marks?",
    why: "That is the backbone of the paper",
    examples: ["10 multiple choice", "a mix of short and long answers", "20 questions, one mark each"],
  },
  "exam-answers": {
    label: "Answer key",
    ask: "Do you want the answers too, and in what form?",
    why: "It saves you the marking",
    examples: ["a key at the end", "with the reason for each", "no answers"],
  },
  "exam-level": {
    label: "Difficulty",
    ask: "How hard should it be?",
    why: "So it tests them at the right level",
    examples: ["easy, to build confidence", "harder as it goes, the last for the strongest", "final-exam level"],
  },
  "exam-minutes": {
    label: "Time",
    ask: "How many minutes do they have?",
    why: "Time decides the length",
    examples: ["20 minutes", "a full lesson", "no limit, it is homework"],
  },
  "exam-purpose": {
    label: "Purpose",
    ask: "What is it for: a mark, revision, a check?",
    why: "Revision teaches; a test measures",
    examples: ["a test that counts", "revision", "a quick check"],
  },
  "lesson-goal": {
    label: "Goal",
    ask: "What should they be able to do by the end?",
    why: "Every activity builds towards it",
    examples: ["explain it in their own words", "do it without help", "use it in daily life"],
  },
  "lesson-minutes": {
    label: "Lesson time",
    ask: "How long is the lesson?",
    why: "So the time can be divided up",
    examples: ["40 minutes", "an hour and a half", "a full day"],
  },
  "lesson-room": {
    label: "What I have",
    ask: "What is available: board, screen, paper, space?",
    why: "So it works in your room",
    examples: ["a board only", "a screen and internet", "paper and pens"],
  },
  "lesson-after": {
    label: "Afterwards",
    ask: "What follows: homework or a check?",
    why: "It rounds off the lesson",
    examples: ["five minutes of homework", "an exit quiz", "nothing"],
  },
};
