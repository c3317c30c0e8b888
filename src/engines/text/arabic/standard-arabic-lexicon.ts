import { fold } from "#engines/text/fold.ts";

/** Words of writing that speech replaces by its own: each speaks against a dialect. */
export const STANDARD_WORDS: ReadonlySet<string> = new Set(
  "قد لقد تلك ذلك كذلك بذلك لذلك ذاك الذي التي الذين اللذان اللتان اللواتي اذ ذات مما يجب ايضا منذ بينما كما حيث ثم لم لن ليس ليست ليسوا لست عندما حينما هذه هذا لهذا لهذه بهذا بهذه هؤلاء اولئك اليه اليها اليهم الي انه انها انهم ان فهو فهي بل فيما خلال سوف سواء يتم تم يمكن احدي جميع معظم ضمن اثناء نحو عبر لديه لديها لديهم ماذا لماذا نحن مثل اكثر ثلاثه عليه عنه منه فقط كانت غير الاخري اخري هنا هناك لكن لكنه لكنها دون كيفيه وفق نفسه نفسها حول بشان لاسيما انما اذن كلما طالما رغم"
    .split(" ")
    .map((word) => fold(word)),
);

const L = "[\\u0621-\\u0652]";
const word = (body: string) => new RegExp(`(?<!${L})[وفلبك]?(?:ال|ل)?(?:${body})(?!${L})`, "g");

/** Known by their spelling, before hamza, ta marbuta and alef maqsura are folded away: a verse is not Egyptian for "what". */
const BY_SPELLING: readonly RegExp[] = [
  word(
    "أي|أبيه|أبيها|أبيهم|أمتي|أنهى|أنهي|رآه|بأجر|وجوه|سوى|ديالى|تكفي|أية|آية|آيه|اية|آيات|هادئة|قلى|نتائج|دقائق|كائن|كائنة|فوائد|يقرأ|أتكلم",
  ),
  // my father inside a sentence: "I want" begins one
  new RegExp(`(?<=${L} )[وفلبك]?أبي(?!${L})`, "g"),
];

/** Known by their neighbours, on folded text: what is written here is the standard word that a dialect's word looks like. */
const BY_NEIGHBOURS: readonly RegExp[] = [
  // what follows, not Levantine "which"
  /(?<=(?<![ء-ي])(?:في|ك|م|ل)?ما )يلي(?![ء-ي])/g,
  // a prophet, not "we want": that is followed by what we do
  /(?<![ء-ي])[ولبف]?نبي(?! ن[ء-ي]{2,}| (?:شي|جدول|عرض|برنامج|اسم|نص|اعلان|بوست|خطه|رساله|كلمه|فكره|افكار|طريقه|صوره|خطاب)(?![ء-ي]))(?![ء-ي])/g,
  // my father, not "I want": that is followed by what one does or asks for
  /(?<![ء-ي])[وفلبك]?ابي(?! (?:ا(?!ل|ب|خ|كبر)[ء-ي]{2,}|ن[ء-ي]{3,}|ت(?!وفي|قاعد|عرض|عب(?![ء-ي])|رك(?![ء-ي])|زوج|جاوز|حدث|علم|خرج|اخر)[ء-ي]{2,}|(?!ي|رحم|ت[ء-ي]{2}ه|لدي|علي|من)[ء-ي]{2,}ه(?![ء-ي])|(?:لي|شي|حل|فكره|جدول|عرض|برنامج|كلام|اسم|نص|اعلان|بوست|منشور|مقال|ملخص|تقرير|بحث|كود|شعار|رد|ايميل|خطاب|طلب|درس|سيناريو|عنوان|وصف|شرح|تمارين|افكار|اسماء)(?![ء-ي])|[0-9]))(?![ء-ي])/g,
  // straight or whole, not "make": that is an order, at the beginning or to me
  /(?<=[ء-ي][ ،]+)سوي(?! (?:لي|لنا|لها|له)(?![ء-ي]))(?![ء-ي])/g,
  // Bedouins, not "he wants": that is followed by what he does, or follows the one who wants
  /(?<!(?<![ء-ي])ال[ء-ي]{2,} )(?<![ء-ي])[ولبف]?بدو(?! ي[ء-ي]{2,})(?![ء-ي])/g,
  // frying, not "tell me"
  /(?<![ء-ي])[ولبف]?قلي(?! (?:شو|كيف|وين|ليش|انو|اذا|ايمت|مين|عن|قديش|اديش|هل|وش|شلون)(?![ء-ي]))(?![ء-ي])/g,
  // part of a foreign name, not "this": that comes after a noun or before one, or begins
  /(?<=(?<![ء-ي])(?!ال|[وفبكل]ال|لل)(?!(?:ايه|في|من|علي|عن|هي|مش|لو|زي|كل|مين|ليه|بس|بعد|قبل|مع|ان|عشان|كانت|اللي|الي)(?![ء-ي]))[ء-ي]+ )دي(?= (?!ال|مش|و|في)[ء-ي])/g,
  // with love, by a measure: the verbs of speech come after "I" or before what is done
  /(?<!(?:انا|مش|ما|بس|كنت|اللي|كمان) )(?<![ء-ي])[وف]?(?:بحب|بقدر|باكل|بخاف)(?! (?:ا[^لن]|ال))(?![ء-ي])/g,
  // the time spoken of, not "now"
  /(?<=(?<![ء-ي])(?:ذلك|هذا|حتي|منذ) )الحين(?![ء-ي])/g,
  // states, not "those": that comes after a noun with its article
  /(?<!(?<![ء-ي])ال[ء-ي]{2,} )(?<![ء-ي])[ولبف]?دول(?![ء-ي])/g,
  /(?<![ء-ي])زين(?= (?:الدين|العابدين))/g,
];

/** A text without the standard words that a dialect's words look like, folded. */
export function withoutHomographs(text: string): string {
  const spelled = BY_SPELLING.reduce((rest, pattern) => rest.replace(pattern, " "), text);
  return BY_NEIGHBOURS.reduce((rest, pattern) => rest.replace(pattern, " "), fold(spelled));
}
