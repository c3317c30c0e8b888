import type { EnglishWording } from "#engines/questions/question.ts";

export const HEALTH_EN: Readonly<Record<string, EnglishWording>> = {
  "health-who": {
    label: "For",
    ask: "Who is it about: what age and sex?",
    why: "Answers change with age and sex",
    examples: ["me, a woman of 34", "my father, 70", "my son, two years old"],
  },
  "health-conditions": {
    label: "Conditions and medicines",
    ask: "Any illnesses, medicines or pregnancy?",
    why: "They can rule out what suits others",
    examples: ["high blood pressure and diabetes", "five months pregnant", "none"],
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
    examples: ["whether to go to hospital", "what to do at home", "what to ask the doctor"],
  },
  "health-doctor": {
    label: "The doctor said",
    ask: "What has a doctor said, or what have tests shown?",
    why: "So it builds on that",
    examples: ["not seen one yet", "said a mild infection", "vitamin D is 12"],
  },
  "health-tried": {
    label: "Tried",
    ask: "What have you tried, and did it help?",
    why: "So it is not suggested again",
    examples: ["paracetamol, no help", "rest and fluids", "nothing"],
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
    examples: ["Augmentin 1 g", "ibuprofen syrup 100 mg per 5 ml", "not sure of the strength"],
  },
  "drug-why": {
    label: "Taken for",
    ask: "What is it for, and who prescribed it?",
    why: "The dose depends on the reason",
    examples: ["a tooth infection, from the dentist", "headaches, I chose it myself", "the pharmacist suggested it"],
  },
  "drug-others": {
    label: "Also taking",
    ask: "What other medicines or herbs are being taken?",
    why: "Interactions are the main risk",
    examples: ["daily aspirin", "a blood thinner", "nothing"],
  },
  "drug-effect": {
    label: "Noticed",
    ask: "What did you notice after taking it?",
    why: "It may or may not be the medicine",
    examples: ["nausea after an hour", "a rash", "not started yet"],
  },
  "diet-goal": {
    label: "Goal",
    ask: "What is the goal in numbers, and by when?",
    why: "The plan is worked out from it",
    examples: ["lose 8 kg in four months", "run 5 km", "keep my weight steady"],
  },
  "diet-body": {
    label: "My body",
    ask: "Age, height and weight?",
    why: "Nothing can be worked out without them",
    examples: ["29, 165 cm, 78 kg", "45, 180 cm, 95 kg"],
  },
  "diet-food": {
    label: "My food",
    ask: "What do you usually eat, and what won't you eat?",
    why: "A plan without your food won't last",
    examples: ["bread and rice daily", "no fish", "family meals"],
  },
  "diet-day": {
    label: "My day",
    ask: "What is your day like: work, movement, sleep?",
    why: "So it fits your life",
    examples: ["desk for 8 hours", "on my feet", "five hours' sleep"],
  },
  "diet-means": {
    label: "What I have",
    ask: "What do you have: gym, equipment, budget, time?",
    why: "So you can really do it",
    examples: ["home, no equipment", "a gym, three days a week", "half an hour daily"],
  },
  "symptom-how": {
    label: "What it is like",
    ask: "What is it like, where, and what makes it worse?",
    why: "The description narrows down the causes",
    examples: ["a pressing pain at the back of the head, worse in bright light", "burning after meals"],
  },
  "symptom-others": {
    label: "Also",
    ask: "Any other signs: fever, dizziness, bleeding?",
    why: "Some mean it is urgent",
    examples: ["a fever of 38", "blurred vision", "nothing else"],
  },
  "symptom-before": {
    label: "Before",
    ask: "Has it happened before, and what was it?",
    why: "An earlier episode can explain this one",
    examples: ["yes, it was stress", "first time", "my father has it too"],
  },
};
