import type { EnglishWording } from "#engines/questions/question.ts";

export const MARKETING_EN: Readonly<Record<string, EnglishWording>> = {
  "market-product": {
    label: "What I sell",
    ask: "What exactly are you selling or announcing?",
    why: "Details sell; general words do not",
    examples: [],
  },
  "market-customer": {
    label: "Audience",
    ask: "Who exactly should it reach?",
    why: "What speaks to everyone moves nobody",
    examples: ["people who don't know us yet", "people who know us already", "people who compare prices"],
  },
  "market-special": {
    label: "Only true of us",
    ask: "What is true of you and not of others?",
    why: "That is what people believe and remember",
    examples: ["not sure, help me find it"],
  },
  "market-offer": {
    label: "Offer",
    ask: "What is the price or offer, and until when?",
    why: "A clear offer moves people",
    examples: ["a discount until the end of the month", "no offer, leave the price out"],
  },
  "market-action": {
    label: "They should",
    ask: "What should someone do once they like it?",
    why: "An ad without a next step is lost",
    examples: ["send us a message", "follow the link", "call us"],
  },
  "market-worry": {
    label: "What holds them back",
    ask: "What makes people hesitate?",
    why: "Answering that is half the sale",
    examples: ["they think it is expensive", "they don't know us yet", "they had a bad experience elsewhere"],
  },
  "market-place": {
    label: "Where it runs",
    ask: "Where will people see it?",
    why: "Posts and leaflets read differently",
    examples: ["on social media", "on our website", "in print"],
  },
  "market-visual": {
    label: "Picture",
    ask: "What picture or clip goes with it?",
    why: "So the words do not repeat it",
    examples: ["a photo of it", "a short clip", "none"],
  },
  "market-language": {
    label: "Language",
    ask: "What language or style suits the people you want to reach?",
    why: "It should sound like the people it is for",
    examples: ["plain and chatty", "polished", "simple words"],
  },
  "market-count": {
    label: "How many",
    ask: "How many versions or posts do you want?",
    why: "So you can choose or schedule",
    examples: ["one, ready to use", "three to choose from", "ten for the month"],
  },
  "campaign-goal": {
    label: "Goal",
    ask: "What result, in numbers, do you want from the campaign?",
    why: "A plan is built backwards from it",
    examples: ["twice as many enquiries", "twice as many followers", "a tenth more sales"],
  },
  "campaign-budget": {
    label: "Budget",
    ask: "How much can you spend on it?",
    why: "So every step is one you can afford",
    examples: ["nothing, only time", "a small sum each month", "not decided, suggest one"],
  },
  "campaign-time": {
    label: "Dates",
    ask: "When does it start and how long does it run?",
    why: "Timing sets the steps",
    examples: ["from now, for a month", "three months", "no end date"],
  },
  "campaign-have": {
    label: "What I have",
    ask: "What do you have: a page, photos, a contact list, people to help?",
    why: "The plan builds on what exists",
    examples: ["a page and some photos", "a small list of contacts", "nothing yet"],
  },
  "describe-facts": {
    label: "Specifications",
    ask: "What are the facts: material, size, contents, origin?",
    why: "So nothing gets made up",
    examples: [],
  },
  "describe-use": {
    label: "Used for",
    ask: "When and how will the buyer use it?",
    why: "So readers picture themselves with it",
    examples: ["every day", "on special occasions", "as a gift"],
  },
};
