import type { EnglishWording } from "#engines/questions/question.ts";

export const AGENTS_EN: Readonly<Record<string, EnglishWording>> = {
  "bot-users": {
    label: "Users",
    ask: "Who will talk to the assistant, and how do they write?",
    why: "So both sides understand each other",
    examples: ["the public, in short messages", "people we know, in detail", "people in a hurry, with mistakes"],
  },
  "bot-job": {
    label: "Its job",
    ask: "Which two or three things must it do?",
    why: "What you leave out, it will do badly",
    examples: ["answer questions, collect details, hand over", "explain, guide step by step, check"],
  },
  "bot-knows": {
    label: "It knows",
    ask: "What facts does it rely on: documents, prices, rules?",
    why: "Without facts it makes them up",
    examples: ["documents I'll send next", "only our website", "general knowledge only"],
  },
  "bot-never": {
    label: "Red lines",
    ask: "What must it never say or do?",
    why: "That is where trouble starts",
    examples: ["make promises", "give its own opinion", "make up an answer"],
  },
  "bot-handover": {
    label: "Hands over",
    ask: "When does it hand over to a person, and how?",
    why: "Some things need a person",
    examples: ["when someone asks for it", "when someone complains", "after two failed answers"],
  },
  "bot-voice": {
    label: "Its voice",
    ask: "How does it talk, and does it have a name?",
    why: "People judge you by its voice",
    examples: ["friendly, no name", "polite and brief", "matches the other person's style"],
  },
  "bot-where": {
    label: "Lives in",
    ask: "Where will it run?",
    why: "Reply length follows the place",
    examples: ["WhatsApp", "our website", "an internal tool"],
  },
  "bot-actions": {
    label: "Can do",
    ask: "What can it do by itself, apart from talking?",
    why: "So it does not promise what it can't do",
    examples: ["talk only", "look things up", "send messages"],
  },
  "bot-hard": {
    label: "A hard case",
    ask: "Which hard case do you expect, and what is the right reply?",
    why: "One example teaches the rest",
    examples: ["insults: one warning, then end", "an angry person: stay calm, hand over"],
  },
  "bot-unknown": {
    label: "When unsure",
    ask: "What should it do when it does not know the answer?",
    why: "Instead of making it up",
    examples: ["says so and hands over", "takes contact details", "asks a question to be sure"],
  },
  "role-who": {
    label: "Character",
    ask: "Who exactly is the other person, and what are they like?",
    why: "Traits bring them alive",
    examples: ["someone patient and kind", "someone strict, of few words", "someone friendly but firm"],
  },
  "role-me": {
    label: "Me",
    ask: "Who are you in the scene, and what is your situation?",
    why: "So they talk to you as you are",
    examples: ["myself, as I am", "a beginner at this", "experienced but nervous"],
  },
  "role-goal": {
    label: "What for",
    ask: "Is it for practice or just for fun, and what do you want to practise?",
    why: "Practice should push you; play should amuse you",
    examples: ["staying calm", "speaking under pressure", "just for fun"],
  },
  "role-hard": {
    label: "How hard",
    ask: "How tough should the other person be on you?",
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
    examples: ["we have just met", "in the middle of a conversation", "not decided, suggest one"],
  },
  "role-language": {
    label: "Language",
    ask: "Which language should they speak, and at what level?",
    why: "So the talk is at your level",
    examples: ["plain English", "slow, in simple words", "formal English"],
  },
  "role-end": {
    label: "End of the scene",
    ask: "When does the scene end?",
    why: "So it does not drag on",
    examples: ["after ten replies", "when I say stop", "when the goal is reached"],
  },
};
