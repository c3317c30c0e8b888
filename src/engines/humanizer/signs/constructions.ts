import constructions from "./constructions.json" with { type: "json" };

/**
 * Constructions of machine writing with open places in them, as features: what each is worth for each sign is learned
 * (`npm run train -- constructions`). Written in `content/style/constructions.yaml`; `W` stands for a word.
 */
export const CONSTRUCTIONS: Record<"ar" | "en", readonly string[]> = constructions;
