import { lexicon } from "./lexicon.ts";

const loose = { loose: true };

/** People a text can be for. */
export const PEOPLE = lexicon([
  "student|students|pupil|pupils|learner|learners|beginner|beginners|expert|experts|novice|novices", "reader|readers|listener|listeners|viewer|viewers|audience|audiences",
  "manager|managers|boss|director|ceo|executive|executives|team|teams|colleague|colleagues|staff|employee|employees|supervisor|supervisors|board|committee|council",
  "customer|customers|client|clients|buyer|buyers|shopper|shoppers|user|users|visitor|visitors|guest|guests|member|members|subscriber|subscribers|follower|followers|donor|donors|investor|investors",
  "parent|parents|mother|mothers|father|fathers|mum|mums|mom|moms|dad|dads|child|children|kid|kids|toddler|toddlers|teen|teens|teenager|teenagers|adult|adults|senior|seniors|family|families|neighbour|neighbours|neighbor|neighbors",
  "teacher|teachers|professor|landlord|tenant|tenants|patient|patients|doctor|doctors|nurse|nurses|lawyer|engineer|engineers|developer|developers|designer|designers|driver|drivers|farmer|farmers|founder|founders|owner|owners|freelancer|freelancers|worker|workers|traveller|travellers|traveler|travelers|tourist|tourists|resident|residents|volunteer|volunteers|supplier|suppliers|recruiter|recruiters|interviewer|interviewers|adviser|advisor|citizen|citizens|women|men|woman|man|friend|friends|colleague|wife|husband|daughter|son|grandmother|grandfather|newcomer|newcomers|officer|officers|journalist|journalists|editor|editors|journeyman|apprentice|apprentices|hikers|runners|cyclists|gamers|crew|agent|agents|analyst|analysts|chef|chefs|smes|layperson|laypeople|public",
  "year|years olds", "grade|graders", "year old|olds", "aged", "first time", "year 1|2|3|4|5|6|7|8|9|10|11|12|13", "a1|a2|b1|b2|c1|c2", "for two|four|six|three", "level",
  "طالب|طالبه|طلاب|طلبه|طالبات|تلميذ|تلاميذ|مبتدئ|مبتدئين|مبتدئون|خبير|خبراء|متعلم|متعلمين|دارس|دارسين", "قارئ|القارئ|قراء|جمهور|جمهوري|متابع|متابعين|متابعيني|مشاهد|مشاهدين|مستمع|مستمعين",
  "مدير|مديره|مديرتي|مديري|مدراء|مديرين|رئيس|فريق|زميل|زملاء|موظف|موظفه|موظفين|موظفات|مشرف|مشرفه|لجنه|مجلس|اداره|شركاء|شريك",
  "عميل|عملاء|زبون|زبونه|زبائن|زباين|مشتري|مشترين|مستخدم|مستخدمين|زائر|زوار|ضيوف|اعضاء|عضو|مشترك|مشتركين|متبرع|متبرعين|مستثمر|مستثمرين",
  "لام|لاب|لاخ|لاخت|اب|ام|اباء|امهات|اولياء_امور|والدين|طفل|طفله|اطفال|صغار|مراهق|مراهقين|شباب|بنات|كبار_السن|عائله|عائلات|اسره|اسر|جيران|جار|جاره",
  "معلم|معلمه|معلمين|معلمات|مدرس|مدرسه|استاذ|دكتور|طبيب|اطباء|ممرض|ممرضين|ممرضات|مريض|مرضى|مهندس|مهندسه|مهندسين|مطور|مطورين|مصمم|مصممين|سائق|سائقين|مزارع|مزارعين|صاحب|اصحاب|عامل|عمال|مسافر|مسافرين|سائح|سياح|سكان|ساكن|مستاجر|مستاجرين|مالك|متطوع|متطوعين|مورد|موردين|محرر|محرره|محررين|صحفي|نساء|سيدات|رجال|صديق|صديقه|اصدقاء|زوجه|زوج|ابن|ابنه|ابني|بنتي|جده|جد|والده|والد|بنوك|جهه|مواطن|مواطنين|مدربين|متدرب|متدربين|حرفي|حرفيين|صانع|لاعبين|عريس|عروس",
  "صف|الصف|الثاني|الثالث|الرابع|الخامس|السادس|السابع|الثامن|التاسع|العاشر", "للصف", "سنه اولى|ثانيه", "عمره|عمرها|اعمارهم", "بين … عاما|سنه", "مستوى|مستوايا", "غير_متخصص|متخصصين|مختص|مختصين", "لشخص|لشخصين|اشخاص|لاربعه|لاثنين",
], loose);

