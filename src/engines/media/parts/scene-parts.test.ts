import { expect, test } from "vitest";
import { partsShown, readScene } from "../read-scene.ts";

const partsOf = (text: string, medium: "image" | "video" = "image") => {
  const scene = readScene(text, medium);
  return Object.fromEntries(partsShown(scene, scene.language === "ar" ? "ar" : "en"));
};

test.each([
  ["a chef plates a dessert", { subject: "a chef", action: "plates a dessert" }],
  [
    "a vendor in Marrakech flipping msemen at night",
    { subject: "a vendor", setting: "in Marrakech", time: "at night", action: "flipping msemen" },
  ],
  ["portrait of a girl, laughing in a field", { subject: "a girl", action: "laughing", setting: "in a field" }],
  ["صورة لعائلة تجلس على الأرض", { subject: "عائلة", action: expect.stringMatching(/^تجلس/u) }],
  ["راجل عجوز بيصطاد على الكورنيش", { subject: "راجل عجوز", action: "بيصطاد" }],
  ["خلفية جوال لقطة على سطح", { setting: "على سطح" }],
  ["hero banner for my florist's website, tulips opening in the rain", { subject: "tulips" }],
])("the parts of «%s»", (text, parts) => {
  expect(partsOf(text, "video")).toMatchObject(parts);
});

test.each([
  ["صقر على يد بدوي وقت الغروب في الصحراء", "وقت الغروب"],
  ["a fox asleep in fresh snow at dawn", "at dawn"],
  ["بياع عصير قدام المدرسة العصرية", "العصرية"],
  ["مرا كتبيع الخبز فالسوق بالليل", "بالليل"],
  ["two kids on a pier in late afternoon", "late afternoon"],
])("when it is stands apart from where it is: %s", (text, time) => {
  const parts = partsOf(text);
  expect(parts["time"]).toContain(time);
  expect(parts["setting"] ?? "").not.toContain(time);
});

test.each([
  ["مهندسة محجبة ٣٠ سنة تشتغل في موقع بناء", { subject: "مهندسة محجبة ٣٠ سنة" }],
  ["صورة مهندسة محجبة ٣٠ سنة لصفحة الشركة", { subject: "مهندسة محجبة ٣٠ سنة", use: "لصفحة الشركة" }],
  ["صورة شخصية لمهندسة محجبة ٣٠ سنة", { subject: "مهندسة محجبة ٣٠ سنة", use: "صورة شخصية" }],
  ["بورتريه لطبيبة محجبة عمرها ٤٥ سنة في عيادتها", { subject: "طبيبة محجبة عمرها ٤٥ سنة", setting: "في عيادتها" }],
])("somebody stands whole, with looks and age: %s", (text, parts) => {
  expect(partsOf(text)).toMatchObject(parts);
});

test.each([
  ["فستان أسود مطرز يدوي", { details: "أسود مطرز يدوي" }, undefined],
  ["فتاة ترتدي فستان مطرز يدوي وتمشي في السوق", { details: "ترتدي فستان مطرز يدوي" }, "وتمشي"],
])("an adjective that begins like a verb is no action: %s", (text, parts, action) => {
  const read = partsOf(text);
  expect(read).toMatchObject(parts);
  expect(read["action"]).toBe(action);
});

test("a part never ends in a word that leans on the next one", () => {
  for (const text of [
    "A ferry leaves the harbour at dusk",
    "صقر على يد بدوي",
    "an old radio crackles in a dark bunker",
  ])
    for (const part of Object.values(partsOf(text, "video"))) expect(part).not.toMatch(/(?: the| a| an| على| في)$/u);
});

test("the name of a model is no part of the picture", () => {
  for (const words of Object.values(partsOf("صقر في الصحراء، لقطة قريبة، ميدجورني")))
    expect(words).not.toContain("ميدجورني");
});

test("a request always has a subject, in its own words", () => {
  for (const text of ["cats", "ملصق في الحي مكتوب عليه «بطولة الحي»", "slow, warm, close", "?"])
    expect(text).toContain(partsOf(text)["subject"] ?? "");
  expect(partsOf("ملصق في الحي مكتوب عليه «بطولة الحي»")["subject"]).not.toContain("بطولة");
});

test("what an empty ground or space is said to be has a slot of its own", () => {
  expect(partsOf("fox sticker, transparent background")["space"]).toContain("transparent");
  expect(partsOf("بنر لمحل ورد، مساحة فاضية على اليمين للنص")["space"]).toContain("فاضية");
});

test("words with many senses are no terms of the trade", () => {
  const kinds = readScene(
    "a full moon over a low wall, a street vendor, a crane and olive oil in a pan",
    "video",
  ).terms;
  expect(kinds.filter(({ term }) => ["shot", "angle", "light", "move", "style"].includes(term.kind))).toEqual([]);
});

test.each([
  ["a city, no flying cars", "flying cars"],
  ["a bottle without any face wrinkles", "face wrinkles"],
  ["a girl, no hat please", "hat"],
  ["مدينة من غير سيارات طايرة", "سيارات طايرة"],
])("a thing with words of its own stays whole where it is ruled out: %s", (text, words) => {
  expect(readScene(text, "image").exclusions).toEqual([expect.objectContaining({ words })]);
  expect(readScene(text, "image").exclusions[0]?.known).toBeUndefined();
});

test("a list ruled out is still read to its end, in Arabic with a joining letter", () => {
  const known = (text: string) => readScene(text, "image").exclusions.map((one) => one.known?.en);
  expect(known("a street with no text, people or cars")).toEqual(["text", "people", "cars"]);
  expect(known("فنجان على طاولة وما بدي كتابة")).toEqual(["text"]);
});

test("a word of a table counts where its part agrees with the table's sense", () => {
  const ids = (text: string) => readScene(text, "image").terms.map(({ term }) => term.id);
  expect(ids("مقعد خشب لونه زيتي في حديقة")).not.toContain("oil");
  expect(ids("تفاحة على لوح خشب، خلفية زيتي غامق")).not.toContain("oil");
  expect(ids("ديكور ريسبشن، كنبة زيتي وسجادة كليم")).not.toContain("oil");
  expect(ids("قارب صغير بأسلوب لوحة زيتية")).toContain("oil");
  expect(ids("a good morning card with daisies")).not.toContain("morning");
  expect(ids("a lake in the early morning")).toContain("morning");
});
