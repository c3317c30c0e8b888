import claims from "./claims.json" with { type: "json" };

/** Claims that exclude each other, between bars; `content/checker/claims.yaml` says how they are written. */
export interface Subject {
  one: string;
  other: string;
}

/** Words of each class, by its name. */
export const CLASSES: Readonly<Record<string, string>> = claims.classes;

export const SUBJECTS: Readonly<Record<string, Subject>> = claims.subjects;
