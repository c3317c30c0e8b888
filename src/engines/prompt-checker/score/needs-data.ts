import type { TaskType } from "#engines/reader/reading.ts";

/** What a prompt can state, as the score counts it. */
export const SLOTS = [
  "task",
  "material",
  "audience",
  "purpose",
  "facts",
  "requirements",
  "format",
  "length",
  "tone",
  "language",
  "exclusions",
  "examples",
  "role",
  "success",
  "uncertainty",
] as const;
export type Slot = (typeof SLOTS)[number];

type Needs = readonly (readonly [Slot, number])[];
const WRITING: Needs = [
  ["task", 3],
  ["audience", 2],
  ["facts", 2],
  ["length", 2],
  ["requirements", 2],
  ["tone", 1],
];
const ON_MATERIAL: Needs = [
  ["task", 3],
  ["material", 4],
  ["requirements", 1],
  ["format", 1],
];
const ASKING: Needs = [
  ["task", 3],
  ["facts", 3],
  ["requirements", 1],
  ["format", 1],
];

/** What each kind of work needs before anything can be made of it, by how much it needs it. */
export const NEEDS: Record<TaskType, Needs> = {
  article: WRITING,
  marketing: WRITING,
  "email-letter": [
    ["task", 3],
    ["facts", 3],
    ["audience", 2],
    ["requirements", 1],
    ["length", 1],
    ["tone", 1],
  ],
  "support-reply": [
    ["task", 3],
    ["material", 2],
    ["facts", 2],
    ["requirements", 1],
    ["tone", 1],
  ],
  summarise: [...ON_MATERIAL, ["length", 2]],
  translate: [
    ["task", 2],
    ["material", 4],
    ["language", 2],
  ],
  rewrite: ON_MATERIAL,
  "code-write": [
    ["task", 3],
    ["language", 2],
    ["requirements", 3],
    ["format", 1],
  ],
  "code-fix-review": ON_MATERIAL,
  data: ON_MATERIAL,
  "extract-classify": [...ON_MATERIAL, ["format", 2]],
  tutor: [
    ["task", 3],
    ["audience", 2],
    ["requirements", 1],
    ["format", 1],
  ],
  "exam-lesson": [
    ["task", 3],
    ["audience", 2],
    ["length", 2],
    ["format", 2],
    ["requirements", 1],
  ],
  plan: ASKING,
  "research-compare": ASKING,
  "agent-bot": [
    ["task", 3],
    ["role", 1],
    ["requirements", 3],
    ["exclusions", 2],
    ["facts", 1],
  ],
  "health-info": ASKING,
  "legal-info": ASKING,
  "finance-info": ASKING,
  career: ASKING,
  creative: [
    ["task", 3],
    ["requirements", 2],
    ["length", 1],
    ["audience", 1],
    ["tone", 1],
  ],
  "ideas-names": [
    ["task", 3],
    ["facts", 1],
    ["requirements", 2],
    ["length", 1],
  ],
  roleplay: [
    ["task", 3],
    ["role", 2],
    ["requirements", 2],
  ],
  recipe: [
    ["task", 3],
    ["facts", 2],
    ["requirements", 2],
  ],
  general: [
    ["task", 3],
    ["facts", 2],
    ["requirements", 2],
    ["format", 1],
  ],
};

/** Concrete words of a sound prompt for each kind of work, material aside: medians of the project's own sound prompts, rounded. */
export const WORDS_WANTED: Record<TaskType, number> = {
  translate: 6,
  rewrite: 9,
  general: 9,
  summarise: 12,
  tutor: 16,
  "ideas-names": 18,
  recipe: 20,
  "code-fix-review": 20,
  "extract-classify": 20,
  data: 22,
  "exam-lesson": 22,
  "support-reply": 24,
  "health-info": 25,
  "legal-info": 25,
  "finance-info": 25,
  "research-compare": 26,
  creative: 26,
  "email-letter": 28,
  article: 28,
  marketing: 28,
  "code-write": 28,
  career: 28,
  roleplay: 28,
  plan: 30,
  "agent-bot": 50,
};
