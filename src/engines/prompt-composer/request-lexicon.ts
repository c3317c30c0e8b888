/** Openings of a request, on folded text. What follows them is the request's core. */
export const ARABIC_FRAME =
  /^(?:(?:و|ف)?(?:بص|بصي|شوف|شوفي|اسمع|هلا|اهلا|مرحبا|السلام عليكم|سلام|هاي|يا صاحبي|يا غالي|اخوي|خوي|لو سمحت|لو سمحتي|لو سمحتم|من فضلك|بليز|عافاك|الله يخليك|الله يعافيك|تكفي|ممكن|يا ريت|ياريت|انا|احنا|حنا|نحن|طيب|طب|اوك|بس|كمان|وكمان|برضه)[،,]?\s+)*(?:و|ف)?(?:(?:عايز|عايزه|عايزين|عاوز|عاوزه|عاوزين|محتاج|محتاجه|محتاجين|نفسي|ابي|ابغي|نبي|نبغي|ودي|ودنا|بدي|بدنا|بدو|بدها|بغيت|بغينا|خصني|خاصني|حابب|حابه|حاب|حابين|اريد|نريد|احتاج الي|احتاج|نحتاج الي|نحتاج|نحب|ارغب في|ارغب ب|مطلوب|المطلوب|بحاجه الي|بحاجه ل|لازمني|ممكن|تقدر|تقدري|فيك|فيكي|هل يمكنك|هل يمكن|ارجو|ارجو منك|اتمني|ابغاك|ابيك|اريدك|بدي ياك|بدياك)[،:]?\s+)(?:(?:منك|انك|ان|اني|انو|انه|حد|من يقوم ب|مساعدتك في|مساعده في)\s+)?/;

/** Openings that ask for nothing to happen: an exclusion, not a request. */
export const ARABIC_NEGATED_FRAME =
  /^(?:و|ف)?(?:مش|مو|ما|لا|مب|ماني|موب)\s?(?:عايز|عايزه|عاوز|عاوزه|عايزين|ابي|ابغي|نبي|نبغي|بدي|بدنا|اريد|نريد|بغيت|بغيتش|حابب|حابه|محتاج|محتاجه|ودي)(?:ش)?(?![ء-ي])|^(?:و|ف)?(?:مابي|ماابي|مابغي|مابدي|مابغيتش)(?![ء-ي])/;

