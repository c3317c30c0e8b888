import { lexicon } from "./lexicon.ts";

const loose = { loose: true };

/** Wordings that ask for harm or deceit whatever stands around them. */
export const HARMFUL = lexicon(
  [
    "keylogger|keyloggers|ransomware|malware|spyware|rootkit|botnet|trojan|stalkerware|skimmer",
    "computer virus",
    "phishing email|page|message|site|campaign|link|kit|text|mail|sms",
    "steal*|stealing … password|passwords|credentials|identity|card|cards|cookies|data|login|logins",
    "hack*|hacks into",
    "hack* my|his|her|their|someone's|the|an|a … account|phone|instagram|wifi|whatsapp|facebook|email|laptop|camera",
    "forge*|fake*|falsify*|counterfeit*|fabricate*|doctor* … certificate|certificates|passport|id|degree|diploma|invoice|invoices|document|documents|signature|prescription|licence|license|payslip|payslips|letter|sick|testimonials|money|banknotes|reviews|receipt|receipts|statement|evidence|transcript|note|visa|stamp|results",
    "impersonate*",
    "pretend* to_be … bank|police|his|her|irs|officer|inspector|support|delivery",
    "bypass* … antivirus|paywall|security|authentication|verification|2fa|lock",
    "hides itself from antivirus",
    "make|build|assemble|construct … bomb|explosive|explosives|grenade|silencer",
    "how to … kill|poison|stalk",
    "ways to … kill myself|yourself",
    "kill myself|himself|herself",
    "end my|his|her life",
    "untraceable poison|weapon|gun",
    "without getting|being caught|traced|detected",
    "launder* money|cash",
    "ddos",
    "brute force|forces|forcing",
    "try|tries|trying|tests|testing … every|all|each|thousands|many … password|passwords|pin|pins|combination|combinations",
    "جرب* كل|جميع كلمات|كلمه|الباسوردات|الارقام",
    "crack* … licence|license|software|password|passwords",
    "deepfake of|porn|nude",
    "blackmail*|extort*|extortion",
    "doxx*|dox",
    "cook* meth|crystal",
    "never wake|wakes up",
    "rig* … election|vote|votes|poll",
    "fake accounts|reviews|news|profile|profiles|followers",
    "insider trading|information … buy|sell",
    "تزوير|تزور|ازور|يزور|نزور|زور|زورلي|زوري|مزور|مزوره|تزييف|زيف|زيفلي",
    "فبرك*|فبركه",
    "انتحال|انتحل|نتحل* شخصيه|صفه|هويه",
    "اختراق|خترق*|تهكير|هكر* … حساب|حسابه|حسابها|جهاز|جوال|موبايل|واي|انستا|واتس|شبكه|تلفون|ايميل",
    "هكر*|تهكير|اهكر",
    "فيروس … دمر*|حذف*|سرق*|نتشر*|كمبيوتر",
    "برنامج تجسس|خبيث|فديه",
    "تجسس*|راقب* … بدون|دون|من علم|غير",
    "سرقه|سرق* … كلمات|كلمه|بيانات|حساب|بطاقه|باسورد|حسابات",
    "شهاده|فاتوره|تقرير|وثيقه|جواز|ختم|توقيع|عذر|اعذار|ايصال|كشف … مزور|مزوره|مزيف|مزيفه|مضروب|مضروبه|مفبرك",
    "قنبله|متفجرات|مواد متفجره",
    "قنبله",
    "طريقه|كيف|ازاي|شلون … انتحار|للانتحار|قتل|قتل*|تسميم|سمم*",
    "تخلص* من حياتي|حياته|نفسي|حياتها",
    "نهي حياتي|حياته",
    "انتحر|بانتحر|هنتحر",
    "تصيد احتيالي",
    "احتيال|نصب على",
    "احتال*|انصب|ينصب على",
    "باسم البنك|بنك|مصرف|الشرطه|شرطه|وزاره|الوزاره … رمز|الرقم|كلمه|بيانات|بطاقه|تحويل",
    "ابتزاز|بتز*|اهدد|هدد*",
    "غسيل|تبييض اموال",
    "ادخال|دخلوا|يدخلون|يدخلوا … الرقم السري|رمز|السري",
    "كسر حمايه",
    "شهاده زور",
    "تقييمات|مراجعات|حسابات|اراء وهميه|مزيفه|مزوره|فيك",
    "مخدرات … صنع*|طبخ*|تحضير",
    "غش* في الامتحان|الاختبار",
  ],
  loose,
);

