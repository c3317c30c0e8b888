import { describe, expect, test } from "vitest";
import { checkPrompt } from "./check-prompt.ts";
import type { RuleId } from "./rule.ts";

const idsOf = (text: string): RuleId[] =>
  checkPrompt({ text, strictness: "normal", target: "any", interfaceLanguage: "en" }).issues.map(({ id }) => id);

/** A defect told by its meaning, and the same request without it. */
const CASES: readonly (readonly [RuleId, string, string])[] = [
  [
    "structured-output-unspecified",
    "Turn the orders in <orders>{{orders}}</orders> into a form our till software can load, and skip the cancelled ones.",
    "Turn the orders in <orders>{{orders}}</orders> into a form our till software can load: sku, qty, price in pence.",
  ],
  [
    "ambiguous-pronoun",
    "اكتب رسالة من 60 كلمة إلى المعلمة عن خلاف بين أخي سامي مع جاره فهد على الكرة. قل إنه كسر الزجاج.",
    "اكتب رسالة من 60 كلمة إلى المعلمة عن خلاف بين أخي سامي مع جاره فهد على الكرة. قل إن فهدًا كسر الزجاج.",
  ],
  [
    "duplicated-instruction",
    "اكتب لعمال المطبخ 5 بنود عن تنظيف الفرن. كل بند جملة واحدة. اذكر المادة المستعملة. وليكن لكل بند عبارة مفردة.",
    "اكتب لعمال المطبخ 5 بنود عن تنظيف الفرن. كل بند جملة واحدة. اذكر المادة المستعملة.",
  ],
  [
    "impossible-capability",
    "افحص حرارة الثلاجة كل ليلة، وإذا زادت فدق على جوالي.",
    "اكتب تعليمات من أربع خطوات للحارس عن فحص حرارة الثلاجة.",
  ],
  [
    "no-task-verb",
    "Our market stall: plot 9, north side, two trestles, a leaking awning and £40 a week. Dad likes early starts.",
    "Plot 9 data for our market stall: write three findings in one line each from 40, 52 and 61 sales.",
  ],
  [
    "example-conflict",
    "Tag each note in <notes>{{notes}}</notes> with one of: rent, repair, noise. Like this:\n- the tap drips -> Plumbing (high)",
    "Tag each note in <notes>{{notes}}</notes> with one of: rent, repair, noise. Like this:\n- the tap drips -> repair",
  ],
  [
    "multiple-tasks-tangled",
    "Our fair is on 3 May. Draft the flyer, work out a stall plan, we'd like a press notice too, and put the costs in a sheet.",
    "Our fair is on 3 May. Draft a 60-word flyer for families, then a 30-word notice for the school.",
  ],
  [
    "missing-delimiters",
    "Put this into French for our guests. The pool will stay closed until Friday for cleaning. Keep it under 40 words.",
    'Put this into French for our guests: "The pool will stay closed until Friday for cleaning." Keep it under 40 words.',
  ],
  ["vague-goal", "نظّم لي المكتب وخلّ كل شخص مرتاح.", "نظّم لي مواعيد المكتب في جدول: الاسم، اليوم، الساعة."],
  [
    "missing-input-placeholder",
    "شوف أرقام الكهرباء وقل لي وين الخلل.",
    "شوف أرقام الكهرباء وقل لي وين الخلل:\n<أرقام>\n{{الأرقام}}\n</أرقام>",
  ],
  [
    "contradictory-instructions",
    "Write a shell script in as few lines as possible for new staff, with every line explained at length.",
    "Write a shell script in at most 12 lines for new staff, with one comment above each command.",
  ],
];

describe("a defect is found by its meaning", () => {
  test.each(CASES)("%s: %s", (id, faulty, sound) => {
    expect(idsOf(faulty)).toContain(id);
    expect(idsOf(sound)).not.toContain(id);
  });

  test("a request said as a wish is found in the middle of an account", () => {
    const before =
      "We took over the boat house two summers ago and found it full of old oars, rope and paint tins. The roof leaked over the racks and the doors had swollen shut after a wet winter. A neighbour lent us a pump and his sons cleared the slip by hand over three weekends. ";
    const after =
      " The river rose in March and left silt on the boards, which we scraped off with shovels. Two of the boats need new seats and one has a split along the keel that my cousin glued. The club next door holds its regatta in June and lends us its tea urn for the day.";
    expect(idsOf(`${before}I should be grateful for a list of eight cleaning jobs in order.${after}`)).toContain(
      "buried-instruction",
    );
  });
});
