import type { ImageMetadata } from "#engines/image-metadata/read-image-metadata.ts";
import { formatNumber } from "#i18n/format.ts";
import type { Language } from "#i18n/language.ts";
import { provenanceLines } from "./provenance-lines.ts";
import { GENERATORS } from "#tools/image-to-prompt/generator-names.ts";
import { SUBJECT_SLOT } from "#tools/image-to-prompt/subject-slot.ts";
import type { ImageToPromptResult } from "#tools/image-to-prompt/tool.ts";

type Facts = ImageToPromptResult["facts"];
type Statement = ImageToPromptResult["statements"][number];

/** A prompt of what was measured, in English as image models take it; the subject is left to the reader. */
export function measuredPrompt(facts: Facts, palette: ImageToPromptResult["palette"], textInImage: string): string {
  const words = PROMPT_WORDS;
  const colours = palette.slice(0, 3).map(({ nameEn }) => nameEn);
  return [
    SUBJECT_SLOT,
    words.brightness[facts.brightness],
    words.contrast[facts.contrast],
    words.saturation[facts.saturation],
    facts.saturation === "none" ? "" : words.warmth[facts.warmth],
    colours.length > 0 ? `palette of ${[...new Set(colours)].join(", ")}` : "",
    words.sharpness[facts.sharpness],
    words.detail[facts.detail],
    facts.isFlat ? "flat colours" : "",
    facts.isMirrored ? "symmetrical composition" : "",
    words.weight[facts.weight],
    facts.focus === "centre" ? "shallow depth of field" : "",
    lensWords(facts.camera),
    textInImage !== "" && textInImage.length <= MOST_LETTERING
      ? `the text "${textInImage.replaceAll("\n", " / ")}"`
      : "",
  ]
    .filter(Boolean)
    .join(", ");
}

/** All that is known, line by line, in the reader's language. */
export function statementsOf(
  { facts, metadata, textInImage }: { facts: Facts; metadata: ImageMetadata; textInImage: string },
  lang: Language,
): Statement[] {
  const words = WORDS[lang];
  const size = `${formatNumber(lang, facts.width)} × ${formatNumber(lang, facts.height)}`;
  const orientation = facts.ratio === "1:1" ? "square" : facts.width > facts.height ? "landscape" : "portrait";
  const measured = [
    `${words.size}: ${size} (${words[orientation]}${lang === "ar" ? "،" : ","} ${facts.ratio})`,
    `${words.light}: ${words.brightness[facts.brightness]}`,
    `${words.contrastName}: ${words.level[facts.contrast]}`,
    `${words.colours}: ${words.saturation[facts.saturation]}${facts.saturation === "none" ? "" : words.warmth[facts.warmth]}`,
    `${words.sharpnessName}: ${words.sharpness[facts.sharpness]}${facts.focus === "centre" ? words.focus : ""}`,
    `${words.layoutName}: ${words.detail[facts.detail]}${words.weight[facts.weight]}${facts.isMirrored ? words.mirrored : ""}`,
    facts.isFlat ? words.flat : "",
    facts.hasAlpha ? words.alpha : "",
    `${words.text}: ${textInImage === "" ? words.noText : textInImage}`,
  ].filter(Boolean);
  const embedded = [
    metadata.declaration ? words.declared[metadata.declaration] : "",
    metadata.aiSystem ? `${words.aiSystem}: ${metadata.aiSystem}` : "",
    metadata.hasC2pa ? words.manifest : "",
    ...provenanceLines(metadata.provenance, lang),
    metadata.hasGps ? words.place : "",
    ...metadata.others.map(({ generator, prompt }) => {
      const program = GENERATORS[generator];
      return `${words.other}${program ? ` (${program})` : ""}: ${prompt}`;
    }),
  ].filter(Boolean);
  return [
    ...embedded.map((text): Statement => ({ origin: "embedded", text })),
    ...cameraLines(metadata.camera, lang).map((text): Statement => ({ origin: "camera", text })),
    ...measured.map((text): Statement => ({ origin: "measured", text })),
  ];
}

function cameraLines(camera: ImageMetadata["camera"], lang: Language): string[] {
  if (!camera) return [];
  const words = WORDS[lang];
  // Latin names and figures keep their order inside an Arabic line.
  const apart = (text: string) => (lang === "ar" ? `\u2066${text}\u2069` : text);
  const { make = "", model = "" } = camera;
  const device = model.startsWith(make) ? model : `${make} ${model}`.trim();
  const exposure = [
    camera.focalLength ? `${camera.focalLength} mm` : "",
    camera.focalLength35 && camera.focalLength35 !== camera.focalLength ? `${camera.focalLength35} mm (35 mm)` : "",
    camera.fNumber ? `f/${camera.fNumber}` : "",
    camera.exposureTime ? `${camera.exposureTime} s` : "",
    camera.iso ? `ISO ${camera.iso}` : "",
  ].filter(Boolean);
  return [
    device ? `${words.camera}: ${apart(device)}` : "",
    camera.lens ? `${words.lens}: ${apart(camera.lens)}` : "",
    exposure.length > 0 ? `${words.exposure}: ${apart(exposure.join(", "))}` : "",
    camera.flash === undefined ? "" : camera.flash ? words.flash : words.noFlash,
    camera.takenAt ? `${words.takenAt}: ${apart(camera.takenAt.replace("T", " "))}` : "",
  ].filter(Boolean);
}

function lensWords(camera: Facts["camera"]): string {
  if (!camera?.["focalLength"]) return "";
  const opening = camera["fNumber"] ? ` at f/${String(camera["fNumber"])}` : "";
  return `${String(camera["focalLength"])}mm lens${opening}`;
}