export const AUDIENCE_CUES = lexicon([
  "audience", "target reader|readers|audience|group", "aimed at", "targeting|targets|targeted", "intended for", "written for", "reader is|are", "readers are", "suitable for|ages", "who|that missed|missed", "for someone|people|anyone who", "for_a|an|the|our|my … who", "level", "for beginners",
  "جمهور|الجمهور", "يستهدف|تستهدف|مستهدف|مستهدفه", "موجه|موجهه|موجها ل|الى", "يخاطب|تخاطب|مخاطبا", "فئه مستهدفه|عمريه", "القارئ|القراء", "الفئه", "لمن", "لقارئ", "لشخص لا|ما", "يناسب من", "مستوى", "اللي يقرا|يقراه|هيقرا|بيقرا",
]);

/** "Everyone" as a reader. */
export const EVERYONE = lexicon([
  "for everyone|everybody|anyone|anybody", "for all ages|people|audiences|readers|levels|customers", "general audience|public", "all ages", "every audience|age", "everyone everywhere", "any reader|age|audience", "appeal|appeals to everyone|everybody|all", "people of all ages", "suitable for everyone|all", "for the whole world", "for any audience|one", "the entire world", "all kinds of people", "young and old", "mass audience",
  "للجميع|لجميع الناس|الاعمار|الفئات", "لكل الناس|الاعمار|الفئات|الاذواق|الاشخاص|العالم|الاجيال|المستويات", "لكافه الناس|الاعمار|الفئات|الشرائح", "يناسب الكل|الجميع|كل|جميع", "يناسب الكل|الجميع", "كل الاعمار|الفئات|الاذواق", "لاي حد|شخص|احد|واحد|كان", "لكل حد", "للكل", "كل الناس", "للصغير والكبير", "كبار وصغار", "لعامه الناس", "لاي عمر|فئه|قارئ", "لمختلف الاعمار|الفئات", "لكل المنصات",
]);

/** Words that name the shape of the answer. */
export const FORMATS = lexicon([
  "list|lists|bullet|bullets|bulleted|numbered|table|tables|column|columns|row|rows|heading|headings|subheading|subheadings|headed|subheaded|section|sections|paragraph|paragraphs|outline|checklist|json|csv|xml|yaml|markdown|html|diff|patch|diagram|flowchart|timeline|template|schema|script|caption|captions|tweet|tweets|thread|subject|email|letter|memo|poem|haiku|stanza|stanzas|dialogue|slide|slides|one-liner|haiku|notice|note|invitation|toast|speech|recipe|steps|step",
  "one|two|three|four|five sentence|sentences|paragraph|paragraphs|bullets|lines|points|parts", "code block|fence", "plain text|sentence", "return|output|give|answer|reply|respond only|just", "return|output only|just|the|a|one", "in the form|format|shape of", "format|output|shape|structure", "structured|formatted|laid|organised|organized as|in|into", "one per line", "question|questions and answers|answer", "q a|and", "yes or no", "headline|title first|then", "single line|word|sentence|paragraph|file|number", "key points", "each with|containing", "line|lines|sentence|sentences|slide|slides|page|pages|bullet|bullets",
  "قائمه|نقاط|نقطه|نقطتين|جدول|اعمده|عمود|صف|صفوف|عنوان|عناوين|اقسام|قسم|فقره|فقرات|فقرتين|مخطط|ترتيب_زمني|قالب|نموذج|json|csv|كتله_كود|بلوك|سطر|سطرين|سطور|اسطر|جمله|جملتين|جمل|خطوات|خطوه|مرقم|مرقمه|شريحه|شرائح|بيت|ابيات|حوار|تغريده|كابشن|منشور|بوست|رساله|ايميل|خطاب|وصفه|مقادير|دعوه",
  "شكل المخرجات|الاجابه|الرد|النتيجه", "بصيغه|بشكل|على_شكل|على_هيئه جدول|نقاط|قائمه|فقره", "على_شكل|هيئه", "اعد|اعدها|اعده|رجع|ارجع … فقط|بس", "اعد|اكتب|اعط|اعطني|رجع … وحدها|وحده", "اعد … كتله|كلمه|سطر|جدول|النتيجه", "بلوك واحد", "سؤال وجواب", "كل اسم|سؤال|نقطه|تعليق|خطوه … سطر|كلمه|كلمتين", "كلمه واحده", "نعم او لا", "ابدا … ثم", "التنسيق|الصيغه|الهيكل", "لكل سؤال|اسم|بند",
], loose);

