import type { EnglishWording } from "#engines/questions/question.ts";

export const HEALTH_EN: Readonly<Record<string, EnglishWording>> = {
  "health-who": {
    label: "For",
    ask: "Who is it about: what age and sex?",
    why: "Answers change with age and sex",
    examples: ["me, an adult", "a child", "an older person"],
  },
  "health-conditions": {
    label: "Conditions and medicines",
    ask: "Any illnesses, medicines or pregnancy?",
    why: "They can rule out what suits others",
    examples: ["none"],
  },
  "health-since": {
    label: "How long",
    ask: "How long has it lasted, and is it getting better or worse?",
    why: "How long it lasts helps tell minor from serious",
    examples: ["two days, getting worse", "a month, the same", "on and off for weeks"],
  },
  "health-want": {
    label: "I want to know",
    ask: "What exactly do you want to know?",
    why: "So it answers you, not the textbook",
    examples: ["whether to see a doctor", "what I can safely do myself", "what to ask the doctor"],
  },
  "health-doctor": {
    label: "Doctor's view",
    ask: "What has a doctor said, or what have tests shown?",
    why: "So it builds on that",
    examples: ["not seen one yet", "said it is nothing serious", "waiting for test results"],
  },
  "health-tried": {
    label: "Tried",
    ask: "What have you tried, and did it help?",
    why: "So it is not suggested again",
    examples: ["a few things, no help", "something that helped for a while", "nothing"],
  },
  "health-allergy": {
    label: "Allergies",
    ask: "Any allergy to a medicine or food?",
    why: "Safety first",
    examples: ["penicillin", "eggs", "none known"],
  },
  "drug-name": {
    label: "Medicine and strength",
    ask: "What is its name and strength, as on the box?",
    why: "One name comes in several strengths",
    examples: ["I'll copy it from the box next", "not sure of the strength"],
  },
  "drug-why": {
    label: "Taken for",
    ask: "What is it for, and who prescribed it?",
    why: "The dose depends on the reason",
    examples: [
      "a long-term condition; a doctor prescribed it",
      "something minor; I chose it myself",
      "something minor; the pharmacist suggested it",
    ],
  },
  "drug-others": {
    label: "Also taking",
    ask: "What other medicines or herbs are being taken?",
    why: "Interactions are the main risk",
    examples: ["only vitamins", "nothing"],
  },
  "drug-effect": {
    label: "Noticed",
    ask: "Has it been taken yet, and what was noticed after?",
    why: "It may or may not be the medicine",
    examples: ["not started yet", "nothing unusual", "it helps a little"],
  },
  "diet-goal": {
    label: "Goal",
    ask: "What is the goal in numbers, and by when?",
    why: "The plan is worked out from it",
    examples: [
      "lose 5 kg in three months",
      "walk 5 km with ease in two months",
      "stay within 1 kg of my weight for a year",
    ],
  },
  "diet-body": {
    label: "My body",
    ask: "Age, height and weight?",
    why: "Nothing can be worked out without them",
    examples: [],
  },
  "diet-food": {
    label: "My food",
    ask: "What do you usually eat, and what won't you eat?",
    why: "A plan without your food won't last",
    examples: ["home cooking, I eat everything", "mostly eating out", "no meat"],
  },
  "diet-day": {
    label: "My day",
    ask: "What is your day like: work, movement, sleep?",
    why: "So it fits your life",
    examples: ["sitting most of the day", "on my feet most of the day", "irregular hours"],
  },
  "diet-means": {
    label: "What I have",
    ask: "What do you have: gym, equipment, budget, time?",
    why: "So you can really do it",
    examples: ["home, no equipment", "a gym, three days a week", "half an hour daily"],
  },
  "symptom-how": {
    label: "What it is like",
    ask: "What is it like, where is it, and what makes it worse?",
    why: "The description narrows down the causes",
    examples: ["mild, it comes and goes", "strong, all the time", "worse at night"],
  },
  "symptom-others": {
    label: "Also",
    ask: "Any other signs: fever, dizziness, bleeding?",
    why: "Some mean it is urgent",
    examples: ["a slight fever", "tiredness", "nothing else"],
  },
  "symptom-before": {
    label: "Before",
    ask: "Has it happened before, and what was it?",
    why: "An earlier episode can explain this one",
    examples: ["yes, it went away by itself", "first time", "yes, a doctor treated it"],
  },
};
