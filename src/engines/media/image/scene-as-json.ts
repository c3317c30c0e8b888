import { wordsOfScene } from "../read-scene.ts";
import { sayIn, type Slot } from "../slots.ts";
import type { ImagePlan } from "./image-types.ts";

/**
 * The plan as an object by the schema that FLUX.2's guide gives (docs.bfl.ai, 2026-11): the person's sentence whole, settled
 * terms by name. What is not known is left out.
 */
export function sceneAsJson(plan: ImagePlan): Record<string, unknown> {
  const { scene, slots, language } = plan;
  const said = (slot: Slot | undefined) =>
    slot && (slot.terms.length > 0 || slot.origin === "option") ? sayIn(slot, language) : "";
  const instead = plan.exclusions.flatMap(({ known }) => known?.[language === "ar" ? "insteadAr" : "insteadEn"] ?? []);
  const palette = slots.palette;
  return known({
    scene: wordsOfScene(scene, { quote: ['"', '"'] }),
    style: said(slots.style),
    color_palette: palette
      ? palette.words && palette.origin === "option"
        ? [palette.words]
        : palette.terms.map((term) => term[language])
      : [],
    lighting: said(slots.light),
    mood: said(slots.mood),
    background: [...plan.spaces.map((term) => term[language]), ...(plan.lettering.length > 0 ? [] : instead)].join(
      "; ",
    ),
    composition: said(slots.shot),
    camera: known({ lens: said(slots.lens) }),
    text: plan.lettering,
  });
}

function known(entries: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(entries).filter(([, value]) =>
      typeof value === "object" && value !== null ? Object.keys(value).length > 0 : value !== "",
    ),
  );
}
