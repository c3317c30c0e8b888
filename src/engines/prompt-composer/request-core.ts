/** Greetings that are a sentence of their own at the head: the sign or the line break after them is what proves it. */
const GREETING =
  /^(?:(?:السلام عليكم(?: و ?رحم[ةه] الله(?: و ?بركات[هة])?)?|سلام(?: عليكم)?|مرحب[اًه]+|أهلا|اهلا|هلا(?: والله)?|هاي|صباح (?:الخير|النور|الفل)|مساء (?:الخير|النور)|تحي[ةه] طيب[ةه](?: وبعد)?|عسلام[هة]|hi(?: there)?|hello(?: there)?|hey(?: there)?|dear (?:chatgpt|ai|assistant)|good (?:morning|afternoon|evening)|greetings)[ \t]*(?:[.!،,؛:…]+|\p{Extended_Pictographic}\uFE0F?|\n)+\s*)+/iu;

/** Thanks that are a sentence of their own at the end, after a sign that closed the sentence before. */
const THANKS =
  /(?<=[.!؟?\n])\s*(?:و?شكر[اًا]+(?: (?:لك|لكم|جزيل[اًا]+|مقدم[اًا]+|سلف[اًا]+|كتير|كثير))*|مع الشكر|جزاك(?:م)? الله خير[اًا]*|الله يعطيك العاف[يى][ةه]|تسلم(?:ي|وا)?|يعطيك العافي[ةه]|(?:many )?thanks(?: (?:a lot|so much|in advance|again))?|thank you(?: (?:so much|very much|in advance))?|cheers|ty|thx)[ \t]*(?:[.!،…]|\p{Extended_Pictographic}\uFE0F?|\s)*$/iu;

/**
 * "I want a prompt to write …" said to a maker of prompts is the wish for the writing. Only forms after which the rest is
 * whole: an order's bare verb, or a noun of action, and nothing about keeping or using the prompt.
 */
const META_ENGLISH =
  /^(?:please )?(?:(?:i (?:want|need)|i'd like|give me|write(?: me)?|create(?: me)?|make(?: me)?|generate(?: me)?) )?a(?:n ai| chatgpt)? prompt (?:to|that asks (?:chatgpt|ai|it) to) (?=(?:write|create|draft|explain|summari[sz]e|translate|compare|analy[sz]e|plan|design|build|review|fix|suggest|rewrite|prepare|list)\b)/iu;
const META_ARABIC =
  /^(?:(?:أريد|اريد|أحتاج|احتاج|محتاج|محتاج[ةه]|عايز|عايز[ةه]|عاوز|أبي|ابي|أبغى|ابغى|بدي|بغيت|اكتب(?: لي)?|اكتبلي|أعطني|اعطني|عطني|هات) )?(?:لي )?برومب?ت ل(?=(?:كتاب[ةه]|تلخيص|ترجم[ةه]|تحليل|شرح|مراجع[ةه]|إعداد|اعداد|تصميم|إنشاء|انشاء|مقارن[ةه]|صياغ[ةه]|اقتراح|تخطيط|وضع) )/u;
/** Somebody who speaks of keeping or reusing a prompt wants the prompt itself. */
const WANTS_THE_PROMPT =
  /\b(?:reus|template|every (?:day|week|month)|each time|prompt (?:that|which) i|midjourney|dall|sora)\w*|أستعمل|استعمل|أستخدم|استخدم|كل (?:مر[ةه]|أسبوع|اسبوع|يوم|شهر)|قالب|ميدجيرني|ميدجورني|midjourney/iu;

/** Where words themselves are the matter, a greeting may be what is asked about. */
const ABOUT_WORDS =
  /[:«"“]|\b(?:translat\w*|means?|meaning|say|said|spell\w*|word|words|pronounce\w*|reply|answer)\b|ترجم|معنى|معني|يعني|تكتب|يكتب|أقول|اقول|نقول|بنقول|كلم[ةه]|كلمات|رد |أرد|ارد/iu;

/**
 * The request as it enters the prompt: the text itself, one unbroken stretch of it, without a greeting, thanks or "I want a
 * prompt to" where a closed pattern proves that they are apart. Nothing is re-spelt, nothing inside is touched.
 */
export function requestCore(text: string): string {
  const whole = text.trim();
  let core = ABOUT_WORDS.test(whole) ? whole : whole.replace(GREETING, "").replace(THANKS, "").trimEnd();
  if (!WANTS_THE_PROMPT.test(core)) core = core.replace(META_ENGLISH, "").replace(META_ARABIC, "");
  core = core.replace(/[\s،,؛]+$/u, "");
  return /\p{L}[\s\S]*\p{L}[\s\S]*\p{L}/u.test(core) ? core : whole;
}

const PICTOGRAPHS =
  /\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}]?\uFE0F?(?:\u200D\p{Extended_Pictographic}\uFE0F?)*/gu;

/** What is read of a request: a greeting and an emoji tell nothing of the work. */
export function textToRead(text: string): string {
  return requestCore(text).replace(PICTOGRAPHS, "").trim();
}