/** Units that bound a text's length. */
export const LENGTH_UNITS =
  "words?|characters?|chars|letters|sentences?|paragraphs?|lines?|points?|bullets?|items?|pages?|slides?|steps?|sections?|parts?|headings?|minutes?|mins?|seconds?|secs?|hours?|tweets?|posts?|versions?|variants?|options?|examples?|questions?|names?|ideas?|captions?|stanzas?|verses?|pairs?|tips?|reasons?|rows?|columns?|days?|weeks?|months?|chapters?|scenes?|shots?|lessons?|مقاطع|كلم(?:ه|ات|تين|تان)|حرف|احرف|حروف|جمل(?:ه|تين|تان)?|سطر(?:ين)?|سطور|اسطر|فقر(?:ه|ات|تين|تان)|نقا?ط(?:ه|تين|تان)?|بند|بنود|صفح(?:ه|ات|تين|تان)|شرائح|شرايح|شريح(?:ه|تين)|خطو(?:ه|ات|تين)|دقيق(?:ه|تين)|دقايق|دقائق|ثاني(?:ه|تين)|ثواني|ثوان|ساع(?:ه|ات|تين)|نسخ(?:ه|تين)?|خيار(?:ات|ين)?|امثله|مثال(?:ين)?|اسيل[هة]|اسئله|اسءله|سؤال|سوال|سوالين|اسماء?|اسم(?:ين)?|افكار|فكر(?:ه|تين)|ابيات|بيت(?:ين)?|عناوين|اقسام|صفوف|اعمده|ايام|يوم|اسبوع|اسابيع|شهر|شهور|اشهر|بوست(?:ات|ين)?|منشور(?:ات|ين)?|تغريد(?:ه|ات)|مشاهد|لقطات|دروس|نصايح|اسباب|جزء|اجزاء|مل";
