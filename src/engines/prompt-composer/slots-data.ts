import type { TaskType } from "./compose-types.ts";

/** What a placeholder is called in one language: key, label, why it matters, and the question that would fill it. */
interface SlotWords {
  key: string;
  label: string;
  why: string;
  ask: string;
}

interface Slot {
  ar: SlotWords;
  en: SlotWords;
  /** Cues on folded text that the request already says it. */
  given: RegExp;
  /** A long input that stands delimited in a place of its own. */
  block?: boolean;
}

function slot(
  ar: [string, string, string, string],
  en: [string, string, string, string],
  given: RegExp,
  block = false,
): Slot {
  const named = ([key, label, why, ask]: [string, string, string, string]): SlotWords => ({ key, label, why, ask });
  return { ar: named(ar), en: named(en), given, ...(block ? { block } : {}) };
}

const NEVER = /(?!)/;

/** Money to be shared out by the month, with nothing invested. */
export const BUDGETING =
  /^(?![\s\S]*(?:invest|loan|mortgage|استثم|قرض|تمويل))[\s\S]*(?:budget|ميزاني|مصروف|مصاريف|spending|expenses)/;

/** Words to be spoken on an occasion. */
export const SPEECH =
  /(?<![a-z])(?:toast|speech|eulogy|best man|vows)(?![a-z])|(?:something|words)(?: \w+){0,2} to (?:read|say)[\s\S]*(?:wedding|birthday|\dth|retire|leaving|funeral|graduation)|(?:كلمتين|كلام|هضره|نقرا|اقرا|اقول|نقول)[\s\S]*(?:عرس|زفاف|فرح |خطوب|تقاعد|تخرج|وداع|حفل|عيد ميلاد|زواج)|كلمه (?:تخرج|ترحيب|شكر|في حفل|لحفل|في عرس|في فرح|وداع|افتتاح|رثاء|في زواج)|خطبه/;

