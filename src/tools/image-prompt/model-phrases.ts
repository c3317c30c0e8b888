import type { z } from "zod";
import type { ImageModel } from "#engines/media/media-models.ts";
import type { Language } from "#i18n/language.ts";
import type { imagePrompt } from "./tool.ts";

type Input = z.output<typeof imagePrompt.input>;

const DETAIL: Record<Language, Partial<Record<Input["detail"], string>>> = {
  ar: {
    short: "اختار صاحب الطلب برومبتًا قصيرًا: ما ذكره وحده.",
    rich: "اختار صاحب الطلب برومبتًا غنيًا: العدسة والألوان والخامات أيضًا.",
  },
  en: {
    short: "They chose a short prompt: only what they said.",
    rich: "They chose a rich prompt: lens, colours and surfaces as well.",
  },
};

const RATIO: Record<Language, (ratio: string) => string> = {
  ar: (ratio) => `اختار صاحب الطلب النسبة ${ratio}.`,
  en: (ratio) => `They chose the ratio ${ratio}.`,
};

const FIELDS: Record<Language, string> = {
  ar: "الوسوم الأخرى (style وlighting وmood وshot وlens وpalette وtextInImage وavoid) اختارها صاحب الطلب أيضًا.",
  en: "Further tags (style, lighting, mood, shot, lens, palette, textInImage, avoid) hold what they chose as well.",
};

/** What the person chose on the page; a default says nothing. */
export function optionLines(input: Input, lang: Language): string {
  const { style, lighting, mood, shot, lens, textInImage, avoid, palette } = input;
  const hasFields = [style, lighting, mood, shot, lens, textInImage, avoid].some(Boolean) || palette.length > 0;
  return [DETAIL[lang][input.detail], input.aspectRatio && RATIO[lang](input.aspectRatio), hasFields && FIELDS[lang]]
    .filter(Boolean)
    .join("\n");
}

export function languageName(language: "ar" | "en", lang: Language): string {
  if (lang === "ar") return language === "ar" ? "العربية" : "الإنجليزية";
  return language === "ar" ? "Arabic" : "English";
}

export function targetName(model: ImageModel, lang: Language): string {
  if (model.id !== "any") return model.label;
  return lang === "ar" ? "أي مولّد صور (لم يسمّه)" : "whatever image generator they use (they named none)";
}

const FORMS = {
  ar: {
    prose: "جمل متصلة",
    flags: "جملة واحدة غنية ثم الخيارات في آخرها",
    tags: "عبارات تفصلها فواصل، الموضوع أولًا",
    lines: "جمل أو سطور قصيرة، كل سطر لشيء",
  },
  en: {
    prose: "connected sentences",
    flags: "one rich sentence, then the flags at its end",
    tags: "phrases between commas, subject first",
    lines: "sentences or short lines, one matter each",
  },
} as const;

const LETTERING = {
  ar: {
    good: 'الكتابة داخل الصورة: يكتبها جيدًا إذا ذُكرت بحروفها بين علامتي تنصيص مع موضعها وحجمها ومع the only writing in the picture. وأول اتجاه آخر لوحة خالية نظيفة في موضع الكلمات، لأن موقعنا يضعها فوقها بخط سليم (زر "ضع الكلمات بنفسك" تحت النتيجة).',
    poor: 'الكتابة داخل الصورة: لا يرسم العربية ويخطئ في اللاتينية الطويلة. إذا طُلبت كلمات عربية فالبرومبت يطلب سطحًا خاليًا نظيفًا في موضعها بلا أي كتابة، وتقول notes إنها توضع فوقه بخط سليم من زر "ضع الكلمات بنفسك" تحت النتيجة، ويكون أول اتجاه آخر برومبتًا فيه الكلمات نفسها. واللاتينية القصيرة توضع بين علامتي تنصيص.',
  },
  en: {
    good: 'Writing in the picture: it comes out well where the prompt has the exact words in quotes, with place and size, as "the only writing in the picture". The first direction is then a clean plate with an empty place for them, since our page sets words over it in true type (the button "Set the words yourself" under the result).',
    poor: 'Writing in the picture: it cannot draw Arabic, and long Latin words go wrong. Where Arabic words belong in the picture, the prompt asks for a clean empty surface in their place with no writing at all, notes say that they are set over it in true type by the button "Set the words yourself" under the result, and the first direction is a prompt with the words themselves. Short Latin words go in quotes.',
  },
} as const;

/** What the table says of a model, in words: dated facts that another model cannot know. */
export function modelFacts(model: ImageModel, lang: Language): string {
  const letters = LETTERING[lang][model.writesWords || model.id === "any" ? "good" : "poor"];
  const flags = model.flags
    ? Object.entries(model.flags).map(([name, bounds]) => `--${name}${bounds ? ` ${bounds[0]}–${bounds[1]}` : ""}`)
    : [];
  return lang === "ar"
    ? [
        `حقائق ${model.checkedOn}: يُكتب له في ${FORMS.ar[model.form]}${lengthIn(model, "ar")}.`,
        `النسب: ${model.ratios.join(" ")}${model.flags ? "، وتُكتب --ar في آخر البرومبت" : "، وتُختار في إعداداته"}.`,
        flags.length > 0 ? `خياراته: ${flags.join(" ")}، ولا حاجة إلى --v.` : "لا يقرأ خيارات --.",
        `المستبعد: ${exclusionIn(model, "ar")}.`,
        letters,
      ].join(" ")
    : [
        `Facts of ${model.checkedOn}: it takes ${FORMS.en[model.form]}${lengthIn(model, "en")}.`,
        `Ratios: ${model.ratios.join(" ")}${model.flags ? ", written --ar at the end" : ", chosen in its settings"}.`,
        flags.length > 0 ? `Flags: ${flags.join(" ")}; it needs no --v.` : "It reads no -- flags.",
        `Exclusions: ${exclusionIn(model, "en")}.`,
        letters,
      ].join(" ");
}

function lengthIn({ words, lettersMost }: ImageModel, lang: Language): string {
  return lang === "ar"
    ? `${words ? `، من ${words[0]} إلى ${words[1]} كلمة` : ""}${lettersMost ? `، وخانته تتسع لما لا يتجاوز ${lettersMost} حرفًا` : ""}`
    : `${words ? `, ${words[0]} to ${words[1]} words` : ""}${lettersMost ? `; its field holds ${lettersMost} characters` : ""}`;
}

function exclusionIn(model: ImageModel, lang: Language): string {
  const words = {
    field: { ar: "في حقل negative أسماء بلا نفي", en: "plain nouns in the field negative" },
    flag: { ar: `--${model.listFlag} ثم الأسماء في آخره`, en: `--${model.listFlag} and the nouns, at the end` },
    instead: { ar: "يُقال ما يُرى بدله، لا نفيه", en: "say what is seen instead, not a denial" },
    sentence: { ar: "بجملة صريحة قصيرة (No people.)", en: 'in a short plain sentence ("No people.")' },
  };
  if (model.takesNegative) return words.field[lang];
  if (model.listFlag) return words.flag[lang];
  return words[model.wantsNoDenials ? "instead" : "sentence"][lang];
}
