import { describe, expect, test } from "vitest";
import { toArabicDigits } from "#engines/text/digits.ts";
import { detectText, languageFor } from "./detect-text.ts";
import { detectorWeights } from "./detector-weights.ts";

/** Written for this test in the way assistants write. */
const MACHINE_EN =
  `In today's fast-paced world, effective communication plays a crucial role in both personal ` +
  `and professional success. It not only helps individuals express their ideas clearly, but also fosters stronger ` +
  `relationships and mutual understanding. Moreover, good communication skills can significantly enhance teamwork, ` +
  `ensuring that everyone feels valued and heard. For example, when team members actively listen to one another, ` +
  `they are better able to identify potential challenges and develop innovative solutions. Additionally, clear ` +
  `communication reduces misunderstandings, which can lead to increased productivity and a more positive work ` +
  `environment. Furthermore, in an increasingly digital landscape, the ability to convey messages across different ` +
  `platforms has become more essential than ever. Ultimately, by investing in these skills, individuals can unlock ` +
  `new opportunities, build lasting connections, and achieve their long-term goals. In conclusion, communication ` +
  `is not just a tool, but a foundation for meaningful growth.`;

const MACHINE_AR =
  `تُعد القراءة من أهم الركائز التي تسهم في بناء شخصية الإنسان وتنمية قدراته الفكرية. فهي لا ` +
  `تقتصر على اكتساب المعلومات فحسب، بل تفتح آفاقًا جديدة أمام القارئ وتعزز قدرته على التفكير النقدي. علاوة على ` +
  `ذلك، تساعد القراءة على تطوير المهارات اللغوية وتحسين القدرة على التعبير بشكل واضح ومؤثر. كما تلعب دورًا محوريًا ` +
  `في تخفيف التوتر وتحقيق التوازن النفسي، مما ينعكس إيجابًا على مختلف جوانب الحياة. ومن الجدير بالذكر أن القراءة ` +
  `المنتظمة تسهم في تقوية الذاكرة وتحسين التركيز، وهو ما تؤكده العديد من الدراسات الحديثة. بالإضافة إلى ذلك، تتيح ` +
  `القراءة للإنسان فرصة التعرف على ثقافات متنوعة وتجارب إنسانية غنية. وفي الختام، يمكن القول إن القراءة ليست مجرد ` +
  `هواية، بل هي أسلوب حياة يضمن للفرد النمو المستمر والتطور الدائم.`;

/** Set down as people write to each other. */
const PERSON_EN =
  `ok so the bus thing. I waited at Harrow Road from ten past 7 and NOTHING came till nearly 8, ` +
  `then two 18s at once, both full. Driver of the second one let me on anyway, he knows me from the school run. ` +
  `Anyway by then Danny had already rung the office and told them I was ill which I wasn't, so now I've got to do ` +
  `the form. You know the one. Mum says use the blue pen because Mrs Pell can't read my pencil, haha. Did you ever ` +
  `get your 20 quid back off Sam?? He told my sister he'd paid you in March, I said I doubt it. Going to Nan's ` +
  `Sunday, she's had her hip done and she wants the big pot off the top shelf.`;

const judge = async (text: string, sensitivity: "careful" | "balanced" | "sensitive" = "careful") =>
  detectText({ text, sensitivity, interfaceLanguage: "en" }, detectorWeights(languageFor(text, "auto")));

describe("judging a text", () => {
  test("a text in the manner of assistants lies above one in the manner of a message to a friend, which is not accused", async () => {
    const machine = await judge(MACHINE_EN);
    const person = await judge(PERSON_EN);
    expect(machine.probability).toBeGreaterThan(0.9);
    expect(person.probability).toBeLessThan(machine.probability);
    expect(person.verdict).not.toBe("likely-ai");
    expect(machine.signals.some(({ direction }) => direction === "ai")).toBe(true);
  });

  test("reads Arabic with Arabic weights", async () => {
    const found = await judge(MACHINE_AR);
    expect(found.textLanguage).toBe("ar");
    expect(found.probability).toBeGreaterThan(0.5);
  });

  test("a standard text is not called dialect for a cue that a long text holds by chance", async () => {
    const { reliability } = await judge(`${MACHINE_AR} ${MACHINE_AR.slice(0, 400)}`);
    expect(reliability.reasons.join(" ")).not.toContain("dialect");
  });

  test("Persian gets no verdict and no error rate of another language", async () => {
    const persian = "پدرم هر روز صبح زود به بازار می\u200Cرود و برای ما نان گرم می\u200Cآورد. ".repeat(12);
    const found = await judge(persian);
    expect(found.verdict).toBe("cannot-tell");
    expect(found.falseAlarmRate).toBeUndefined();
  });

  test("says the same twice", async () => {
    expect(await judge(MACHINE_AR)).toEqual(await judge(MACHINE_AR));
  });

  test.each([MACHINE_EN, MACHINE_AR, PERSON_EN])(
    "gives an interval around its figure, and sentences that lie in the text in order",
    async (text) => {
      const { interval, probability, sentences } = await judge(text);
      expect(interval.low).toBeLessThanOrEqual(probability);
      expect(interval.high).toBeGreaterThanOrEqual(probability);
      let end = 0;
      for (const sentence of sentences) {
        expect(sentence.start).toBeGreaterThanOrEqual(end);
        end = sentence.end;
        expect(text.slice(sentence.start, sentence.end).trim()).not.toBe("");
        expect(sentence.reason).not.toBe("");
      }
      expect(end).toBeLessThanOrEqual(text.length);
    },
  );

  test("the sentences lean together where the text leans", async () => {
    const { sentences, probability } = await judge(MACHINE_EN);
    const mean = sentences.reduce((sum, sentence) => sum + sentence.probability, 0) / sentences.length;
    expect(probability).toBeGreaterThan(0.5);
    expect(mean).toBeGreaterThan(0.5);
  });

  test("a more sensitive setting never takes a verdict back", async () => {
    const careful = await judge(MACHINE_EN);
    const sensitive = await judge(MACHINE_EN, "sensitive");
    if (careful.verdict === "likely-ai") expect(sensitive.verdict).toBe("likely-ai");
    expect(sensitive.falseAlarmRate ?? 0).toBeGreaterThanOrEqual(careful.falseAlarmRate ?? 1);
  });
});