/** Papers that prove something to somebody. */
export const PROOFS = lexicon(
  [
    "certificate|certificates|degree|diploma|transcript|payslip|payslips|passport|visa|licence|license|prescription|deed|letterhead|stamp|seal|signature|permit|testimonial|testimonials|affidavit|exemption|waiver|receipt|receipts|invoice|invoices|alibi",
    "pay slip|stub",
    "bank statement|letter|slip|confirmation",
    "id card|scan|photo",
    "sick|doctor's|medical|hospital note|leave|letter|report|certificate",
    "witness|police|court statement|report|order|ruling",
    "birth date|certificate",
    "bill of sale",
    "proof|evidence of|that",
    "date of birth",
    "test|lab results|result",
    "proof of",
    "reference letter",
    "شهاده|شهادات|وثيقه|وثائق|ايصال|فاتوره|فواتير|بطاقه|بطاقتي|هويه|هويتي|جواز|رخصه|ختم|توقيع|افاده|صك|قسيمه|عقد|سند|محضر|كشف|روشته|اقامه|تصريح|اذن",
    "كشف حساب|راتب",
    "تقرير|عذر|ورقه طبي|طبيه|مرضي|مرضيه",
    "اجازه مرضيه",
    "تاريخ ميلاد|الميلاد",
    "نتيجه تحليل|فحص",
    "كتاب رسمي",
    "حكم محكمه",
  ],
  loose,
);

/** Papers of any kind, and pictures of them. */
export const PAPERS = lexicon(
  [
    "essay|thesis|assignment|homework|exam|coursework|dissertation|bill|note|letter|email|message|text|document|paper|scan|screenshot|photo|image|form|file|post|page|notice|card|statement|chat",
    "رساله|ايميل|ورقه|خطاب|صوره|سكرين|نص|منشور|مستند|ملف|اشعار|كتاب",
  ],
  loose,
);

