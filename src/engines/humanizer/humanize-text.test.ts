import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyChanges, inWholeWords } from "./edits/apply-changes.ts";
import { humanizeText, undoChange } from "./humanize-text.ts";
import type { HumanizeInput } from "./humanize-text.ts";

const request = (text: string, options: Partial<HumanizeInput> = {}): HumanizeInput => ({
  text,
  strength: "strong",
  register: "keep",
  keep: [],
  interfaceLanguage: "en",
  ...options,
});
const rewritten = (text: string, options: Partial<HumanizeInput> = {}) => humanizeText(request(text, options)).text;

describe("frames go and the clause after them stands", () => {
  it.each([
    [
      "Moreover, it is important to note that the shop on Mill Street closes at noon on Friday.",
      "It is important to note that the shop on Mill Street closes at noon on Friday.",
    ],
    [
      "It is worth noting that delivery costs rose by 14.2% in the third quarter.",
      "Delivery costs rose by 14.2% in the third quarter.",
    ],
    [
      "In today's fast-paced world, the bakery on Mill Street opens at six every morning.",
      "The bakery on Mill Street opens at six every morning.",
    ],
    [
      "The team met in order to plan the second survey of the harbour.",
      "The team met to plan the second survey of the harbour.",
    ],
    ["ومن الجدير بالذكر أن السوق القديم يضم 160 معلمًا أثريًا.", "السوق القديم يضم 160 معلمًا أثريًا."],
    [
      "ومن الجدير بالذكر أن المهندسين يعملون في المبنى الجديد منذ عام 2019.",
      "إن المهندسين يعملون في المبنى الجديد منذ عام 2019.",
    ],
    ["علاوة على ذلك، فإنها تساعد 30 طالبًا في كل فصل دراسي.", "إنها تساعد 30 طالبًا في كل فصل دراسي."],
    ["تُستخدم الفهارس في المكتبة بشكل يومي منذ سنوات طويلة.", "تُستخدم الفهارس في المكتبة يوميًا منذ سنوات طويلة."],
  ])("%s", (text, after) => {
    expect(rewritten(text)).toBe(after);
  });
});

describe("what a cut would break stays and is marked", () => {
  it.each([
    [
      "a contrast that a join would turn into another claim",
      "This is not just an update, it's a revolution in how the harbour is run.",
    ],
    [
      "a tail with another clause behind it",
      "While the mill stood empty, reflecting the decline of the trade, the river changed its course.",
    ],
    [
      "an opening that the rest leans on",
      "In an era where robots cook our meals, they also wash the dishes after dinner.",
    ],
    [
      "a tail that the next sentence speaks of",
      "The town rebuilt its bridge, reflecting a renewed commitment to the river. This commitment cost 3 million pounds.",
    ],
    ["a tail with a figure in it", "The town rebuilt its bridge, reflecting the 3 million pounds that it had saved."],
    ["an antecedent of the next sentence", "The town plays a crucial role in trade. This role is old."],
    [
      "an antecedent in a tail",
      "The bridge opened in May, highlighting its rich heritage. That heritage draws visitors from Leeds.",
    ],
    ["a clause that hangs on another", "Moreover, because the mill was empty."],
    ["a frame before a condition alone", "It's worth noting that when it rains. The roof leaks."],
    ["a subject without its verb", "In today's fast-paced world, teams that ship."],
    ["an Arabic subject without its verb", "من الجدير بالذكر أن المدرسة التي فتحت أمس."],
    ["a conclusion without a verb", "وفي الختام، نجاح كبير."],
    ["two clauses under one «أن»", "ومن الجدير بالذكر أن السوق قديم وأن المدينة أقدم منه بكثير."],
  ])("%s", (_, text) => {
    const result = humanizeText(request(text));
    expect(result.text).toBe(text);
  });

  it("flags an attribution and never cuts it", () => {
    const text = "Experts say that tea helps people who sleep badly, and studies show that it is cheap.";
    expect(rewritten(text)).toBe(text);
  });

  it.each(["Leverage Ltd", "Seamless Cloud", "Delve Institute", "شركة ريادة الأفق"])(
    "keeps the proper term %s",
    (name) => {
      const text = `Moreover, the order of ${name} came in May. It is worth noting that ${name} pays in order to rent a hall.`;
      const { changes, text: after } = humanizeText(request(text));
      expect(changes).not.toEqual([]);
      expect(after.split(name)).toHaveLength(3);
    },
  );

  it.each([
    ["a list", ".\n- Soup costs two pounds.\n- Dogs stay outside."],
    ["what follows its colon", ":\nSoup costs two pounds, and dogs stay outside."],
  ])("an empty sentence that announces %s stays, and goes where it announces nothing", (_, announced) => {
    const opening = "The hall on Mill Street opens on Friday at six.";
    const empty = "Together, we can build a street where every neighbour thrives";
    expect(rewritten(`${opening} ${empty}${announced}`)).toBe(`${opening} ${empty}${announced}`);
    expect(rewritten(`${opening} ${empty}. Dogs stay outside.`)).toBe(`${opening} Dogs stay outside.`);
  });

  it("two fifths of a short text stay, however empty its sentences are", () => {
    const text =
      "The hall opens on Friday. Newcomers, regulars and everyone in between are welcome. Look after your street and your " +
      "street will look after you. The notes that are played here will echo for generations to come. Together, we can build " +
      "a town where every neighbour thrives.";
    const after = rewritten(text);
    expect(after).not.toBe(text);
    expect(after.length).toBeGreaterThanOrEqual(0.4 * text.length);
  });

  it("loses no term that was to be kept", () => {
    const text = "Moreover, in order to ship is the name of our podcast about the harbour.";
    expect(rewritten(text, { keep: ["in order to ship"] })).toContain("in order to ship");
  });
});

