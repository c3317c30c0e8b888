/* The frame around a person's words, in the language of the prompt. */
export interface ImageWords {
  comma: string;
  semicolon: string;
  foreign: (words: string, language: string) => string;
  /** After a label that says it is the scene. */
  foreignScene: (words: string, language: string) => string;
  style: (value: string) => string;
  /** A name with what it looks like; in Arabic the two have a colon between them already. */
  culture: (value: string, isForeign: boolean) => string;
  space: (value: string) => string;
  light: (value: string) => string;
  shot: (value: string) => string;
  lens: (value: string) => string;
  palette: (value: string) => string;
  mood: (value: string) => string;
  lettering: (value: string, isForeign: boolean) => string;
  leaveOut: (value: string) => string;
  ratio: (value: string) => string;
  /** Among tags. */
  leavingOut: (value: string) => string;
  otherText: string;
  labels: { scene: string; details: string; text: string; constraints: string; use: string };
}

/** Guillemets hold the person's words, so inside them other marks stand for a quotation. */
const inner = (text: string) => text.replace(/«/g, "“").replace(/»/g, "”");

export const IMAGE_WORDS: Record<"ar" | "en", ImageWords> = {
  en: {
    comma: ", ",
    semicolon: "; ",
    foreign: (words) => `The scene, in its author's own words: «${inner(words)}»`,
    foreignScene: (words) => `(in its author's own words) «${inner(words)}»`,
    style: (value) => `Style: ${value}`,
    culture: (value) => `To be drawn as: ${value}`,
    space: (value) => `Ground and empty space: ${value}`,
    light: (value) => `Lighting: ${value}`,
    shot: (value) => `Framing: ${value}`,
    lens: (value) => `Lens: ${value}`,
    palette: (value) => `Colours: ${value}`,
    mood: (value) => `Mood: ${value}`,
    lettering: (value) => `The lettering, each once and exactly: ${value}`,
    leaveOut: (value) => `Left out of the picture: ${value}`,
    ratio: (value) => `Composed for a ${value} frame`,
    leavingOut: (value) => `leaving out ${value}`,
    otherText: "any other text",
    labels: {
      scene: "Scene",
      details: "Details",
      text: "Text",
      constraints: "Constraints",
      use: "Use",
    },
  },
  ar: {
    comma: "، ",
    semicolon: "؛ ",
    foreign: (words, language) =>
      `المشهد بلغة صاحبه ${language === "en" ? "الإنجليزية" : ""}: «${inner(words)}»`.replace("  ", " "),
    foreignScene: (words, language) => `(بلغة صاحبه ${language === "en" ? "الإنجليزية" : ""}) «${inner(words)}»`,
    style: (value) => `الأسلوب: ${value}`,
    culture: (value, isForeign) => (isForeign ? `يُرسم هكذا: ${value}` : value),
    space: (value) => `الخلفية والفراغ: ${value}`,
    light: (value) => `الإضاءة: ${value}`,
    shot: (value) => `الكادر: ${value}`,
    lens: (value) => `العدسة: ${value}`,
    palette: (value) => `الألوان: ${value}`,
    mood: (value) => `المزاج: ${value}`,
    lettering: (value, isForeign) =>
      isForeign ? `النص المكتوب، كل منه مرة واحدة وبحروفه: ${value}` : `تُكتب مرة واحدة بحروفها: ${value}`,
    leaveOut: (value) => `خارج الصورة: ${value}`,
    ratio: (value) => `التكوين لإطار نسبته ${value}`,
    leavingOut: (value) => `من دون ${value}`,
    otherText: "أي كتابة أخرى",
    labels: {
      scene: "المشهد",
      details: "التفاصيل",
      text: "النص",
      constraints: "القيود",
      use: "الاستعمال",
    },
  },
};
