import { lexicon } from "../lexicon.ts";
import type { Rule } from "../rule.ts";

const FORMAL_PIECE = lexicon(
  [
    "formal|official letter|complaint|memo|report",
    "cover letter",
    "legal notice|letter",
    "letter to the ministry|court|council|minister|judge|bank",
    "contract|resignation|affidavit|press_release",
    "business proposal",
    "academic paper|essay",
    "خطاب|خطابا|رساله|ايميل|طلب|شكوى|تظلم رسمي|رسميه|رسميا|للوزاره|للمدير_العام|للمحكمه|للبلديه|للبنك|للجامعه",
    "تظلم|استقاله|عقد|بيان_صحفي|محضر_رسمي|مذكره_رسميه|خطاب_تقديم",
    "خطاب|رساله الى الوزير|الوزاره|المحكمه|البلديه|السفاره|مدير_عام",
    "طلب رسمي",
    "لائحه",
    "عرض سعر رسمي",
    "بحث جامعي|علمي|اكاديمي",
  ],
  { loose: true },
);
const SLANG_REGISTER = lexicon(
  [
    "slang|slangy|street|emoji|emojis|lol",
    "super|very|really casual|chatty",
    "casual slang|tone|language",
    "text speak",
    "gen z",
    "with memes|jokes|banter",
    "like a mate|friend|buddy",
    "full of slang",
    "dude|bro|mate",
    "in dialect",
    "chatty tone",
    "internet slang",
    "wacky|goofy",
    "teen slang",
    "بالعاميه|عاميه|بالعامي|دارجه|بالدارجه|باللهجه|بلهجه|لهجه",
    "بالمصري|بالخليجي|بالشامي|بالسعودي|باللبناني|بالسوري|بالعراقي|بالمغربي|بالكويتي|بالاماراتي|بالاردني|بالفلسطيني",
    "كلام شباب|شوارع|صحاب|عادي",
    "بالحكي|بالكلام الدارج|العادي",
  ],
  { loose: true },
);
const YOUNG_CHANNEL = lexicon(
  [
    "tiktok|snapchat|meme|memes|reel|reels",
    "for teens|teenagers|gamers|kids",
    "gen z",
    "instagram story|reel",
    "party invite|invitation",
    "text message to a friend",
    "سناب|سناب_شات|تيك_توك|تيكتوك|ريلز|ريل|ستوري|ميمز",
    "للشباب|لشباب|للمراهقين|للاطفال|شبابي|شبابيه",
    "اعلان شبابي|شبابيه",
    "رساله|مسج لصاحبي|لصديقي|لخويي|لرفيقي|لاصحابي",
    "جيل زد|زي",
  ],
  { loose: true },
);
const HEAVY_REGISTER = lexicon(
  [
    "legal|academic|archaic|victorian|ceremonial|bureaucratic language|style|tone|english|prose",
    "highly|very|strictly|extremely formal",
    "formal academic|legal",
    "shakespearean",
    "in legalese",
    "old english",
    "flowery language|prose",
    "official register",
    "scholarly prose|tone",
    "stiff tone",
    "court language",
    "governmental tone",
    "بفصحى|فصحى تراثيه|ثقيله|جزله|قديمه|عاليه|بليغه",
    "لغه جزله|فصيحه|تراثيه|قانونيه|اكاديميه|رصينه",
    "بلغه الجاحظ|المعلقات",
    "اسلوب تراثي|اكاديمي|قانوني|جزل",
    "عربيه فصحى رصينه",
    "بالسجع",
    "بلغه|لغه رسميه جدا",
    "فصحى قديمه",
  ],
  { loose: true },
);

/** A register that does not fit the channel or the reader. */
export const dialectMismatch: Rule = {
  id: "dialect-mismatch",
  severity: "low",
  dimension: "consistency",
  title: { ar: "مستوى لغوي لا يناسب المقام", en: "A register that does not fit" },
  why: {
    ar: "المستوى اللغوي المطلوب لا يناسب القناة أو القارئ، فسيبدو النص في غير موضعه.",
    en: "The register asked for does not suit the channel or the reader, so the text will sound out of place.",
  },
  fix: {
    ar: "اذكر المستوى المناسب: فصحى مبسطة، رسمية، أو لهجة بعينها ولماذا.",
    en: "State the register that fits, or say why the unusual one is wanted.",
  },
  examples: {
    bad: {
      ar: "اكتب خطابًا رسميًا للوزارة بالعامية المصرية عن تأخر الترخيص في 100 كلمة.",
      en: "Write a formal letter to the council full of slang about the broken lamp, 100 words.",
    },
    good: {
      ar: "اكتب خطابًا رسميًا للوزارة بالفصحى عن تأخر الترخيص في 100 كلمة.",
      en: "Write a formal letter to the council in plain English about the broken lamp, 100 words.",
    },
  },
  find(document) {
    const slang = document.findAffirmed(SLANG_REGISTER)[0];
    if (slang && document.findAffirmed(FORMAL_PIECE).length > 0) return [{ start: slang.start, end: slang.end }];
    const heavy = document.findAffirmed(HEAVY_REGISTER)[0];
    return heavy && document.findAffirmed(YOUNG_CHANNEL).length > 0 ? [{ start: heavy.start, end: heavy.end }] : [];
  },
};
