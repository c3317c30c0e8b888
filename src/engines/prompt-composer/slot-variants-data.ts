import type { TaskType } from "./compose-types.ts";
import { BUDGETING, SPEECH } from "./slots-data.ts";
import type { TaskSlots } from "./slots-data.ts";
import { ONE_EXPLANATION } from "./working-variant-phrases.ts";

const STUDY = /مذاكر|دراس|توجيهي|ثانويه|بكالوريا|امتحان|اختبار|study|exam|revision|ielts|toefl|sat\b/;
/** An occasion on which something is said. */
export const OCCASION =
  /عرس|زفاف|فرح |خطوبه|خطبت|تقاعد|تخرج|عيد ميلاد|وداع|رثاء|حفل|زواج|wedding|birthday|retire|retirement|farewell|leaving do|anniversary|graduation|funeral|\d(?:st|nd|rd|th)\b|grandad's|grandma's/;
const LOCAL_BUSINESS =
  /محل|مطعم|كافيه|مقهي|مقهى|قهوه|مخبز|صالون|عياده|صيدليه|متجر|ورشه|مغسله|جيم|حضانه|\b(?:shop|cafe|café|restaurant|bakery|salon|studio|garage|clinic|store|barbers?|gym|pub|nursery|van|stall)\b/;
const EVENT =
  /ورشه|فعاليه|حفل|معرض|بازار|دوره|ندوه|امسيه|workshop|event|open day|fair\b|concert|class\b|classes|course|retreat/;
const CHAT = /مسج|واتس|رساله قصيره|سطرين|whatsapp|\btext (?:my|to|message)|\bdm\b|\bnote (?:to|for)/;
const CLOSE =
  /لخويي|لصاحب(?:ي|تي|نا)(?![ء-ي])|لصديق|لاخوي|لاخي|لجار|جاري|لامي|لابوي|لزميل|my (?:brother|sister|friend|mate|mum|mom|dad|neighbou?r|flatmate|colleague)/;

/** A reminder of money owed by a client: on good terms, unlike a dispute. */
export const OWED =
  /(?:متاخر|تاخر|ما ?دفع|مدفعش|لم (?:يدفع|يسدد|تسدد|تدفع)|ما سدد|مش بيدفع)[ء-ي]*[^.]{0,24}(?:دفع|سداد|فاتور|قسط|حساب)|(?:فاتور|قسط|دفعه)[^.]{0,24}(?:متاخر|مستحق|تاخر|لم (?:تسدد|تدفع))|\blate (?:with |on |in )?(?:their |his |her |a |the )?pay|\boverdue (?:invoice|payment|bill)|unpaid (?:invoice|bill)|(?:invoice|bill|payment)[^.]{0,24}(?:overdue|unpaid|late)|chas(?:e|ing) (?:up )?(?:an? |the )?(?:late |unpaid )?(?:payment|invoice)/;