/** That others are to be fooled, or must not find out. */
export const FOOLS = lexicon(
  [
    "no way of|to telling|tell|knowing|know",
    "nobody|no_one|none … tell|notice|notices|suspect|suspects|spot|spots|detect|knows|know|realise|realises|doubt|doubts|figure|figures|question|questions",
    "they|he|she|hr|bank|banks|boss|manager|teacher|officer|landlord|anyone|recruiter|recruiters|employer|school|professor|customs|court|judge|embassy|insurer|examiner|clerk|parents|customers|people|others|victim|turnitin|detector … can't|cannot|won't|don't|doesn't|never|couldn't|wouldn't|not … tell|notice|suspect|spot|detect|trace|realise|realize|catch|find|see|doubt|know|question",
    "not notice|suspect|realise|realize|be_able_to_tell",
    "doesn't|don't|do_not|does_not|won't notice|suspect|realise|realize|catch_on",
    "without … noticing|realising|realizing|finding_out|suspecting|a_trace|leaving_a_trace|detection|being_noticed",
    "look|looks|looking|seem|seems|appear|appears genuine|authentic|original|legit|legitimate|believable|untouched|unedited",
    "look|looks|looking|seem|seems real|official|convincing",
    "look|looks|reads|same … real_one|real_thing|original|genuine",
    "pass|passes|passing as|for|off … real|genuine|original|authentic|true|own|mine",
    "pass|passes|survive|survives inspection|verification|checks|scrutiny",
    "indistinguishable|undetectable|untraceable",
    "look|looks|appear|appears|seem|seems as_if|as_though|like … came|comes|come|from",
    "satisfy|satisfies|convince|convinces|fool|fools|reassure a|the … officer|inspector|bank|judge|hr|customs|landlord|school|employer|embassy|insurer|auditor|examiner",
    "can't|cannot be traced|told|detected",
    "make|makes|so|let|have … believe|believes|fall_for|falls_for",
    "fool*|trick*|deceive*|dupe*|hoodwink|con",
    "محدش|حدش|حدا|موظف|موظفين|البنك|المدير|القاضي|الناس|الاستاذ|المؤجر|الجمارك|احدهم|انسان … يفرق|يلاحظ|يكتشف|يكشف|ينكشف|يشك|يعيق|يفطن|يفرقوا|يلاحظوا|تفرق|تلاحظ|تكتشف",
    "ما|مو|مش|لا|ولا|محدش|ميقدرش|ما_يقدر … يفرق|يفرقوا|يفرقون|يلاحظ|يلاحظوا|يلاحظون|ينكشف|تنكشف|يكتشف|يكتشفوا|يكشف|يعيق|يشك|يشكوا|يشكون|ينتبهوا|ينتبهون",
    "ميلاحظش|ميلاحظوش|ميكتشفش|ماينكشفش|مايعيقش|ميشكش",
    "ياخد|تاخد|ياخدوا|ياخذ|ياخذون باله|بالها|بالهم",
    "من_غير|بدون|دون|من_دون|بلا ما|ان … لاحظ*|حس*|نتبه*|عيق*|دري*|ينكشف|شك*",
    "تبان|يبان|باين|باينه|تطلع|يطلع|يبدو|تبدو|تبين|تظهر|يظهر … حقيقيه|حقيقي|اصليه|اصلي|طبيعيه|طبيعي|بحال|رسميه|صحيحه|سليمه",
    "يشبه|تشبه|زي|مثل|متل|بحال … الاصلي|الاصليه|الحقيقي|الحقيقيه|الاصل",
    "حتى|عشان|لين|بحيث|باش|كي|علشان … يصدق|يصدقوا|يصدقون|يصدقوها|يصدقها|يقتنع|يقتنعوا|يقتنعون|تنطلي",
    "القاضي|المدير|الموظف|البنك|الناس|المؤجر|الاستاذ|السفاره … يصدق|يصدقها|يصدقوا|يصدقوها",
    "مقنعه|مقنع جدا|كتير|اوي|بزاف|مره",
    "اخدع|تخدع|يخدع|نخدع|استغفل|اضحك_على|نضحك_على|تضليل|اوهم|نوهم",
  ],
  loose,
);

/** That what is to be written did not happen. */
export const DENIES = lexicon(
  [
    "even_though|although|though|but i|we|he|she|they … never|not|didn't|haven't|wasn't|weren't|hasn't|isn't|don't|doesn't",
    "i'm|i_am|he's|she's|we're not really|actually|sick|ill|qualified|licensed",
    "i'm|i_am fine|healthy|not",
    "i_wasn't|i_was_not|wasn't|weren't there|present",
    "i didn't|never|haven't … see|saw|attend|attended|work|worked|pay|paid|finish|finished|go|went",
    "i|we|he|she never|didn't … bought|buy|owned|own|sold|sell|lived|live|rented|rent|completed|complete|earned|earn",
    "never happened|existed|worked|attended|graduated|studied|finished",
    "that didn't happen",
    "instead of … so|because",
    "مع_اني|مع_انني|مع_اننا|رغم_اني|رغم_انني|رغم_اننا|مع_انو|بالرغم_اني … ما|لم|مو|مش|ماكنت|مكنتش|غير",
    "وانا|انا|احنا|نحن|حنا … ماكنت|مكنتش|ما_كنت|مو_مريض|مش_مريض|ما_اشتغلت|مشتغلتش|ما_درست|مدرستش|ما_شفت|ماشفتش|لم_اعمل|لم_ادرس|ما_حضرت|محضرتش|لم_ادفع|ما_دفعت|مدفعتش",
    "ما اشتغلت|درست|حضرت|شفت|دفعت|تخرجت … الا",
  ],
  loose,
);

