import { lexicon } from "../lexicon.ts";
import { EXAMPLE_CUES } from "../slots-lexicon.ts";
import type { Rule } from "../rule.ts";

const FIXED_STYLE = lexicon([
  "my|our|house|brand voice|style|tone",
  "in my|our|the style|voice|format of",
  "same style|format|tone|voice|way as",
  "our usual|standard|own format|style|tone",
  "specific|custom|special|particular|unusual|exact format|style|template|notation",
  "follow|match our|my|the house style|format|template|style",
  "the way i|we write|like|always|usually",
  "sound|sounds like me|us|our",
  "our naming|commit|ticket convention|conventions|format",
  "as usual",
  "in the usual format|way",
  "house style|format",
  "like we always|usually do",
  "my writing style",
  "company style|format|template",
  "brand guidelines",
  "باسلوبي|اسلوبي|باسلوبنا|اسلوبنا|طريقتي|بطريقتي|طريقتنا|بطريقتنا|لهجتي|بلهجتي|صوتي",
  "نفس|بنفس الاسلوب|الشكل|التنسيق|الطريقه|الصيغه|النمط|الستايل",
  "اسلوب|صيغه|تنسيق|قالب|شكل خاص|محدد|معين|خاصه|محدده|معينه|ثابت|معتمد",
  "كالمعتاد|زي_العاده|مثل_العاده|متل_العاده|كالعاده",
  "صوت العلامه|علامتنا",
  "نبره علامتنا|شركتنا",
  "حسب قالبنا|نموذجنا|طريقتنا",
  "بالشكل|بالصيغه|بالطريقه اللي|التي … نكتب|اكتب|نستخدم|متعودين|احب",
  "هويتنا اللفظيه",
  "زي ما بكتب|بنكتب",
  "مثل ما نكتب|اكتب",
  "متل ما منكتب",
  "يشبه كتابتي",
  "على طريقتي|طريقتنا",
  "دليل اسلوبنا",
  "ستايلنا|ستايلي",
]);

/** A style or format of one's own without a sample. */
export const noExample: Rule = {
  id: "no-example",
  severity: "low",
  dimension: "output",
  title: { ar: "أسلوب خاص بلا مثال", en: "A house style without a sample" },
  why: {
    ar: "النموذج لم ير أسلوبك أو قالبك، فسيقلد الشائع.",
    en: "The model has never seen your style or template, so it will imitate the usual one.",
  },
  fix: { ar: "أضف مثالًا قصيرًا واحدًا.", en: "Add one short example." },
  examples: {
    bad: {
      ar: "اكتب تغريدة عن معرض الكتاب بأسلوبي في 30 كلمة لمتابعيّ.",
      en: "Write a 30-word tweet about the book fair in our house style for our followers.",
    },
    good: {
      ar: "اكتب تغريدة عن معرض الكتاب لمتابعيّ في 30 كلمة على غرار: «وصلت الكتب، بقي القارئ».",
      en: 'Write a 30-word tweet about the book fair for our followers. Example: "Books are in. Bring a bag."',
    },
  },
  find(document) {
    const quoted = document.regions.some((region) => ["example", "quote", "delimited", "code"].includes(region.kind));
    if (quoted || document.has(EXAMPLE_CUES)) return [];
    const hit = document.findAffirmed(FIXED_STYLE)[0];
    if (!hit) return [];
    return [
      { start: hit.start, end: hit.end },
      {
        start: null,
        end: null,
        replacement: document.inTextLanguage({
          ar: "مثال: {{مثال_من_أسلوبك}}",
          en: "Example: {{sample_of_the_style}}",
        }),
      },
    ];
  },
};
