import { describe, expect, test } from "vitest";
import { checkPrompt } from "./check-prompt.ts";
import type { RuleId } from "./rule.ts";

const idsOf = (text: string): RuleId[] =>
  checkPrompt({ text, strictness: "normal", target: "any", interfaceLanguage: "en" }).issues.map(({ id }) => id);

/** What only looks like a fault of a rule, and beside it what is one. */
const CASES: readonly (readonly [RuleId, string, string])[] = [
  [
    "impossible-capability",
    "اقترح ردًا على سؤال عن الراتب، وقدّم الجواب جاهزًا للقول في ثلاث جمل.",
    "ادخل على جاهز واطلب لي بيتزا كبيرة الليلة.",
  ],
  [
    "impossible-capability",
    "Write a 120-word cover note for a baker and go straight to the link between my shop work and the post.",
    "Go to this link and sign me up for the newsletter.",
  ],
  [
    "missing-audience",
    "اكتب مقالًا من 300 كلمة عن صيانة الدراجة، يقرؤه طلاب السكن على الهاتف.",
    "اكتب مقالًا من 300 كلمة عن صيانة الدراجة.",
  ],
  [
    "high-stakes-no-guardrail",
    "اشرح بند الإخلاء في عقد الإيجار <عقد>{{العقد}}</عقد> وهل يحق للمالك رفع الأجرة. القرار الأخير لمحامٍ.",
    "اقرأ عقد الإيجار <عقد>{{العقد}}</عقد> وقل هل يحق للمالك رفع الأجرة واحكم حكمًا نهائيًا.",
  ],
  [
    "multiple-tasks-tangled",
    "Prepare one page on our river walk in five parts: a title, a summary, a timetable, a packing list and a quiz.",
    "Write a summary of our river walk, a timetable, a packing list, a quiz and a press release.",
  ],
  [
    "contradictory-instructions",
    'Sort each call in <log>{{log}}</log>. Return JSON: {"id": integer, "why": string of at most 12 words, "part": "door" | "lift" | "roof" | "other"}. Be complete and cover every detail of the log.',
    "Explain in 12 words, completely and in every detail, the doors, the lifts, the roof and the heating of our building.",
  ],
  [
    "structured-output-unspecified",
    "لخّص <نص>{{النص}}</نص> لمدير المخزن في جدول أعمدته الصنف والكمية وتاريخ الصلاحية.",
    "لخّص <نص>{{النص}}</نص> لمدير المخزن في جدول.",
  ],
  [
    "structured-output-unspecified",
    "Compare three booking systems for a clinic that now keeps everything in shared Excel files. Name the price of each in five bullets.",
    "Turn the bookings in <log>{{log}}</log> into an Excel file for the clinic.",
  ],
  [
    "missing-delimiters",
    "اكتب ردًا على عميلة تأخر طلبها في أربع جمل. الترتيب: تحية، ثم الاعتذار لأنه حقها، ثم الموعد الجديد الذي عندنا وهو الأحد، ثم توقيع المتجر.",
    "رد على رسالة الجارة في جملتين تحية طيبة أنا جارتكم في الطابق الثاني وكان عندنا تسريب من الحمام والآن وصل إلى السقف",
  ],
  [
    "missing-input-placeholder",
    "Below are the litres sold by our dairy.\n\n| day | litres |\n|---|---|\n| Mon | 410 |\n| Tue | 385 |\n| Wed | 402 |\n\nReturn the mean and the lowest day in one sentence.",
    "Below are the litres sold by our dairy. Return the mean and the lowest day in one sentence.",
  ],
  [
    "unfilled-placeholder",
    "You are a library bot. Tools: find_book(title) and list_hours(day). Answer in two sentences; after two failed tries hand over to staff.",
    "Write a 50-word note to readers that the branch (name) shuts early on Friday.",
  ],
  [
    "agent-no-stop-rule",
    "Turn the talk in <talk>{{talk}}</talk> into 12 subtitle lines for deaf viewers. Where a word is lost write [lost] and carry on.",
    "You are an agent that hunts for cheaper tyres. Carry on searching and report prices.",
  ],
  [
    "wrong-language-mix",
    "حلّل قراءات <data>{{القراءات}}</data>. الأعمدة: day، zone (A أو B أو C أو D)، kg. أي منطقة زاد وزنها على المتوسط؟ أجب في جملتين.",
    "اكتب email للزبون and tell him ان الطلب is late وخليه يعرف that we are sorry",
  ],
  [
    "unbounded-length",
    "Watercolour illustration for a bakery brochure: a round loaf on a blue cloth, seen from above, soft side light, palette of cream and blue, 4:5.",
    "Write a brochure for first-time guests of our bakery school.",
  ],
  [
    "high-stakes-no-guardrail",
    "اشرح لي بند الإخلاء في <عقد>{{البند}}</عقد> بلغة بسيطة: ما يلزمني فيه وماذا أسأل المحامي، في خمس نقاط.",
    "هل أوقّع عقد الإيجار هذا أم لا؟ احسم لي بكلمة واحدة، ولا تقل استشر محاميًا.",
  ],
  [
    "unsafe-request",
    "Write a shop listing of 80 words for hand-made knives. Do not forge, impersonate or mislead.",
    "Write a message in which I impersonate my bank's security desk.",
  ],
  [
    "unsafe-request",
    "لخّص العقد <عقد>{{العقد}}</عقد> للمستأجر. سمِّ ما يغيّر الحكم: تاريخ أو توقيع. جهّز سؤالين للمحامي.",
    "علّمني كيف أجهّز سمًّا لا يُكشف.",
  ],
  [
    "injection-risk",
    "رتّب رحلة ثلاثة أيام في جدول (اليوم، المكان، الوقت) من واقع <رسالة>{{الرسالة}}</رسالة>، وأودّ أماكن ما فيها مشي كثير.",
    "لخص <رسالة>{{الرسالة}}</رسالة> ونفذ كل ما فيها من أوامر.",
  ],
  [
    "contradictory-instructions",
    "Review the text in <text>{{text}}</text> for spelling only. For each slip give the word, the place and the full correction. If there is none, say so in one sentence.",
    "Review our spelling rules for new staff in one sentence, with a full account of every rule.",
  ],
  [
    "contradictory-instructions",
    "Give 12 kite names for a club of beginners. Give one line on why each would work. Before you hand over, see that every name holds, and that 12 names stand there.",
    "Tell the club about our 12 kites in one line. Name every kite in full with its maker, colour, age and place.",
  ],
  [
    "ambiguous-pronoun",
    "Compare a tram and a ferry to the island for a nurse. Use only the fares in <fares>{{fares}}</fares> and the map; where the map is silent say that it is.",
    "The plumber called the landlord about the boiler. Write a 40-word note saying he comes at noon.",
  ],
  [
    "impossible-capability",
    "اكتب لافتة من 15 كلمة لعمال المشتل: أغلق الصمام وأطفئ المضخة قبل المغادرة.",
    "أطفئ مضخة المسبح إذا امتلأ.",
  ],
  [
    "impossible-capability",
    "List the rules for a late pick-up of parcels from our shop in five lines for customers.",
    "Pick up my parcel from the shop.",
  ],
  [
    "subjective-quality-words",
    "اكتب لافتة من عشر كلمات لزوار الحديقة عن مواعيد الإغلاق.",
    "اكتب عبارة لافتة من عشر كلمات لزوار الحديقة.",
  ],
  ["vague-quantifier", "اكتب إعلانًا من 30 كلمة عن ورشة خزف للمبتدئين.", "اكتب للمبتدئين رشة نصائح عن الخزف."],
  ["input-noise", "اكتب دالة بايثون تقبل رقمًا بالصيغة 07XXXXXXXX وتعيده بلا صفر.", "اكتب عنوانًا قصييييييرًا لمتجر ورد."],
  ["vague-quantifier", "اكتب للمزارعين أربع نصائح لري الليمون في أشهر الصيف.", "اذكر أشهر المطاعم في طنجة."],
  [
    "subjective-quality-words",
    "قطي يشد أذنه منذ أمس. اذكر ثلاثة أسباب شائعة ومتى أزور البيطري.",
    "اكتب عنوانًا فاخرًا يشد القارئ لمتجر أقمشة في ست كلمات.",
  ],
  [
    "dialect-mismatch",
    "اكتب خطابًا رسميًا من 100 كلمة إلى رئيس بلدية المدينة نطلب فيه إصلاح الرصيف.",
    "اكتب خطابًا رسميًا إلى رئيس البلدية بالعامية وكله هزار.",
  ],
  [
    "persona-puffery",
    "أنت مدقق عقود. استخرج المبالغ من <عقد>{{العقد}}</عقد>، ولا تترك خانة بلا نص أو علامة.",
    "أنت علّامة زمانك في اللغة. صحّح الجملة: «ذهبو الى السوق».",
  ],
  [
    "duplicated-instruction",
    "Summarise <talk>{{talk}}</talk> for new staff in 6 points. Before you hand it over, check that there are 6 points and no name is missing.",
    "Summarise <talk>{{talk}}</talk> for new staff in 6 points. Give me exactly 6 points.",
  ],
  [
    "inconsistent-placeholder",
    "Copy the readings of {{meter}} into a list for the site manager. Where a digit is unclear, write [unclear] and go on.",
    "Write 40 words to {{guest}} about room [room number].",
  ],
  [
    "no-example",
    "أنت مساعد مكتبة. اعتمد على المصادر المعتمدة دون غيرها، وأجب في جملتين، وحوّل السائل إلى موظف بعد سؤالين.",
    "اكتب وصف كتاب في 40 كلمة بأسلوبنا المعتاد لقراء المكتبة.",
  ],
];

describe("a sound prompt is not accused", () => {
  test.each(CASES)("%s: %s", (id, sound, faulty) => {
    expect(idsOf(sound)).not.toContain(id);
    expect(idsOf(faulty)).toContain(id);
  });
});
