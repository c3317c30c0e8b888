import { lexicon } from "#engines/prompt-checker/lexicon.ts";
import { EXAMPLE_CUES } from "#engines/prompt-checker/slots-lexicon.ts";
import type { PromptDocument } from "#engines/prompt-checker/document.ts";
import type { Rule } from "#engines/prompt-checker/rule.ts";

const FIXED_STYLE = lexicon([
  "my|our|house|brand|in-house|internal|company|team|usual|office|newsroom|club|shop|family voice|style|tone|notation|format|shorthand|codes|code|convention|conventions|template|layout|wording|pattern|scheme|numbering|manner|register|phrasing|formula|signature|abbreviations|markup|syntax|humour|labels|structure",
  "my|our|house|in-house|internal|company|brand … notation|shorthand|convention|conventions|template|codes|style|format|voice|tone|scheme|abbreviations",
  "in my|our|the style|voice|format|manner|spirit|tone|way of",
  "same style|format|tone|voice|way|manner|pattern|layout as",
  "our usual|standard|own|regular|customary|typical",
  "specific|custom|special|particular|unusual|exact|quirky|distinctive|signature|peculiar format|style|template|notation|voice|tone|layout|way",
  "follow|match|matches|imitate|mirror|copy|mimic our|my|the house|usual|previous|earlier|existing|old … style|format|template|posts|emails|letters|one|ones|tone|convention",
  "the way|how i|we|our|my … write|like|always|usually|looks|does|do|phrase|format|sounds|talk|speak|label",
  "sound|sounds|read|reads|look|looks … like me|us|our|my|mine",
  "exactly|just like my|our|the … earlier|previous|last|old|other|usual|ones|posts|letters",
  "the way|how …… team|staff|crew|editors|office|nurses|guards|he|she|they|desk|club|others … write|writes|word|words|put|puts|phrase|label|name|log|do|does|format|report|note",
  "telegraphic|clipped|catalogue's|catalog's|newsroom's|archive's|journal's|magazine's|paper's|ward's style|notation|format|form|manner|shorthand",
  "consistent|in_line|in_keeping with our|my|the previous|earlier|other|house|brand|rest|existing",
  "convention|conventions|format|style|manner|pattern|layout|wording|scheme our|we|my|i …… uses|used|use|follows|followed|follow|keeps|kept|has|have|always",
  "our naming|commit|ticket|filing|archive convention|conventions|format|codes|scheme",
  "as usual|always",
  "as|like we always|usually do|write|put",
  "house style|format|rules|notation",
  "like we always|usually do",
  "brand|we_are|we're|is|are known|famous for",
  "my|our earlier|previous|last|old posts|tweets|letters|emails|newsletters|captions|articles|reports|entries|ones",
  "company style|format|template",
  "brand guidelines|voice|book",
  "باسلوبي|اسلوبي|باسلوبنا|اسلوبنا|طريقتي|بطريقتي|طريقتنا|بطريقتنا|لهجتي|بلهجتي|صوتي|ستايلي|ستايلنا|نكهتنا|بنكهتنا|روحنا|بروحنا|قالبنا|بقالبنا|صيغتنا|بصيغتنا|اختصاراتنا|باختصاراتنا|رموزنا|برموزنا|ترقيمنا|بترقيمنا|نمطنا|بنمطنا|عباراتنا|تنسيقنا|بتنسيقنا",
  "نفس|بنفس نبره|لهجه|روح|صوت|ايقاع|النبره|اللهجه|الصوت",
  "نفس|بنفس الاسلوب|الشكل|التنسيق|الطريقه|الصيغه|النمط|الستايل|الروح|النكهه|اسلوب|ستايل|طريقه|روح|صيغه|شكل|تنسيق",
  "اسلوب|صيغه|تنسيق|قالب|شكل|نموذج|ترميز|نظام|ترقيم|طريقه|اختصارات|مصطلحات خاص|محدد|معين|خاصه|محدده|معينه|ثابت|معتمد|المعتمد|المعتمده|الداخلي|الداخليه|المعتاد|المعتاده|المعروف|المعروفه|عندنا|بتاعنا|بتاعتنا|تبعنا|ديالنا|حقنا|لدينا",
  "بترميز|بصيغه|بنظام|بترقيم|باسلوب|بطريقه|باختصارات|بقالب|بروح|بشكل … عندنا|لدينا|بتاعنا|تبعنا|ديالنا|حقنا|الداخلي|الداخليه|المعتمد|المعتمده|المعتاده|المعتاد",
  "على|حسب|وفق طريقه|نسق|نمط|منوال|اسلوب|غرار … سجلنا|منشوراتنا|رسائلنا|تقاريرنا|بوستاتنا|مقالاتي|تغريداتي|المعتاده|المعتاد|السابقه|القديمه|مجلتنا|الشركه|الموقع",
  "كالمعتاد|زي_العاده|مثل_العاده|متل_العاده|كالعاده|كيف_العاده|بحال_العاده",
  "صوت العلامه|علامتنا",
  "نبره|روح|شخصيه علامتنا|شركتنا|براندنا|المتجر|البراند|العلامه",
  "حسب قالبنا|نموذجنا|طريقتنا",
  "بالشكل|بالصيغه|بالطريقه|بالروح|بالنبره|بالاسلوب|بالستايل|بالطعم اللي|التي … نكتب|اكتب|نستخدم|متعودين|احب|معروف|معروفين|نعرف|تعودنا|تعود|نمشي|اعتدنا",
  "الصيغه|صيغه|الطريقه|طريقه|النظام|نظام|الشكل|شكل|الاسلوب|اسلوب|التسميه|التسميات|الترقيم|الترميز|القالب|النمط|الستايل|التنسيق|المنوال|النهج|العاده … اللي|التي|الذي|المتبع|المتبعه|المتعارف|المعهود|الجاري",
  "اللي|التي|الذي ماشيين|نمشي|متعودين|معتمدين|نعتمده|نعتمدها|يكتب|تكتب|نتبعه|نتبعها|اعتدناه|متفقين",
  "هويتنا اللفظيه|البصريه|التحريريه",
  "زي|مثل|متل|بحال|كما ما بكتب|بنكتب|نكتب|اكتب|منكتب|كنكتب|بنعمل|متعودين|اعتدنا",
  "زي|مثل|متل|بحال|تشبه|يشبه|مشابهه|شبيهه بوستاتنا|بوستاتي|تغريداتي|منشوراتنا|رسائلي|رسائلنا|مقالاتي|كتابتي|كتاباتي|تقاريرنا|السابق|السابقه|القديمه|ايميلاتنا|تدويناتي",
  "يشبه|تشبه كتابتي|طريقتي|اسلوبي",
  "على طريقتي|طريقتنا",
  "دليل اسلوبنا|الاسلوب",
]);

/** A quotation shorter than this names a word, and is no sample. */
const SAMPLE_LENGTH = 16;

/** True when a sample is there, or material that can serve as one. */
function showsOne(document: PromptDocument): boolean {
  const styles = document.find(FIXED_STYLE);
  const shown = document.regions.some(
    ({ kind, start, end }) =>
      kind === "example" ||
      kind === "code" ||
      ((kind === "quote" || kind === "delimited") && end - start >= SAMPLE_LENGTH),
  );
  return (
    shown ||
    document
      .find(EXAMPLE_CUES)
      .some((cue) => !styles.some((style) => cue.start < style.end && style.start < cue.end)) ||
    /[[(][^\])\n]{6,60}[|–][^\])\n]{1,40}[\])]/.test(document.text)
  );
}

/** A style or format of one's own without a sample. */
export const noExample: Rule = {
  id: "no-example",
  severity: "low",
  dimension: "output",
  title: { ar: "أسلوب خاص بلا مثال", en: "A house style without a sample" },
  why: {
    ar: "النموذج لم يرَ أسلوبك أو قالبك، فسيقلد الشائع.",
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
    const hit = document.findAffirmed(FIXED_STYLE)[0];
    if (!hit || showsOne(document)) return [];
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