/** What gives a paper its authority. */
export const OFFICIAL_MARKS = lexicon(
  [
    "stamp|stamps|seal|seals|letterhead|watermark|signature|signatures|countersigned|consultant's|registrar|notary|notarised|notarized|serial",
    "reference|registration|serial|licence|case|file number",
    "signed|signature|name of|by",
    "doctor's|manager's|director's|officer's|dean's|judge's name|signature|stamp",
    "same|official wording|format|layout|logo|font|header",
    "in … name",
    "ختم|اختام|ختمها|اختامها|بختم|توقيع|تواقيع|توقيعه|ترويسه|شعار|لوغو|رقم_مرجعي|موثق",
    "رقم مرجعي|القيد|الملف|التسجيل|الوارد",
    "صيغه|بصيغه|شكل|بشكل|نفس|بنفس … الاحوال|الوزاره|المستشفي|الجامعه|البنك|رسميه|الاصليه|الشركه",
    "باسم|بتوقيع الطبيب|الدكتور|المدير|العميد|المستشفي|الجامعه|البنك",
  ],
  loose,
);
/** Papers that only an office may issue. */
export const ISSUED = lexicon(
  [
    "birth|death|marriage|medical|vaccination|police|graduation|experience|employment|attendance|insurance certificate|clearance|record",
    "discharge|lab|medical|radiology summary|report|letter|note|results",
    "bank|salary statement|certificate|slip",
    "degree|diploma|transcript|passport|visa|payslip|prescription|permit|licence|license|affidavit|subpoena",
    "driving|residence licence|license|permit|card",
    "court|police order|report|summons",
    "شهاده ميلاد|وفاه|زواج|خبره|تخرج|دراسيه|طبيه|جامعيه|تطعيم|حسن|سلوك|راتب|صحيه|ثانويه|عزوبيه",
    "تقرير|ملخص طبي|خروج|المستشفي|الشرطه",
    "كشف حساب|علامات|راتب|درجات",
    "وصفه طبيه",
    "رخصه|جواز|اقامه|تاشيره|هويه|فيزا|صك|حكم|امر_قبض",
  ],
  loose,
);
/** Asking for the way to do something. */
export const HOW_TO = lexicon(
  [
    "how to|can|do|could|would|should",
    "explain|show|teach|tell|give|walk|describe … how|way|ways|steps|method|trick|method|guide",
    "steps|guide|instructions|tutorial|method|trick|way|ways",
    "write|make|build|create … script|program|app|tool|message|code",
    "need|want … to|a|program|app|tool|way",
    "كيف|ازاي|شلون|كيفاش|طريقه|خطوات|بطريقه|حيله|علمني|فهمني|وريني|دلني|اشرح|برنامج|تطبيق|سكربت|ساعدني|بدي|عايز|ابي|بغيت",
  ],
  loose,
);
/** Behind the back of somebody who has a say. */
export const UNKNOWN_TO = lexicon(
  [
    "without … company|owner|police|boss|manager|wife|husband|parents|landlord|bank|school|teacher|guard|security|them|him|her|employer|neighbour|neighbours|neighbor|neighbors|anyone|customer|customers|client|seller|buyer|insurer|agency|airline|shop|staff|inspector|customs … finding_out|knowing|noticing|realising|realizing|suspecting|catching|detecting|seeing",
    "without them|him|her|anyone|anybody|being knowing|noticing|caught|detected|seen|finding|realising|suspecting",
    "so|such that … company|owner|police|boss|wife|husband|parents|landlord|bank|they|he|she|nobody|no_one … can't|won't|doesn't|don't|never|cannot|finds|notices",
    "من_غير|بدون|دون|من_دون|بلا ما|ان … يحسوا|يحس|تحس|يعرف|تعرف|يعرفوا|ياخدوا|ياخد|تاخد|يدروا|يدري|ينتبه|ينتبهوا|يلاحظ|يلاحظوا|تنتبه|تلاحظ|يعيقوا|يكتشف|يكتشفوا|ينكشف|يشعر|يشعروا",
    "بدون|دون|من_غير|بلا علم|علمه|علمها|علمهم|معرفته|معرفتها|درايه",
    "من ورا|وراه|وراها|وراهم|ظهره|ظهرها",
  ],
  loose,
);
/** Secrets kept for joy. */
export const SURPRISE = lexicon(
  ["surprise|party|birthday|gift|present|proposal|anniversary|prank", "مفاجاه|مفاجات|عيد_ميلاد|هديه|حفله|خطوبه|مقلب"],
  loose,
);