/** Image models draw a few words; a page of them does not belong in a prompt. */
const MOST_LETTERING = 80;

const PROMPT_WORDS = {
  brightness: { low: "low-key lighting", middle: "balanced lighting", high: "high-key lighting" },
  contrast: { low: "low contrast", medium: "", high: "high contrast" },
  saturation: { none: "black and white", muted: "muted colours", medium: "", vivid: "vivid colours" },
  warmth: { warm: "warm tones", neutral: "", cool: "cool tones" },
  sharpness: { soft: "soft detail", medium: "", sharp: "crisp detail" },
  detail: { minimal: "minimal composition", medium: "", busy: "rich in detail" },
  weight: {
    centre: "centred composition",
    left: "weight on the left",
    right: "weight on the right",
    top: "weight at the top",
    bottom: "weight at the bottom",
    even: "",
  },
} as const;

const WORDS = {
  ar: {
    size: "الأبعاد",
    square: "مربعة",
    landscape: "عرضية",
    portrait: "طولية",
    light: "الإضاءة",
    brightness: { low: "داكنة في مجملها", middle: "متوسطة", high: "ساطعة في مجملها" },
    contrastName: "التباين",
    level: { low: "ضعيف", medium: "متوسط", high: "قوي" },
    colours: "الألوان",
    saturation: { none: "بلا ألوان", muted: "هادئة", medium: "معتدلة", vivid: "زاهية" },
    warmth: { warm: "، تميل إلى الدفء", neutral: "", cool: "، تميل إلى البرودة" },
    sharpnessName: "الحدّة",
    sharpness: { soft: "قليلة الحواف الحادة", medium: "متوسطة", sharp: "حادة التفاصيل" },
    focus: "، ووسطها أوضح مما حوله بكثير، كما في عمق ميدان ضحل",
    layoutName: "التكوين",
    detail: { minimal: "قليل التفاصيل", medium: "متوسط التفاصيل", busy: "كثير التفاصيل" },
    weight: {
      centre: "، ثقله في الوسط",
      left: "، ثقله إلى اليسار",
      right: "، ثقله إلى اليمين",
      top: "، ثقله في الأعلى",
      bottom: "، ثقله في الأسفل",
      even: "، موزّع على الصورة",
    },
    mirrored: "، ونصفاه متناظران",
    flat: "مساحات واسعة بلون واحد، كما في الرسوم وواجهات التطبيقات.",
    alpha: "للصورة قناة شفافية.",
    text: "النص في الصورة كما قرأناه",
    noText: "لم نجد نصًا نثق بقراءته",
    declared: {
      made: "يصرّح الملف بأن نموذج ذكاء اصطناعي أنتج الصورة.",
      edited: "يصرّح الملف بأن نموذج ذكاء اصطناعي شارك في إنتاج الصورة أو تعديلها.",
      possible: "تقول علامة في الملف إن الصورة قد تكون من إنتاج ذكاء اصطناعي.",
    },
    aiSystem: "نظام الذكاء الاصطناعي المذكور في الملف",
    other: "في الملف برومبت آخر",
    manifest: "في الملف بيان مصدر (C2PA)، ولم نتحقق من توقيعه.",
    place: "في الملف موقع التقاط الصورة، ولا نقرؤه ولا نعرضه. احذفه قبل نشرها.",
    camera: "الكاميرا",
    lens: "العدسة",
    exposure: "التعريض",
    flash: "استُخدم الفلاش",
    noFlash: "بلا فلاش",
    takenAt: "وقت الالتقاط",
  },
  en: {
    size: "Size",
    square: "square",
    landscape: "landscape",
    portrait: "portrait",
    light: "Light",
    brightness: { low: "dark on the whole", middle: "medium", high: "bright on the whole" },
    contrastName: "Contrast",
    level: { low: "low", medium: "medium", high: "high" },
    colours: "Colours",
    saturation: { none: "none", muted: "muted", medium: "moderate", vivid: "vivid" },
    warmth: { warm: ", on the warm side", neutral: "", cool: ", on the cool side" },
    sharpnessName: "Sharpness",
    sharpness: { soft: "few crisp edges", medium: "medium", sharp: "crisp detail" },
    focus: ", the middle much sharper than what surrounds it, as with a shallow depth of field",
    layoutName: "Composition",
    detail: { minimal: "little detail", medium: "medium detail", busy: "much detail" },
    weight: {
      centre: ", weight in the centre",
      left: ", weight on the left",
      right: ", weight on the right",
      top: ", weight at the top",
      bottom: ", weight at the bottom",
      even: ", spread over the picture",
    },
    mirrored: ", halves that mirror each other",
    flat: "Large areas of one colour, as in drawings and interfaces.",
    alpha: "The picture has a transparency channel.",
    text: "Text in the picture as we read it",
    noText: "none that could be read with certainty",
    declared: {
      made: "The file declares that an AI model made this image.",
      edited: "The file declares that an AI model took part in making or editing this image.",
      possible: "A label in the file says that AI may have made this image.",
    },
    aiSystem: "AI system named in the file",
    other: "The file holds another prompt",
    manifest: "The file carries a provenance manifest (C2PA). We did not verify its signature.",
    place: "The file says where the picture was taken. We neither read nor show it. Remove it before you publish.",
    camera: "Camera",
    lens: "Lens",
    exposure: "Exposure",
    flash: "Flash fired",
    noFlash: "No flash",
    takenAt: "Taken at",
  },
} as const;
