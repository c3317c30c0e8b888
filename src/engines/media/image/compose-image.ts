import { lengthNotes } from "../check-prompt-form.ts";
import { ASSUMED, EXPLAINED, NOTES, SLOT_NAMES } from "../media-phrases.ts";
import { isStatedSomehow } from "../parts/stated-somehow.ts";
import { partsShown, termsOf } from "../read-scene.ts";
import { assumedSlot, sayIn, termById } from "../slots.ts";
import { GENRE } from "../vocabulary/terms.ts";
import { OTHER_VIEWS } from "./genre-frames.ts";
import { capital, writeImage } from "./image-forms.ts";
import { sceneAsJson } from "./scene-as-json.ts";
import type { ImagePlan, ImageRequest, ImageResult, ImageSlotName } from "./image-types.ts";
import { planImage } from "./plan-image.ts";

/** The built-in engine of the image tool: a prompt in the model's form, its slots, and what was taken and added. Pure. */
export function composeImage(request: ImageRequest): ImageResult {
  const { plan, notes } = planImage(request);
  const written = writeImage(plan);
  const { slots, origins } = slotsShown(plan, request.interfaceLanguage);
  const settings = {
    ratio: plan.ratio,
    ...(plan.size ? { size: plan.size } : {}),
    ...(written.flags ? { flags: written.flags } : {}),
  };
  const mustTranslate =
    plan.model.readsEnglish && plan.scene.language === "ar"
      ? NOTES.readsEnglish[request.interfaceLanguage](plan.model.label)
      : undefined;
  return {
    prompt: written.prompt,
    ...(mustTranslate ? { mustTranslate } : {}),
    ...(written.negative ? { negative: written.negative } : {}),
    settings,
    slots,
    origins,
    ...(plan.model.readsJson ? { json: sceneAsJson(plan) } : {}),
    explanation: explanationOf(plan, slots, origins, request.interfaceLanguage),
    variants: variantsOf(plan, request.variants - 1),
    notes: [...(mustTranslate ? [mustTranslate] : []), ...notes, ...notesOf(plan, written.prompt, request)],
    assumptions: (Object.keys(origins) as (keyof typeof ASSUMED)[])
      .filter((name) => origins[name] === "assumed" && name in ASSUMED)
      .map((name) => ASSUMED[name][request.interfaceLanguage](slots[name] ?? "")),
  };
}

/** Every slot that is filled, as a chip shows it, and who filled it. */
function slotsShown(plan: ImagePlan, language: "ar" | "en"): Pick<ImageResult, "slots" | "origins"> {
  const slots: ImageResult["slots"] = {};
  const origins: ImageResult["origins"] = {};
  const put = (name: string, value: string, origin: ImageResult["origins"][string]) => {
    if (value === "") return;
    slots[name] = value;
    origins[name] = origin;
  };
  for (const [slot, text] of partsShown(plan.scene, language)) put(slot, text, "stated");
  for (const name of ["style", "light", "shot", "lens", "mood", "palette"] as const) {
    const slot = plan.slots[name];
    if (slot) put(name, sayIn(slot, language), slot.origin);
  }
  put(
    "weather",
    termsOf(plan.scene, "weather")
      .map((term) => term[language])
      .join(language === "ar" ? "، " : ", "),
    "stated",
  );
  put("lettering", plan.lettering.join(" · "), "stated");
  put(
    "avoid",
    plan.exclusions.map(({ known, words }) => known?.[language] ?? words).join(language === "ar" ? "، " : ", "),
    "stated",
  );
  put("ratio", plan.ratio, plan.scene.numbers.ratio === plan.ratio ? "stated" : "assumed");
  return { slots, origins };
}

