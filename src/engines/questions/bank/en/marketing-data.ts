import type { EnglishWording } from "#engines/questions/question.ts";

export const MARKETING_EN: Readonly<Record<string, EnglishWording>> = {
  "market-product": {
    label: "What I sell",
    ask: "What exactly are you selling or announcing?",
    why: "Details sell; general words do not",
    examples: ["olive-oil soap, 100 g bars", "a beginners' bookkeeping course", "mobile car wash"],
  },
  "market-customer": {
    label: "Customer",
    ask: "Which customer should stop and read?",
    why: "It is written for one person, not everyone",
    examples: ["first-time mothers", "small workshop owners", "university students"],
  },
  "market-special": {
    label: "Only true of us",
    ask: "What is true of you and not of others?",
    why: "That is what people believe and remember",
    examples: ["we bake in front of you every hour", "a two-year written guarantee", "the owner sews it herself"],
  },
  "market-offer": {
    label: "Offer",
    ask: "What is the price or offer, and until when?",
    why: "A clear offer moves people",
    examples: ["£15 until the end of the month", "second one half price", "no offer, leave the price out"],
  },
  "market-action": {
    label: "They should",
    ask: "What should someone do once they like it?",
    why: "An ad without a next step is lost",
    examples: ["message us on WhatsApp", "come to the shop on Mill Road", "book through the link"],
  },
  "market-worry": {
    label: "What holds them back",
    ask: "What makes customers hesitate?",
    why: "Answering that is half the sale",
    examples: ["they think it is expensive", "worried about late delivery", "had a bad experience elsewhere"],
  },
  "market-place": {
    label: "Where it runs",
    ask: "Where will people see it?",
    why: "Posts and leaflets read differently",
    examples: ["an Instagram post", "an email", "a leaflet through doors"],
  },
  "market-visual": {
    label: "Picture",
    ask: "What picture or clip goes with it?",
    why: "So the words do not repeat it",
    examples: ["the product on a wooden table", "a clip from the workshop", "none"],
  },
  "market-language": {
    label: "Language",
    ask: "How do your customers talk: what language or style?",
    why: "An ad speaks its customer's language",
    examples: ["plain and chatty", "polished", "English and Spanish"],
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
    examples: ["50 orders a month", "a thousand local followers", "clear the old stock"],
  },
  "campaign-budget": {
    label: "Budget",
    ask: "How much can you spend on it?",
    why: "So every step is one you can afford",
    examples: ["nothing, only time", "£200 a month", "10% of sales"],
  },
  "campaign-time": {
    label: "Dates",
    ask: "When does it start and how long does it run?",
    why: "Timing sets the steps",
    examples: ["from now until Christmas", "one month", "all summer"],
  },
  "campaign-have": {
    label: "What I have",
    ask: "What do you have: a page, photos, a customer list, people to help?",
    why: "The plan builds on what exists",
    examples: ["800 followers and just me", "200 customer emails", "nothing yet"],
  },
  "describe-facts": {
    label: "Specifications",
    ask: "What are the facts: material, size, contents, origin?",
    why: "So nothing gets made up",
    examples: ["100% cotton, three sizes", "heather honey, 340 g, from Skye", "beech, 40 × 60 cm"],
  },
  "describe-use": {
    label: "Used for",
    ask: "When and how will the buyer use it?",
    why: "So readers picture themselves with it",
    examples: ["every morning with coffee", "as a baby gift", "on camping trips"],
  },
};
