import { describe, expect, it } from "vitest";
import { humanizeText } from "./humanize-text.ts";

const rewritten = (text: string) =>
  humanizeText({ text, strength: "standard", register: "keep", keep: [], interfaceLanguage: "en" }).text;

/** A sentence between two that are plain once their frames are gone. */
const amongEnglish = (sentence: string) =>
  rewritten(
    `Moreover, it is important to note that the shop on the corner of Mill Street opened in 1994 and closes at noon on Friday. ${sentence} Furthermore, a loaf costs 2 pounds in order to keep regulars happy on weekdays.`,
  )
    .replace("The shop on the corner of Mill Street opened in 1994 and closes at noon on Friday.", "")
    .replace("A loaf costs 2 pounds to keep regulars happy on weekdays.", "")
    .trim();
const amongArabic = (sentence: string) =>
  rewritten(
    `علاوة على ذلك، من الجدير بالذكر أن الدكان فتح أبوابه عام 1994 في شارع الطاحونة. ${sentence} وفضلًا عن ذلك، تجدر الإشارة إلى أن الرغيف الكبير يباع بسعر 20 ليرة.`,
  )
    .replace("الدكان فتح أبوابه عام 1994 في شارع الطاحونة.", "")
    .replace("الرغيف الكبير يباع بسعر 20 ليرة.", "")
    .trim();

describe("English figures of speech, by their build", () => {
  it.each([
    ["a wider story", "The mill mirrors a deeper shift in how towns treat their rivers.", ""],
    ["an image for each thing", "Every crust is a small poem to the miller.", ""],
    ["an image for a voice", "Her laugh was a fountain of light.", ""],
    ["thanks of unnamed critics", "The cakes have earned praise from critics across many publications.", ""],
    [
      "a challenge that stays",
      "Although flour prices squeeze small bakers, the trade offers every reason for hope.",
      "Flour prices squeeze small bakers.",
    ],
    ["an invitation", "Come and grow with us as one big happy family!", ""],
    ["a show of candour", "I'm not going to sugar-coat it: the oven is old.", "The oven is old."],
    ["a look beneath", "When you strip the icing away, the recipe is flour and salt.", "The recipe is flour and salt."],
    [
      "two ranges",
      "The rolls range from plain to seeded, from humble bites to grand creations.",
      "The rolls range from plain to seeded.",
    ],
    [
      "not merely",
      "You won't merely be selling bread; you'll be baking it too.",
      "You will be selling bread and baking it too.",
    ],
    [
      "no ordinary thing",
      "This is no ordinary oven; it is a furnace from Leeds.",
      "This oven is a furnace from Leeds.",
    ],
    ["a reminder that goes before", "Worth noting here is the fact that the door sticks.", "The door sticks."],
    ["on a note", "On a lighter note, the cat sleeps in the window.", "The cat sleeps in the window."],
    ["a manner in two words", "The baker answered in a calm and friendly fashion.", "The baker answered calmly."],
    ["a deed as a noun", "A survey of the ovens was carried out in March.", "The ovens were surveyed in March."],
    [
      "a doubt before a claim",
      "This seems to suggest that flour might possibly be short.",
      "This seems to suggest that flour might be short.",
    ],
    ["two verbs", "The oven doesn't just bake; it roasts.", "The oven bakes and roasts."],
    ["veins of a town", "Warm bread flows through the veins of the town.", ""],
    ["a confession", "I'll admit it: the first loaf burned.", "The first loaf burned."],
    [
      "a row that ends with a pair",
      "The rooms are calm, bright, tidy and neat.",
      "The rooms are calm, bright, tidy and neat.",
    ],
  ])("%s", (_, sentence, remains) => {
    expect(amongEnglish(sentence)).toBe(remains);
  });
});

