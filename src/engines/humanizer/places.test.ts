import { describe, expect, it } from "vitest";
import { humanizeText } from "./humanize-text.ts";

/** Texts whose signs were marked by hand: start and end in UTF-16 units, counted before the engine had read them. */
const MARKED = [
  {
    name: "English prose",
    text:
      "In today's fast-paced world, the mill in Kendal plays a crucial role in the life of the town. It " +
      "grinds 40 tonnes of oats a week. Moreover, it is important to note that the oats come from three farms, " +
      "highlighting the importance of local supply. We wash them twice in order to remove the dust. In conclusion, the " +
      "mill stands as a testament to the power of community.",
    places: [
      [0, 28],
      [48, 68],
      [130, 168],
      [201, 244],
      [265, 276],
      [294, 308],
      [318, 342],
    ],
  },
  {
    name: "an English chat reply",
    text:
      "Certainly! Here is the text you asked for:\n\nThe harbour office opens at seven. It boasts a seamless " +
      "booking system. Experts believe that the queue is shorter on Mondays. Whether you're a sailor, a student or a " +
      "visitor, the clerk will help you. I hope this helps!",
    places: [
      [0, 42],
      [82, 90],
      [91, 99],
      [116, 131],
      [170, 217],
      [244, 262],
    ],
  },
  {
    name: "Arabic prose",
    text:
      "في عالمنا المتسارع اليوم، يلعب السوق دورًا محوريًا في حياة المدينة. يفتح السوق في السادسة ويبيع 40 " +
      "طنًا من الخضار في الأسبوع. ومن الجدير بالذكر أن الخضار تأتي من ثلاث مزارع، مما يعكس أهمية الإنتاج المحلي. وفي " +
      "الختام، يمكن القول إن السوق ليس مجرد مكان للبيع، بل هو جزء لا يتجزأ من هوية المدينة.",
    places: [
      [0, 25],
      [26, 50],
      [126, 146],
      [174, 203],
      [205, 230],
      [237, 263],
    ],
  },
  {
    name: "an Arabic chat reply",
    text:
      "بالطبع! إليك النص المطلوب:\n\nيفتح مكتب الميناء في السابعة بشكل يومي. يرى الخبراء أن الطابور أقصر يوم " +
      "الاثنين. سواء كنت بحارًا أو طالبًا أو زائرًا، سيساعدك الموظف. لا تتردد في طرح أي سؤال.",
    places: [
      [0, 26],
      [57, 66],
      [68, 82],
      [109, 144],
      [162, 186],
    ],
  },
] as const;

/** The share of signs that the engine is to take out or to mark. */
const LEAST_FOUND = 0.75;

describe("places marked by hand", () => {
  it.each(MARKED)("are found where they stand, and nothing else is touched: $name", ({ text, places }) => {
    const { changes, marks } = humanizeText({
      text,
      strength: "standard",
      register: "keep",
      keep: [],
      interfaceLanguage: "en",
    });
    const shared = (a: { start: number; end: number }, [start, end]: readonly [number, number]) =>
      Math.min(a.end, end) - Math.max(a.start, start);
    const all = [...changes, ...marks];
    const found = places.filter((place) => all.some((each) => shared(each, place) >= 0.5 * (place[1] - place[0])));
    expect(found.length / places.length).toBeGreaterThanOrEqual(LEAST_FOUND);
    const elsewhere = all.filter(
      (each) => !places.some((place) => shared(each, place) >= 0.5 * (each.end - each.start)),
    );
    expect(elsewhere.map(({ start, end }) => text.slice(start, end))).toEqual([]);
  });
});
