import type { EnglishWording } from "#engines/questions/question.ts";

export const IDEAS_EN: Readonly<Record<string, EnglishWording>> = {
  "ideas-what": {
    label: "What sets it apart",
    ask: "What sets it apart: its story, look, character?",
    why: "Ideas come out of its details",
    examples: ["we roast in front of people", "she copies the doorbell", "it began in my grandad's shop"],
  },
  "ideas-who": {
    label: "For",
    ask: "Who will see, use or get it?",
    why: "What you like may not suit them",
    examples: ["young locals", "my daughter's teacher", "tourists"],
  },
  "ideas-feel": {
    label: "It should suggest",
    ask: "What should it bring to mind?",
    why: "Feeling comes before meaning",
    examples: ["the warmth of home", "quiet luxury", "fun"],
  },
  "ideas-not": {
    label: "Ruled out",
    ask: "What don't you want, or have you rejected already?",
    why: "It saves you the usual ones",
    examples: ["puns", "anything overused", "flowers and chocolate"],
  },
  "ideas-like": {
    label: "I liked",
    ask: "Which one of this kind did you like, and why?",
    why: "One example shows your taste",
    examples: ['"Oatly", short and odd', "a gift she made herself", "none"],
  },
  "ideas-limits": {
    label: "Limits",
    ask: "What are your limits: money, time, space?",
    why: "An idea you can't afford is none",
    examples: ["under £30", "a small room", "two days to prepare"],
  },
  "ideas-count": {
    label: "How many",
    ask: "How many ideas do you want?",
    why: "A few explained or many quick ones",
    examples: ["five, each with a reason", "twenty quick ones", "just the best one"],
  },
  "ideas-language": {
    label: "Language",
    ask: "In which language, and how many words?",
    why: "So it can be said and spelt",
    examples: ["one English word", "works in two languages", "made up is fine"],
  },
  "ideas-use": {
    label: "Used where",
    ask: "Where will it appear or be used?",
    why: "A sign is not a handle",
    examples: ["a shop sign", "a handle and domain", "just at home"],
  },
  "recipe-have": {
    label: "I have",
    ask: "What ingredients do you have?",
    why: "So you cook without going out",
    examples: ["chicken, rice, onions", "eggs and potatoes", "I'll buy what's needed"],
  },
  "recipe-people": {
    label: "Serves",
    ask: "How many people, and who?",
    why: "Amounts follow numbers",
    examples: ["four, two of them kids", "12 guests", "just me"],
  },
  "recipe-diet": {
    label: "Not allowed",
    ask: "What is off limits: allergy, illness, dislikes?",
    why: "Safety, then taste",
    examples: ["nuts", "low salt", "nothing"],
  },
  "recipe-time": {
    label: "Time",
    ask: "How much time do you have?",
    why: "It decides the dish",
    examples: ["20 minutes", "an hour", "made the night before"],
  },
  "recipe-tools": {
    label: "Kit",
    ask: "What do you have: oven, blender, pressure cooker?",
    why: "So you can do the steps",
    examples: ["hob only, no oven", "air fryer", "everything"],
  },
  "recipe-taste": {
    label: "Taste",
    ask: "Whose kitchen or what taste should it follow?",
    why: "One dish, a hundred homes",
    examples: ["mild, for kids", "properly spicy", "like my nan's"],
  },
  "recipe-skill": {
    label: "My cooking",
    ask: "How well do you cook?",
    why: "So it explains enough",
    examples: ["first time", "average", "good, just give amounts"],
  },
  "recipe-problem": {
    label: "Goes wrong",
    ask: "What went wrong when you made it before?",
    why: "So it warns you in time",
    examples: ["the dough won't rise", "comes out dry", "first try"],
  },
  "recipe-budget": {
    label: "Budget",
    ask: "How much do you want to spend?",
    why: "It swaps what is dear",
    examples: ["as cheap as possible", "normal", "guests, doesn't matter"],
  },
};
