/**
 * What can be wrong with one field, once. A refusal names a field's fault by this code, with a number after a space where the
 * words have {n}; the answer carries the words.
 */
export const FIELD_FAULTS = {
  required: { ar: "املأ هذا الحقل.", en: "Fill in this field." },
  nothing_written: { ar: "اكتب طلبك أو نصك أولًا.", en: "Write your request or text first." },
  password_too_long: {
    ar: "كلمة المرور طويلة جدًا. اختر أقصر منها.",
    en: "This password is too long. Please choose a shorter one.",
  },
  password_mismatch: { ar: "كلمتا المرور غير متطابقتين", en: "Passwords do not match" },
  wrong_password: {
    ar: "كلمة المرور غير صحيحة. إن كان دخولك بحساب Google فعيّن أولًا كلمة مرور من «نسيت كلمة المرور؟».",
    en: "This is not your password. If you sign in with Google, first set one through “Forgot password”.",
  },
  wrong_code: {
    ar: "الرمز غير صحيح أو استُخدم من قبل. اكتب الرمز الظاهر الآن في التطبيق، أو رمزًا احتياطيًا.",
    en: "This code is wrong or was used before. Enter the one the app shows now, or a backup code.",
  },
  not_own_address: {
    ar: "هذا ليس بريد حسابك. للتأكيد اكتب بريد الحساب نفسه.",
    en: "This is not your account's email. Enter it to confirm.",
  },
  name_taken: {
    ar: "لديك معلومة بهذا الاسم. اختر اسمًا آخر.",
    en: "You already have a fact by this name. Please choose another.",
  },
  no_words: {
    ar: "لا حروف في النص ولا أرقام. اكتبه بالكلمات.",
    en: "There are no letters or digits in this text. Please write it in words.",
  },
  too_short: {
    ar: "اكتب {letters} على الأقل.",
    en: "Write at least {letters}.",
  },
  too_few_words: {
    ar: "النص أقصر من أن يُحكم عليه. اكتب {words} على الأقل.",
    en: "This text is too short to be judged. Write at least {words}.",
  },
  too_long: {
    ar: "النص أطول من الحد. اختصره إلى {letters}.",
    en: "This text is too long. The limit is {letters}.",
  },
  bad_number: { ar: "اكتب عددًا صحيحًا بلا كسور.", en: "Enter a whole number." },
  at_least: { ar: "أقل قيمة مقبولة: {n}.", en: "The minimum is {n}." },
  at_most: { ar: "أكبر قيمة مقبولة: {n}.", en: "The maximum is {n}." },
  unknown_field: { ar: "حقل غير معروف.", en: "Unknown field." },
  bad_email: {
    ar: "اكتب بريدًا إلكترونيًا صحيحًا، مثل name@example.com",
    en: "Enter a valid email, such as name@example.com",
  },
  passwords_differ: { ar: "كلمتا المرور غير متطابقتين", en: "Passwords do not match" },
  password_too_short: { ar: "اكتب كلمة مرور من ٦ أحرف على الأقل", en: "Password must be at least 6 characters" },
  unsafe_link: {
    ar: "اكتب الرابط كاملًا من أوله، مثل https://example.com",
    en: "Enter a full link, such as https://example.com",
  },
  picture_gone: {
    ar: "لم تعد هذه الصورة محفوظة. ارفعها مرة أخرى.",
    en: "This picture is no longer stored. Please upload it again.",
  },
  unsafe_webhook: {
    ar: "اكتب عنوانًا عامًا على الإنترنت يبدأ بـ https، فالعناوين الداخلية لا تصلها الإشعارات.",
    en: "Enter an https address on the public internet. Internal addresses are not sent anything.",
  },
  unknown_host: {
    ar: "لم نجد هذا الموقع على الإنترنت. راجع كتابة العنوان.",
    en: "This host could not be found on the internet. Check the spelling of the address.",
  },
  ends_before_start: { ar: "اجعل النهاية بعد البداية.", en: "The end must come after the start." },
  unknown_feature_name: {
    ar: "الاسم هو اسم إحدى الأدوات الثماني ثم شرطة ورمز اللغة ar أو en، مثل prompt-checker-ar.",
    en: "The name is one of the eight tools followed by -ar or -en, such as prompt-checker-en.",
  },
  feature_exists: { ar: "هذه الأداة موجودة بالفعل بهذه اللغة.", en: "This feature already exists." },
  prompt_needs_options: {
    ar: "أضف {{options}} إلى التعليمات، فهو موضع خيارات المستخدم.",
    en: "The prompt must contain {{options}}, where the user's choices go.",
  },
  prompt_has_user_input: {
    ar: "احذف {{user_input}} من التعليمات، فنص المستخدم يُرسل وحده في رسالة مستقلة.",
    en: "Remove {{user_input}}: the user's text always travels as its own message, never inside the instructions.",
  },
  key_name_refused: {
    ar: "اسم المتغير غير مقبول. يبدأ الاسم بإحدى البادئات المعتمدة، ولا يُكتب المفتاح نفسه هنا.",
    en: "This variable name is not allowed. It starts with one of the accepted prefixes, and the key itself is never written here.",
  },
  key_of_another_vendor: {
    ar: "هذا المفتاح ليس لهذا المزوّد. مفاتيح Anthropic تبدأ بـ sk-ant ومفاتيح غيره لا تبدأ بها.",
    en: "This is not a key of this vendor. Anthropic's keys begin with sk-ant, those of the others do not.",
  },
  key_from_environment: {
    ar: "مفتاح هذا المزوّد محدد في إعدادات الخادم، وهو المعمول به. يغيّره من يدير الخادم.",
    en: "This vendor's key is in the server's settings and wins over any other. The operator of the server can change it.",
  },
  endpoint_refused: {
    ar: "هذا العنوان ليس للمزوّد ولا في قائمة PROVIDER_HOSTS.",
    en: "This address is neither the vendor's nor in PROVIDER_HOSTS.",
  },
  unreadable_file: {
    ar: "تعذّرت قراءة الملف. اختر ملف JSON أو CSV فيه العنوان والمحتوى والتصنيف، وبحد أقصى ٥٠٠٠ صف.",
    en: "The file could not be read. It must be JSON or CSV with title, content and category, and at most 5,000 rows.",
  },
  no_text_found: {
    ar: "لم نجد في هذا الملف نصًا عربيًا أو إنجليزيًا، ولم يُخصم شيء. جرّب صورة أوضح أو أقرب.",
    en: "No Arabic or English text was found in this file, and nothing was charged. Try a sharper or closer picture.",
  },
  no_words_in_file: {
    ar: "لا نص في هذا الملف.",
    en: "There is no text in this file.",
  },
  pages_are_pictures: {
    ar: "صفحات هذا الملف صور، ولا نص فيها ننقله. اقرأه أولًا بأداة «من صورة إلى نص».",
    en: "The pages of this file are pictures without text to copy. Read it with Image to Text first.",
  },
  too_many_pages: {
    ar: "صفحات الملف أكثر من الحد، وهو {n}.",
    en: "This file has too many pages; the limit is {n}.",
  },
  damaged_file: {
    ar: "تعذّر فتح هذا الملف: ربما كان تالفًا أو محميًا بكلمة مرور.",
    en: "This file could not be opened. It may be damaged or locked with a password.",
  },
  file_as_form: {
    ar: "هذه الأداة تعمل على ملف. أرسله في الحقل file من طلب multipart/form-data.",
    en: "This tool works on a file. Send it as the field file of a multipart/form-data request.",
  },
  no_file_taken: { ar: "هذه الأداة لا تعمل على ملفات.", en: "This tool takes no file." },
  invalid: { ar: "هذه القيمة غير صحيحة.", en: "This value is not valid." },
  reason_required: { ar: "اكتب السبب، فهو يبقى في كشف الرصيد.", en: "Give the reason: it stays in the ledger." },
  package_name: {
    ar: "الاسم الداخلي حروف لاتينية صغيرة وأرقام وشرطات، ويبدأ بحرف.",
    en: "The internal name is lower-case Latin letters, digits and hyphens, starting with a letter.",
  },
  price_refused: {
    ar: "اكتب السعر مثل ٥ أو ٥٫٠٠، بمنزلتين عشريتين على الأكثر ودون فواصل للآلاف.",
    en: "Write a price such as 5 or 5.00: at most two decimal places and no thousands separators.",
  },
  price_required: {
    ar: "الباقة المتجددة تحتاج إلى سعر أكبر من صفر.",
    en: "A recurring package needs a price above zero.",
  },
  price_id_refused: {
    ar: "معرّف السعر غير صحيح أو لا يخص باقة معروضة.",
    en: "This price id is not right, or belongs to no package on offer.",
  },
  bad_key: {
    ar: "هذا المفتاح غير صحيح أو أُبطل.",
    en: "This API key is wrong, or it was revoked.",
  },
  no_keys_here: {
    ar: "هذا الطلب لا يُقبل بمفتاح، بل من جلسة دخول وحدها.",
    en: "No API key is accepted here, only a signed-in session.",
  },
  scope_run: {
    ar: "لا يشمل هذا المفتاح صلاحية تشغيل الأدوات (run).",
    en: "This API key lacks the scope “run”: running tools.",
  },
  scope_history: {
    ar: "لا يشمل هذا المفتاح صلاحية السجل (history).",
    en: "This API key lacks the scope “history”: your past runs.",
  },
  scope_library: {
    ar: "لا يشمل هذا المفتاح صلاحية مكتبة البرومبتات (library).",
    en: "This API key lacks the scope “library”: the prompt library.",
  },
  credits_differ: {
    ar: "يذكر الوصف عدد أرصدة غير أرصدة الباقة. وحّد الرقمين أو احذفه من الوصف.",
    en: "The description states another number of credits than the package. Make them equal, or leave it out.",
  },
  out_of_range: { ar: "هذا الرقم خارج الحدود المقبولة.", en: "This number is outside the allowed range." },
  not_an_option: { ar: "هذه القيمة ليست من الخيارات.", en: "This value is not one of the options." },
  set_by_server: {
    ar: "يحدد الخادم هذه القيمة، ولا يُقبل غيرها.",
    en: "The server sets this value and accepts no other.",
  },
} as const satisfies Record<string, { ar: string; en: string }>;

export type FieldFault = keyof typeof FIELD_FAULTS;

/** Field name → a FieldFault, or words already in the caller's language. */
export type FieldErrors = Record<string, string>;