/** Slots of a type that depend on which kind of it is asked for; the first that fits counts. */
export const SLOT_VARIANTS: readonly { type: TaskType; cue: RegExp; not?: RegExp; slots: TaskSlots }[] = [
  {
    type: "plan",
    cue: /marathon|triathlon|\b(?:5|10)k\b|couch to|ماراثون|سباق (?:جري|ركض)/,
    slots: { required: [], optional: ["hours", "level"] },
  },
  { type: "plan", cue: /seating|table plan|توزيع (?:الضيوف|المدعوين|الطاولات)/, slots: { required: [], optional: [] } },
  {
    type: "plan",
    cue: /عيد ميلاد|حفل|عزومه|عزيمه|party|wedding/,
    slots: { required: [], optional: ["budget"] },
  },
  { type: "plan", cue: STUDY, slots: { required: ["subjects", "examDate", "hours"], optional: ["weakPoints"] } },
  {
    type: "plan",
    cue: /اتعلم|تعلم|علم حالي|اعلم نفسي|learn|teach myself/,
    slots: { required: ["subjects", "hours"], optional: ["level", "learningGoal"] },
  },
  {
    type: "plan",
    cue: /سفر|نسافر|رحل|سياح|نطلع|مسافر|كشته|itinerary|trip|travel|holiday|vacation|honeymoon|\d days in/,
    slots: { required: ["destination", "dates", "travellers"], optional: ["budget"] },
  },
  {
    type: "career",
    cue: /(?:اكتب|كتب|اعمل|سوي|ابي|عايز|عايزه|بدي|بغيت|اريد|محتاج|جهز|ارتب)[ء-ي]* [ء-ي ]{0,12}(?:سيره|سيرتي|سي في|cv|resume)|سيره ذاتيه|(?:write|make|create|need|build|draft) (?:me |my )?(?:a |an )?(?:new |first )?(?:cv|resume)/,
    not: /حسن|عدل|صياغ|راجع|improve|review|rewrite|shorten|tidy|summary/,
    slots: {
      required: ["role", "cvContact", "cvJobs", "cvDuties", "cvEducation", "cvSkills"],
      optional: [],
    },
  },
  {
    type: "career",
    cue: /خطاب تقديم|رساله تغطيه|خطاب تغطيه|كفر ليتر|تحفيزيه|رساله دافع|طلب خطي|طلب تدريب|speculative letter|application letter|cover(?:ing)? letter|personal statement|motivation letter/,
    slots: { required: ["role", "employer", "provenFit"], optional: ["jobAd", "sender"] },
  },
  {
    type: "career",
    cue: /مقابله|انترفيو|اجاوب|يسالوني|سالوني|interview|tell me about yourself|weakness|explain the gap|a raise|pay rise|زياده راتب|علاوه/,
    slots: { required: ["role", "realCase"], optional: ["jobAd"] },
  },
  {
    type: "creative",
    cue: SPEECH,
    not: /اذاعه|طلاب|مسجد|خطبه (?:ال)?جمعه|assembly/,
    slots: { required: ["speechNames", "speechStory", "speechAdmire"], optional: ["speechAvoid"] },
  },
  { type: "tutor", cue: ONE_EXPLANATION, slots: { required: ["topic", "level"], optional: [] } },
  {
    type: "creative",
    cue: OCCASION,
    not: /قصه|حكايه|روايه|story|novel|scene|sketch/,
    slots: { required: ["speechNames", "speechStory"], optional: ["speechAdmire", "length"] },
  },
  {
    type: "creative",
    cue: /قصيده|شعر|ابيات|خاطره|اغنيه|نشيد|poem|verse|rhyme|limerick|villanelle|sonnet|haiku|song|lyrics/,
    slots: { required: ["premise"], optional: ["creativeReader", "length"] },
  },
  {
    type: "creative",
    cue: /حوار|مشهد|سكيتش|سيناريو|dialogue|scene|sketch|script|monologue/,
    slots: { required: ["premise"], optional: ["length", "ending"] },
  },
  {
    type: "email-letter",
    cue: CHAT,
    slots: { required: ["recipient", "purpose"], optional: [] },
  },
  {
    type: "email-letter",
    cue: OWED,
    slots: { required: ["debtor", "invoiceDue", "sender"], optional: ["payWay"] },
  },
  { type: "email-letter", cue: CLOSE, slots: { required: ["recipient", "purpose"], optional: [] } },
  {
    type: "email-letter",
    cue: /./,
    slots: { required: ["recipient", "purpose", "sender"], optional: ["facts", "reference"] },
  },
  {
    type: "code-write",
    cue: /\bsql\b|استعلام|كويري|\bquery\b/,
    slots: { required: ["databaseSystem", "tableColumns"], optional: ["inputsOutputs"] },
  },
  {
    type: "code-write",
    cue: /regex|regular expression|ريجكس|تعبير نمطي/,
    slots: { required: ["regexSamples", "regexEngine"], optional: [] },
  },
  {
    type: "code-fix-review",
    cue: /regex|regular expression|ريجكس|تعبير نمطي/,
    slots: { required: ["regexPattern", "regexSamples", "regexEngine"], optional: ["error"] },
  },
  {
    type: "code-write",
    cue: /formula|معادله|vlookup|xlookup|sumif|countif/,
    slots: { required: ["formulaColumns"], optional: ["codeLanguage"] },
  },
  {
    type: "code-fix-review",
    cue: /formula|معادله|vlookup|xlookup|sumif|countif|#ref|#n\/a|#value/,
    slots: { required: ["formulaText", "formulaColumns"], optional: ["codeLanguage"] },
  },
  {
    type: "ideas-names",
    cue: /(?:اسم|اسماء|اسامي|نسمي|سمي|name|names|call) [\s\S]*(?:محل|مشروع|متجر|كافيه|مقهي|مقهى|كشك|قهوه|مطعم|صالون|شركه|براند|تطبيق|cafe|café|shop|brand|business|startup|company|restaurant|app|studio|bakery|van|store|podcast)/,
    slots: { required: ["businessKind", "businessFeel"], optional: ["businessPlace", "count"] },
  },
  {
    type: "marketing",
    cue: EVENT,
    slots: { required: ["product", "platform", "eventWhen", "eventBooking"], optional: ["audience"] },
  },
  {
    type: "marketing",
    cue: LOCAL_BUSINESS,
    not: /خطه|حمله|plan|campaign|strategy|calendar/,
    slots: { required: ["product", "platform", "businessName"], optional: ["audience", "callToAction"] },
  },
  {
    type: "finance-info",
    cue: BUDGETING,
    slots: { required: ["amounts"], optional: ["currencyCountry", "horizon"] },
  },
  {
    type: "finance-info",
    cue: /استثم|اسهم|سهم|ذهب|دهب|صندوق (?!طوار)|etf|invest|stocks|shares|(?<!emergency )fund|crypto/,
    slots: { required: ["amounts", "currencyCountry", "horizon", "risk"], optional: ["offers"] },
  },
  {
    type: "finance-info",
    cue: /(?:كم|شحال|قديش|اديش) (?:خاص|لازم|يكلف|يكلفني|احوش|اوفر|ادخر|القسط|يطلع|نجمع)|how much|split (?:rent|bills|the)|ضريب|\btax|vat\b|what(?:'s| is) the difference|ما الفرق|فهمني|اشرح/,
    slots: { required: ["amounts", "currencyCountry"], optional: ["horizon", "offers"] },
  },
  {
    type: "finance-info",
    cue: /./,
    slots: { required: ["amounts", "currencyCountry", "incomeDebts"], optional: ["horizon", "offers"] },
  },
  {
    type: "research-compare",
    cue: /قرض|قروض|تمويل|عقاري|loan|mortgage/,
    slots: { required: ["options", "criteria"], optional: ["offers", "horizon"] },
  },
  {
    type: "roleplay",
    cue: /ترجيع|استرجاع|استبدال|شكوي|شكوى|غاضب|زعلان|returns?\b|refund|complain|exchange|angry customer|difficult customer/,
    slots: { required: ["roles", "policy"], optional: ["roleRules"] },
  },
  { type: "roleplay", cue: /./, slots: { required: ["roles"], optional: ["roleRules", "level"] } },
];
