import type { Bilingual } from "../rule.ts";

export type Stake = "health" | "legal" | "finance" | "hazard" | "self";

/**
 * What people write who speak of ending their life, in folded text. Closed on purpose: recall comes first, and nothing but
 * advice follows.
 */
export const SELF_HARM =
  /(?<!\p{L})(?:i (?:really )?(?:don't|dont|do not|no longer) want to (?:live|be here|be alive|exist|wake up)|(?:kill|hurt|harm|cut) myself|end my (?:own )?life|end it all|suicide note|want it to be over|(?:اقتل|انهي|اذي|ااذي) (?:نفسي|حياتي)|(?:انتحر|انتحار|رساله انتحار)|[وف]?(?:ما|مو|مش|ماعاد|ما عاد|معاد|لا) ?(?:ابغي|ابي|بدي|عايز|عايزه|عاوز|عاوزه|اريد|بغيت|باغي) (?:اعيش|عيش|نعيش|احيا|ابقي عايش)|بغيت نموت|عايز اموت|عايزه اموت|ابي اموت|ابغي اموت|بدي موت|اريد ان اموت|اخلص من حياتي)(?!\p{L})/gu;

/** Gas, current and chemicals that hurt those who handle them, in folded text. */
export const HAZARD =
  /(?<!\p{L})(?:gas (?:leak|boiler|hob|meter|smell)|smell gas|fuse ?box|consumer unit|breaker|rewire|live wire|wiring|wires?|bleach|ammonia|drain cleaner|limescale|acid|caustic|generator indoors|(?:ال)?(?:كلور|فلاش|كلوركس|حمض|اسيد|ماء النار|طبلون|قاطع|اسلاك|سلك|كهرباء|كهربا|كهربجي|غاز|سخان|شرار)(?:ات|ه)?|ريحه غاز|لوحه الكهرباء)(?!\p{L})/gu;

/**
 * Names of medicines' amounts, of courts and of what people put their money into, in folded text: they say what a verdict
 * would be about.
 */
export const SUBJECTS: readonly (readonly [Exclude<Stake, "self" | "hazard">, RegExp])[] = [
  [
    "health",
    /(?<!\p{L})(?:mg|ml|dose|doses|dosage|tablets?|pills?|insulin|antibiotics?|painkillers?|ibuprofen|paracetamol|calories a day|diagnos\S*|symptoms?|pregnant|[وب]?(?:ال)?(?:جرعه|جرعات|حبوب|حبه|ملي|انسولين|مضاد حيوي|مسكن|بروفين|بنادول|دواء|دوا|حراره|حرارته|سخونيه|حامل|شخص حالتي|رجيم|كيلو باسبوع\S*))(?!\p{L})/u,
  ],
  [
    "legal",
    /(?<!\p{L})(?:court|sue|lawsuit|tribunal|dismissed|evict\S*|custody|visa|appeal|contract|solicitor|lawyer|[وبل]?(?:ال)?(?:محكمه|قضيه|دعوي|فصلوني|طردوني|حضانه|اقامه|اقامتي|اخلاء|شرط جزائي|محامي|اعترض|حكم))(?!\p{L})/u,
  ],
  [
    "finance",
    /(?<!\p{L})(?:savings|pension|crypto|bitcoin|stocks?|shares|mortgage|loan|invest\S*|bankrupt\S*|[وبل]?(?:ال)?(?:تحويشه|تحويشتي|تقاعد|بورصه|اسهم|سهم|بيتكوين|عمله رقميه|استثمر\S*|قرض|تمويل|دهب|ذهب|افلاس\S*))(?!\p{L})/u,
  ],
];

/** A sum to be worked out is no verdict. */
export const SUMS =
  /(?<!\p{L})(?:calculate|work out|formula|arithmetic|how much is|split|per cent of|احسب\S*|معادله|المعادله|كم (?:يصبح|تصير|ادخر|القسط|غرام\S*)|بقشيش|اقسم\S*|قسم)(?!\p{L})/u;

/** What the prompt should ask for, by what can hurt; it comes in brackets after the rule's own sentence. */
export const ADVICE: Readonly<Record<Stake, Bilingual>> = {
  health: {
    ar: "اطلب أن يقول متى يُراجَع الطبيب أو الصيدلي، لا الجرعة أو التشخيص",
    en: "ask when to see a doctor or pharmacist, rather than for the dose or the diagnosis",
  },
  legal: {
    ar: "اطلب أين يُتحقق من الموعد أو النص وماذا تسأل المحامي",
    en: "ask where the date or the rule can be checked and what to ask a lawyer",
  },
  finance: {
    ar: "اطلب الحساب والمخاطر لكل خيار، واترك القرار لك",
    en: "ask for the sums and risks of each choice, and keep the decision yours",
  },
  hazard: {
    ar: "اطلب ما يجب تركه للمختص وبمن تتصل عند الخطر",
    en: "ask what to leave to a professional and whom to call in danger",
  },
  self: {
    ar: "تحدث الآن إلى شخص تثق به أو إلى رقم الطوارئ أو المساندة في بلدك",
    en: "please talk now to someone you trust, or to the emergency or crisis number where you live",
  },
};
