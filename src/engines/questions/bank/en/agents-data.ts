import type { EnglishWording } from "#engines/questions/question.ts";

export const AGENTS_EN: Readonly<Record<string, EnglishWording>> = {
  "bot-users": {
    label: "Users",
    ask: "Who will talk to the assistant, and how do they write?",
    why: "So both sides understand each other",
    examples: ["customers in a hurry", "new staff", "elderly patients"],
  },
  "bot-job": {
    label: "Its job",
    ask: "Which three things must it do?",
    why: "What you leave out, it will do badly",
    examples: ["quote prices, book, cancel", "collect order details", "explain the policy"],
  },
  "bot-knows": {
    label: "It knows",
    ask: "What facts does it rely on: prices, hours, policies?",
    why: "Without facts it makes them up",
    examples: ["open 9 to 5, closed Fridays", "a price list I'll send next", "only our website"],
  },
  "bot-never": {
    label: "Red lines",
    ask: "What must it never say or do?",
    why: "That is where trouble starts",
    examples: ["promise a discount", "give medical advice", "name competitors"],
  },
  "bot-handover": {
    label: "Hands over",
    ask: "When does it hand over to a person, and how?",
    why: "Angry people want a human",
    examples: ["complaints: call 0800 123", "anything about payment", "after two failed answers"],
  },
  "bot-voice": {
    label: "Its voice",
    ask: "How does it talk, and does it have a name?",
    why: "Its voice is your business's voice",
    examples: ["friendly, called Nora", "polite and brief", "matches the customer's style"],
  },
  "bot-where": {
    label: "Lives in",
    ask: "Where will it run?",
    why: "Reply length follows the place",
    examples: ["WhatsApp", "our website", "inside the company"],
  },
  "bot-actions": {
    label: "Can do",
    ask: "What can it do by itself: book, look up an order?",
    why: "So it does not promise what it can't do",
    examples: ["talk only", "see an order's status", "book a slot"],
  },
  "bot-hard": {
    label: "A hard case",
    ask: "Which hard case do you expect, and what is the right reply?",
    why: "One example teaches the rest",
    examples: ["refund after the limit: apologise, offer a voucher", "insults: one warning, then end"],
  },
  "bot-unknown": {
    label: "When unsure",
    ask: "What does it say when it does not know?",
    why: "Instead of making it up",
    examples: ["says so and hands over", "takes a phone number", "asks one question"],
  },
  "role-who": {
    label: "Character",
    ask: "Who are they exactly, and what are they like?",
    why: "Traits bring them alive",
    examples: ["a retired officer of few words", "a kind but firm boss", "a seller who loves to haggle"],
  },
  "role-me": {
    label: "Me",
    ask: "Who are you in the scene, and what is your situation?",
    why: "So they ask about your real case",
    examples: ["a graduate with no experience", "engaged, working in a shop", "applying for a visa again"],
  },
  "role-goal": {
    label: "What for",
    ask: "Is it for practice or just for fun, and what do you want to practise?",
    why: "Practice should push you; play should amuse you",
    examples: ["saying no", "English under pressure", "just for fun"],
  },
  "role-hard": {
    label: "How hard",
    ask: "How tough should they be on you?",
    why: "If it is too easy, you learn nothing",
    examples: ["gentle", "realistic", "merciless"],
  },
  "role-feedback": {
    label: "Feedback",
    ask: "Should it correct you: as you go, at the end, or not at all?",
    why: "Useful without breaking the flow",
    examples: ["one line after each reply", "a review at the end", "none"],
  },
  "role-scene": {
    label: "Opening",
    ask: "Where does the scene begin, and what happened before?",
    why: "A clear start puts you in it",
    examples: ["at the office door, late again", "in her parents' living room", "a phone call"],
  },
  "role-language": {
    label: "Language",
    ask: "Which language and level should they speak?",
    why: "You practise in the language you will need",
    examples: ["plain English", "Spanish, slowly", "formal English"],
  },
  "role-end": {
    label: "Ends when",
    ask: "When does it end?",
    why: "So it does not drag on",
    examples: ["after ten questions", "when I say stop", "once I convince them"],
  },
};