describe("what is no habit stays", () => {
  it.each([
    [
      "one connector",
      "Preston led early. Moreover, they defended well, and the visitors had only two shots before the break.",
    ],
    [
      "formal Arabic with a long chain of و",
      "وقد نصّ القانون على أن للمحكمة أن تنظر في الطلب، وأن تسمع الشهود، وأن تقضي بما تراه، ولا يجوز الطعن إلا خلال 30 يومًا.",
    ],
    ["a dialect", "رحت امس للبنك وقالوا لي ارجع الاحد، بصراحة تعبت من المشاوير وما احد فاهم شي."],
    ["code", 'const today = { in: "today\'s world" };\nreturn today;'],
  ])("%s", (_, text) => {
    expect(rewritten(text, { strength: "standard" })).toBe(text);
  });

  it("leaves quotations and sentences that the user marked", () => {
    const text = 'She wrote: "Moreover, it is worth noting that tea helps." Moreover, the café opens at 9 every day.';
    expect(rewritten(text, { leave: [{ start: text.lastIndexOf("Moreover"), end: text.length }] })).toBe(text);
  });
});

describe("changes", () => {
  it("are shown as whole words", () => {
    const text = "A seamless way";
    const change = inWholeWords(text, { start: 2, end: 4, after: "" });
    expect(text.slice(change.start, change.end)).toBe("seamless");
    expect(applyChanges(text, [change])).toBe("A amless way");
  });

  it("strip what a chat left around a text", () => {
    const text =
      "Certainly! Here is the text you asked for:\n\nBook a table at the harbour café before 3 May.\n\nI hope this helps!";
    expect(rewritten(text)).toBe("Book a table at the harbour café before 3 May.");
  });

  it("follow the register that was asked for", () => {
    expect(
      rewritten("We do not open on Mondays, and it is not far from the station at all.", { register: "friendly" }),
    ).toBe("We don't open on Mondays, and it isn't far from the station at all.");
  });
});

describe("closed wordings", () => {
  it.each([
    [
      "It is worth noting that sleep affects memory. In conclusion, we should strive to sleep eight hours.",
      "Sleep affects memory. We should try to sleep eight hours.",
    ],
    ["The report delves into the causes of the flood.", "The report looks at the causes of the flood."],
    ["Its debts rose, and it has underscored the risk.", "Its debts rose, and it has underscored the risk."],
    ["The loan raised its leverage ratio to nine.", "The loan raised its leverage ratio to nine."],
    ["وفي الختام، يمكن القول إن المشروع يلعب دورًا مهمًا في المدينة.", "المشروع يؤدي دورًا مهمًا في المدينة."],
    ["بالإضافة إلى ذلك، فأن الأسنان تضعف مع العمر.", "بالإضافة إلى ذلك، فأن الأسنان تضعف مع العمر."],
  ])("in a short text: %s", (text, after) => {
    expect(rewritten(text, { strength: "standard" })).toBe(after);
  });

  it("bear one label a place and two a sentence at the most", () => {
    const text =
      "The seamless, cutting-edge and breathtaking app plays a crucial role in a vibrant, bustling city for years to come.";
    const { marks } = humanizeText(request(text));
    expect(marks).toHaveLength(2);
    expect(humanizeText(request("Good luck with your deep learning journey!")).marks).toMatchObject([
      { ruleId: "chatbot-closing" },
    ]);
  });
});

const WILD = [
  "In today's world, ",
  "it's important to note that ",
  "Moreover, ",
  "$& $1 ",
  "{{name}} ",
  "\uD800",
  "`code`",
  "من الجدير بالذكر أن ",
  "علاوة على ذلك، ",
  "42%",
  "٣ أيام",
  "\n\n",
  "\n- ",
  "**Bold:** ",
  "🚀 ",
  " — ",
  "not just tea, but also ",
  ". ",
  "، ",
  "«نص» ",
  "﴿آية﴾",
  "Leeds ",
  "الرياض ",
  "!!",
  "\t",
  ", reflecting the times.",
  "In conclusion, ",
  "وفي الختام، ",
];

it("leaves an offer that the next sentence takes up", () => {
  const offer = "Would you like me to draft an invitation or a list next? Just say the word and I'll put one together!";
  expect(humanizeText(request(`The garden holds twenty people.\n\n${offer}`, {})).text).toContain("Would you like me");
});

describe("any text", () => {
  const texts = fc
    .array(
      fc.oneof(fc.constantFrom(...WILD), fc.string({ maxLength: 12 }), fc.string({ unit: "binary", maxLength: 6 })),
      { maxLength: 30 },
    )
    .map((parts) => parts.join(""));
  const strengths = fc.constantFrom("light" as const, "standard" as const, "strong" as const);

  it("keeps its facts, undoes exactly, marks inside the text and repeats itself", () => {
    fc.assert(
      fc.property(texts, strengths, (text, strength) => {
        const result = humanizeText(request(text, { strength }));
        expect(result.facts.lost).toEqual([]);
        expect(undoChange(text, result.changes, new Set())).toBe(result.text);
        expect(undoChange(text, result.changes, new Set(result.changes.keys()))).toBe(text);
        let last = 0;
        for (const change of result.changes) {
          expect(change.start).toBeGreaterThanOrEqual(last);
          expect(text.slice(change.start, change.end)).toBe(change.before);
          last = change.end;
        }
        for (const mark of result.marks) expect(text.slice(mark.start, mark.end)).not.toBe("");
        expect(humanizeText(request(text, { strength }))).toEqual(result);
      }),
      { numRuns: 100 },
    );
  });
});