describe("what says where a text comes from and not who wrote it", () => {
  const withFigures = `${MACHINE_AR} وقد زارها 350 طالبًا في 12 مدرسة عام 2019.`;

  test.each([
    ["the form of digits", toArabicDigits(withFigures), withFigures],
    ["marks on letters", MACHINE_AR.replaceAll("القراءة", "القِرَاءَة"), MACHINE_AR],
    ["lines broken by a page", MACHINE_EN.replace(/((?:\S+ ){11}\S+) /g, "$1\n"), MACHINE_EN],
    ["kinds of quotation marks", MACHINE_EN.replace("a tool", "“a tool”"), MACHINE_EN.replace("a tool", '"a tool"')],
    ["the width of commas", MACHINE_AR.replaceAll("،", ","), MACHINE_AR],
    ["stretched letters", MACHINE_AR.replaceAll("من", "مـن"), MACHINE_AR],
  ])("does not decide: %s", async (_, changed, original) => {
    const [left, right] = [await judge(changed), await judge(original)];
    expect(left.probability).toBeCloseTo(right.probability, 1);
    expect(left.verdict).toBe(right.verdict);
  });
});

describe("keeping silent", () => {
  const reasonOf = async (text: string) => {
    const { verdict, reliability } = await judge(text);
    return { verdict, level: reliability.level, reason: reliability.reasons[0] };
  };

  test.each([
    [
      "a few words",
      "Thanks, got your message and will answer tomorrow morning.",
      "The text is too short to be judged.",
    ],
    [
      "another language",
      (
        "Le petit village se trouve au bord de la rivière, entre deux collines couvertes de vignes. Chaque matin, " +
        "les habitants se retrouvent au marché pour acheter du pain, des fruits et du fromage. "
      ).repeat(3),
      "The text is in a language this detector was not measured on.",
    ],
    [
      "verse",
      (
        "The lamp burns low upon the stair\nand nobody is coming home\nthe garden keeps its silver air\nthe gate " +
        "is wet with evening foam\nI count the boats along the quay\nand every one of them is gone\n"
      ).repeat(3),
      "The text is verse, or short lines like verse.",
    ],
    [
      "lists",
      "- Buy milk and two loaves of brown bread from the corner shop.\n- Call the plumber about the tap in the " +
        "upstairs bathroom.\n- Take the blue coat to the cleaner before Friday noon.\n- Ask Nora about the tickets for " +
        "the concert in June.\n- Send the forms back to the school office.\n- Water the plants on the balcony twice this " +
        "week.\n- Pick up the parcel at the post office.",
      "Most of the text is lists rather than running sentences.",
    ],
    [
      "quotation",
      `He told us what she had said. "${PERSON_EN.replaceAll("\n", " ")}"`,
      "Most of the text is quotation.",
    ],
    [
      "code",
      "const total = items.reduce((sum, item) => sum + item.price, 0);\nfunction add(left, right) {\n  return left + right;\n}\n".repeat(
        8,
      ),
      undefined,
    ],
  ])("gives no verdict on %s", async (_, text, reason) => {
    const found = await reasonOf(text);
    expect(found.verdict).toBe("cannot-tell");
    expect(found.level).toBe("low");
    if (reason) expect(found.reason).toBe(reason);
  });

  test("the lines of a page are not taken for verse", async () => {
    for (const words of [7, 10, 13]) {
      const page = MACHINE_EN.split(" ").reduce(
        (text, word, index) => `${text}${index % words === 0 ? "\n" : " "}${word}`,
        "",
      );
      expect((await judge(page)).reliability.reasons).not.toContain("The text is verse, or short lines like verse.");
    }
  });

  test("nothing short is called free of signs", async () => {
    const { verdict } = await judge(PERSON_EN.split(" ").slice(0, 90).join(" "));
    expect(verdict).not.toBe("likely-human");
  });
});

describe("a text of two hands", () => {
  test("is never called free of signs while one half reads like a machine's", async () => {
    const { verdict, words } = await judge(`${PERSON_EN}\n\n${MACHINE_EN}`);
    expect(words).toBeGreaterThan(240);
    expect(verdict).not.toBe("likely-human");
  });
});