function explanationOf(
  plan: ImagePlan,
  slots: ImageResult["slots"],
  origins: ImageResult["origins"],
  language: "ar" | "en",
): string {
  const genre =
    GENRE.terms.find(({ id }) => id === plan.genre)?.[language] ?? (language === "ar" ? "صورة" : "A picture");
  const list = (wanted: readonly string[]) =>
    Object.keys(slots)
      .filter((name) => wanted.includes(origins[name] ?? ""))
      .map((name) => SLOT_NAMES[name]?.[language] ?? name)
      .join(language === "ar" ? "، " : ", ");
  const model = plan.model.id === "any" ? (language === "ar" ? "أي مولّد" : "any model") : plan.model.label;
  const added = list(["assumed"]);
  return [
    EXPLAINED.image[language](capital(genre), model),
    EXPLAINED.stated[language](list(["stated", "option"])),
    ...(added ? [EXPLAINED.added[language](added)] : []),
  ].join(" ");
}

function notesOf(
  plan: ImagePlan,
  prompt: string,
  { promptLanguage, interfaceLanguage: language }: ImageRequest,
): string[] {
  const notes: string[] = [];
  // A list after a flag is in English whatever the prompt's language.
  const listed = plan.model.listFlag ? "en" : plan.language;
  const isForeign = (words: string) => /[\u0620-\u064A]/.test(words) === (listed === "en");
  if (plan.scene.language !== plan.language) notes.push(NOTES.quotedWords[language]());
  if (!(plan.model.readsEnglish && plan.scene.language === "ar") && plan.language !== promptLanguage)
    notes.push(NOTES.notTranslated[language]());
  if (plan.lettering.some((text) => /[\u0620-\u064A]/.test(text)) || asksForArabicText(plan))
    notes.push(NOTES.arabicLettering[language]());
  if (plan.spaces.some(({ id }) => id === "transparent")) notes.push(NOTES.transparent[language]());
  if (plan.genre === "infographic" && plan.lettering.length === 0) notes.push(NOTES.labels[language]());
  for (const one of plan.exclusions)
    if (!one.known && (plan.model.takesNegative || plan.model.listFlag) && isForeign(one.words))
      notes.push(NOTES.unknownExclusion[language](one.words));
  if (plan.model.sizes && plan.size && !sameShape(plan.size, plan.ratio))
    notes.push(NOTES.sizeFitted[language](plan.size, plan.ratio));
  return [...notes, ...lengthNotes(plan.model, [prompt], language)];
}

/** "in Arabic" of something that holds lettering asks for Arabic letters. */
function asksForArabicText({ scene, genre }: ImagePlan): boolean {
  const isLettered = ["infographic", "poster", "card", "cover", "logo"].includes(genre) || scene.exact.length > 0;
  return (
    isLettered &&
    /بالعربي|باللغة العربية|خط عربي|بالخط|in arabic|arabic (?:text|letters|lettering|calligraphy|script)/iu.test(
      scene.text,
    )
  );
}

function sameShape(size: string, ratio: string): boolean {
  const [width = 1, height = 1] = size.split("x").map(Number);
  const [across = 1, up = 1] = ratio.split(":").map(Number);
  return Math.abs(width / height / (across / up) - 1) < 0.02;
}

/** The same scene with another composition or light, where the product chose them; what the person named stays. */
function variantsOf(plan: ImagePlan, count: number): string[] {
  const isUnframed =
    plan.slots.light?.origin === "assumed" && !plan.slots.lens && !isStatedSomehow("framing", plan.scene.text);
  const isOurs = (name: ImageSlotName) =>
    plan.slots[name]?.origin === "assumed" || (name === "shot" && !plan.slots.shot && isUnframed);
  const prompts = OTHER_VIEWS.map(([shot, angle, light]) => {
    const slots: ImagePlan["slots"] = { ...plan.slots };
    if (isOurs("shot")) slots.shot = assumedSlot(termById("shot", shot), termById("angle", angle));
    if (isOurs("light")) slots.light = assumedSlot(termById("light", light));
    if (plan.frame.light === null && isOurs("style"))
      slots.style = assumedSlot(
        termById("style", { "close-up": "line-art", wide: "minimal", full: "paper-cut" }[shot] as string),
      );
    return writeImage({ ...plan, slots }).prompt;
  });
  const main = writeImage(plan).prompt;
  return [...new Set(prompts)].filter((prompt) => prompt !== main).slice(0, Math.max(0, count));
}
