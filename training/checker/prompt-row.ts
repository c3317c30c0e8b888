import type { RuleId } from "#engines/prompt-checker/finding.ts";
import type { Topic } from "#engines/prompt-checker/reading/outputs.ts";

/** A fault that somebody found in a prompt: `quote` is the place, or null for something absent. */
export interface LabelledFault {
  id: RuleId;
  quote: string | null;
}

/** One labelled prompt, as `training/prompts/README.md` describes it. */
export interface PromptRow {
  id: string;
  writer: string;
  lang: "ar" | "en";
  text: string;
  type: string;
  /** 0 (nothing can be made of it) to 4 (sound); null where nobody judged it. */
  quality: number | null;
  given?: readonly string[];
  parts?: readonly { t: string; r: string; vague?: boolean }[] | undefined;
  faults: readonly LabelledFault[];
  /** Subjects that ask for care, beside that of the type. */
  topics?: readonly Topic[];
  /** "gold" was labelled by its writer; "silver" carries what an earlier engine of rules found. */
  source: "gold" | "silver";
  pair?: string | null;
  /** Where it is not that of its pair. */
  fold?: number;
  /** Made worse so that nothing good can be made of it. */
  lacks?: boolean;
  side?: "better" | "worse" | null;
}