/** Bodies whose name makes people obey. */
export const AUTHORITIES = lexicon(
  [
    "bank|banks|police|ministry|minister|court|judge|embassy|customs|irs|paypal|amazon|netflix|dhl|aramex|electricity|utility|telecom|courier|hospital|doctor|principal|headmaster|inspector|officer|manager|ceo|boss|government|municipality|airline|microsoft|apple|google|support",
    "electricity|water|phone|shipping|delivery|insurance company",
    "tax|immigration|loan|health|water office|officer|department|authority|bureau|inspector",
    "water|electricity|gas|tax|school|housing|health board|supplier|provider|office|utility",
    "social|pension|health|national security|office|insurance|service|agency|fund",
    "hr|payroll|it_department|it_desk|it_support|management|headquarters|accounts_department",
    "authority|authorities|council|lottery|recruiter|lawyer|solicitor|technician|helpdesk",
    "deputy minister",
    "موظف|موظفه|ضابط|شرطي|محامي|مندوب|مسؤول|ممثل … الضمان|ضمان|التامين|البنك|بنك|الجوازات|المرور|الشركه|شركه|الوزاره|الكهرباء|الاتصالات|البلديه|التقاعد|المعاشات|الاحوال|الجمارك|البريد|المحكمه",
    "ضمان|الضمان|معاشات|جوازات|مرور|نيابه|تقاعد",
    "بنك|البنك|مصرف|شرطه|وزاره|وزير|محكمه|سفاره|جمارك|بريد|ارامكس|سمسا|كهرباء|اتصالات|مستشفى|طبيب|دكتور|بلديه|حكومه|ضريبه|ضرايب|مدير|مديره|اداره|ناظر",
    "شركه الشحن|الكهرباء|المياه|الاتصالات|التوصيل|التامين",
    "خدمه العملاء",
    "الدعم الفني",
  ],
  loose,
);

/** Speaking in another's name. */
export const POSING = lexicon(
  [
    "in the voice|name|style of",
    "in … name",
    "as|like it_is|it's|it_comes|if_it_comes|though_it_comes from",
    "as if|though … from",
    "on the pretence|pretext|premise|basis",
    "so … thinks|think|believe … from",
    "على|ع اساس|اساس_انها|انها|اني … من",
    "تتقمص|نتقمص|اتقمص|بتمثل|نمثل|كاننا",
    "from … address|number|account",
    "pose*|posing as",
    "claiming|claims|claim|saying|says to_be|we_are|i_am|i'm|it_is from",
    "appears|looks|seems to be|come from",
    "appear|appears|look|looks|seem|seems|read|reads|sound|sounds as_if|as_though|like",
    "كانها|كانه|وكانها|وكانه|كانو من|صادره|وارده|جايه|باسم",
    "signed by|as",
    "sign it as",
    "on … letterhead",
    "كانها|كانه|كاني|وكانها|كانك|وكاني",
    "باسم|على_لسان|بصفه|بصفتي|منتحلا",
    "موقعه|موقع|ووقعها|وقعها باسم|من",
    "تبان|تظهر|تبدو … من",
  ],
  loose,
);

/** What only its owner may give. */
export const SENSITIVE = lexicon(
  [
    "card|credit|visa number|details|data|cvv",
    "pin|otp|cvv|password|passwords|passcode",
    "bank|account|login|personal details|information|data",
    "one time code|password",
    "read*|give|gives|tell|tells|share*|send|sends|type*|hand|hands|dictate*|reveal* … code|codes|pin|number|password|details|otp|digits|passcode",
    "code|codes they|he|she|you receive|get|got|received",
    "verification code",
    "verify|confirm|update their|your account|identity|details|card",
    "verify|confirm|update|enter|re-enter|renew … login|logins|password|passwords|payroll|credentials",
    "click|clicks|tap|open … link",
    "wire|transfer|send|pay … money|deposit|fee|them|us|now",
    "gift cards",
    "cut|disconnected|suspended|blocked|arrested|evicted|fined|closed|deported|frozen … unless|if|until|by",
    "يقطع|تقطع|ينقطع|يوقف|يتوقف|يغلق|يجمد|يحبس|يغرم|الحجز|سيقطع|سيوقف … اذا|ما_لم|لو|الا|حتى|خلال",
    "بيانات|رقم|ارقام الفيزا|البطاقه|بطاقته|بطاقاتهم|الحساب|حسابه|بطاقتهم|الكرت|حساباتهم|الدخول",
    "رمز|كود التحقق|التفعيل|otp",
    "رقم|رقمه|رقمها حسابه|حسابها|حسابهم|السري|بطاقته|بطاقتها|هويته|هويتها",
    "الرقم|رقمهم|رقمه السري",
    "كلمه|كلمات السر|المرور|مرورهم",
    "دخل*|ضغط*|دوس* … الرابط|رابط|اللينك|بياناتهم|بياناته",
    "حول*|دفع* … فلوس|مبلغ|رسوم|مصاري",
    "ارسل|يرسل|ترسل|يعطي|يعطينا|يبعت|يقول|يملي|يقرا … الرمز|رمز|الكود|كود|الرقم|رقمه",
    "بياناتهم|بياناته الشخصيه|البنكيه",
  ],
  loose,
);

