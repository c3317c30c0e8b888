import { describe, expect, test } from "vitest";
import { checkImage } from "./check-image.ts";
import { composeImage } from "./compose-image.ts";
import type { ImageRequest } from "./image-types.ts";
import { imageModel } from "../media-models.ts";

const compose = (text: string, more: Partial<ImageRequest> = {}) =>
  composeImage({
    text,
    model: "any",
    palette: [],
    detail: "standard",
    variants: 1,
    promptLanguage: "en",
    interfaceLanguage: "en",
    ...more,
  });

test.each([
  "شارع في القاهرة بالليل تحت المطر",
  "صياد على البحر بالليل",
  "a street at night in the rain",
  "a girl at midnight",
])("no light is added to a night that names none: %s", (text) => {
  const { slots, assumptions } = compose(text);
  expect(slots["light"]).toBeUndefined();
  expect(assumptions.join(" ")).not.toMatch(/moon|light|overcast/u);
});

test("a headscarf that the words have is not explained, and an excess is ruled out whole", () => {
  const made = compose("مهندسة محجبة ٣٠ سنة، من غير ابتسامة مبالغ فيها");
  expect(made.prompt).not.toContain("غطاء شعر");
  expect(made.slots["avoid"]).toBe("ابتسامة مبالغ فيها");
});

test("what hardly reads Arabic must be translated first, and is said to be", () => {
  const must = (model: ImageRequest["model"], text: string) => compose(text, { model }).mustTranslate;
  expect(must("sdxl", "قطة على كرسي")).toMatch(/^SDXL reads hardly any Arabic/u);
  expect(compose("قطة على كرسي", { model: "sdxl" }).notes[0]).toBe(must("sdxl", "قطة على كرسي"));
  expect(must("sdxl", "a cat on a chair")).toBeUndefined();
  expect(must("gpt-image", "قطة على كرسي")).toBeUndefined();
});

describe("an English request", () => {
  test("without a ground is cut out, not a thing left out", () => {
    for (const text of ["ستكر جمل صغير يضحك، خط أسود عريض وبدون خلفية", "ستيكر قطة، بلا خلفية"]) {
      expect(compose(text).notes.join(" ")).toContain("opaque");
      expect(compose(text, { model: "midjourney" }).prompt).not.toContain("--no");
    }
  });

  test("stands whole and first; settings and exclusions are said in the model's way", () => {
    expect(compose("photo of an old fisherman in Alexandria harbor at dawn, 35mm look, no text, 3:2").prompt).toBe(
      "Photo of an old fisherman in Alexandria harbor at dawn, 35mm look, no text. Lighting: soft low dawn " +
        "light. Composed for a 3:2 frame.",
    );
  });

  test("for Midjourney ends in flags and in nothing else", () => {
    expect(compose("cyberpunk cat --s 250 --ar 2:3 --zz 4", { model: "midjourney" })).toMatchObject({
      prompt: "cyberpunk cat --ar 2:3 --s 250 --v 8.2",
      settings: { ratio: "2:3", flags: "--ar 2:3 --s 250 --v 8.2" },
      notes: ["--zz is not an option of Midjourney V8.2, so it was left out."],
    });
  });

  test("for Midjourney lists what is left out in its flag, unknown words in the writer's own", () => {
    expect(compose("a red fox in snow, no people, no picket fences", { model: "midjourney" }).prompt).toMatch(
      / --no people, picket fences --v 8\.2$/,
    );
    const arabic = compose("ثعلب في الثلج، من غير ناس، بدون سلال خوص", { model: "midjourney" });
    expect(arabic.prompt).toMatch(/ --ar 1:1 --raw --no people, سلال خوص --v 8\.2$/);
    expect(arabic.notes.some((note) => note.includes("سلال خوص"))).toBe(true);
  });

  test("nobody else leaves the one who is named: a list of things left out holds bystanders, never people", () => {
    const grandmother = "a portrait of my grandmother at the window, no one else";
    expect(compose(grandmother, { model: "midjourney" }).prompt).toMatch(/ --no bystanders --v 8\.2$/);
    expect(compose(grandmother, { model: "sdxl" }).negative).toBe("bystanders");
    expect(compose(grandmother, { model: "flux" }).prompt).toContain("Only the people described are in view.");
    expect(compose("صورة لستي بالبيت، ما بدي حدا غيرها", { model: "midjourney" }).prompt).toContain("--no bystanders");
    const added = compose("صورة لستي بالبيت", { model: "gpt-image", avoid: "ناس تانيين" }).prompt;
    expect(added).toContain("القيود: خارج الصورة: أي شخص آخر");
  });

  test("for SDXL puts what is left out into its field, as nouns", () => {
    const made = compose("a street market without cars or people, watercolor", { model: "sdxl", aspectRatio: "16:9" });
    expect(made).toMatchObject({ negative: "cars, people", settings: { ratio: "16:9", size: "1344x768" } });
  });

  test("for FLUX is an object too, without what nobody said", () => {
    const { json } = compose("an owl on a barn roof, oil painting, teal and gold", { model: "flux", detail: "short" });
    expect(json).toMatchObject({
      scene: expect.stringContaining("an owl on a barn roof"),
      style: expect.stringContaining("oil painting"),
    });
    expect(JSON.stringify(json)).not.toMatch(/null|undefined|""/u);
    expect(compose("an owl", { model: "any" }).json).toBeUndefined();
  });

  test("with a transparent ground says that most models draw none", () => {
    const { notes, slots } = compose("fox sticker, transparent background");
    expect(slots["space"]).toContain("transparent");
    expect(notes.join(" ")).toContain("opaque");
  });

  test("for Ideogram has its exclusions in their field", () => {
    expect(compose("a poster without people", { model: "ideogram" }).negative).toBe("people");
  });

  test("for GPT Image comes in labelled lines with lettering to the letter", () => {
    const { prompt } = compose('poster for a jazz night, title "Blue Hour", navy and gold', { model: "gpt-image" });
    expect(prompt.split("\n").map((line) => line.split(":")[0])).toEqual(["Scene", "Text", "Use"]);
    expect(prompt).toContain('"Blue Hour"');
  });

  test("loses an order to make a picture, and nothing else", () => {
    expect(compose("Please generate an image of a fox in snow", { detail: "short" }).prompt).toMatch(
      /^A fox in snow\./,
    );
  });
});

