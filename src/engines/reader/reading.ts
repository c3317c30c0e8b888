import type { ArabicVariety } from "#engines/text/arabic/variety.ts";
import type { DialectName } from "#engines/text/arabic/variety-lexicon.ts";

/** The kinds of work a request can be; "general" when no other fits. */
export const TASK_TYPES = [
  "article",
  "marketing",
  "email-letter",
  "support-reply",
  "summarise",
  "translate",
  "rewrite",
  "code-write",
  "code-fix-review",
  "data",
  "extract-classify",
  "tutor",
  "exam-lesson",
  "plan",
  "research-compare",
  "agent-bot",
  "health-info",
  "legal-info",
  "finance-info",
  "career",
  "creative",
  "ideas-names",
  "roleplay",
  "recipe",
  "general",
] as const;
export type TaskType = (typeof TASK_TYPES)[number];

/** Work inside a type that asks other questions; types that are not named have none. */
export const KINDS_OF_TYPE = {
  article: ["essay", "speech"],
  marketing: ["post-ad", "campaign-plan", "product-description"],
  "email-letter": ["personal-message", "work-email", "formal-letter", "proposal"],
  "code-fix-review": ["fix", "review"],
  data: ["analysis", "formula"],
  plan: ["study", "travel", "project", "event", "routine"],
  "research-compare": ["buying", "study"],
  "health-info": ["drug", "diet-fitness", "symptom"],
  "legal-info": ["contract", "rights", "procedure"],
  career: ["cv", "cover-letter", "interview"],
  creative: ["story", "poem", "script"],
  "exam-lesson": ["exam", "lesson"],
  "ideas-names": ["naming", "gift", "activity"],
  general: ["how-to", "advice", "fact"],
} as const satisfies Partial<Record<TaskType, readonly string[]>>;
export type WorkKind = (typeof KINDS_OF_TYPE)[keyof typeof KINDS_OF_TYPE][number];

/** What a request can state about the work it wants. */
export const STATED = [
  "audience",
  "length",
  "format",
  "tone",
  "purpose",
  "language",
  "deadline",
  "place",
  "numbers",
  "material",
  "exclusions",
  "examples",
  "role",
  "success",
] as const;
export type Stated = (typeof STATED)[number];

/**
 * What asks for care, and two that are about the form: `meta` asks for a prompt rather than the thing itself, `good` is a
 * full prompt already.
 */
export const FLAGS = [
  "health",
  "legal",
  "finance",
  "child",
  "emotional",
  "deceptive",
  "personal-data",
  "secret",
  "injection",
  "meta",
  "good",
] as const;
export type Flag = (typeof FLAGS)[number];

/** The part a piece of the text plays. */
export const PART_ROLES = [
  "task",
  "background",
  "requirement",
  "exclusion",
  "format",
  "audience",
  "tone",
  "length",
  "material",
  "question",
  "example",
  "goal",
  "meta",
  "courtesy",
] as const;
export type PartRole = (typeof PART_ROLES)[number];

/** Varieties that are learned; that a text is mixed with foreign terms is counted, whatever its variety. */
export const LEARNED_VARIETIES = ["msa", "egy", "glf", "lev", "mgr"] as const;

/** A piece of the text: `start` and `end` (exclusive) in UTF-16 code units of the text as it was given. */
export interface ReadPart {
  start: number;
  end: number;
  role: PartRole;
  /** 0 to 1. */
  probability: number;
}

/** A type that the text may be, and the kinds of it with their probabilities within the type; what is left to 1 has no kind. */
export interface LikelyType {
  type: TaskType;
  probability: number;
  kinds: readonly { kind: WorkKind; probability: number }[];
}

/** What the reader makes of a text. Probabilities are calibrated: of a hundred answers at 0.8, some eighty are right. */
export interface Reading {
  language: "ar" | "en" | "other";
  /** Null for a text that is not Arabic. */
  variety: ArabicVariety | null;
  /** The spoken variety, also of a mixed text or one in Latin letters; null for standard Arabic, or where the reader is unsure. */
  dialect: DialectName | null;
  /** Null: the reader abstains, ask general questions. */
  type: TaskType | null;
  /** Null: the type has none, or the reader is unsure. */
  kind: WorkKind | null;
  /** Of the best type, also where the reader abstains. */
  typeProbability: number;
  /** The best type where the reader abstains, else the second best; null where neither is likely. */
  runnerUp: TaskType | null;
  /** The likeliest types, best first, also where the reader abstains; those under a tenth are left out. */
  likely: readonly LikelyType[];
  /** Probabilities, 0 to 1. Read as stated from 0.5. */
  stated: Record<Stated, number>;
  /** Probabilities, 0 to 1. Flags that protect people are raised early: take them from 0.5 like the others. */
  flags: Record<Flag, number>;
  /** Consecutive pieces that cover the text from its first character to its last; none for an empty text. */
  parts: ReadPart[];
}
