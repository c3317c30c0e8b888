/* The closed words with which people rule things out, in English and the Arabic varieties. Own wording; 2026-11. */
import { fold } from "#engines/text/fold.ts";

const list = (words: string) => new Set(fold(words).split(" "));
const rows = (lines: string) =>
  lines
    .trim()
    .split("|")
    .map((marker) => fold(marker).trim().split(" "));
/** Words that rule out the noun after them. */
export const BEFORE_NOUN = rows(
  "no|no any|without|without any|without the|with no|not any|avoid|avoiding|exclude|excluding|free of|free from|minus|nor|leave out|skip the|nobody|no one|بدون|بدون اي|من دون|من دون اي|دون|دون اي|بلا|بلا اي|بلاش|من غير|من غير اي|من غير ما يكون فيها|ولا|ولا اي|ولا حتي|خاليه من|خالي من|يخلو من|تخلو من|تجنب|ما فيه|مافيه|ما فيها|مافيها|ما في|مافي|مفيش|مافيش|ما فيش|مفيهاش|مفيهوش|ماكو|ماكاينش|ما كاينش|ما كاين|لا يوجد|لا توجد|لا يكون فيها|لا يكون فيه|ما يكون فيها|ما يكون فيه|مبغيتش|ما بغيت|ما بغيتش|مابي|مابغي|zero|محدش|محد|ماحد|متحطش|ماتحطش|متحطيش|متكتبش|ماتكتبش|مترسمش|متضيفش|متظهرش|ما تحطش|ما تكتبش|ما تحطيش|لا اي",
);
export const NOT = list("ما لا مش مو مب ولا وما ومش");
export const WANT = list(
  "ابي ابغي ابغا نبي نبغي بدي بدنا ودي اريد اود نريد احب حابب عايز عايزه عاوز عاوزه عايزين نحب تضع تضيف تضف تحط تظهر تستخدم ترسم تكتب تضيفي تحطي تعمل",
);
export const SEEN = list("تبين يبين تبان يبان يبانو يبانوا تظهر يظهر يظهرون يظهروا تنشاف ينشاف تطلع يطلع");
/** Where something would be seen. */
export const IN_IT = list("فيها فيه بها به معاها معاه");
export const IN_FRAME = list(
  "in it the this picture photo image frame shot scene video around there visible at all inside here anywhere فيها فيه باين ظاهر ظاهره ابدا خالص نهائيا",
);
/** Words with which somebody, and nothing else, is ruled out. */
export const NOBODY = /^(?:nobody|one|و?(?:محدش|محد|ماحد))$/u;
/** «لا نهائي», «لا سيما»: no denials. */
export const NO_DENIAL = list("نهائي نهائيه متناهي متناهيه سيما بد باس شك اراديا غير اكثر");
export const DO_NOT = rows("dont|don't|do not|never|must not|should not|shouldn't|can't|cannot");
export const SHOW = list("show include add want use draw put have render write need");
/** "Not too pretty" weakens and rules nothing out. */
export const DEGREE = list("too very so just only quite really much as yet to necessarily even");
/** Words that join one thing left out to the next. */
export const JOINS = list("or and any nor او و اي the a فيها فيه");
export const SPLITS = list("or nor او");
/** Words at which an exclusion in the person's own words ends. */
export const STOPS = list(
  "please pls thanks keep make use add let لو in on at with by from but just only while for under near during using and then because since cause cuz في علي مع عند وقت بس لكن فقط تحت فوق قرب امام خلف نسبه بنسبه مقاس باسلوب بالوان وتكون ويكون والكاميرا والاضاءه وهو وهي وهم لان لانو لانه لانها عشان علشان مشان حيث",
);
/** What is ruled out for a time only is no thing to leave out. */
export const FOR_A_TIME = list("before until till after except besides unless الا عدا سوي قبل بعد حتي لحد لغايه");
/** Words after a known thing that narrow nothing: courtesy, and where it would be seen. */
export const AFTER = list(
  "please pls thanks anywhere around nearby visible at all whatsoever ok allowed لو سمحت رجاء ارجوك شكرا من ابدا نهائيا خالص واضحه ظاهره ظاهر فيها فيه حولها حوله تاني تانيه ثاني ثانيه تانيين ثانين غيره غيرها اخري اخر اخرين other others else عالشاشه",
);
export const MOST_WORDS = 8;
/** Words of one item of a list. */
export const MOST_OF_ITEM = 3;