describe("an Arabic request", () => {
  test("has a prompt wholly in Arabic, whatever language was chosen, and a line says so", () => {
    const made = compose("بنت تمسك فانوس في حارة قديمة بالليل، إضاءة خافتة، من غير ناس", { interfaceLanguage: "ar" });
    expect(made.prompt).toBe(
      "بنت تمسك فانوس في حارة قديمة بالليل، إضاءة خافتة، من غير ناس. الأسلوب: صورة فوتوغرافية. فانوس: قنديل " +
        "رمضان من نحاس وزجاج ملوّن. الكادر: لقطة متوسطة، بمستوى العين. التكوين لإطار نسبته 1:1.",
    );
    expect(made.notes).toEqual(["من دون نموذج لا نترجم؛ البرومبت بالعربية كما كتبته."]);
    expect(made.origins).toMatchObject({ light: "stated", shot: "assumed", avoid: "stated" });
  });

  test("keeps lettering to the letter and warns of Arabic letters", () => {
    const made = compose("بطاقة معايدة مكتوب عليها كل عام وأنتم بخير بخط ذهبي", { model: "flux" });
    expect(made.prompt).toContain('"كل عام وأنتم بخير"');
    expect(made.notes.join(" ")).toContain("letter by letter");
  });

  test("needs no such line when the prompt is to be Arabic", () => {
    expect(compose("قطة على سطح", { promptLanguage: "ar" }).notes).toEqual([]);
    expect(compose("قطة على سطح", { promptLanguage: "ar" }).prompt).toBe(
      "قطة على سطح. الأسلوب: صورة فوتوغرافية. الإضاءة: ضوء نهار ناعم. التكوين لإطار نسبته 1:1.",
    );
  });
});

