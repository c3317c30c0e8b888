import { expect, test } from "vitest";
import { findExactTexts } from "./exact-texts.ts";
import { readScene } from "./read-scene.ts";
import { languageOfLine } from "./request/line-language.ts";

test.each([
  ["image", 'a sign that says "Open Late" in red', [["lettering", "Open Late"]]],
  ["image", "بطاقة مكتوب عليها كل عام وأنتم بخير بخط ذهبي", [["lettering", "كل عام وأنتم بخير"]]],
  ["image", "menu that reads Salt & Light, cream paper", [["lettering", "Salt & Light"]]],
  ["image", "a mug saying Made with love and olive oil", [["lettering", "Made with love and olive oil"]]],
  ["image", "with the words Viva la vida on the wall behind him", [["lettering", "Viva la vida"]]],
  ["image", "لافتة مكتوب عليها أهلا بكم في بيتنا، خشب", [["lettering", "أهلا بكم في بيتنا"]]],
  ["image", "منيو مكتوب عليه قهوة اليوم ١٢ ريال بخط كوفي", [["lettering", "قهوة اليوم ١٢ ريال"]]],
  ["image", "warning sign, text: Slippery When Happy", [["lettering", "Slippery When Happy"]]],
  ["image", "موج وقمر ومكتوب بالنص صبر جميل بخط ديواني", [["lettering", "صبر جميل"]]],
  [
    "video",
    'a kid asks "was it here?" he nods. "longer than me." pier at dusk',
    [
      ["line", "was it here?"],
      ["line", "longer than me."],
    ],
  ],
  ["image", "a girl reading Harry Potter by a sign", []],
  ["video", "ink forms the words NORTH TEA, white ground", [["lettering", "NORTH TEA"]]],
  ["image", "the fisherman's net and a dog's bone", []],
  [
    "video",
    'a banner reads "Sale" and she says "Hurry!"',
    [
      ["lettering", "Sale"],
      ["line", "Hurry!"],
    ],
  ],
  [
    "video",
    "الأم تقول: «قومي»، ولافتة مكتوب عليها «مخبز»",
    [
      ["line", "قومي"],
      ["lettering", "مخبز"],
    ],
  ],
  [
    "image",
    "flyer for our plant swap, headline SWAP YOUR SPROUTS, and below it Saturday 10am, pots and leaves, green",
    [
      ["lettering", "SWAP YOUR SPROUTS"],
      ["lettering", "Saturday 10am"],
    ],
  ],
  ["image", "علبة شاي مكتوب عليها مزاج على طاولة خشب", [["lettering", "مزاج"]]],
  ["image", "بطاقة شكر واكتبوا شكرا يا ماما، ورد احمر", [["lettering", "شكرا يا ماما"]]],
  ["image", "a dog named Biscuit running on a beach", []],
  ["video", "قرد بيقول انا مش فاضي النهارده، كرتون", [["line", "انا مش فاضي النهارده"]]],
  ["video", "شوفير بيقول: شو؟ أول مرة؟ ، عدسة واسعة", [["line", "شو؟ أول مرة؟"]]],
] as const)("in a request for a %s: %s", (medium, text, wanted) => {
  const found = readScene(text, medium).exact;
  expect(found.map(({ kind, text: words }) => [kind, words])).toEqual(wanted);
  for (const one of found) expect(text.slice(one.start, one.end)).toContain(one.text);
});

test.each([
  ['Sara: "Late again." Omar: "Traffic!"', ["Sara", "Omar"]],
  ['a nurse sits down. She whispers "We made it."', ["a nurse"]],
  ["ست كبيرة، الكاميرا تقرب، وتقول: «بركة»", ["ست كبيرة"]],
  ['a friendly narrator voice says "Every drop counts!"', ["narrator"]],
  ['دكان قديم، وبعدين البياع بيضحك وبيقول "اتفضل" وهو بيسلم «يا هلا»', ["البياع", undefined]],
  ['Shot 2: a florist ties a bow and says "For you", then "Bye"', ["a florist", undefined]],
  ['A woman\'s voice in Sudanese dialect says "حبابكم"', ["A woman's voice"]],
  ['The girl whispers "did you hear?" and the boy laughs "just the wind"', ["The girl", "the boy"]],
  ['Layla (almost crying): "You kept it?" Omar, smiling: "Yes."', ["Layla", "Omar"]],
  ['a robot barista, deadpan: "One regret."', ["a robot barista"]],
  ['"Got any sugar?" asks the old woman', ["the old woman"]],
  ["طفل يسأل ابوه «وين القمر؟» والأب يرد «نايم»", ["طفل", "الأب"]],
])("who speaks in %s", (text, speakers) => {
  expect(findExactTexts(text, "video").map(({ speaker }) => speaker)).toEqual(speakers);
});

test.each([
  ["We made it.", "a nurse", "English"],
  ["أهلاً بكم", "تقول بالفصحى", "Modern Standard Arabic"],
  ["العيش ده بركة", "ست بتخبز", "Egyptian Arabic"],
  ["حبابكم عشرة", "a woman says in Sudanese dialect", "Sudanese dialect"],
  ["يا مرحبا", "شيخ يقول باللهجة اليمنية", "Yemeni Arabic"],
  ["يا مرحبا", "شيخ يقول باللهجة المهرية", "Arabic, «باللهجة المهرية»"],
  ["يا هلا فيكم شو بدكن", "a host says in Arabic", "Arabic"],
  ["Bonjour", "she says in French", "French"],
])("the language of «%s»", (line, request, language) => {
  expect(languageOfLine(line, request)).toBe(language);
});

test("beside lettering that is introduced as such, a name in quotation marks is only whose it is", () => {
  const found = findExactTexts('دعوة لمركز "الواحة" والعنوان "يوم القراءة" في الأعلى', "image");
  expect(found.map(({ kind, text }) => [kind, text])).toEqual([
    ["name", "الواحة"],
    ["lettering", "يوم القراءة"],
  ]);
});

test.each([
  ['She whispers softly "go"', "whispers softly"],
  ['a boy says "go"', undefined],
  ["ستي بتحكي وهي عم تضحك: «كلوا»", "وهي عم تضحك"],
  ['voice-over, warm woman: "We stay."', "warm woman"],
])("how it is said in %s", (text, manner) => {
  expect(findExactTexts(text, "video")[0]?.delivery).toBe(manner);
});
