import { lexicon } from "./lexicon.ts";

const loose = { loose: true };
export const TECHNOLOGY = lexicon(
  [
    "python|javascript|typescript|java|kotlin|swift|rust|ruby|php|perl|bash|shell|powershell|sql|postgresql|postgres|mysql|sqlite|mongodb|html|css|react|vue|angular|svelte|node|nodejs|deno|django|flask|rails|laravel|spring|excel|vba|matlab|scala|haskell|lua|dart|flutter|c|cpp|csharp|dotnet|regex|go|golang|r|arduino|latex|wordpress|terraform|docker|google_sheets|sheets|apps_script|pandas|curl|jq|awk|tsx|ts|js|py|بايثون|جافاسكربت|جافا|تايبسكربت|اكسل|بوستجرس|رياكت|لارافيل|وورد_بريس|sql",
    "google_sheets|apps",
    "c sharp",
    "{{language}}",
  ],
  loose,
);
export const FAILURE = lexicon(
  [
    "error|exception|expected|expect|should|returns|prints|throws|fails|crashes|instead|when|traceback|output|exit|exits|undefined|null|timeout|slow",
    "خطا|الخطا|ايرور|المتوقع|يفترض|المفروض|يرجع|يطبع|يتوقف|بيطلع|يطلع|بدل|عند|لما|وقت|بيقول|رساله_خطا|بطيء",
  ],
  loose,
);
export const PURPOSE = lexicon(
  [
    "about|regarding|asking|ask|asks|request|requesting|confirm|confirming|thank|thanking|apologise|apologize|apologising|invite|inviting|remind|reminding|because|to_say|that|explaining|explain|telling|tell|move|cancel|complain|follow|offer|announce|decline|accept|resign|introduce|introducing|congratulate|notify|inform|update|on_behalf|condolence|welcome|invitation|notice|reminder|apology|update|reference|resignation|complaint|for|shut|concerning|re",
    "in response to",
    "عن|بخصوص|بشان|حول|اطلب|يطلب|تطلب|نطلب|لطلب|طلب|اعتذر|اعتذار|نعتذر|شكر|اشكر|دعوه|ادعو|ندعو|تذكير|اذكر|بسبب|عشان|علشان|لان|لانه|تاكيد|اوكد|الغاء|تاجيل|شكوى|اشتكي|ابلغ|نبلغ|تهنئه|استقاله|تعزيه|تعريف|تفيد|بمناسبه|لحضور|موعد|استفسار|اقترح|ترحيب",
  ],
  loose,
);
export const OCCASION = lexicon(
  [
    "wedding|birthday|graduation|retirement|farewell|funeral|anniversary|award|launch|conference|meeting|council|party|ceremony|opening|class|about|for|on|to",
    "زفاف|عرس|تخرج|تقاعد|وداع|عيد|افتتاح|حفل|مؤتمر|مناسبه|ندوه|تكريم|اجتماع|عن|بمناسبه|في",
  ],
  loose,
);
export const LEVEL = lexicon(
  [
    "grade|year|years|level|beginner|beginners|student|students|child|children|kids|manager|managers|for_a|for_my|class|old|adults|employee|employees|new|basics|who|readers|teenagers|like_i'm",
    "صف|الصف|مستوى|مبتدئ|مبتدئين|طالب|طالبه|طلاب|طفل|اطفال|عمره|عمرها|موظف|سنه|جديد|ابني|بنتي|لامي|لابي|قارئ|غير_متخصص|كاني|اولي|ثانوي|جامعه|ابتدائي|لشخص|لمن",
  ],
  loose,
);
export const DATES = lexicon(
  [
    "day|days|week|weeks|month|months|hours|hour|year|minutes|deadline|by|until|from|weekend|june|july|august|september|october|november|december|january|february|march|april|may|sunday|monday|tuesday|wednesday|thursday|friday|saturday",
    "يوم|ايام|اسبوع|اسابيع|شهر|شهور|اشهر|ساعه|ساعات|سنه|موعد|حتى|قبل|من_تاريخ|لمده|خلال|رمضان|العيد",
  ],
  loose,
);
