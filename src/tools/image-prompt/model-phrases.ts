import type { ImagePlan } from "#engines/media/image/image-types.ts";
import type { ImageModel } from "#engines/media/media-models-data.ts";
import type { Language } from "#i18n/language.ts";

interface Wanted {
  detail: "short" | "standard" | "rich";
  variants: number;
  promptLanguage: "en" | "ar";
}

const DETAIL = {
  ar: { short: "ما ذُكر وحده", standard: "مع الضوء والكادر", rich: "مع الضوء والكادر والعدسة والألوان والمزاج" },
  en: {
    short: "what was said alone",
    standard: "with light and framing",
    rich: "with light, framing, lens, colours and mood",
  },
} as const;

/** The form's choices as lines of the system prompt. */
export function optionLines(input: Wanted, plan: ImagePlan, lang: Language): string {
  const exact = plan.lettering.map((text) => `"${text}"`).join(" ");
  return lang === "ar"
    ? [
        `لغة البرومبت: ${input.promptLanguage === "ar" ? "العربية" : "الإنجليزية"}.`,
        `التفصيل: ${DETAIL.ar[input.detail]}.`,
        `النسبة: ${plan.ratio}${plan.model.flags ? `، وتُكتب --ar ${plan.ratio} في آخره` : "، إعداد لا يُكتب خيارًا"}.`,
        `صيغ أخرى: ${input.variants - 1}.`,
        ...(exact ? [`يبقى بحروفه: ${exact}`] : []),
      ].join("\n")
    : [
        `Language of the prompt: ${input.promptLanguage === "ar" ? "Arabic" : "English"}.`,
        `Detail: ${DETAIL.en[input.detail]}.`,
        `Ratio: ${plan.ratio}${plan.model.flags ? `, written as --ar ${plan.ratio} at the end` : ", a setting and no flag"}.`,
        `Variants: ${input.variants - 1}.`,
        ...(exact ? [`To the letter: ${exact}`] : []),
      ].join("\n");
}

const FORMS = {
  ar: {
    prose: "جمل متصلة",
    flags: "جملة واحدة غنية ثم الخيارات في آخرها",
    tags: "عبارات تفصلها فواصل، الموضوع أولًا",
    lines: "سطور قصيرة معنونة: Scene وSubject وDetails وText وConstraints وUse",
  },
  en: {
    prose: "connected prose",
    flags: "one phrase-rich sentence, then flags last",
    tags: "phrases between commas, subject first",
    lines: "short labelled lines: Scene, Subject, Details, Text, Constraints, Use",
  },
} as const;

/** What the table says of a model, in words. */
export function modelFacts(model: ImageModel, lang: Language): string {
  const flags = model.flags
    ? `--ar, --v ${model.version}, ${Object.entries(model.flags)
        .map(([name, bounds]) => `--${name}${bounds ? ` ${bounds[0]}–${bounds[1]}` : ""}`)
        .join(", ")}`
    : "";
  const list = model.listFlag
    ? { ar: ` المستبعد: --${model.listFlag} س, ص.`, en: ` Exclusions: --${model.listFlag} a, b.` }
    : null;
  const weights = model.weights
    ? `(x:${model.weights.bounds[0]}–${model.weights.bounds[1]}) ≤ ${model.weights.most}`
    : "";
  return lang === "ar"
    ? `${model.label} (${model.checkedOn}): ${FORMS.ar[model.form]}، من ${model.words[0]} إلى ${model.words[1]} كلمة، ${model.takesNegative ? "له حقل للمستبعد" : "بلا حقل للمستبعد: negative يبقى null"}.${flags ? ` الخيارات: ${flags}.${list?.ar ?? ""}` : " بلا خيارات --."}${weights ? ` الأوزان: ${weights}.` : ""}`
    : `${model.label} (${model.checkedOn}): ${FORMS.en[model.form]}, ${model.words[0]} to ${model.words[1]} words, ${model.takesNegative ? "has a field for exclusions" : "has no field for exclusions: negative stays null"}.${flags ? ` Flags: ${flags}.${list?.en ?? ""}` : " No -- flags."}${weights ? ` Weights: ${weights}.` : ""}`;
}
