import type { z } from "zod";
import type { VideoModel } from "#engines/media/media-models.ts";
import type { Language } from "#i18n/language.ts";
import type { videoPrompt } from "./tool.ts";

type Input = z.output<typeof videoPrompt.input>;

const CHOSEN = {
  ar: {
    duration: (seconds: number) => `اختار صاحب الطلب المدة ${seconds} ث.`,
    ratio: (ratio: string) => `اختار صاحب الطلب النسبة ${ratio}.`,
    shots: (count: number) => `اختار صاحب الطلب عدد اللقطات ${count}.`,
    fields: "الوسوم الأخرى (style وcamera وlighting وaudio وavoid وdialogue) اختارها صاحب الطلب أيضًا.",
  },
  en: {
    duration: (seconds: number) => `They chose a length of ${seconds} s.`,
    ratio: (ratio: string) => `They chose the ratio ${ratio}.`,
    shots: (count: number) => `They chose ${count} shots.`,
    fields: "Further tags (style, camera, lighting, audio, avoid, dialogue) hold what they chose as well.",
  },
} as const;

/** What the person chose on the page, never what we read in their words. */
export function optionLines(input: Input, lang: Language): string {
  const words = CHOSEN[lang];
  const { style, camera, lighting, audio, avoid, dialogue } = input;
  const hasFields = [style, camera, lighting, audio, avoid].some(Boolean) || dialogue.length > 0;
  return [
    input.duration && words.duration(input.duration),
    input.aspectRatio && words.ratio(input.aspectRatio),
    input.shots && words.shots(input.shots),
    hasFields && words.fields,
  ]
    .filter(Boolean)
    .join("\n");
}

export function targetName(model: VideoModel, lang: Language): string {
  if (model.id !== "any") return model.label;
  return lang === "ar" ? "أي مولّد فيديو (لم يسمّه)" : "whatever video generator they use (they named none)";
}

const FORMS = {
  ar: {
    labelled: "نثر ثم سطور Camera وLight وAudio",
    veo: "نثر: الكاميرا والموضوع والفعل والمكان والضوء، ثم الكلام والأصوات؛ ولعدة لقطات أزمنة مثل [00:00-00:03]",
    prose: "مشهد متصل نثرًا ثم سطر Audio",
    runway: "لقطة الكاميرا ثم الموضوع والفعل والمكان، والأزمنة مثل [00:01]، وكل شيء إيجابًا بلا نفي",
    kling: 'لقطات مثل Shot 1 (0–4s): …، والكلام [المتكلم، الصوت]: "…"',
    brief: "سطر أسلوب ثم نثر ثم Cinematography وActions وDialogue وBackground Sound",
  },
  en: {
    labelled: "prose, then lines for Camera, Light, Audio",
    veo: "prose: camera, subject, action, place, light, then speech and sounds; several shots by times such as [00:00-00:03]",
    prose: "one continuous scene in prose, closed by an Audio line",
    runway: "camera shot, then subject, action, place; beats by times such as [00:01]; positive wording, no denials",
    kling: 'shots such as Shot 1 (0–4s): …, speech as [speaker, voice]: "…"',
    brief: "a style line, prose, then Cinematography, Actions, Dialogue, Background Sound",
  },
} as const;

const SOUND = {
  ar: {
    true: "له صوت.",
    false: "بلا صوت: الأصوات تُذكر في notes لا في البرومبت.",
    null: "لا نعرف أيصنع صوتًا: اذكر الصوت في سطره، وقل في notes إنه قد يُركَّب بعد ذلك.",
  },
  en: {
    true: "It makes sound.",
    false: "It makes no sound: sounds belong in notes, not in the prompt.",
    null: "Whether it makes sound is not known: give the sound its own line, and say in notes that it may have to be added afterwards.",
  },
} as const;

/** What the table says of a model, in words: dated facts that another model cannot know. */
export function modelFacts(model: VideoModel, lang: Language): string {
  const { seconds } = model;
  const isList = "only" in seconds;
  const lengths = isList ? seconds.only.join(", ") : `${seconds.least}–${seconds.most}`;
  const speaks = model.speaks?.join(", ");
  return lang === "ar"
    ? [
        `حقائق ${model.checkedOn}: يُكتب له ${FORMS.ar[model.form]}.`,
        `طول المقطع الواحد ${lengths} ث${isList ? " لا غير" : ""}؛ وما طال عن ذلك فعدة مقاطع، وما وقع بينها فأقرب أطول منه مع ذكر ذلك في notes.`,
        `النسب: ${model.ratios.join(" ")}. لقطات حتى ${model.shotsMost}. ${SOUND.ar[String(model.hasSound) as "true"]}`,
        model.lettersMost ? `خانته تتسع لما لا يتجاوز ${model.lettersMost} حرفًا.` : "",
        model.takesNegative ? "المستبعد: في حقل negative أسماء بلا نفي." : "المستبعد: لا حقل له.",
        speaks ? `ينطق: ${speaks}؛ وغيرها يُكتب كما هو وتقول notes إنه قد يُركَّب بعد ذلك.` : "",
      ]
        .filter(Boolean)
        .join(" ")
    : [
        `Facts of ${model.checkedOn}: it takes ${FORMS.en[model.form]}.`,
        `One clip lasts ${lengths} s${isList ? ", no other length" : ""}; what is longer becomes several clips, what lies between gets the next longer one, and notes say so.`,
        `Ratios: ${model.ratios.join(" ")}. Up to ${model.shotsMost} shots. ${SOUND.en[String(model.hasSound) as "true"]}`,
        model.lettersMost ? `Its field holds ${model.lettersMost} characters.` : "",
        model.takesNegative
          ? "Exclusions: plain nouns in the field negative."
          : "Exclusions: it has no field for them.",
        speaks ? `It speaks ${speaks}; other speech stays as it is, and notes say that it may have to be dubbed.` : "",
      ]
        .filter(Boolean)
        .join(" ");
}
