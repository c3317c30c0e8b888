import type { VideoModel } from "#engines/media/media-models-data.ts";
import type { VideoPlan } from "#engines/media/video/video-types.ts";
import type { Language } from "#i18n/language.ts";

/** The form's choices as lines of the system prompt. */
export function optionLines(plan: VideoPlan, lang: Language): string {
  const total = plan.clips.reduce((sum, each) => sum + each, 0);
  const exact = [...plan.lines.map(({ line }) => line), ...plan.lettering].map((text) => `"${text}"`).join(" ");
  const clips = plan.clips.length;
  return lang === "ar"
    ? [
        `المدة: ${total} ث. النسبة: ${plan.ratio}. عدد اللقطات: ${plan.shots.length}. نهاية آخر لقطة: ${total}.`,
        ...(clips > 1
          ? [`المقاطع: ${clips}، مددها بالثواني ${plan.clips.join(" و")}، ويبدأ كل منها بسطر Clip 1 of ${clips} ونحوه.`]
          : []),
        ...(exact ? [`يبقى بحروفه: ${exact}`] : []),
        "لغة البرومبت: الإنجليزية، والحوار بلغته. لا ترجمة مكتوبة على الصورة ما لم تُطلب.",
      ].join("\n")
    : [
        `Length: ${total} s. Ratio: ${plan.ratio}. Shots: ${plan.shots.length}. The last shot ends at ${total}.`,
        ...(clips > 1
          ? [`Clips: ${clips}, of ${plan.clips.join(", ")} s, each headed "Clip 1 of ${clips}" and so on.`]
          : []),
        ...(exact ? [`To the letter: ${exact}`] : []),
        "Language of the prompt: English, dialogue in its own. No burned-in subtitles unless asked for.",
      ].join("\n");
}

const FORMS = {
  ar: {
    labelled: "نثر ثم سطور Camera وLight وAudio والحوار",
    veo: "[الكاميرا] + [الموضوع] + [الفعل] + [المكان] + [الأسلوب والضوء]، ثم الحوار ثم SFX وAmbient وMusic، ولعدة لقطات [00:00-00:02]",
    prose: "مشهد متصل نثرًا ثم سطر Audio",
    runway: "لقطة الكاميرا ثم الموضوع والفعل والمكان، والأزمنة [00:01]، وكل شيء إيجابًا",
    kling: 'Shot 1 (0–4s): … والحوار [المتكلم، الصوت]: "…"',
    brief: "سطر أسلوب ونثر ثم Cinematography وActions وDialogue وBackground Sound",
  },
  en: {
    labelled: "prose, then lines for Camera, Light, Audio and dialogue",
    veo: "[camera] + [subject] + [action] + [context] + [style, light], then speech, then SFX, Ambient, Music; several shots by [00:00-00:02]",
    prose: "one continuous scene in prose, closed by an Audio line",
    runway: "camera shot of subject, action, place; beats as [00:01]; positive wording throughout",
    kling: 'Shot 1 (0–4s): … with speech as [speaker, voice]: "…"',
    brief: "a style line, prose, then Cinematography, Actions, Dialogue, Background Sound",
  },
} as const;

/** What the table says of a model, in words. */
export function modelFacts(model: VideoModel, lang: Language): string {
  const lengths =
    "only" in model.seconds ? model.seconds.only.join("/") : `${model.seconds.least}–${model.seconds.most}`;
  return lang === "ar"
    ? `${model.label} (${model.checkedOn}): ${FORMS.ar[model.form]}. المقطع ${lengths} ث، النسب ${model.ratios.join(" و")}، لقطات حتى ${model.shotsMost}، ${model.hasSound ? "له صوت" : "بلا صوت"}، ${model.takesNegative ? "له حقل للمستبعد" : "بلا حقل للمستبعد: negative يبقى null"}.${model.speaks ? ` ينطق: ${model.speaks.join("، ")}.` : ""}`
    : `${model.label} (${model.checkedOn}): ${FORMS.en[model.form]}. Clips of ${lengths} s, ratios ${model.ratios.join(", ")}, up to ${model.shotsMost} shots, ${model.hasSound ? "with sound" : "no sound"}, ${model.takesNegative ? "has a field for exclusions" : "has no field for exclusions: negative stays null"}.${model.speaks ? ` Speaks ${model.speaks.join(", ")}.` : ""}`;
}
