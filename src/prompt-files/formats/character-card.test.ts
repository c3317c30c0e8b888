import { expect, it } from "vitest";
import { png, pngText } from "#tests/support/picture-bytes.ts";
import { readPromptFile } from "../read-prompt-file.ts";

const V1 = {
  name: "ليلى",
  description: "{{char}} مرشدة في متحف، تحادث {{user}}.",
  personality: "هادئة",
  scenario: "",
  first_mes: "أهلًا <USER>!",
  mes_example: "",
};
const PROMPT = {
  title: "ليلى",
  content: "ليلى مرشدة في متحف، تحادث {{user}}.\n\nالطباع:\nهادئة\n\nأول رسالة:\nأهلًا {{user}}!",
  tags: [] as string[],
  lang: "ar",
};
const V2 = {
  spec: "chara_card_v2",
  spec_version: "2.0",
  data: {
    ...V1,
    system_prompt: "{{original}} ابق في الدور.",
    post_history_instructions: "لا تطل.",
    alternate_greetings: ["مساء الخير"],
    character_book: { entries: [{ keys: ["x"], content: "y" }] },
    tags: ["متحف"],
    extensions: {},
  },
};
const V2_PROMPT = { ...PROMPT, content: `ابق في الدور.\n\n${PROMPT.content}\n\nلا تطل.`, tags: ["متحف"] };

const readJson = (card: object) => readPromptFile("a.json", new TextEncoder().encode(JSON.stringify(card)), 9);
const chunk = (keyword: string, card: object) =>
  pngText(keyword, Buffer.from(JSON.stringify(card), "utf8").toString("base64"));
const reading = (prompt: object, losses: string[]) => ({
  ok: true,
  format: "characterCard",
  prompts: [prompt],
  losses,
  tooLong: [],
});

it("a card of the first version becomes one prompt under headings in its own language", () => {
  expect(readJson(V1)).toEqual(reading(PROMPT, ["automatic"]));
  const english = { ...V1, name: "Mia", description: "{{char}} guides visitors.", first_mes: "Hi", personality: "" };
  expect(readJson(english)).toEqual(
    reading({ title: "Mia", content: "Mia guides visitors.\n\nFirst message:\nHi", tags: [], lang: "en" }, []),
  );
});

it("a card of the second version has its instructions around, and says what stays behind", () => {
  expect(readJson(V2)).toEqual(reading(V2_PROMPT, ["automatic", "worldBook", "greetings"]));
});

it("a card inside a PNG is read, the third version before the second", () => {
  const third = {
    spec: "chara_card_v3",
    spec_version: "3.0",
    data: { ...V1, name: "نور", description: "{{char}} طبيبة." },
  };
  expect(readPromptFile("a.png", png(chunk("chara", V2)), 9)).toEqual(readJson(V2));
  expect(readPromptFile("a.png", png(chunk("chara", V2), chunk("ccv3", third)), 9)).toEqual(readJson(third));
  expect(readJson(third)).toMatchObject({ prompts: [{ title: "نور" }] });
});