export const SLOTS = {
  topic: slot(
    ["الموضوع", "الموضوع", "من دونه يختار النموذج موضوعًا من عنده", "ما الموضوع تحديدًا؟"],
    ["topic", "Topic", "without it the model picks a topic of its own", "What exactly is the topic?"],
    /(?:^|\s)(?:عن|حول|بخصوص|بعنوان|about|on|regarding|titled|explaining)\s/,
  ),
  audience: slot(
    ["الجمهور", "الجمهور", "يحدد المفردات والأمثلة ومستوى الشرح", "من سيقرأ النتيجة؟"],
    ["audience", "Audience", "it decides vocabulary, examples and depth", "Who will read the result?"],
    /للاطفال|لاطفال|للكبار|للمبتدءين|للمبتديين|لطلاب|للطلاب|للشباب|للامهات|للنساء|للرجال|لموظف|للمراهق|لل[ء-ي]{3,}ين\s|لعملاء|لزبا[يء]ن|لجمهور|الجمهور|لمهندس|للصف|لابني|لبنتي|لطفل|لقارئ|لقاري|متابع|زباينا|زبايننا|for (?:kids|children|beginners|students|parents|managers|teens|adults|seniors|developers|people|women|men|first-time|busy|young|(?:my|our) (?:customers|clients|team|students|followers|readers|kids|members|guests|staff|employees|boss|daughter|son|parents|audience|class|pupils|neighbou?rs))|audience|aimed at|readers|customers are|followers|targeting|commuters|sold to|people who|tourists|locals|neighbours/,
  ),
  angle: slot(
    ["زاوية_التناول", "زاوية التناول", "تمنع مقالًا عامًّا يصلح لكل مكان", "ما الفكرة الرئيسة التي يخرج بها القارئ؟"],
    ["angle", "Angle", "it keeps the piece from being generic", "What one idea should the reader leave with?"],
    NEVER,
  ),
  length: slot(
    ["الطول", "الطول", "من دونه يتفاوت الطول من مرة إلى أخرى", "ما الطول المطلوب؟"],
    ["length", "Length", "without it the length drifts", "How long should it be?"],
    /\d+\s*(?:نقاط|نقطه|نقط|bullet|point|كلم|سطر|اسطر|فقر|صفح|دقيق|word|page|paragraph|line|sentence|minute)|مختصر|طويل|قصير|short|long|brief|concise/,
  ),
  product: slot(
    [
      "المنتج_أو_الموضوع",
      "المنتج أو الموضوع",
      "هو مادة المنشور، ولا يصح أن يخترعه النموذج",
      "ما المنتج أو الموضوع، وما الذي يميزه فعلًا؟",
    ],
    [
      "product_or_topic",
      "Product or topic",
      "it is what the copy is about and must not be made up",
      "What is the product or topic, and what is true about it?",
    ],
    /(?:عن|حول|ل?متجر|ل?محل|لمطعم|مطعم|لمقهى|كافيه|لمهندس|لمنتج|وصف منتج|لشركه|لعياده|لصالون|عطور|ملابس|هدوم|دوره|تطبيق|about|for (?:my|our|a|an|the)|our |my |launch)/,
  ),
  platform: slot(
    ["المنصة", "المنصة", "لكل منصة طول وأسلوب", "على أي منصة سيُنشر؟"],
    ["platform", "Platform", "each platform has its own length and manner", "Where will it be published?"],
    /انست[جغق]رام|انستا|سبوره|لافته|بوستر|ملصق|جروب|يتكتب علي|فلاير|بروشور|مطويه|علبه|عبوه|كرت|لوحه|رساله نصيه|حاله |الصفحه|عالفيس|وصف منتج|منيو|فيسبوك|فيس بوك|لينكد|تويتر|منصه اكس|تيك ?توك|سناب|يوتيوب|واتساب|متجر الكتروني|بالموقع|للموقع|ايميل|instagram|facebook|linkedin|twitter|tiktok|snapchat|youtube|whatsapp|website|google ads|etsy|amazon|email|billboard|radio|insta\b|poster|leaflet|flyer|chalkboard|sign\b|label|packag|brochure|window|menu|sms|newsletter|blurb|product (?:description|page)|\bx post/,
  ),
  callToAction: slot(
    ["الهدف_من_المنشور", "الهدف من المنشور", "يحدد كيف ينتهي النص", "ما الخطوة التي تريدها من القارئ؟"],
    [
      "goal_or_call_to_action",
      "Goal or call to action",
      "it decides how the text ends",
      "What should the reader do next?",
    ],
    /مبيعات|حجز|زياره|تسجيل|تدور علي شغل|شغل|استغل|sign up|book|buy|visit|register|job hunt|hiring|download|rsvp/,
  ),
  authorFacts: slot(
    ["حقائق_يجوز_ذكرها", "حقائق يجوز ذكرها", "تمنع اختراع خبرات أو مزايا", "ما الحقائق أو الإنجازات التي يجوز ذكرها؟"],
    [
      "facts_to_use",
      "Facts that may be used",
      "they keep the model from inventing claims",
      "Which facts may the text use?",
    ],
    NEVER,
  ),
  recipient: slot(
    ["المرسَل_إليه", "المرسَل إليه", "يحدد درجة الرسمية والمخاطبة", "إلى من تُرسل الرسالة؟"],
    ["recipient", "Recipient", "it sets how formal the message is", "Who receives it?"],
    /flatmate|housemate|roommate|lodger|babysitter|nanny|coach|builder|plumber|ل?مدير|استقال|resign|رد علي|الرد علي|خبر |ابلغ |ل?مول |ل?صاحب|صاحبه|استاذ|دكتور|ل[ء-ي]{2,}تي |للشركه|لشركه|لاداره|للبلديه|لصاحب|للمالك|للموظف|لعميل|للعميل|لزبون|للبنك|لبنك|للجامعه|لجامعه|للدكتور|لدكتور|للاستاذ|للمعلم|لمعلم|لاستاذ|للمدرسه|لمدرسه|لصديق|لصاحبي|لجار|للجيران|لاخ|لزميل|لفريق|للوزاره|لوزاره|لقسم|للمورد|لمورد|الى |الي |ضد |to (?:my|the|our|a|an|all)|boss|manager|landlord|client|customer|professor|teacher|team|neighbou?r|supplier|hr|bank|council|airline|investor|recruiter|colleague|(?:text|tell|ask|thank|invite|remind|message|email|note to) (?:my|the|our|a) /,
  ),
  purpose: slot(
    ["الغرض", "الغرض", "هو ما ستُبنى عليه الرسالة", "ما المطلوب من الرسالة تحديدًا؟"],
    ["purpose", "Purpose", "the whole message is built on it", "What is the message meant to achieve?"],
    /اطلب|طلب|متاخر|دفع|فاتور|سداد|تهنئ|تعزي|ترحيب|شكوى|شكوي|اعتذ|استقال|اجاز|تظلم|شكر|دعو|تذكير|متابعه|تاخير|تأخر|انذار|تاجيل|يرجع|استرداد|عن |بخصوص|عشان|علشان|باش|حيت|مشان|منشان|لان|بسبب|ask|request|complain|apolog|resign|leave|thank|invit|remind|follow|about|because|to (?:say|tell|inform|let|confirm|cancel|move|postpone)|extension|raise|refund|late|overdue|unpaid|invoice|pay(?:ing|ment)|congratul|welcome|condolence|notice|repair|declin|cancel|asking/,
  ),
  facts: slot(
    ["الوقائع_والتواريخ", "الوقائع والتواريخ", "حتى لا تُخترع تفاصيل", "ما الوقائع والتواريخ التي يجب ذكرها؟"],
    ["facts_and_dates", "Facts and dates", "so that no detail is invented", "Which facts and dates must it mention?"],
    /\d/,
  ),
  debtor: slot(
    ["اسم_المدين", "اسم من عليه الدفع", "تُفتتح به الرسالة", "ما اسم من تأخر في الدفع؟"],
    ["debtor_name", "Name of who owes", "the message opens with it", "What is the name of the person who owes?"],
    /اسمه|اسمها|named|called/,
  ),
  invoiceDue: slot(
    [
      "الفاتورة_واستحقاقها",
      "رقم الفاتورة وتاريخ استحقاقها",
      "بهما تُعرف الفاتورة",
      "ما رقم الفاتورة، ومتى كان موعد سدادها؟",
    ],
    [
      "invoice_and_due_date",
      "Invoice number and due date",
      "they identify the invoice",
      "What is the invoice number, and when was it due?",
    ],
    /فاتور[ء-ي]* (?:رقم|بتاريخ)|invoice (?:no|number|#|\d)|\bdue (?:on|since|date)/,
  ),
  payWay: slot(
    ["طريقة_الدفع", "طريقة الدفع", "يسدد القارئ دون أن يسأل", "كيف يمكن السداد؟"],
    ["how_to_pay", "How to pay", "the reader can pay without asking", "How can it be paid?"],
    /تحويل|حواله|رابط الدفع|كاش|نقد|transfer|iban|payment link|bank details|cheque/,
  ),
  sender: slot(
    ["اسم_المرسِل", "اسم المرسِل", "للتوقيع", "بأي اسم تُوقَّع الرسالة؟"],
    ["sender_name", "Sender's name", "for the signature", "Whose name goes at the end?"],
    /اسمي|my name is|signed/,
  ),
  message: slot(
    ["رسالة_العميل", "رسالة العميل", "لا رد من دونها", "ما نص رسالة العميل؟"],
    ["customer_message", "Customer message", "there is nothing to answer without it", "What did the customer write?"],
    NEVER,
    true,
  ),
  policy: slot(
    ["السياسة_المعتمدة", "السياسة المعتمدة", "تمنع وعدًا لا تقدّمه الجهة", "ما السياسة التي تحكم هذه الحالة؟"],
    [
      "policy",
      "Policy that applies",
      "it keeps the reply from promising too much",
      "Which policy applies to this case?",
    ],
    /سياس|مبنرجع|مابنرجع|ما نرجع|can offer|cannot|can't|نبدل|استبدال|نعوض|نقدر|تعويضي|رصيد|قسيمه|offer|apologi[sz]e|policy|استرجاع خلال|ضمان|never promise|warranty/,
  ),
  brand: slot(
    ["اسم_الجهة_ونبرتها", "اسم الجهة ونبرتها", "حتى يتكلم الرد بصوتها", "ما اسم الجهة، وما النبرة التي تعتمدها؟"],
    [
      "brand_and_tone",
      "Brand name and tone",
      "so that the reply sounds like the company",
      "Which company is this, and what is its tone?",
    ],
    /نبره|tone|friendly|ودود|رسمي|formal/,
  ),
  offer: slot(
    ["ما_يجوز_عرضه", "ما يجوز عرضه", "يضع حدًّا للتعويض والوعود", "ما الذي يجوز عرضه على العميل؟"],
    [
      "allowed_offer",
      "What may be offered",
      "it limits promises and compensation",
      "What may be offered to the customer?",
    ],
    /خصم|تعويض|discount|voucher|replacement/,
  ),
  text: slot(
    ["النص", "النص", "هو مادة العمل، ولا يُنجز شيء من دونه", "ما النص المطلوب العمل عليه؟"],
    ["text", "Source text", "it is the material to work on", "What is the text to work on?"],
    NEVER,
    true,
  ),
  reader: slot(
    ["القارئ", "القارئ", "يحدد ما يُبقى وما يُحذف", "لمن تُعدّ النتيجة؟"],
    ["reader", "Reader", "it decides what stays and what goes", "Who is the result for?"],
    /للمدير|لمدير|لفريق|للفريق|للعملاء|لطلاب|لنفسي|للاطفال|for (?:patients|customers|clients|employees|readers|beginners|children|my|the|our|a|an|someone|busy|managers|kids|students|board)/,
  ),
  focus: slot(
    ["محور_التركيز", "محور التركيز", "يقدّم الأهم لك على غيره", "ما الذي يهمك أكثر في النص؟"],
    ["focus", "Focus", "it puts what matters to you first", "What matters most to you in it?"],
    /ركز|قرارات|مهام|مين عليه|مين هيعمل|من المسءول|who does|who has to|action items|decisions|focus|risks|deadlines/,
  ),
  languages: slot(
    ["من_لغة_إلى_لغة", "لغة المصدر ولغة الهدف", "لا ترجمة من دون اتجاه", "من أي لغة، وإلى أي لغة؟"],
    [
      "from_and_to_language",
      "Source and target language",
      "the direction must be known",
      "From which language, and into which?",
    ],
    /(?:^|\s)(?:لل|بال|الي ال|الى ال|ل|ال)?(?:عربي|عربيه|انجليزي|انجليزيه|انكليزي|فرنسي|فرنسيه|الماني|المانيه|تركي|تركيه|اسباني|اسبانيه|صيني|فارسيه|اردو|عربيه|فصحى|فصحي)(?:\s|$)|arabic|english|french|spanish|german|turkish|urdu|chinese|italian|portuguese|hindi|japanese|korean|russian|dutch/,
  ),
  terms: slot(
    [
      "طريقة_عرض_المصطلحات",
      "طريقة عرض المصطلحات",
      "توحّد المصطلح في النص كله",
      "كيف تُعرض المصطلحات: معرّبة أم بأصلها بين قوسين؟",
    ],
    [
      "term_policy",
      "How to treat terms",
      "it keeps terminology consistent",
      "Should terms be translated, kept, or shown with the original in brackets?",
    ],
    /قاموس|بين قوسين|glossary|in brackets|keep (?:the )?(?:names|terms)/,
  ),
  country: slot(
    ["البلد_أو_اللهجة", "البلد أو اللهجة", "تختلف المفردات من بلد إلى آخر", "لأي بلد أو لهجة؟"],
    [
      "country_or_variety",
      "Country or variety",
      "words differ from country to country",
      "Which country or variety is it for?",
    ],
    /مصر|سعودي|خليج|شام|مغرب|لبنان|اردن|امارات|كويت|قطر|فصحى|فصحي|egypt|saudi|gulf|levant|morocc|msa|uae|dubai|mexic|british|american/,
  ),
  goal: slot(
    ["الهدف_من_التعديل", "الهدف من التعديل", "يحدد ما يتغير وما يبقى", "ما الذي يجب أن يتحسن في النص؟"],
    [
      "rewrite_goal",
      "Goal of the rewrite",
      "it decides what changes and what stays",
      "What should be better afterwards?",
    ],
    /plain|simple|صحح|عدل|خفف|ظبط|جاف|بياع|firmer|limit|lines|صحافي|رسمي|مختصر|اقصر|ابسط|اوضح|ودي|لغوي|املائي|نحوي|formal|shorter|shorten|simpl|clear|friendl|grammar|professional|polite|concise|persuasive|ats|sounds?|confident|natural|casual|proofread|tone/,
  ),
  keep: slot(
    ["ما_لا_يُمَس", "ما لا يُمَس", "يحمي الأسماء والعبارات المقصودة", "هل من عبارات يجب ألا تتغير؟"],
    [
      "keep_unchanged",
      "What must stay as it is",
      "it protects names and deliberate phrases",
      "Is there anything that must not change?",
    ],
    /الحفاظ|حافظ|احتفظ|ابقاء|ابق |من غير ما تغير|بدون ما تغير|دون تغيير|without changing|keep(?:ing)? /,
  ),
  codeLanguage: slot(
    ["لغة_البرمجة", "لغة البرمجة والإصدار", "الكود يختلف باختلافها", "بأي لغة وأي إصدار؟"],
    ["language_and_version", "Language and version", "the code depends on it", "Which language and version?"],
    /بايثون|جافا|سكربت باش|لارافيل|فلاتر|اكسل|sql|regex|ريجكس|html|css|python|javascript|typescript|java\b|c\+\+|c#|golang|\bgo\b|rust|php|ruby|swift|kotlin|bash|powershell|excel|vba|react|vue|node|laravel|flutter|django|flask|rails|shopify|wordpress|webpage|web page|صفحه|الموقع|موقعي|للموقع|postgres|mysql|matlab|\br\b|google sheet|apps script/,
  ),
  inputsOutputs: slot(
    [
      "المدخلات_والمخرجات",
      "المدخلات والمخرجات مع مثال",
      "مثال واحد يزيل أكثر اللبس",
      "ما المدخل وما الناتج المتوقع، مع مثال؟",
    ],
    [
      "inputs_and_outputs",
      "Inputs and outputs, with an example",
      "one example removes most doubt",
      "What goes in and what should come out, with an example?",
    ],
    /ياخذ|ياخد|يعرض|يجلب|يطابق|من جدول|من جداول|يرجع|يقرا|يقرء|يحول|يحسب|يطلع|من ملف|takes|returns|reads|given|from a |input|output|converts|parses|prints|renames|sends|counts|that |which |to /,
  ),
  environment: slot(
    ["بيئة_التشغيل", "بيئة التشغيل", "المكتبات والأوامر تتغير معها", "أين سيعمل الكود؟"],
    ["environment", "Where it runs", "libraries and commands depend on it", "Where will the code run?"],
    /ويندوز|لينكس|ماك|windows|linux|mac|docker|browser|server|aws|node \d/,
  ),
  code: slot(
    ["الكود", "الكود", "لا يمكن تشخيص كود لا يراه النموذج", "ما الكود المعني؟"],
    ["code", "Code", "nobody can diagnose code they cannot see", "Which code is it?"],
    NEVER,
    true,
  ),
  error: slot(
    [
      "رسالة_الخطأ_والمتوقع",
      "رسالة الخطأ وما كان متوقعًا",
      "تختصر نصف التشخيص",
      "ما رسالة الخطأ، وما الذي توقعته بدلًا منها؟",
    ],
    [
      "error_and_expected",
      "Error message, and what you expected",
      "it is half of the diagnosis",
      "What is the error, and what did you expect instead?",
    ],
    /(?:type|value|key|syntax|reference|name|index|runtime|import|attribute)error|exception|undefined|null pointer|status \d{3}|code review|review|refactor|راجع|مراجعه/,
  ),
  allowed: slot(
    ["ما_يجوز_تغييره", "ما يجوز تغييره", "يمنع إعادة كتابة ما يعمل", "ما الذي يجوز تغييره وما الذي يبقى؟"],
    [
      "allowed_changes",
      "What may be changed",
      "it keeps working code untouched",
      "What may be changed, and what must stay?",
    ],
    /اقل تغيير|من غير ما تغير|بدون تغيير|minimal|without changing|keep the|don'?t change|only change/,
  ),
  data: slot(
    ["البيانات", "البيانات (أو عينة مع أسماء الأعمدة)", "الأرقام تأتي منها وحدها", "ما البيانات، وما أسماء أعمدتها؟"],
    [
      "data",
      "The data, or a sample with column names",
      "every figure must come from it",
      "What is the data, and what are its columns?",
    ],
    NEVER,
    true,
  ),
  question: slot(
    [
      "السؤال_المطلوب",
      "السؤال المطلوب الإجابة عنه",
      "التحليل بلا سؤال يصف كل شيء ولا يفيد",
      "ما القرار أو السؤال الذي تخدمه الأرقام؟",
    ],
    [
      "question_to_answer",
      "Question to answer",
      "analysis without a question describes everything and helps nobody",
      "Which decision or question should the figures serve?",
    ],
    /اعرف|ليش|ليه|لماذا|سبب|اعلي|اكثر|اكتر|افضل|اقل|نزل|اتجاه|مقارنه|\?|؟|why|which|what|how|top|best|worst|trend|drop|find out|compare|forecast|correlat/,
  ),
  period: slot(
    ["الفترة", "الفترة الزمنية", "تضبط المقارنة", "ما الفترة المطلوبة؟"],
    ["period", "Period", "it frames the comparison", "Which period?"],
    /شهر|سنه|اسبوع|ربع|يوم|20\d\d|month|year|week|quarter|q[1-4]|daily/,
  ),
  items: slot(
    ["النصوص_أو_البيانات", "النصوص أو البيانات", "هي مادة الاستخراج والتصنيف", "ما النصوص المطلوب معالجتها؟"],
    ["items", "The texts or rows", "they are the material to process", "Which texts should be processed?"],
    NEVER,
    true,
  ),
  labels: slot(
    ["الحقول_أو_الفئات", "الحقول أو الفئات", "حتى لا تُخترع فئات جديدة", "ما الحقول أو الفئات المطلوبة؟"],
    ["fields_or_labels", "Fields or labels", "so that no label is invented", "Which fields or labels do you need?"],
    /ايجابي|سلبي|محايد|الاسم|الاسماء|التاريخ|التواريخ|السعر|الاسعار|المبلغ|المبالغ|الارقام|ارقام|الهاتف|العناوين|اسماء|positive|negative|neutral|names?|dates?|amounts?|prices?|emails?|phone|totals?|sentiment|spam|billing|into \w+,|urgent|topics?|(?:استخلاص|استخراج|استخلص|استخرج|طلع لي|طلعلي|pull out|extract)(?: [^\s،,.]+){1,4}(?:،|,)?(?: و[ء-ي]{3,}| and )/,
  ),
  columns: slot(
    ["أعمدة_الملف", "أعمدة الملف", "يعرف النموذج منها أين النص", "ما أعمدة الملف، وأيها يحمل النص؟"],
    ["columns", "Columns of the file", "they tell the model where the text is", "Which columns does the file have?"],
    /عمود|اعمده|column|invoice|فاتور|فواتير|email|ايميل|receipt/,
  ),
  outputFormat: slot(
    ["صيغة_المخرجات", "صيغة المخرجات", "حتى تُستعمل النتيجة كما هي", "بأي صيغة تريد النتيجة؟"],
    [
      "output_format",
      "Output format",
      "so that the result can be used as it is",
      "In which format do you want the result?",
    ],
    /جدول|json|csv|نقاط|اكسل|table|bullet|list|excel|markdown|paragraph|صيغه/,
  ),
  level: slot(
    ["المستوى", "المستوى الحالي", "يضبط العمق والمفردات", "ما المستوى الحالي للمتعلم؟"],
    ["level", "Current level", "it sets depth and vocabulary", "What is the learner's current level?"],
    /ما ?[بي]{1,2}فهم|لواحد ما|لشخص ما|لولد صغير|لطفل|ولد|صغير|عمري|\d+ (?:سنين|سنوات|سنه)|مبتد|مستوا|متوسط|متقدم|الصف|ثانوي|ابتداي|اعدادي|جامع|توجيهي|بكالوريا|سنه \w+|\b[abc][12]\b|اطفال|طفل|ابني|بنتي|عمره|عمرها|beginner|intermediate|advanced|level|grade|year \d|year-old|year old|eli5|i'?m (?:new|five|5|\d+)|high school|college|university|gcse|a-level|kid|child|undergrad|non-technical/,
  ),
  learningGoal: slot(
    ["هدف_التعلم", "هدف التعلم", "يوجه الأمثلة والتمارين", "لماذا تتعلم هذا الآن؟"],
    ["learning_goal", "Learning goal", "it steers examples and practice", "What is the learning for?"],
    /امتحان|اختبار|مقابله|شغل|سفر|exam|interview|test|job|work|travel|ielts|toefl|ايلتس|توفل/,
  ),
  teachingLanguage: slot(
    ["لغة_الشرح", "لغة الشرح", "يُشرح الدرس بها", "بأي لغة يكون الشرح؟"],
    ["teaching_language", "Language of explanation", "lessons are given in it", "In which language should it explain?"],
    /بالعربي|بالعربيه|بالانجليزي|اشرح بال|in english|in arabic|explain in|^(?!.*(?:انجليزي|فرنسي|الماني|اسباني|تركي|english|french|spanish|german|arabic|italian|japanese))/,
  ),
  subject: slot(
    ["المادة", "المادة والموضوع", "تُبنى الأسئلة عليها", "ما المادة، وما الموضوع؟"],
    ["subject", "Subject and topic", "the items are built on it", "Which subject and topic?"],
    /رياضيات|علوم|فيزيا|كيميا|احياء|تاريخ|جغرافيا|عربي|انجليزي|نحو|قواعد|دين|فقه|حاسوب|كسور|جبر|هندسه|عن |math|science|physics|chemistry|biology|history|geography|english|grammar|photosynthesis|fraction|algebra|spanish|french|literature|about|on |\bof\b|coding|economics|vocab/,
  ),
  grade: slot(
    ["الصف", "الصف أو المرحلة", "يضبط الصعوبة", "لأي صف أو مرحلة؟"],
    ["grade", "Grade or stage", "it sets the difficulty", "Which grade or stage?"],
    /\d+[- ]?year[- ]?olds?|aged? \d|صف|ثانوي|ابتداي|اعدادي|متوسط|جامع|توجيهي|بكالوريا|روضه|grade|year \d|\d(?:st|nd|rd|th)|high school|college|university|kindergarten|primary|gcse|a-level|undergrad|middle school|beginner|[abc][12]\b/,
  ),
  content: slot(
    ["محتوى_الدرس", "محتوى الدرس أو ما دُرِّس", "حتى لا تخرج الأسئلة عن المقرر", "ما الدروس أو الصفحات التي تشملها؟"],
    [
      "covered_content",
      "Content that was covered",
      "so that nothing falls outside the course",
      "Which lessons or pages does it cover?",
    ],
    /عن |about |on |درس |وحده|فصل|منهج|كسور|جمع|طرح|photosynthesis|chapter|unit|lesson \d|topics?:|fractions|verbs|world war|cells|causes/,
  ),
  counts: slot(
    ["عدد_الأسئلة_وأنواعها", "عدد الأسئلة وأنواعها", "يحددان شكل الورقة", "كم سؤالًا، وبأي أنواع؟"],
    ["number_and_kinds", "Number and kinds of items", "they shape the paper", "How many items, and of which kinds?"],
    /\d+\s*(?:سءال|سوال|اسيله|اسءله|question|item|card|mcq|min)|lesson plan|خطه درس|تحضير/,
  ),
  planGoal: slot(
    ["الهدف", "الهدف", "تُقاس الخطة به", "ما النتيجة التي تريد الوصول إليها؟"],
    ["goal", "Goal", "the plan is measured against it", "What result should the plan lead to?"],
    /\s\S+\s\S+/,
  ),
  dates: slot(
    ["المواعيد", "تاريخ البداية والنهاية", "الجدول بلا تاريخ لا يُنفَّذ", "متى تبدأ الخطة ومتى تنتهي؟"],
    ["dates", "Start and end dates", "a plan without dates does not get done", "When does it start and end?"],
    /\d|شهر|اسبوع|يوم|رمضان|العيد|الصيف|week|month|day|deadline|christmas|summer|june|july|weekend/,
  ),
  hours: slot(
    ["الوقت_المتاح", "الوقت المتاح", "يمنع خطة لا تتسع لها الأيام", "كم من الوقت متاح في اليوم أو الأسبوع؟"],
    ["available_time", "Time available", "it keeps the plan realistic", "How much time is there each day or week?"],
    /ساع|دقيق|hour|minute|evenings|mornings|weekends?\b/,
  ),
  subjects: slot(
    ["الفرع_والمواد", "الفرع والمواد", "تُوزَّع عليها ساعات المذاكرة", "ما الفرع، وما المواد المطلوبة؟"],
    ["subjects", "Subjects", "study time is divided among them", "Which subjects are in it?"],
    /رياضيات|علوم|فيزيا|كيميا|احياء|تاريخ|جغرافيا|انجليزي|عربي|محاسبه|math|physics|chemistry|biology|history|english|anatomy|law|ielts|toefl|spanish|python|sat\b|mcat/,
  ),
  examDate: slot(
    ["تاريخ_الامتحان", "تاريخ الامتحان", "تُحسب الخطة منه إلى الوراء", "متى الامتحان؟"],
    ["exam_date", "Exam date", "the plan is counted back from it", "When is the exam?"],
    /بعد \d|بعد (?:شهر|اسبوع)|خلال|شهور|اشهر|شهرين|اسبوعين|يوم \d|\d+\s*(?:شهر|شهور|اسبوع|اسابيع|يوم|ايام|week|month|day)|in (?:two|three|four|six) |(?:january|february|march|april|may|june|july|august|september|october|november|december)/,
  ),
  weakPoints: slot(
    ["نقاط_الضعف", "نقاط الضعف", "تأخذ وقتًا أكبر", "ما أصعب الأجزاء؟"],
    ["weak_points", "Weak points", "they get more time", "Which parts are hardest?"],
    /ضعيف|صعب|weak|struggl|hardest|bad at/,
  ),
  destination: slot(
    ["الوجهة", "الوجهة", "تُبنى عليها الرحلة", "إلى أين؟"],
    ["destination", "Destination", "the trip is built on it", "Where to?"],
    /الى |الي |في |لتركيا|لدبي|اسطنبول|دبي|القاهره|جده|الرياض|لندن|باريس|العلا|شرم|بيروت|مراكش|لل\S+|to |in |istanbul|dubai|london|paris|rome|japan|italy|lisbon|morocco|around/,
  ),
  travellers: slot(
    ["المسافرون", "المسافرون وأعمارهم", "يغيّرون وتيرة الرحلة", "من المسافرون، وكم أعمارهم؟"],
    ["travellers", "Travellers and ages", "they set the pace", "Who is travelling, and how old are they?"],
    /والمدام|بزران|ورعان|عيالي|(?:انا|احنا) و(?:زوج|مرت|مرات|حرمت|عيل|اصحاب|رفيق|صديق)|عايل|اسر|عيال|اطفال|ولاد|زوج|مراتي|اصحاب|صديق|لشخص|اشخاص|for (?:two|three|four|five|\d)|famil|kids|couple|solo|friends|people|wife|husband|adults|parents|toddler/,
  ),
  budget: slot(
    ["الميزانية", "الميزانية", "تستبعد ما لا يناسب", "ما الميزانية؟"],
    ["budget", "Budget", "it rules options out", "What is the budget?"],
    /ميزاني|[$€£]|ريال|جنيه|درهم|دينار|دولار|budget|cheap|afford|رخيص/,
  ),
  resources: slot(
    ["الموارد_والقيود", "الموارد والقيود", "ترسم حدود الممكن", "ما الموارد المتاحة وما القيود؟"],
    [
      "resources_and_limits",
      "Resources and limits",
      "they mark what is possible",
      "Which resources and limits are there?",
    ],
    /عندي|لدي|فريق|ميزاني|team|budget|have |only/,
  ),
  options: slot(
    ["الخيارات", "الخيارات المطروحة", "لا مقارنة من دون طرفين", "ما الخيارات التي تقارن بينها؟"],
    ["options", "Options to compare", "a comparison needs its sides", "Which options are you comparing?"],
    /(?:بين|ولا|او|مقابل|منافس|vs|versus|between|compare \w+|or |options|alternatives|competitor|pros)|(?:[2-9]|two|three|four|five|\d+ (?:\w+ ){0,3})(?:quotes|offers|bids)|(?:[23456]|عرضين|عرضان|ثلاثه|تلات|اربعه) ?(?:عروض|تسعيرات)/,
  ),
  criteria: slot(
    ["معايير_المقارنة", "معايير المقارنة", "الأفضل يتغير بتغيرها", "ما المعايير الأهم لديك؟"],
    ["criteria", "Criteria", "the best option depends on them", "Which criteria matter most?"],
    /سعر|جوده|تكلف|معيار|معايير|من حيث|اهم|ميزاني|مميزات|عيوب|price|cost|quality|criteria|in terms of|pros|cons|budget|performance|ease|measure|speed|battery|works? out best|sloping|:|درهم|ريال|دخل|وقتي|ضيق|مضمون|قسط|عموله/,
  ),
  situation: slot(
    ["ظروف_القرار", "ظروف القرار", "تجعل التوصية مناسبة لحالتك", "ما ظروفك التي تؤثر في القرار؟"],
    ["situation", "Your situation", "it makes the recommendation fit", "What about your situation affects the choice?"],
    /عندي|لدي|راتب|موظف|طالب|we |i'?m |my |our /,
  ),
  scope: slot(
    ["نطاق_العمل", "نطاق العمل", "ما خرج عنه يُحوَّل", "ما المهام التي يتولاها، وما الذي لا يتولاه؟"],
    ["scope", "Scope", "whatever lies outside is handed over", "What should it handle, and what not?"],
    /يرد|يجيب|يجاوب|يساعد|يحجز|اسيله|اسءله|مواعيد|طلبات|استفسار|answers?|books?|booking|faq|handles?|helps?|questions|orders|appointments|leads|summar|triage|that \w+s/,
  ),
  sources: slot(
    ["مصادر_المعلومات", "مصادر المعلومات المعتمدة", "الإجابة منها وحدها", "ما المصادر التي يجيب منها؟"],
    ["approved_sources", "Approved sources", "answers come from them alone", "Which sources may it answer from?"],
    /قاعده معرفه|دليل|ملف|سياسه|كتالوج|منيو|صفحات|knowledge base|help pages|help cent|our pages|docs|documentation|handbook|our faq|pdf|policy|menu/,
  ),
  organisation: slot(
    [
      "الجهة_وبياناتها",
      "الجهة وبياناتها الثابتة",
      "الاسم والمواعيد والأسعار لا تُخترع",
      "ما اسم الجهة ومواعيدها وأسعارها؟",
    ],
    [
      "organisation_facts",
      "Organisation name, hours and prices",
      "they must never be made up",
      "What are the organisation's name, hours and prices?",
    ],
    NEVER,
  ),
  permissions: slot(
    ["الأدوات_والصلاحيات", "الأدوات والصلاحيات", "تمنع فعلًا لم يؤذن به", "ما الأدوات التي يستعملها، وما الذي يحتاج إلى إذن؟"],
    [
      "tools_and_permissions",
      "Tools and permissions",
      "it does nothing it was not allowed to do",
      "Which tools may it use, and what needs approval?",
    ],
    /\bit (?:can|may|must not|cannot|can't)\b|can not|صلاحي|ادوات|never|ميقولش|ما يعطي|مايعطي|لا يعطي|ما يقول|ممنوع|يستاذن|api|tool|permission|calendar|crm|read-only/,
  ),
  escalation: slot(
    ["جهة_التحويل", "جهة التحويل إلى إنسان", "مخرج لما لا يجوز أن يجيب عنه", "إلى من يُحوَّل ما لا يستطيع الإجابة عنه؟"],
    [
      "handover_contact",
      "Where to hand over",
      "a way out for what it must not answer",
      "Who takes over when it cannot answer?",
    ],
    /يحول|تحويل|موظف|escalat|hand ?over|human|support team/,
  ),
  stopRule: slot(
    ["شرط_التوقف", "شرط التوقف", "يمنع عملًا بلا نهاية", "متى يتوقف؟"],
    ["stop_rule", "When to stop", "it keeps the agent from running on", "When should it stop?"],
    /يتوقف|حد اقصي|stop|limit|until|budget/,
  ),
  person: slot(
    ["العمر_والحالة", "العمر والحالة الصحية", "المعلومة تختلف من شخص إلى آخر", "ما عمر الشخص وحالته الصحية؟"],
    [
      "age_and_condition",
      "Age and health condition",
      "information differs from person to person",
      "How old is the person, and in what health?",
    ],
    /عمري|عمره|عمرها|سنه|سنين|شهور|رجل|امراه|الخمسين|السبعين|الستين|بنتي|ابني|ولدي|طفلي|رضيع|toddler|dad|mum|weeks|حامل|سكري|ضغط|مريض|years? old|year-old|pregnan|diabet|i'?m \d|aged?|my (?:mother|father|son|daughter|baby|dad|mum|mom)/,
  ),
  healthFacts: slot(
    ["الأعراض_أو_القياسات", "الأعراض أو القياسات ومدتها", "تُرتَّب المعلومات عليها", "ما الأعراض أو القياسات، ومنذ متى؟"],
    [
      "symptoms_or_readings",
      "Symptoms or readings, and since when",
      "the information is ordered around them",
      "What are the symptoms or readings, and since when?",
    ],
    /من يوم|من اسبوع|منذ|صداع|الم|وجع|حراره|كيلو|وزني|\d+\s*(?:kg|lbs|days|weeks|km|hour)|since|for (?:two|three|a)|pain|headache|fever|weigh|rash|knee|back/,
  ),
  medicines: slot(
    ["الأدوية_والحساسية", "الأدوية والحساسية", "قد تتعارض مع غيرها", "هل توجد أدوية أو حساسية؟"],
    ["medicines_and_allergies", "Medicines and allergies", "they can clash", "Any medicines or allergies?"],
    /باخد|ياخد|بتاخد|تاخذ|ياخذ|يتناول|تتناول|اتناول|takes |on blood|warfarin|insulin|statin|tablets|pills|اخذ دواء|ادويه|حساسي|taking|on \w+ mg|medication|allerg|metformin|ibuprofen/,
  ),
  healthQuestion: slot(
    ["السؤال_الصحي", "السؤال", "يحصر الإجابة فيما يفيد", "ما السؤال تحديدًا؟"],
    ["health_question", "Question", "it keeps the answer to what helps", "What exactly is the question?"],
    /\?|؟|كيف|ازاي|هل|وش|شو|ايه|شنو|متي|ايمت|امتي|ولا |اسال|اقدر|ينفع|urgent|watch|when|lose|gain|quit|خطه|جدول|برنامج|رجيم|دايت|نظام|how|what|can i|is it|should|plan|workout|diet|routine|exercise/,
  ),
  legalText: slot(
    [
      "نص_البند_أو_الوقائع",
      "نص البند أو الوقائع",
      "التحليل يستند إلى نصه لا إلى الذاكرة",
      "ما نص البند أو ما الذي حدث؟",
    ],
    [
      "clause_or_facts",
      "The clause or the facts",
      "analysis rests on its wording, not on memory",
      "What does the clause say, or what happened?",
    ],
    NEVER,
    true,
  ),
  side: slot(
    [
      "صفتك_في_الموضوع",
      "صفتك في الموضوع",
      "المخاطر تختلف بين الطرفين",
      "أنت مع أي طرف: مستأجر أم مالك، موظف أم صاحب عمل؟",
    ],
    ["your_side", "Your side", "risks differ between the parties", "Which side are you on?"],
    /نصب علي|نصبوا علي|خدعني|ضحك علي|سرقني|حقي|فصلوني|طردوني|مستاجر|مالك|صاحب البيت|صاحب الشقه|صاحب العقار|راعي البيت|مول الدار|يطلعني|يخرجني|موظف|صاحب العمل|كفيلي|مشتري|باي[عء]|اشتريت|وقعت|عقدي|مني|شنطتي|كمالك|بلكونتي|جار|الطيران|my (?:flight|dog|landlord|boss|employer|lease|tenant|contract|ex|company)|i'?m a|tenant|freelancer|as an? |our /,
  ),
  jurisdiction: slot(
    ["البلد", "البلد أو الولاية القضائية", "القانون يختلف من بلد إلى آخر", "في أي بلد؟"],
    ["jurisdiction", "Country or jurisdiction", "law differs from place to place", "Which country or state?"],
    /مصر|السعودي|الامارات|الاردن|لبنان|الكويت|قطر|عمان|البحرين|المغرب|تونس|الجزاير|العراق|سوريا|فلسطين|دبي|الرياض|uk\b|england|scotland|usa?\b|california|texas|new york|canada|ireland|australia|germany|france|egypt|saudi|uae|india|florida|ontario/,
  ),
  legalQuestion: slot(
    ["السؤال_القانوني", "السؤال", "يحصر القراءة في موضع الخلاف", "ما الذي تريد معرفته؟"],
    ["legal_question", "Question", "it keeps the reading to the point at issue", "What do you want to know?"],
    /\?|؟|هل|حق|اقدر|يقدر|ينفع|قانون|راجع|مخاطر|معني|شرط|اعمل ايه|وش |شو |شنو |ايش |can (?:i|he|she|they|my)|am i|is it|rights|review|risk|what|how|explain/,
  ),
  amounts: slot(
    ["المبالغ", "المبالغ والدخل والالتزامات", "الحساب يبدأ منها", "ما المبالغ والدخل والالتزامات؟"],
    [
      "amounts",
      "Amounts, income and obligations",
      "the arithmetic starts there",
      "Which amounts, income and obligations are involved?",
    ],
    /\d/,
  ),
  currencyCountry: slot(
    ["البلد_والعملة", "البلد والعملة", "الضرائب والمنتجات تختلف", "في أي بلد وبأي عملة؟"],
    ["country_and_currency", "Country and currency", "taxes and products differ", "Which country and currency?"],
    /ريال|جنيه|درهم|دينار|ليره|السعودي|مصر|الامارات|الاردن|[£€]|uk\b|usd|eur|gbp|pound|euro|dollar|canada|australia|india/,
  ),
  horizon: slot(
    ["المدة", "المدة الزمنية", "تغيّر الخيارات المناسبة", "خلال أي مدة تحتاج إلى المال أو تسدده؟"],
    ["time_horizon", "Time horizon", "it changes which options fit", "Over what period?"],
    /سنه|سنتين|سنوات|سنين|شهر|شهور|year|month|retire|long term|short term/,
  ),
  risk: slot(
    ["تحمل_المخاطرة", "مدى تحمل المخاطرة", "يستبعد ما لا يناسبك", "ما أكبر خسارة يمكنك احتمالها؟"],
    ["risk_tolerance", "Risk tolerance", "it rules out what does not suit you", "How much loss could you bear?"],
    /مخاطر|امان|امن|risk|safe|conservative|aggressive/,
  ),
  offers: slot(
    ["العروض_المتاحة", "العروض المتاحة وشروطها", "النسب تُؤخذ منها لا من الذاكرة", "ما العروض التي حصلت عليها وشروطها؟"],
    [
      "offers_received",
      "Offers received and their terms",
      "rates come from them, not from memory",
      "Which offers do you have, and on what terms?",
    ],
    /عرض البنك|نسبه|فايده|apr|rate of|%/,
  ),
  role: slot(
    ["الوظيفة_المستهدفة", "الوظيفة المستهدفة أو نص الإعلان", "تُرتَّب الخبرات عليها", "ما الوظيفة المستهدفة؟"],
    ["target_role", "Target role or job ad", "experience is ordered around it", "Which role are you aiming at?"],
    /وظيفه \S+|(?:نخدم|اعمل|اشتغل|العمل|خدمه|شغل) (?:في|ف)|فالادار|work in|jobs? in|roles? in|مهندس|محاسب|مدير|معلم|ممرض|مطور|مبرمج|مصمم|مندوب|for (?:a|an|the|my) \S+|as an? |engineer|manager|supervisor|analyst|developer|nurse|teacher|designer|accountant|assistant|barista|intern|apprentice|application|receptionist|clerk|chef|driver|شيف|مترجم|مساعد|سكرتير|طباخ|سائق|سايق|استقبال|خدمه عملاء|موارد بشريه|(?:سي في|مقابله|انترفيو|نبذه|لينكدان) (?:[ء-ي]+ )?ل(?!كي|ان|ما|و)[ء-ي]{3,}|(?:مقابله|انترفيو) [ء-ي ]{0,14}(?:في |ف |ب)?(?:شركه|بنك)|(?:اشتغل|نخدم|اعمل) ب[ء-ي]{4,}/,
  ),
  experience: slot(
    ["الخبرات_الفعلية", "الخبرات الفعلية أو النص الحالي", "لا يُكتب إلا ما حدث فعلًا", "ما خبراتك أو نصك الحالي؟"],
    [
      "real_experience",
      "Real experience or current text",
      "only what really happened may be written",
      "What is your experience, or your current text?",
    ],
    NEVER,
    true,
  ),
  jobAd: slot(
    ["إعلان_الوظيفة", "إعلان الوظيفة", "تُؤخذ منه الكلمات المطلوبة", "ما نص إعلان الوظيفة؟"],
    ["job_ad", "Job ad", "its wording shows what is wanted", "What does the job ad say?"],
    NEVER,
  ),
  premise: slot(
    ["فكرة_العمل", "فكرة العمل", "منها تبدأ الكتابة", "ما فكرة العمل أو شخصيته الرئيسة؟"],
    ["premise", "Premise", "the writing starts from it", "What is the premise or the main character?"],
    /عن |حب |بطل|حول|بين |about|where|in which|between|who |featuring|for my/,
  ),
  creativeReader: slot(
    ["القارئ_وعمره", "القارئ وعمره", "يضبط اللغة وما يليق", "لمن يُكتب العمل، وما عمره؟"],
    ["reader_and_age", "Reader and age", "it sets language and what is fitting", "Who is it for, and how old?"],
    /طفل|اطفال|لابني|لبنتي|للكبار|عمره|عمرها|سنين|لزوج|لام|لصديق|مسرح|فيلم|kids?|child|year[- ]old|campfire|stage|film|screen|adult|teen|my (?:son|daughter|wife|husband|mum|mom|friend|niece|nephew)|bedtime|wedding/,
  ),
  ending: slot(
    ["النهاية", "النهاية المرغوبة", "تغيّر مسار العمل", "كيف تحب أن ينتهي؟"],
    ["ending", "Ending wanted", "it changes the whole course", "How should it end?"],
    /نهايه|تنتهي|end(?:ing|s)|twist|moral|عبره/,
  ),
  ideaSubject: slot(
    ["موضوع_الأفكار", "ما الذي تُطلب له الأفكار", "من دونه تأتي أفكار عامة", "لأي شيء تريد الأفكار؟"],
    ["subject", "What the ideas are for", "without it the ideas stay generic", "What are the ideas for?"],
    /ل\S{3,}|عن |for |about|to |of /,
  ),
  ideaLimits: slot(
    ["شروط_الاختيار", "شروط الاختيار", "تستبعد ما لا يصلح", "ما الشروط التي يجب أن تحققها الأفكار؟"],
    [
      "selection_rules",
      "What each must satisfy",
      "it rules out what will not do",
      "What must each suggestion satisfy?",
    ],
    /متكون|تكون|تحت \d|[$€£]|جنيه|ريال|درهم|دينار|funny|catchy|max|قصير|سهل|عربي|رخيص|ميزاني|بدون|من غير|ما يكون|يكون|short|cheap|under|no |not |must|easy|budget|\$|£|available|sound|feel|who (?:likes|loves)/,
  ),
  count: slot(
    ["العدد", "العدد المطلوب", "يضبط حجم القائمة", "كم واحدًا تريد؟"],
    ["count", "How many", "it sets the size of the list", "How many do you want?"],
    /\d|خمس|عشر|ten|five|a dozen|three|twenty/,
  ),
  roles: slot(
    ["دور_النموذج_ودورك", "دور النموذج ودورك", "يعرف كل طرف مكانه", "من يكون النموذج، ومن تكون أنت؟"],
    ["both_roles", "The model's role and yours", "each side knows its place", "Who is the model, and who are you?"],
    /(?:act as|pretend to be|play|be) (?:my|an?|the) \w+|(?:كن|تكون|تصير|خليك|خلك) ال\w*|انك|كانك|خليك|نفسك|راسك|تقمص|دور|pretend|play an? |you'?re my|مدير|عميل|زبون|محاور|طبيب|قابلني|مقابله|as an? |be (?:a|an|my)|interview|customer|manager|investor|recruiter|landlord|patient/,
  ),
  roleRules: slot(
    ["مدة_الجولة_وقواعدها", "مدة الجولة وقواعدها", "تنظّم تبادل الكلام وموعد الختام", "كم تدوم الجولة، ومتى تنتهي؟"],
    [
      "length_and_rules",
      "Length and rules of the session",
      "they order the turns and the end",
      "How long should it run, and when does it end?",
    ],
    /سوال سوال|سءال|\d|one (?:question|turn) at a time|rounds|minutes|questions/,
  ),
  dish: slot(
    ["الأكلة_أو_الهدف", "الأكلة أو الهدف", "منها تبدأ الوصفة", "ما الأكلة، أو ما المتوفر لديك؟"],
    ["dish_or_goal", "Dish or goal", "the recipe starts there", "Which dish, or which ingredients do you have?"],
    /وصفه \S+|اطبخ \S+|اعمل \S+|cook \S+|make \S+|طريقه عمل|كبسه|ملوخيه|كيك|عندي|دجاج|فراخ|رز|for \S+|with|using|i have|chicken|soup|cake|pasta|curry|bread|of |vegetarian|dinner|lunch/,
  ),
  servings: slot(
    ["عدد_الأشخاص", "عدد الأشخاص", "تُحسب المقادير عليه", "لكم شخصًا؟"],
    ["servings", "Number of people", "quantities depend on it", "For how many people?"],
    /\d+\s*(?:شخص|اشخاص|افراد|انفار|ضيوف|people|persons|servings|of us|guests|kids)|for (?:two|three|four|five|six|one|\d)|لشخصين|لعايل|لاسر|لولدين|لطفلين|للعيال|لواحد|لولاد|للاطفال|famil|family|لست[هت]|لثلاث|لاربع|لخمس|لسبع|لثماني|لعشر|ل\d+ |ديال الناس|\d+ (?:ناس|انفار|نفر)|للعيله|لضيوف|for two|serves|(?:هنبقي|هنكون|رح نكون|سنكون|نكون|بنكون|احنا|حنا|نحن|غنكونو) (?:\d|ثلاث|تلات|اربع|خمس|سته|سبع|ثماني|تمن|تسع|عشر)|(?:we are|we're|there are|there'll be|there will be) (?:\d|two|three|four|five|six|seven|eight|nine|ten|a dozen)/,
  ),
  foodLimits: slot(
    ["المكونات_الممنوعة", "المكونات الممنوعة والحساسية", "سلامة من يأكل", "هل من حساسية أو مكونات ممنوعة؟"],
    [
      "allergies_and_exclusions",
      "Allergies and exclusions",
      "the eaters' safety",
      "Any allergies or things to leave out?",
    ],
    /بدون|من غير|حساسي|نباتي|بلا|سكري|السكر|لا ياكل|ما ياكل|ما بياكل|مابياكل|coeliac|celiac|kosher|nut|without|no \w+|allerg|vegan|vegetarian|gluten|free|halal|dairy/,
  ),
  cvContact: slot(
    ["الاسم_وبيانات_التواصل", "الاسم والمدينة ووسيلة التواصل", "رأس السيرة", "ما الاسم والمدينة ورقم الهاتف أو البريد؟"],
    [
      "name_and_contact",
      "Name, town and contact details",
      "they head the CV",
      "Which name and contact details go on top?",
    ],
    /@|\d{7,}|اسمي |my name is/,
  ),
  cvJobs: slot(
    [
      "جهات_العمل_والتواريخ",
      "جهات العمل والمسمى وتاريخ كل وظيفة",
      "لا تُكتب جهة أو تاريخ بالتخمين",
      "أين عملت، وبأي مسمى، ومن متى إلى متى؟",
    ],
    [
      "employers_and_dates",
      "Employers, job titles and dates",
      "no employer or date may be guessed",
      "Where did you work, as what, and from when to when?",
    ],
    /(?:19|20)\d\d ?(?:-|–|to|الي|حتي)/,
  ),
  cvDuties: slot(
    [
      "المهام_والنتائج_الفعلية",
      "المهام والنتائج الفعلية في كل وظيفة",
      "هي ما يُقرأ أولًا، ولا تُخترع",
      "ما الذي كنت تنجزه فعلًا، وما أوضح نتيجة له؟",
    ],
    [
      "duties_and_results",
      "What you really did, and its results",
      "it is what gets read first and cannot be made up",
      "What did you do in each job, and with what result?",
    ],
    NEVER,
  ),
  cvEducation: slot(
    ["تفاصيل_المؤهلات", "المؤهلات: الجهة والسنة", "تُذكر كما هي", "ما المؤهلات، ومن أي جهة، وفي أي سنة؟"],
    [
      "education_details",
      "Education: institution and year",
      "it is stated as it is",
      "Which qualifications, from where, and in which year?",
    ],
    NEVER,
  ),
  cvSkills: slot(
    [
      "اللغات_والبرامج",
      "اللغات والبرامج ومستوى كل منها",
      "يبحث عنها من يفرز الطلبات",
      "ما اللغات والبرامج التي تتقنها؟",
    ],
    [
      "languages_and_tools",
      "Languages and tools, with level",
      "recruiters search for them",
      "Which languages and tools do you know, and how well?",
    ],
    NEVER,
  ),
  employer: slot(
    ["جهة_التوظيف", "جهة التوظيف وما يهمها", "يُكتب الخطاب لها وحدها", "إلى أي جهة تتقدم؟"],
    ["employer", "The employer", "the letter is written for it alone", "Who is the employer?"],
    /(?:ب|ف|في |ل|ل?ل)?(?:شركه|بنك|مستشفي|مدرسه|جامعه|مكتب|فندق|مكتبه|عياده)|\bat (?!all|least|most|home)\w+|company|school|hospital|bank|library|council|agency|bakery|hotel/,
  ),
  provenFit: slot(
    [
      "ما_يثبت_الملاءمة",
      "خبرة أو موقف حقيقي يثبت الملاءمة",
      "مثال صادق أقوى من الصفات",
      "ما أقرب ما أنجزته إلى هذا العمل؟",
    ],
    [
      "proof_of_fit",
      "Real experience that shows the fit",
      "one true example outweighs adjectives",
      "What have you done that comes closest to this job?",
    ],
    /خبره|خبرتي|خدمت|اشتغلت|عملت|i(?:'ve| have) (?:only )?(?:done|worked|run|been)|worked|years? (?:of|as|in)/,
  ),
  realCase: slot(
    ["موقف_حقيقي", "موقف حقيقي من عملك أو دراستك", "الجواب بلا مثال يُنسى", "أي موقف حقيقي يمكن ذكره؟"],
    [
      "real_example",
      "A real situation to tell",
      "an answer without an example is forgotten",
      "Which real situation can be told?",
    ],
    NEVER,
  ),
  reference: slot(
    [
      "المرجع_أو_العنوان",
      "رقم المرجع أو العقد أو العنوان",
      "به تجد الجهة ملفك",
      "ما رقم العقد أو الطلب أو العنوان المعني؟",
    ],
    [
      "reference_or_address",
      "Reference number or address",
      "the other side finds the case by it",
      "Which reference, order or address does it concern?",
    ],
    /رقم|عنوان|[a-z]{2,}-?\d{3,}|#\d|reference|order (?:no|number)|address|flat \d|invoice \d/,
  ),
  databaseSystem: slot(
    ["نظام_قاعدة_البيانات", "نظام قاعدة البيانات وإصداره", "تختلف الصياغة بين الأنظمة", "ما نظام قاعدة البيانات؟"],
    ["database_system", "Database system and version", "syntax differs between them", "Which database system is it?"],
    /postgres|mysql|mariadb|sqlite|sql server|mssql|t-sql|oracle|bigquery|snowflake|redshift|access/,
  ),
  tableColumns: slot(
    [
      "أعمدة_الجداول",
      "أعمدة الجداول ومعناها",
      "لا يُكتب اسم عمود بالتخمين",
      "ما أعمدة كل جدول، وما القيم التي تعني ما ذكرته؟",
    ],
    [
      "table_columns",
      "Columns of each table, with meaning",
      "no column name may be guessed",
      "Which columns does each table have, and what do their values mean?",
    ],
    /[a-z]+_[a-z]+|اعمده|الاعمده|columns|\w+\s?\([a-z_]+,/,
  ),
  regexPattern: slot(
    ["التعبير_النمطي", "التعبير النمطي", "هو ما يُصلح", "ما التعبير كما هو الآن؟"],
    ["pattern", "The pattern", "it is what is to be repaired", "What is the pattern as it stands?"],
    /[\\^$]\S|\[[^\]]+\][+*{]/,
    true,
  ),
  regexSamples: slot(
    [
      "أمثلة_تُقبل_وتُرفض",
      "نصوص يجب أن يقبلها، وأخرى يجب أن يرفضها",
      "بها يُختبر التعبير",
      "ما أمثلة ما يقبله وما يرفضه؟",
    ],
    [
      "should_match_and_not",
      "Strings it should match, and strings it should not",
      "the pattern is tested on them",
      "Which strings should match, and which should not?",
    ],
    /should (?:not )?match|\be\.?g\b|مثل|such as|like \S*\d|@/,
  ),
  regexEngine: slot(
    ["اللغة_أو_المحرك", "لغة البرمجة أو محرك التعبيرات", "الصياغة تتغير معه", "في أي لغة أو محرك يعمل؟"],
    ["language_or_engine", "Language or engine", "syntax changes with it", "Which language or engine runs it?"],
    /python|javascript|\bjs\b|php|java\b|perl|go\b|\.net|c#|ruby|grep|pcre|sheets|بايثون|جافا/,
  ),
  formulaText: slot(
    ["المعادلة_الحالية", "المعادلة كما هي", "هي ما يُصلح", "ما نص المعادلة؟"],
    ["formula", "The formula as it stands", "it is what is to be repaired", "What does the formula say?"],
    /=\s?[a-z]{2,}\s?\(/,
    true,
  ),
  formulaColumns: slot(
    [
      "الأعمدة_وعينة_منها",
      "ما في كل عمود، مع صفين مثالًا",
      "المعادلة تُبنى على مواضع الخلايا",
      "ماذا في كل عمود، وما النتيجة المتوقعة لصف واحد؟",
    ],
    [
      "columns_and_sample_rows",
      "What each column holds, with two sample rows",
      "a formula depends on where things are",
      "What is in each column, and what should one row give?",
    ],
    /(?:column|العمود|عمود|col) ?[a-z]\b|\b[a-z]\d+:[a-z]\d+\b|=\s?[a-z]{2,}\(/,
  ),
  speechNames: slot(
    ["الأسماء_والصلة", "اسم صاحب المناسبة وصلتك به", "بها تُعرف الكلمة أنها له", "لمن الكلمة، وما صلتك به؟"],
    [
      "names_and_relation",
      "Names, and how you know them",
      "they make the words theirs",
      "Who is it for, and how do you know them?",
    ],
    /اسمها|اسمه |called |named /,
  ),
  speechStory: slot(
    ["موقف_حقيقي", "موقف حقيقي يُروى", "هو ما يبقى في الذاكرة", "أي موقف حقيقي يمكن روايته؟"],
    ["true_story", "A true story to tell", "it is what people remember", "Which true story may be told?"],
    NEVER,
  ),
  speechAdmire: slot(
    ["ما_تقدّره_فيه", "ما تقدّره في صاحب المناسبة", "يمنع مدحًا يصلح لأي أحد", "ما الذي تقدّره فيه حقًّا؟"],
    [
      "what_you_admire",
      "What you admire in them",
      "it keeps praise from fitting anyone",
      "What do you admire in them?",
    ],
    /mad about|loves|يحب|تحب|بيحب|بتحب|مجنون/,
  ),
  speechAvoid: slot(
    ["ما_يُتجنب", "ما لا يُذكر", "يحفظ المناسبة", "هل من أمر لا ينبغي ذكره؟"],
    ["leave_out", "What to leave out", "it keeps the occasion safe", "Is there anything that must not come up?"],
    /بدون|من غير|بلا|no |not |without|don'?t/,
  ),
  businessKind: slot(
    ["نوع_النشاط", "نوع النشاط وما يقدّمه", "الاسم يدل عليه", "ما النشاط، وما الذي يقدّمه؟"],
    ["kind_of_business", "What it is and offers", "the name has to hint at it", "What does it offer?"],
    /بتعمل|بيع|يبيع|بتبيع|تقدم|مختص|that (?:makes|sells|does|helps)|selling|which |\bvan\b|repair|matching|hire|rental/,
  ),
  businessFeel: slot(
    ["الانطباع_المطلوب", "الانطباع الذي يتركه الاسم", "يستبعد ما لا يليق", "أي انطباع: مرح أم راقٍ أم هادئ؟"],
    ["feel", "The feel the name should give", "it rules out what does not fit", "Playful, elegant, calm: which feel?"],
    /مرح|راقي|فخم|هادي|بسيط|شبابي|عصري|قصير|سهل|حلو|punny|funny|catchy|elegant|playful|fun|modern|calm|short|classy|warm|simple|posh|cosy|cozy/,
  ),
  businessPlace: slot(
    ["المكان", "المدينة أو الحي", "يراعي لهجة الناس وما يشبهه من أسماء", "أين يقع؟"],
    ["town_or_street", "Town or street", "people's speech and neighbouring names matter", "Where is it?"],
    /\bin [a-z]+|(?:^|\s)(?:في|ف|ب)ال|في [ء-ي]{3,}|(?:بجده|بالرياض|بالدمام|بعمان|بدبي)/,
  ),
  businessName: slot(
    ["اسم_النشاط", "اسم النشاط كما يُكتب", "لا يُخترع اسم", "ما اسم النشاط؟"],
    ["business_name", "Name of the business", "no name may be made up", "What is the business called?"],
    /اسمه |اسمها |اسمو |called |named |«|"/,
  ),
  eventWhen: slot(
    ["الموعد_والمكان", "تاريخ الفعالية وساعتها ومكانها", "من دونها لا يأتي أحد", "متى وأين؟"],
    ["date_time_and_place", "Date, time and place", "nobody comes without them", "When and where is it?"],
    /\d{1,2} (?:يناير|فبراير|مارس|ابريل|مايو|يونيو|يوليو|اغسطس|سبتمبر|اكتوبر|نوفمبر|ديسمبر|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|يوم (?:ال)?(?:جمعه|سبت|احد|اثنين|ثلاثاء|اربعاء|خميس)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d(?:st|nd|rd|th)\b/,
  ),
  eventBooking: slot(
    ["طريقة_الحجز", "طريقة الحجز أو التسجيل", "هي الخطوة المطلوبة من القارئ", "كيف يحجز القارئ؟"],
    ["how_to_book", "How to book", "it is what the reader should do", "How does one book?"],
    /رابط|الحجز (?:عبر|علي|من)|للحجز|link|book (?:at|on|via|by)|call |dm us|https?:|واتس/,
  ),
  incomeDebts: slot(
    [
      "الدخل_والمدخرات_والديون",
      "الدخل والمدخرات والديون الأخرى",
      "القرار يتوقف عليها",
      "كم الدخل، وما المدخرات والديون الأخرى؟",
    ],
    [
      "income_savings_and_debts",
      "Income, savings and other debts",
      "the choice depends on them",
      "What are your income, savings and other debts?",
    ],
    /راتب|مرتب|معاش|دخلي|دخل |كنشد|بقبض|اتقاضي|نتقاضي|take home|salary|income|earn|wage/,
  ),
  generalGoal: slot(
    ["النتيجة_المطلوبة", "النتيجة المطلوبة", "يعرف النموذج بها متى أتم العمل", "ما النتيجة التي تريدها في النهاية؟"],
    ["wanted_result", "Wanted result", "the model knows when it is done", "What should you have at the end?"],
    /\s\S+\s\S+\s\S+/,
  ),
} as const satisfies Record<string, Slot>;

export type SlotId = keyof typeof SLOTS;

export interface TaskSlots {
  required: readonly SlotId[];
  optional: readonly SlotId[];
}

export const TASK_SLOTS: Record<TaskType, TaskSlots> = {
  article: { required: ["topic"], optional: ["audience", "angle", "length"] },
  marketing: { required: ["product", "platform", "audience"], optional: ["callToAction", "authorFacts"] },
  "email-letter": { required: ["recipient", "purpose"], optional: ["facts", "sender"] },
  "support-reply": { required: ["message", "policy"], optional: ["brand", "offer"] },
  summarise: { required: ["text"], optional: ["reader", "length", "focus"] },
  translate: { required: ["text", "languages"], optional: ["audience", "terms", "country"] },
  rewrite: { required: ["text", "goal"], optional: ["reader", "keep"] },
  "code-write": { required: ["codeLanguage", "inputsOutputs"], optional: ["environment"] },
  "code-fix-review": { required: ["code", "error"], optional: ["codeLanguage", "allowed"] },
  data: { required: ["data", "question"], optional: ["period", "reader"] },
  "extract-classify": { required: ["items", "labels"], optional: ["columns", "outputFormat"] },
  tutor: { required: ["topic", "level"], optional: ["learningGoal", "teachingLanguage"] },
  "exam-lesson": { required: ["subject", "grade", "content"], optional: ["counts"] },
  plan: { required: ["planGoal", "dates"], optional: ["hours", "resources"] },
  "research-compare": { required: ["options", "criteria"], optional: ["situation", "budget"] },
  "agent-bot": { required: ["scope", "organisation", "sources", "permissions", "escalation"], optional: ["stopRule"] },
  "health-info": { required: ["person", "healthFacts", "medicines", "healthQuestion"], optional: [] },
  "legal-info": { required: ["legalText", "side", "jurisdiction", "legalQuestion"], optional: [] },
  "finance-info": { required: ["amounts", "currencyCountry", "horizon", "risk"], optional: ["offers"] },
  career: { required: ["role", "experience"], optional: ["jobAd"] },
  creative: { required: ["premise", "creativeReader"], optional: ["length", "ending"] },
  "ideas-names": { required: ["ideaSubject", "ideaLimits"], optional: ["count"] },
  roleplay: { required: ["roles", "roleRules"], optional: ["level"] },
  recipe: { required: ["dish", "servings", "foodLimits"], optional: [] },
  general: { required: ["generalGoal"], optional: ["reader", "outputFormat"] },
};