export const ENGLISH_FRAME =
  /^(?:(?:hi|hello|hey|ok|okay|so|please|pls|plz|also|and|well|basically|right|there|team|guys)[,!]?\s+)*(?:(?:can|could|would|will) you (?:please |kindly |maybe )?(?:help me (?:to )?)?|i(?:'d| would) (?:really )?(?:like|love) (?:you to |to have |to get |to |the ai to )?|i(?:'m| am)? (?:want|need|looking for|wanna|require|wish)(?: for)? (?:the ai to |you to |chatgpt to |an ai to |help (?:with |to |in )?)?(?:to have |to get |to )?|we(?:'d| would)? (?:want|need|like) (?:you to |the ai to |to )?|give me |get me |i'm after |please |pls |help me (?:to )?(?=write|draft|create|make|plan|design|build|translate|summari|rewrite|compare|prepare))?/;

/** Stems of Arabic request verbs (folded; MSA and dialect) with the imperative they become. */
export const ARABIC_VERBS: Record<string, string> = {
  كتب: "اكتب", لخص: "لخّص", ترجم: "ترجم", شرح: "اشرح", عمل: "أعدّ", سوي: "أعدّ", سو: "أعدّ", ساوي: "أعدّ", دير: "أعدّ", جهز: "جهّز", حضر: "حضّر", صمم: "صمّم", قارن: "قارن",
  حلل: "حلّل", صنف: "صنّف", استخرج: "استخرج", ستخرج: "استخرج", طلع: "استخرج", راجع: "راجع", صلح: "أصلح", صحح: "صحّح", عدل: "عدّل", حسن: "حسّن", اقترح: "اقترح", قترح: "اقترح",
  ساعد: "ساعد", علم: "علّم", فهم: "فهّم", حط: "ضع", رتب: "رتّب", نظم: "نظّم", بحث: "ابحث", دور: "ابحث", حول: "حوّل", اختصر: "اختصر", ختصر: "اختصر", صيغ: "صغ", صوغ: "صغ",
  عيد: "أعد", اعد: "أعد", ولد: "ولّد", برمج: "برمج", وصف: "صف", رد: "ردّ", جاوب: "أجب", انشي: "أنشئ", نشي: "أنشئ", خطط: "خطّط", حسب: "احسب", رشح: "رشّح", مثل: "مثّل", قيم: "قيّم",
  دقق: "دقّق", بني: "ابنِ", الف: "ألّف", ولف: "ألّف", فرز: "افرز", عطي: "أعطِ", ديني: "أعطِ", قدم: "قدّم", وضح: "وضّح", بسط: "بسّط", صيغلي: "صغ", ذكر: "اذكر", جمع: "اجمع", حدد: "حدّد", حل: "حلّ", ضع: "ضع", اعرب: "أعرب", نقح: "نقّح", طور: "طوّر", ابتكر: "ابتكر", ضيف: "أضف", حذف: "احذف",
};

/** Nouns that name a deliverable: folded noun -> verb and the noun as its object. */
export const ARABIC_DELIVERABLES: Record<string, { verb: string; object: string; masculine?: boolean }> = {
  مقال: { verb: "اكتب", object: "مقالًا", masculine: true }, مقاله: { verb: "اكتب", object: "مقالة" }, مقالات: { verb: "اكتب", object: "مقالات" }, تدوينه: { verb: "اكتب", object: "تدوينة" },
  تقرير: { verb: "اكتب", object: "تقريرًا", masculine: true }, موضوع: { verb: "اكتب", object: "موضوعًا", masculine: true }, نص: { verb: "اكتب", object: "نصًّا", masculine: true }, محتوى: { verb: "اكتب", object: "محتوى" }, محتوي: { verb: "اكتب", object: "محتوى" },
  ايميل: { verb: "اكتب", object: "بريدًا إلكترونيًّا", masculine: true }, رساله: { verb: "اكتب", object: "رسالة" }, رسايل: { verb: "اكتب", object: "رسائل" }, مسج: { verb: "اكتب", object: "رسالة" }, خطاب: { verb: "اكتب", object: "خطابًا", masculine: true }, شكوى: { verb: "اكتب", object: "شكوى" }, شكوي: { verb: "اكتب", object: "شكوى" }, تظلم: { verb: "اكتب", object: "تظلّمًا", masculine: true }, معروض: { verb: "اكتب", object: "معروضًا", masculine: true },
  بوست: { verb: "اكتب", object: "منشورًا", masculine: true }, بوستات: { verb: "اكتب", object: "منشورات" }, منشور: { verb: "اكتب", object: "منشورًا", masculine: true }, منشورات: { verb: "اكتب", object: "منشورات" }, اعلان: { verb: "اكتب", object: "إعلانًا", masculine: true }, اعلانات: { verb: "اكتب", object: "إعلانات" }, كابشن: { verb: "اكتب", object: "تعليقًا مصاحبًا" }, كابشنات: { verb: "اكتب", object: "تعليقات مصاحبة" }, تغريده: { verb: "اكتب", object: "تغريدة" }, تغريدات: { verb: "اكتب", object: "تغريدات" }, ثريد: { verb: "اكتب", object: "سلسلة منشورات" }, حمله: { verb: "ضع", object: "حملة" },
  قصه: { verb: "اكتب", object: "قصة" }, حدوته: { verb: "اكتب", object: "حكاية" }, حكايه: { verb: "اكتب", object: "حكاية" }, قصص: { verb: "اكتب", object: "قصصًا", masculine: true }, قصيده: { verb: "اكتب", object: "قصيدة" }, سيناريو: { verb: "اكتب", object: "سيناريو" }, سكيتش: { verb: "اكتب", object: "مشهدًا كوميديًّا قصيرًا" }, حوار: { verb: "اكتب", object: "حوارًا", masculine: true }, اغنيه: { verb: "اكتب", object: "أغنية" }, خاطره: { verb: "اكتب", object: "خاطرة" }, مسرحيه: { verb: "اكتب", object: "مسرحية" }, كلمه: { verb: "اكتب", object: "كلمة" }, خطبه: { verb: "اكتب", object: "خطبة" },
  خطه: { verb: "ضع", object: "خطة" }, جدول: { verb: "ضع", object: "جدولًا", masculine: true }, برنامج: { verb: "ضع", object: "برنامجًا", masculine: true }, روتين: { verb: "ضع", object: "برنامجًا يوميًّا" }, نظام: { verb: "ضع", object: "نظامًا", masculine: true },
  اسيله: { verb: "ضع", object: "أسئلة" }, اسءله: { verb: "ضع", object: "أسئلة" }, امتحان: { verb: "ضع", object: "امتحانًا", masculine: true }, اختبار: { verb: "ضع", object: "اختبارًا", masculine: true }, كويز: { verb: "ضع", object: "اختبارًا قصيرًا" }, ورقه: { verb: "أعدّ", object: "ورقة" }, بطاقات: { verb: "أعدّ", object: "بطاقات" }, عرض: { verb: "أعدّ", object: "عرضًا", masculine: true },
  اسماء: { verb: "اقترح", object: "أسماءً" }, اسم: { verb: "اقترح", object: "اسمًا", masculine: true }, افكار: { verb: "اقترح", object: "أفكارًا", masculine: true }, فكره: { verb: "اقترح", object: "فكرة" }, شعار: { verb: "اقترح", object: "شعارًا", masculine: true }, هديه: { verb: "اقترح", object: "هدية" }, اقتراحات: { verb: "قدّم", object: "اقتراحات" },
  كود: { verb: "اكتب", object: "كودًا", masculine: true }, سكربت: { verb: "اكتب", object: "سكربت" }, سكريبت: { verb: "اكتب", object: "سكربت" }, داله: { verb: "اكتب", object: "دالة" }, استعلام: { verb: "اكتب", object: "استعلامًا", masculine: true }, كويري: { verb: "اكتب", object: "استعلامًا" }, ريجكس: { verb: "اكتب", object: "تعبيرًا نمطيًّا" }, تطبيق: { verb: "اكتب", object: "تطبيقًا", masculine: true }, معادله: { verb: "اكتب", object: "معادلة" },
  وصفه: { verb: "اكتب", object: "وصفة" }, وصفات: { verb: "اقترح", object: "وصفات" }, طبخه: { verb: "اقترح", object: "طبخة" }, اكله: { verb: "اقترح", object: "أكلة" }, وجبات: { verb: "اقترح", object: "وجبات" }, سيره: { verb: "اكتب", object: "سيرة" }, ملخص: { verb: "اكتب", object: "ملخصًا", masculine: true }, خلاصه: { verb: "اكتب", object: "خلاصة" }, محضر: { verb: "اكتب", object: "محضرًا", masculine: true }, وصف: { verb: "اكتب", object: "وصفًا", masculine: true }, رد: { verb: "اكتب", object: "ردًّا", masculine: true }, ردود: { verb: "اكتب", object: "ردودًا", masculine: true }, دراسه: { verb: "أعدّ", object: "دراسة" }, نبذه: { verb: "اكتب", object: "نبذة" }, طلب: { verb: "اكتب", object: "طلبًا", masculine: true }, اعتذار: { verb: "اكتب", object: "اعتذارًا", masculine: true }, دعوه: { verb: "اكتب", object: "دعوة" }, تهنيه: { verb: "اكتب", object: "تهنئة" }, استقاله: { verb: "اكتب", object: "استقالة" },
  بوت: { verb: "صمّم", object: "روبوت محادثة" }, شات: { verb: "صمّم", object: "روبوت" }, ايجنت: { verb: "صمّم", object: "وكيلًا ذكيًّا" }, وكيل: { verb: "صمّم", object: "وكيلًا", masculine: true }, مساعد: { verb: "صمّم", object: "مساعدًا", masculine: true }, روبوت: { verb: "صمّم", object: "روبوت" },
  مدرس: { verb: "أدِّ دور", object: "مدرس" }, معلم: { verb: "أدِّ دور", object: "معلم" }, محامي: { verb: "أدِّ دور", object: "محامٍ" }, مدرب: { verb: "أدِّ دور", object: "مدرب" },
  صوره: { verb: "صف", object: "صورة" }, فيديو: { verb: "صف", object: "مقطع فيديو" }, لوحه: { verb: "صف", object: "لوحة" }, لوجو: { verb: "صف", object: "شعارًا مرسومًا" },
};

/** Verbal nouns -> imperative, used when a definite object follows. */
export const ARABIC_MASDARS: Record<string, string> = {
  ترجمه: "ترجم", تلخيص: "لخّص", شرح: "اشرح", تحليل: "حلّل", تصنيف: "صنّف", كتابه: "اكتب", تصميم: "صمّم", مراجعه: "راجع", تحسين: "حسّن", تصحيح: "صحّح", استخراج: "استخرج",
  تحويل: "حوّل", تبسيط: "بسّط", تدقيق: "دقّق", اختصار: "اختصر", تنظيم: "نظّم", ترتيب: "رتّب", تقييم: "قيّم", مقارنه: "قارن", تحضير: "حضّر", اقتراح: "اقترح", حساب: "احسب",
};

/** Words after which an indefinite noun stands alone (particles, prepositions, relative and time words), folded. */
export const ARABIC_PARTICLES = new Set(
  "عن في من علي الي الى مع بين ب ل كل كي لكي حتي بدون بلا دون حول ضد بعد قبل عند لدى تحت فوق خلال اثناء يكون تكون فيه فيها به بها لها له يشرح يوضح يصف يحكي تحكي يتحدث تتحدث تدور يدور او ثم جدا فقط الذي التي".split(" "),
);

/** Adjectives that follow an indefinite masculine noun and agree with it, folded -> accusative. */
export const ARABIC_ADJECTIVES: Record<string, string> = {
  طويل: "طويلًا", قصير: "قصيرًا", مفصل: "مفصّلًا", مختصر: "مختصرًا", بسيط: "بسيطًا", كامل: "كاملًا", مناسب: "مناسبًا", جديد: "جديدًا", قوي: "قويًّا", حلو: "جميلًا", جميل: "جميلًا", واضح: "واضحًا", محترم: "مهذّبًا", مهذب: "مهذبًا", لطيف: "لطيفًا", ممول: "مموّلًا", شامل: "شاملًا", موجز: "موجزًا", متكامل: "متكاملًا", جذاب: "جذابًا", مضحك: "مضحكًا", سهل: "سهلًا", خفيف: "خفيفًا", صحفي: "صحفيًّا", احترافي: "احترافيًّا", واحد: "واحدًا",
};