describe("Arabic figures of speech, by their build", () => {
  it.each([
    ["صورة لكل شيء", "كل رغيف هنا حكاية تروى على مهل.", ""],
    ["أثر في النفوس", "ولا يزال أثر صاحبه حيًا في ذاكرة الحي وقلوب أهله.", ""],
    ["سياق أوسع", "ويأتي هذا القرار في إطار رؤية أشمل للمدينة.", ""],
    ["صحف لم تُسمّ", "وقد تحدثت عن الدكان صحف ومجلات عديدة.", ""],
    ["ما كان من العظائم", "باع الخباز أول كعكة في مايو فكانت ثورة في عالم الحلوى.", "باع الخباز أول كعكة في مايو."],
    ["نظر في الجوهر", "وإذا تأملنا في جوهر الأمر وجدنا أن الخبز ماء ودقيق.", "الخبز ماء ودقيق."],
    ["لفت الانتباه إلى واجب", "ولا يفوتنا التنبيه إلى ضرورة إطفاء الفرن ليلًا.", "يجب إطفاء الفرن ليلًا."],
    ["ما لا يغيب عن البال", "وينبغي ألا يغيب عن البال أن الباب يغلق مبكرًا.", "الباب يغلق مبكرًا."],
    [
      "إعلان يصير عنوانًا",
      "سنتحدث في هذه السطور عن طريقة تخمير العجين. ويبدأ التخمير مساءً.",
      "طريقة تخمير العجين: يبدأ التخمير مساءً.",
    ],
    ["شك فوق شك", "وقد يُحتمل أن يرتفع على الأرجح سعر الدقيق.", "وقد يرتفع سعر الدقيق."],
    ["زيارة فعلها معروف", "قام المفتش بمعاينة الفرن في مايو.", "عاين المفتش الفرن في مايو."],
    [
      "بداية تتكرر",
      "في الصباح نعجن الدقيق بالماء والملح. في الصباح أيضًا نشعل الفرن.",
      "في الصباح نعجن الدقيق بالماء والملح، ونشعل الفرن.",
    ],
    ["ضمير المفعول", "قام الحاج سالم بتأسيسه في مايو.", "أسّسه الحاج سالم في مايو."],
    ["اسم يبدأ بالباء", "تتميز بلدة النبع بخبزها.", "تتميز بلدة النبع بخبزها."],
    ["فاعل جمع", "جرى فحص الفرن من قبل الفنيين.", "فحص الفنيون الفرن."],
    ["مصدران", "يتم جمع الأكياس وعدها مساءً.", "يتم جمع الأكياس وعدها مساءً."],
  ])("%s", (_, sentence, remains) => {
    expect(amongArabic(sentence)).toBe(remains);
  });
});

describe("what a sentence that goes would take with it", () => {
  it("keeps the topic of an announcement as a heading", () => {
    expect(
      rewritten(
        "بكل سرور! إليك نشرة قصيرة عن تربية النحل:\n\nعلاوة على ذلك، تحتاج الخلية إلى 3 إطارات. آمل أن يكون هذا مفيدًا!",
      ),
    ).toBe("نشرة قصيرة عن تربية النحل:\n\nتحتاج الخلية إلى 3 إطارات.");
  });

  it("keeps a question that says what nothing else says", () => {
    expect(amongEnglish("Who would have thought that Harwich would beat Corby after the break?")).toContain("Harwich");
  });

  it("keeps a sentence the next one points into", () => {
    expect(
      rewritten(
        "There is something about a slow kettle that calms a house. The copper one from 1950 is exactly that kettle. Moreover, it is important to note that it holds 2 litres.",
      ),
    ).toContain("slow kettle");
  });

  it("lets a text of a few lines lose what is empty", () => {
    const facts = "a loaf from the shop on Mill Street costs 2 pounds, rolls cost 40 pence, and the doors open at 7";
    expect(
      rewritten(
        `Moreover, ${facts}. In conclusion, the possibilities are endless for everyone. Together, we can build a brighter tomorrow!`,
      ),
    ).toBe(`${facts.replace("a", "A")}.`);
  });
});
