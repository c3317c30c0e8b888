import type { EnglishWording } from "#engines/questions/question.ts";

export const LAW_MONEY_EN: Readonly<Record<string, EnglishWording>> = {
  "law-country": {
    label: "Country",
    ask: "Which country, and state or region?",
    why: "Law differs from place to place",
    examples: ["England", "Ontario, Canada", "Texas, USA"],
  },
  "law-happened": {
    label: "Dates and details",
    ask: "When did it happen, and what has happened since?",
    why: "Legal time limits run from the date",
    examples: ["on 1 May, nobody has spoken to me since", "two months ago, then a warning came"],
  },
  "law-papers": {
    label: "Papers",
    ask: "Which papers or messages do you have?",
    why: "You have what you can prove",
    examples: ["a signed contract", "WhatsApp messages only", "nothing in writing"],
  },
  "law-want": {
    label: "I want",
    ask: "What outcome do you want?",
    why: "The road follows the goal",
    examples: ["compensation", "my job back", "just to know where I stand"],
  },
  "law-other": {
    label: "Other side",
    ask: "Who is the other side, and what do they say?",
    why: "So you are ready for their case",
    examples: ["my employer, says I was late", "my landlord, blames me", "a big company, silent"],
  },
  "law-done": {
    label: "Done so far",
    ask: "What have you done so far?",
    why: "So it gives your next step",
    examples: ["filed a complaint, no answer", "nothing yet", "asked a lawyer once"],
  },
  "law-money": {
    label: "At stake",
    ask: "How much money, or what, is at stake?",
    why: "It decides what is worth doing",
    examples: ["two months' pay", "£5,000", "custody of my children"],
  },
  "law-deadline": {
    label: "Deadline",
    ask: "Is there a hearing or time limit coming?",
    why: "A deadline comes first",
    examples: ["a hearing next Monday", "a week to object", "none"],
  },
  "contract-side": {
    label: "My side",
    ask: "Which side are you on?",
    why: "What helps one may hurt the other",
    examples: ["the tenant", "the employer", "the freelancer"],
  },
  "contract-worry": {
    label: "My worry",
    ask: "Which clause worries you, and why?",
    why: "So it starts there",
    examples: ["the penalty is huge", "it renews by itself", "I don't get the non-compete"],
  },
  "contract-stage": {
    label: "Stage",
    ask: "Before or after signing?",
    why: "Before, you bargain; after, you are bound",
    examples: ["before signing", "signed yesterday", "I want out"],
  },
  "contract-terms": {
    label: "Terms",
    ask: "What term, sums and dates are agreed?",
    why: "They are its heart",
    examples: ["a year at £900 a month", "two payments on delivery", "open-ended"],
  },
  "contract-kind": {
    label: "Kind of contract",
    ask: "What kind of contract is it, and for what?",
    why: "Each kind has its rules",
    examples: ["a shop lease", "freelance work", "selling a car"],
  },
  "money-goal": {
    label: "Goal",
    ask: "What is the money for, and when do you need it?",
    why: "Time decides what suits",
    examples: ["a flat in five years", "emergencies", "the children's education"],
  },
  "money-numbers": {
    label: "My numbers",
    ask: "Roughly what do you earn, spend and owe?",
    why: "Without numbers it stays general",
    examples: ["£2,400 in, £900 rent", "I save £300 a month", "no debts"],
  },
  "money-risk": {
    label: "Risk",
    ask: "How much loss could you bear?",
    why: "Return and risk go together",
    examples: ["none", "a quarter, if it recovers", "a lot"],
  },
  "money-have": {
    label: "I have",
    ask: "What do you have: savings, property, dependants?",
    why: "It shows what is left to do",
    examples: ["£8,000 saved", "a mortgage", "two children"],
  },
  "money-rules": {
    label: "My rules",
    ask: "Any religious or personal rule about money?",
    why: "So what you won't accept is left out",
    examples: ["no interest", "no tobacco or arms", "none"],
  },
  "money-options": {
    label: "Options",
    ask: "Which options are you weighing?",
    why: "So it compares what you face",
    examples: ["pay off the loan or invest", "savings or shares", "no idea"],
  },
  "money-level": {
    label: "What I know",
    ask: "How much do you know about it?",
    why: "So it explains enough",
    examples: ["nothing", "the basics", "I have invested before"],
  },
};