describe("says no more than is sure", () => {
  test.each([
    "لوحة تلوين لسلحفاة تشرب عصير",
    "a wax crayon drawing of our street",
    "embroidered peacock motif for a pillow",
    "منشور لمعرض كتب، كرسي تحت نخلة",
    'an ad with the words "Fresh Bread"',
  ])("no photograph, framing or daylight where another medium is hinted: %s", (text) => {
    const { prompt } = compose(text);
    expect(prompt).not.toMatch(/photograph|medium shot|daylight|eye level/iu);
  });

  test("things of the picture stay in the person's words", () => {
    const { prompt } = compose("بوستر لمكتبة في جبل اللويبدة، دفاتر طايرة، ركن فاضي لأضع شعاري لاحقا");
    expect(prompt.replace(/«[^»]*»/gu, "")).not.toMatch(/library|mountain|plane|logo|phone/iu);
  });

  test("a kind of picture is the one that is asked for, not one that is mentioned", () => {
    expect(compose("a shop street where logo lamps glow").prompt).not.toContain("flat vector");
    expect(compose("شارع قديم وعليه شعار البلدية").prompt).not.toContain("Flat vector");
    expect(compose("bakery logo, one wheat ear").prompt).toContain("flat vector");
  });

  test("exclusions are the person's; a stand-in is scoped and never beside lettering", () => {
    expect(compose("a courtyard of patterned tiles, no writing", { model: "flux" }).prompt).toContain(
      "Free of lettering.",
    );
    const lettered = compose('لافتة مكتوب عليها "مخبز النور"', { model: "gemini-image", avoid: "كتابة" });
    expect(lettered.prompt).toBe('لافتة مكتوب عليها "مخبز النور". خارج الصورة: أي كتابة أخرى.');
    expect(compose("painterly but not manga, no wolves", { model: "midjourney" }).prompt).toContain(
      "--no manga, wolves",
    );
  });

  test("a colour of one thing is not the picture's", () => {
    expect(compose("حصان على تل، سرج أحمر").prompt).not.toContain("الألوان");
    expect(compose("حصان على تل، ألوان أحمر وذهبي").slots["palette"]).toBe("red, gold");
  });

  test("a model that reads English is said to", () => {
    const { prompt, notes } = compose("غزال في وادي، لوحة زيتية", { model: "sdxl" });
    expect(prompt).toBe("غزال في وادي، لوحة زيتية");
    expect(notes).toEqual([expect.stringContaining("hardly any Arabic")]);
  });
});

test("the form's choices win over the request's, and a ratio is fitted to the model", () => {
  const made = compose("a boat at sunset, 21:9", {
    model: "sdxl",
    lighting: "ضوء القمر",
    palette: ["navy", "#ffcc00"],
  });
  expect(made.prompt).toContain("cool moonlight");
  expect(made.prompt).toContain("#ffcc00");
  expect(made.settings.ratio).toBe("16:9");
  expect(made.notes.join(" ")).toContain("21:9");
});

test("where nothing is ours to change there is no variant", () => {
  expect(compose("a crayon drawing of a boat", { variants: 3 }).variants).toEqual([]);
});

test("variants keep what was named", () => {
  const { variants } = compose("a lion on a rock", { variants: 3 });
  expect(variants).toHaveLength(2);
  for (const variant of variants) expect(variant).toContain("A lion on a rock");
  expect(new Set(variants).size).toBe(2);
});

describe("the check", () => {
  const check = (id: Parameters<typeof imageModel>[0], prompt: string, more: object = {}, exact: string[] = []) =>
    checkImage(imageModel(id), { prompt, settings: { ratio: "1:1" }, ...more }, exact, "a cat").map(({ code }) => code);

  test.each([
    ["midjourney", "a cat --ar 1:1 --s 1001 --v 8.2", ["flag-range"]],
    ["midjourney", "a cat --ar 1:1 --tile --v 8.2", ["unknown-flag"]],
    ["midjourney", "a cat --ar 1:1 --no dogs, red hats --v 8.2", []],
    ["midjourney", "a cat --ar 1:1 --no dogs, hats --tile --v 8.2", ["unknown-flag"]],
    ["midjourney", "a cat --ar 1:1 on a roof", ["flags-not-last"]],
    ["midjourney", "a cat --ar 3:2 --v 8.2", ["ratio"]],
    ["flux", "a cat --ar 1:1", ["flags-not-taken"]],
    ["sdxl", "(a cat:1.9), roof", ["weight-range"]],
    ["flux", "a masterpiece cat in Pixar style", ["invented-name", "hollow-words"]],
    ["flux", 'a cat and a sign "Joe\'s"', ["invented-text"]],
  ] as const)("%s: %s", (id, prompt, codes) => {
    expect(check(id, prompt).toSorted()).toEqual([...codes].toSorted());
  });

  test("a field of exclusions only where the model has one, and no denials in it", () => {
    expect(check("flux", "a cat", { negative: "dogs" })).toEqual(["negative-not-taken"]);
    expect(check("sdxl", "a cat", { negative: "no dogs" })).toEqual(["denial-in-negative"]);
  });

  test("the form as an object keeps lettering too", () => {
    expect(check("flux", "a cat, Yasmin", { json: { scene: "a cat" } }, ["Yasmin"])).toEqual(["lost-text"]);
    expect(check("flux", "a cat, Yasmin", { json: { text: ["Yasmin"] } }, ["Yasmin"])).toEqual([]);
  });

  test("lost lettering and sizes that are not made", () => {
    expect(check("flux", "a cat", {}, ["Yasmin"])).toEqual(["lost-text"]);
    expect(check("gpt-image", "a cat", { settings: { ratio: "1:1", size: "1000x1000" } })).toEqual(["size"]);
  });
});