/** Ways into what is not one's own. */
export const INTRUDES = lexicon(
  [
    "get|gets|getting|break|breaking|breaks|log|logging|sneak|sneaking|hack into",
    "get access to",
    "access|unlock|crack|hijack|open|read|see|view|clone|recover",
    "guess … password|pin",
    "spy*|snoop* on",
    "track*|follow*|monitor*|record*|bug|tap|watch*",
    "دخل*|فوت*|فت|فتح*|وصل*|قرا*|شوف*|سحب*|طلع*|لقط*|جيب* … على|ل|في|رسايل|محادثات|حساب",
    "شوف*|قرا*|سجل*|راقب*|تابع*|تعقب*|تنصت*|عرف*|بعتلي*|يبعتلي|يرسلي|جيب*",
  ],
  loose,
);
export const ANOTHERS = lexicon(
  [
    "ex|girlfriend's|boyfriend's|girlfriend|boyfriend|wife's|husband's|wife|husband|employee's|neighbour's|neighbor's|neighbour|neighbor|someone's|somebody's|colleague's|colleague|stranger's|classmate's|roommate's|fiance|fiancee|partner's|sister's|brother's|daughter's|son's|teacher's|boss's|competitor's|rival's|customer's|employee|people's|his|her|their",
    "مراتي|مراته|جوزي|زوجتي|زوجي|زوجته|خطيبي|خطيبتي|صاحبتي|صديقتي|حبيبتي|حبيبي|طليقتي|طليقي|جاري|جارتي|زميلي|زميلتي|موظف|موظفتي|موظفه|مديري|استاذي|بنتي|ابني|حد|شخص|واحد|غيري|الناس|منافسي|المنافس|خطيبته",
  ],
  loose,
);
export const PRIVATE_THINGS = lexicon(
  [
    "account|accounts|instagram|facebook|snapchat|whatsapp|telegram|tiktok|gmail|email|inbox|phone|laptop|computer|chats|chat|messages|dms|texts|photos|location|camera|webcam|wifi|wi-fi|calls|keystrokes|screen|icloud",
    "everything … types|type|typed",
    "where … is|goes",
    "حساب|حسابه|حسابها|انستا|انستجرام|انستغرام|فيس|فيسبوك|الفيسبوك|سناب|واتس|واتساب|تيليجرام|ايميل|ايميله|موبايل|جوال|تلفون|هاتف|لابتوب|رسايل|رسايله|رسايلها|رسائل|محادثات|محادثاته|شاتات|صور|صوره|صورها|مكانه|مكانها|موقعه|موقعها|كاميرا|شبكه|مكالمات|مكالماته",
  ],
  loose,
);
export const COVERT = lexicon(
  [
    "without … knowing|noticing|consent|permission|finding|realising|realizing|her_knowledge|his_knowledge|knowledge|asking",
    "secretly|covertly|hidden|quietly|silently|undetected|invisible|invisibly",
    "while he|she|they is|are|sleeps|isn't|aren't|doesn't|don't|has|have",
    "وهو|وهي|وهم|وهن لا|ما|مش|مو|ماهي|مهيش|ماهو|نايم|نايمه|غايب|غايبه … دري*|عرف*|حس*|حاسه|حاسس|دريان|دريانه|نتبه*|لاحظ*|منتبه|منتبهه|واخد|واخده|علم|خبر",
    "وهو|وهي|وهم لا|ما|مش|مو تدري|يدري|يدرون|تعرف|يعرف|يعرفون|تعلم|يعلم|تحس|يحس|حاسه|حاسس|داريه|داري|دريانه|دريان|منتبهه|منتبه",
    "behind … back",
    "in the background",
    "so|that … doesn't|don't|won't|never|not notice|know|see|find",
    "ex|stolen",
    "من_غير|بدون|دون|من_دون|بلا ما … عرف*|تاخد|ياخد|لاحظ*|حس*|نتبه*|عيق*|دري*|شوف*",
    "بدون|دون|من_غير|بلا علم|علمه|علمها|علمهم|معرفته|معرفتها|موافقته|موافقتها|اذنه|اذنها",
    "في السر|الخفاء",
    "خلسه|مخفي|متخفي|سري",
    "من ورا|وراه|وراها",
  ],
  loose,
);

