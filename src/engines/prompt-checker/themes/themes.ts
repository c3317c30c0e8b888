import themes from "./themes.json" with { type: "json" };

/** Two sides of a subject, as phrases between bars, and names of the whole class; `content/checker/themes.yaml` says more. */
export interface Theme {
  one: string;
  other: string;
  names?: string;
}

export const THEMES: Readonly<Record<string, Theme>> = themes;