const EN_NUMBERS = "one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|a single|single";
const AR_NUMBERS = "واحده?|اثنين|اثنان|اثنتين|ثلاث(?:ه)?|تلات(?:ه)?|تلت|اربع(?:ه)?|خمس(?:ه)?|ست(?:ه)?|سبع(?:ه)?|ثمان(?:يه|ي)?|تمن(?:يه)?|تسع(?:ه)?|عشر(?:ه|ين|ون)?";
/** A length that can be counted, on folded text. */
export const LENGTH = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:\\d[\\d.,]{0,8}|${EN_NUMBERS}|${AR_NUMBERS})[\\s-]{1,2}(?:(?:short|brief|bullet|key|numbered|plain|headed|subheaded|multiple|main|simple|full|small|sub|قصيره?|رييسيه)[\\s-]{1,2}){0,2}(?:${LENGTH_UNITS})|(?:كلمتين|سطرين|جملتين|نقطتين|فقرتين|صفحتين|دقيقتين|(?:سطر|جمله|فقره|صفحه|كلمه|نقطه|نسخه) واحده?)|\\{\\{(?:length|words|word_count|الطول|عدد_الكلمات)\\}\\})(?!\\p{L})|(?:max(?:imum)?|at most|under|up to|no more than|within|less than|بحد اقصي|لا (?:يزيد|تزيد|يتجاوز|تتجاوز)|ما يزيد|ميزيدش|لا يتعدي|في حدود|اقل من|length|الطول|طول)[^.\\n؟]{0,14}?[\\d{]`,
  "u",
);

/** Wordings that set a boundary, a rule or a test. */
export const CONSTRAINTS = lexicon([
  "max|maximum|minimum|limit", "at most|least", "no more|less|fewer|longer than", "only", "do not", "don't|dont|never|avoid|without|must|exactly|exclude|except|unless|under|within", "use only", "no", "keep … unchanged|to", "limited to", "british|american spelling|english",
  "فقط|بس|بدون|دون|بلا|عدا|باستثناء|بشرط|شرط|تجنب|لا|لازم|يجب|ضروري|وحدها|وحده", "من_غير|دون", "بحد اقصى|ادنى", "لا يزيد|تزيد|يتجاوز", "ما عدا", "على الاكثر|الاقل", "بالكتير|بالكثير", "حصرا",
]);

export const ROLE_CUES = lexicon([
  "you_are|you're a|an|the|my|our", "act|acting as|like", "as a|an senior|expert|experienced|professional", "pretend to be", "your role is", "role", "take the role", "play the role|part", "imagine you are|you're", "be my", "assume the role", "from the perspective|viewpoint of", "in the role", "speak as", "write as a|an",
  "انت|أنت مساعد|خبير|مدرس|معلم|كاتب|مهندس|طبيب|محلل|مصور|مسوق|محرر|مترجم|مبرمج|مدير|مستشار|محام|محامي|مدرب", "تصرف ك|كانك", "مثل دور", "تقمص دور", "بصفتك", "دورك", "العب دور", "تخيل انك", "اعتبر نفسك", "كن مدرسا|خبيرا|محاورا|مدربي", "خليك", "افترض انك", "بصفه", "من منظور", "بدور", "انت|أنت أعظم|اعظم|افضل|احسن|مصمم",
]);

export const EXAMPLE_CUES = lexicon(["for example|instance", "example|examples|sample", "such as", "e.g", "like this", "input output", "here is one", "as in", "in the style of", "modelled on", "similar to", "sample answer|output", "good answer", "model answer", "template", "مثال|امثله|نموذج|مثلا", "على سبيل المثال", "زي كده", "متل هيك", "مثل كذا", "على غرار", "شبيه ب", "كالتالي", "على نمط", "بنفس اسلوب", "على نسق", "عينه", "كما في", "على منوال", "شاهد", "زي ده"]);

/** "If unknown" lines. */
export const UNCERTAINTY_RULE = lexicon([
  "not stated|mentioned|given|covered|available|found|provided|sure|known|specified", "if … missing|unknown|unclear|unsure|absent|unavailable", "if you|it don't|doesn't|do|does|cannot|can't know|not|find|say", "if you_are|you're not|unsure|uncertain", "say so", "use null", "write null", "null", "do_not|don't|never guess|invent|infer|assume|fabricate|make", "unknown", "ask me|for if|when", "ask if|before", "leave … blank|empty", "use only|based only|using only", "only what is|the", "i don't know", "n a", "flag anything|what", "are silent",
  "غير مذكور|معروف|متوفر|متاح|محدد", "ان|اذا|لو لم|ما|مش|غاب|غابت|نقص|نقصت|ناقص|ناقصه|وجدت|كانت|لقيت|لقيتش|تجد|تعرف|تتوفر|يذكر|يتوفر|عرفت", "اذا|لو|ان … فاكتب|فقل|اكتب|قل|فاذكر|فاترك", "لا تخمن|تختلق|تفترض|تخترع|تضف", "ما|من تالف|تختلق|تخترع", "بدون|دون|من_غير تخمين|تاليف|اختلاق", "اكتب|فاكتب null|غير", "لا تتوفر", "قل لا اعرف", "متألفش|ماتالفش|متخترعش", "اعتمد|اعتمادا على|فقط", "فقط من", "اسالني|اسال … اذا|لو", "اتركه|اترك فارغا", "وما غاب|نقص|خلا", "ما غاب|نقص|لم … فاكتب|اكتب|فقيمته", "لا اعلم", "لا تستنتج", "غير واضح",
]);