/** Making something that goes off, burns or poisons. */
export const WEAPONS = lexicon(
  [
    "bomb|bombs|explosive|explosives|grenade|molotov|napalm|silencer|firearm|gunpowder|detonator",
    "goes|go off",
    "explode*|blast*|blow* up",
    "poison*|nerve_agent|ricin|cyanide|toxic_gas",
    "meth|heroin|fentanyl|cocaine",
    "ينفجر|تنفجر|بينفجر|انفجار|متفجر|متفجره|مولوتوف|بارود|سم|سما|سموم|غاز_سام|صاعق|سلاح_ناري",
    "شي|شيء|حاجه فجر*|ينفجر",
  ],
  loose,
);
export const MAKES = lexicon(
  [
    "make*|build*|mix*|assemble*|create*|prepare*|construct*|combine*|synthesise|synthesize|brew|making|combining",
    "chemicals|ingredients|household",
    "صنع*|عمل*|سوي*|سو|خلط*|ركب*|حضر*|جهز*|مقادير|المقادير|مواد|خلطه",
  ],
  loose,
);

/** Praise in the name of people who never gave it. */
export const OPINIONS = lexicon(
  [
    "review|reviews|testimonial|testimonials|ratings|comments|feedback",
    "five star|stars",
    "تعليق|تعليقات|تقييم|تقييمات|اراء|مراجعات|ريفيو|ريفيوهات|شهادات",
  ],
  loose,
);
export const INVENTED_PEOPLE = lexicon(
  [
    "different|various|several|real|separate|invented|made-up|random customers|patients|people|names|guests|users|buyers|accounts|clients|students",
    "as if|though … came|come|customers|patients|people|written|they|bought|visited",
    "each … name|account|person",
    "that|who never visited|bought|existed",
    "باسماء|باسامي زباين|زبائن|مختلفه|ناس|عملاء|متنوعه|مختلفين",
    "كانهم|كانها|كان زباين|زبائن|جربوا|اشتروا|عملاء|من|ناس",
    "من حسابات|ناس مختلفه|مختلفين",
    "اسامي|اسماء مختلفه|وهميه|مخترعه|مستعاره",
  ],
  loose,
);

/** A threat and its price. */
export const EXPOSES = lexicon(
  [
    "share*|publish*|post*|leak*|expose*|tell*|send*|release* … photos|photo|pictures|video|videos|secret|chats|wife|husband|family|everyone|police",
    "hurt*|beat*|ruin*|burn*|harm* … him|her|them|you|car|family|reputation",
    "نشر*|انشر|هنشر|فضح*|افضح|هفضح|سرب*|ابعت|هبعت|ارسل|وري* … صوره|صورها|صور|فيديو|سره|سرها|محادثات|اهله|اهلها|مراته|جوزها|فضيحته",
    "اخوفه|اخوفها|اخوف|اهدده|ارعبه|ارهبه|اضربه|احرق|ادمر",
  ],
  loose,
);
export const UNLESS_PAID = lexicon(
  [
    "if|unless|until … pay|pays|paid|give|gives|send|sends|does|doesn't|don't",
    "if … not|doesn't|don't",
    "لو|اذا|الا_اذا … ما|مدفعش|دفع*|حول*|رجع*|عطا*|يعطيني|ميدفعش|مدفع",
    "لو مدفعش|ما_دفع|مدفعتش",
  ],
  loose,
);
