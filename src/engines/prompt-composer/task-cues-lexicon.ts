import type { TaskType } from "./compose-types.ts";

/**
 * Cues of each task type, both languages together, separated by "|". A trailing "*" lets the word go on. `strong` cues
 * name the task, `usual` cues belong to it, `weak` ones only lean towards it.
 */
export const TASK_CUES: Record<Exclude<TaskType, "general">, { strong: string; usual: string; weak: string }> = {
  article: {
    strong:
      "returns policy|return policy page|house rules|مقال|مقاله|مقالا|مقالات|تدوينه|تدوينات|موضوع تعبير|محتوى مدونه|ورقه بحثيه|بحث مدرسي|article*|blog post*|blog|essay*|op-ed|white paper|newsletter",
    usual:
      "موضوع عن|فقره عن|تقرير عن|محتوى للموقع|صفحه من نحن|نشره بريديه|خبر صحفي|بيان صحفي|كلمه افتتاحيه|خطبه|about us page|write about|report on|report about|press release|speech|landing page copy",
    weak: "مدونه|تقرير|محتوى|موضوع|كلمه|report|content|paragraph",
  },
  marketing: {
    strong:
      "خطه محتوى|خطه تسويق*|حمله اعلاني*|حمله تسويقي*|اعلان|اعلانات|اعلان ممول|كابشن*|بوست|بوستات|بوستين|منشور|منشورات|وصف منتج*|وصف للمنتج|نص اعلاني|عباره تسويقيه|تغريده|تغريدات|ثريد|content plan|content calendar|ad copy|ads|ad|advert*|social media post*|post for|post about|linkedin post*|instagram post*|facebook post*|caption*|marketing plan|marketing campaign|campaign|product description*|sales page|tweet*|promo*|flyer",
    usual:
      "تسويق*|ترويج*|حمله|ريلز|سوشيال ميديا|سوشال ميديا|انستجرام|انستغرام|انستقرام|تيك توك|تيكتوك|سناب|فيسبوك|بروموشن|عرض خاص|خصم|لانش|هوك|marketing|instagram|tiktok|facebook|linkedin|post|posts|reel|reels|launch|hook|brand voice|testimonial*|reviews for my|reviews for our",
    weak: "متابع*|تفاعل|هاشتاج*|محل|متجر|ستور|زباين|زبائن|عملاء|منتج*|لينكدان|followers|engagement|hashtag*|shop|store|product|offer",
  },
  "email-letter": {
    strong:
      "ايميل|بريد الكتروني|خطاب|رساله الى|رساله ل*|رساله رسميه|رساله|رسايل|مسج|طلب رسمي|تظلم|خطاب رسمي|معروض|رد رسمي|رد على انذار|شكوى رسميه|شكوى ضد|شكوى على|شكوى ل*|طلب اجازه|استقاله|اعتذار رسمي|email to|an email|email asking|mail to|write email|letter|reminder|complaint|resignation|follow-up email|cold email|out of office|text message to|message to",
    usual:
      "ايميل*|مراسله|مراسلات|رسميه للمدير|لمديري|للمدير|لاداره|لصاحب العقار|دعوه رسميه|تهنئه|عزاء|شكر وتقدير|email*|my boss|my manager|my landlord|apolog*|invitation|thank you note|condolence*|to whom",
    weak: "مدير*|شكوى|واتساب|سيرشب|formal|politely|notice",
  },
  "support-reply": {
    strong:
      "رد على عميل|رد على العميل|رد لعميل|رد على زبون*|ارد على عميل|ارد على زبون*|ارد على العميل|ردود على العملاء|ردود العملاء|رد على شكوى|رد على تعليق|رد على تقييم|ردود جاهزه|خدمه عملاء|خدمه العملاء|شكوى عميل|شكوى زبون*|زبون زعلان|زبونه زعلانه|عميل زعلان|عميل غاضب|عميله غاضبه|reply to a customer|reply to customer*|reply to this customer|respond to a customer|respond to customer*|respond to a review|reply to a review|customer support|customer service|customer complaint|customer email*|customer message*|draft replies|support ticket|support reply|angry customer|refund request|support macro*",
    usual:
      "استرجاع|استرداد|ترجيع|سياسه الاسترجاع|دعم فني|زبون|زبونه|عميل|عميله|refund*|replies|return policy|customer|ticket*|reply|respond",
    weak: "رد|ردود|زعلان*|طلب متاخر|delivery|order number",
  },
  summarise: {
    strong:
      "لخص*|الخص*|تلخيص*|ملخص*|يلخص*|تلخص*|خلاصه|خلاصات|اختصر*|محضر اجتماع|محضر|اهم النقاط|زبده|summar*|tl;dr|tldr|meeting minutes|minutes of|key points|key takeaways|takeaways|condense|digest|recap|executive summary|abstract of",
    usual: "تفريغ|نقاط رئيسيه|اختصار|اجتماع|transcript|notes from|boil down|main points",
    weak: "نقاط|الكتاب|الفصل|meeting|chapter",
  },
  translate: {
    strong:
      "ترجم*|اترجم*|يترجم*|تترجم*|نترجم*|ترجمه|ترجمات|عربها|عرب لي|تعريب|عربلي|من الانجليزيه الى|من الانجليزي للعربي|من العربي للانجليزي|من العربيه الى|translat*|localis*|localiz*|subtitl*|into arabic|into english|to arabic|from english to|from arabic to",
    usual:
      "للعربي|للعربيه|للانجليزي|للانجليزيه|الى العربيه|الى الانجليزيه|بالانكليزي|interpret|bilingual|arabic version|english version",
    weak: "مصطلحات|terminology|glossary",
  },
  rewrite: {
    strong:
      "اعد صياغه|اعاده صياغه|عيد صياغه|تعيد صياغه|صياغه تاني|صيغ* من جديد|اعد كتابه|اعاده كتابه|صحح* لغوي*|تدقيق لغوي|دقق*|تصحيح املائي|صحح الاخطاء|الاخطاء الاملائيه|حسن اسلوب|حسن النص|حسن هذا|حسنلي|عدل الاسلوب|تحسين النص|تحسين اسلوب|تحسين صياغه|بسط النص|خليه رسمي|خليها رسميه|اخليه رسمي|rewrite*|re-write|rephrase*|reword*|paraphras*|proofread*|proof-read|copyedit*|copy edit*|edit this|edit my|shorten this|make this sound|make it sound|improve this text|improve my writing|polish|fix the grammar|fix my grammar|simplify this|plain english|into plain|tone down",
    usual: "صياغه|صحح*|يصحح*|اختصره|نص ركيك|ركيك|grammar|wording|shorten|tone|more formal|more casual|sound more",
    weak: "حسن*|بسط*|اسلوب|improve|better|formal",
  },
  "code-write": {
    strong:
      "اكتب كود|كود يعمل|كود ب*|سكربت|سكريبت|داله|دوال|برنامج بلغه|برنامج بايثون|تطبيق ويب|ريجكس|تعبير نمطي|استعلام sql|استعلام|كويري|موقع html|صفحه html|api|كومبوننت|write a script|write a function|write code|script that|script to|python script|bash script|function that|function to|function which|regex|regular expression|sql query|react component|component that|unit test*|write a program|cli tool|web app|build an app|html page|macro that|vba macro|excel formula|dockerfile|endpoint|write a query|cron job|chrome extension",
    usual:
      "كود|بايثون|جافاسكربت|جافا|برمج*|تطبيق|كودي|اوتوميشن|معادله اكسل|فلاتر|لارافيل|script|postgresql|mysql|python|javascript|typescript|java|c\\+\\+|c#|golang|rust|react|node\\.js|laravel|flutter|code|function|program|html|css|query|component",
    weak: "موقع|برنامج|app|website|automate|csv",
  },
  "code-fix-review": {
    strong:
      "صلح الكود|صلحلي الكود|صلح لي الكود|اصلح الكود|اصلاح كود|اصلاح خطا|صلح الخطا|الكود مش شغال|الكود مو شغال|الكود ما يشتغل|الكود ما بيشتغل|كود مش شغال|راجع الكود|راجعلي الكود|راجع كود|مراجعه كود|مراجعه الكود|يطلع لي خطا|بيطلع ايرور|بيديني ايرور|بيطلعلي ايرور|يعطيني ايرور|يعطيني خطا|ايرور|ريفاكتور|ديباج|fix my bug|fix this bug|fix bug*|fix the bug|fix my code|fix this code|fix the code|fix my regex|fix this regex|fix the regex|fix my query|fix my sql|fix my script|fix my function|fix my formula|fix my css|fix my html|صلح السكربت|صلح الاستعلام|صلح الريجكس|debug*|bug|bugs|code review|review my code|review this code|review the code|review my pull request|review this pr|pull request|refactor*|migrate from|stack trace|stacktrace|traceback|throws an error|throwing an error|getting an error|keeps crashing|not working|doesn't work|does not work|typeerror|valueerror|nullpointerexception|syntax error|why is my code|optimise this query|optimize this query|memory leak|segfault",
    usual: "مش شغال|مو شغال|ما بيشتغل|خطا برمجي|يعلق|بيهنج|crash*|error|exception|broken|fails|fix|slow query",
    weak: "خطا|كود|code",
  },
  data: {
    strong:
      "حلل بيانات|حلل البيانات|حللي|حلل لي|تحليل بيانات|تحليل البيانات|تحليل مبيعات|تحليل المبيعات|احلل|تحليل استبيان|حلل المبيعات|رسم بياني|رسوم بيانيه|داشبورد|لوحه بيانات|لوحه مؤشرات|جدول محوري|بيفوت|analyse|analyze|analysis of|data analysis|dashboard*|pivot table*|chart*|visuali*|forecast*|sales data|survey results|dataset|trend analysis|correlation|cohort*",
    usual:
      "اكسل|شيت|ملف csv|بيانات|مبيعات|احصاء*|مؤشرات|ارقام المبيعات|استبيان|excel|spreadsheet*|csv|sql|sales|data|google sheet*|kpi*|metrics|churn",
    weak: "جدول|اعمده|ارقام|columns|rows|numbers|quarter*",
  },
  "extract-classify": {
    strong:
      "استخرج*|يستخرج*|استخراج|تستخرج*|صنف*|اصنف*|يصنف*|تصنيف|تصنف*|نصنف*|حول الجدول|ل json|الى json|حول* الى json|تحويل الى json|بصيغه json|فرز التعليقات|افرز*|ايجابي سلبي|ايجابي او سلبي|تحليل مشاعر|تحليل المشاعر|extract*|classif*|categori[sz]e*|label each|label these|tag each|tag these|tagging|parse|into json|as json|to json|sentiment|named entit*|pull out|structured data|route tickets",
    usual: "تعليقات|مشاعر|json|فواتير|طلعلي من|طلع لي من|comments|invoice*|receipts|fields|labels|schema|feedback",
    weak: "شيت|حقول|جدول|شكاوى|reviews|entries|spam",
  },
  tutor: {
    strong:
      "اشرح*|يشرح*|تشرح*|شرح|شرحلي|ذاكر لي|ذاكرلي|يذاكر*|مدرس|مدرسه خصوصيه|معلم خصوصي|مدرس خصوصي|معلم لغه|فهمني|يفهمني|تفهمني|افهم|علمني|يعلمني|تعلمني|تعليم|اتعلم|نتعلم|نفهم|فسر لي|بسط لي|explain*|teach*|tutor*|eli5|help me understand|understand|learn|walk me through|coach me|learning|what is the difference between|how does|how do",
    usual:
      "درس خصوصي|تمرين واحد|مستوايا|مستواي|امثله|مبتدئ|قواعد|exercise|beginner|lesson|practice|step by step|homework",
    weak: "رياضيات|فيزياء|انجليزي|نحو|math*|physics|grammar|student",
  },
  "exam-lesson": {
    strong:
      "اسئله امتحان|اسئله اختبار|امتحان|امتحانات|اختبار|اختبارات|خطه درس|خطه دروس|تحضير درس|تحضير الدرس|ورقه عمل|اوراق عمل|فلاش كارد*|بطاقات مراجعه|بطاقات تعليميه|كويز|بنك اسئله|اسئله مراجعه|اسئله اختيار من متعدد|اختيار من متعدد|صح وخطا|quiz*|exam|exams|test questions|practice test|lesson plan*|worksheet*|flashcard*|flash card*|multiple choice|multiple-choice|mcq*|rubric|unit plan|assessment|true/false|homework sheet|icebreaker for class",
    usual:
      "الصف|صف|اسئله|طلاب|تلاميذ|طلابي|حصه|منهج|نموذج اجابه|درجات|grade|students|questions|answer key|class|marks|pupils|classroom|curriculum|year",
    weak: "مدرسه|درس|ماده|school|teacher|lesson",
  },
  plan: {
    strong:
      "خطه مذاكره|خطه دراسه|خطه دراسيه|جدول مذاكره|جدول دراسي|جدول يومي|جدول اسبوعي|نظم لي وقتي|نظملي وقتي|تنظيم الوقت|برنامج سياحي|برنامج رحله|خطه سفر|خطه رحله|رحله|سفره|خطه مشروع|خطه عمل|خارطه طريق|خطه|رحلتي|سفريه|ارتب*|رتب لي|علم حالي|اعلم نفسي|علم نفسي|teach myself|self-study|self study|study plan|study schedule|schedule|roadmap|itinerary|project plan|plan for|plan a|plan my|plan|timeline|trip to|travel plan|day trip|onboarding plan|action plan|checklist for|business plan|wedding plan|weekly routine|move to",
    usual:
      "جدول|مذاكره|سفر|مشروع|تجهيز*|عزومه|عزيمه|حفله|فرح|عرس|برنامج|روتين|trip|travel|milestones|routine|organi[sz]e|event|party|wedding|prepare for",
    weak: "اسبوع|شهر|ايام|يوميا|ساعات|week*|month*|days|deadline|budget",
  },
  "research-compare": {
    strong:
      "قارن*|اقارن*|يقارن*|مقارنه|مقارنات|الفرق بين|ايهما افضل|ايهم احسن|مين احسن|ايش احسن|وش احسن|وش افضل|شو احسن|شو الافضل|ايهم افضل|دراسه جدوى|دراسه مقارنه|مميزات وعيوب|ايجابيات وسلبيات|مزايا وعيوب|ابحث*|بحث عن|دراسه سوق|تحليل منافسين|تحليل المنافسين|احتار|محتار|محتاره|compare*|comparison|versus|vs|pros and cons|pros cons|pros/cons|feasibility|research*|market analysis|competitor*|which is better|which one should|best option*|think it through|trade-off*|tradeoffs|should i buy|should we|alternatives to|literature review|evaluate",
    usual:
      "افضل|احسن|ولا|بحث|دراسه|اختار|خيارات|يرشح|ترشح*|best|options|recommend*|consultant|choose|decide|choosing|decision|better",
    weak: "سعر|مواصفات|ميزانيه|costs|price|features|measure",
  },
  "agent-bot": {
    strong:
      "بوت|شات بوت|شاتبوت|روبوت محادثه|روبوت يرد|وكيل ذكي|وكيل ذكاء|وكيل يقوم|وكيل يرد|وكيل|ايجنت|مساعد يرد|مساعد ذكي|مساعد افتراضي|مساعد شخصي|مساعد الي|مساعد لخدمه|رد الي|يرد على العملاء|يرد على الزباين|يرد على الزبائن|يرد على الناس|يجاوب على الزباين|برومبت نظام|سيستم برومبت|agent that|ai agent|agent for|agent to|agent|chatbot*|chat bot*|bot for|bot that|bot to|bot|virtual assistant|assistant that|assistant for|system prompt|copilot for|voice assistant|custom gpt|gpt that|autonomous",
    usual:
      "يرد على|يجيب على|يجاوب|واتساب|تلجرام|تيليجرام|اتوماتيك|whatsapp|telegram|hand over|escalat*|faq|tools|answers questions",
    weak: "عملاء|زباين|استفسارات|موقعنا|customers|website|booking*",
  },
  "health-info": {
    strong:
      "جدول تمارين|برنامج تمارين|خطه تمارين|برنامج رياضي|خشونه|مفاصل|دواء|ادويه|دوا|اعراض|عرض صحي|سكري|السكر عندي|الضغط|ضغط دم|حمل|حامل|رجيم|دايت|تحاليل|تحليل دم|جرعه|صداع|الم في|وجع|مرضى|مريض|مريضه|حساسيه|ارضاع|رضاعه|تخسيس|انقاص وزن|انزل وزن*|تمارين رياضيه|جدول تمارين|تمارين|قولون|اكتئاب|قلق|medicine|medication*|symptom*|diabet*|pregnan*|diet|workout*|injury|blood pressure|blood test*|dose|dosage|headache*|allerg*|weight loss|lose weight|back pain|knee pain|pain|rash|fever|anxiety|depress*|vitamin*|supplement*|ibuprofen|paracetamol|antibiotic*",
    usual:
      "طبيب|دكتور|صحه|صحي|طبي|طبيه|علاج|تغذيه|سعرات|رياضه|نوم|doctor|health*|medical|treatment|nutrition|calorie*|sleep|gym|exercise plan|fitness|physio*",
    weak: "تعب|وزن|جسم|body|weight",
  },
  "legal-info": {
    strong:
      "عقد ايجار|عقد عمل|عقد|عقود|قانون*|محكمه|محامي|شرط جزائي|بند|بنود|مخالفه|مخالفات|فصل تعسفي|نزاع|حقوقي|حقي القانوني|ميراث|طلاق|حضانه|قضيه|توكيل|contract*|lease|law|legal|legally|clause|liability|lawsuit|sue|court|tenant*|eviction|evict*|nda|terms of service|terms and conditions|privacy policy|custody|divorce|copyright*|visa appeal|small claims|deposit back|unfair dismissal|wrongful|gdpr|severance",
    usual:
      "ايجار|مستاجر|مالك|كفيل|كفاله|نظام العمل|غرامه|صاحب البيت|landlord|fine|rights|dispute|employment law|parking ticket|agreement|notice period",
    weak: "شرط|صاحب العمل|policy|deposit|rules",
  },
  "finance-info": {
    strong:
      "استثمر*|استثمار*|قرض|قروض|تمويل|ميزانيه شهريه|ميزانيتي|ضريبه|ضرائب|زكاه|اسهم|بورصه|ادخار|ادخر|اوفر|توفير|تقسيط|اقساط|ديون|سداد|تقاعد|محفظه|عقاري|رهن|invest*|loan*|mortgage*|tax|taxes|vat|savings|save money|retirement|pension*|stocks|etf*|portfolio|debt*|credit card debt|budget my|monthly budget|household budget|personal budget|refinanc*|interest rate*|crypto*|bitcoin|insurance|student loan*",
    usual:
      "راتب|راتبي|مرتب*|معاش|ميزانيه|دخل|مصاريف|مصروفات|بنك|فلوس|salary|income|expenses|bank|budget|money|pay off|afford",
    weak: "ريال|جنيه|درهم|دينار|دولار|cost*|dollars",
  },
  career: {
    strong:
      "سيره ذاتيه|السيره الذاتيه|سي في|سيفي|مقابله عمل|مقابله شخصيه|انترفيو|خطاب تقديم|رساله تقديم|رساله تغطيه|كفر ليتر|خطاب تغطيه|ملف لينكدان|بروفايل لينكدان|حسابي على لينكدان|نبذه لينكدان|cv|resume*|résumé|cover letter*|job interview|interview questions|interview answers|interview prep*|linkedin profile|linkedin summary|linkedin headline|linkedin about|job application|personal statement|ats|bullet points for a|performance review|salary negotiation|negotiate my salary|career change|portfolio bio|reference letter",
    usual:
      "وظيفه|وظيفتي|مقابله|خبره|خبراتي|تقديم على|التقديم على|ترقيه|interview*|job|role|recruiter*|hiring manager|experience|promotion|applying",
    weak: "شغل|مهندس*|محاسب*|work|company|manager",
  },
  creative: {
    strong:
      "toast|speech|eulogy|best man speech|wedding vows|كلمه تخرج|كلمه ترحيب|كلمه في حفل|كلمه وداع|خطبه|قصه|قصص|حكايه|حدوته|حدوتة|روايه|قصيده|شعر|ابيات|سيناريو|سكيتش|حوار بين|اغنيه|اغاني|نشيد|مسرحيه|مونولوج|خاطره|بودكاست حلقه|اسكريبت|story|stories|poem*|poetry|script for|screenplay|sketch|dialogue|song|lyrics|novel|short fiction|fable|fairy tale|bedtime|monologue|haiku|limerick|rap verse|flash fiction|fan fiction",
    usual:
      "شخصيات|بطل|بطلها|بطله|خياليه|قبل النوم|character*|plot|scene*|rhyme*|hero|fiction|narrator|villain|chapter one",
    weak: "اطفال|حزينه|مضحكه|funny|sad|kids|ending",
  },
  "ideas-names": {
    strong:
      "اسماء|اسم لمشروع*|اسم لمحل*|اسم ل*|اسم مشروع|اسم محل|اسم براند|اسم تجاري|افكار|فكره مشروع|فكره ل*|فكره هديه|اقترح*|اقتراحات|اقتراح|شعار نصي|شعار ل*|سلوجان|سلوغان|عصف ذهني|names for|name for|name ideas|business name*|brand name*|brainstorm*|ideas for|ideas|slogan*|tagline*|suggest*|gift ideas|domain name*|give me ideas",
    usual: "اسم|هديه|هدايا|مبتكره|شعار|names|name|gift*|creative|catchy|logo text",
    weak: "مشروع|محل|جديد|startup|unique",
  },
  roleplay: {
    strong:
      "مثل دور*|العب دور*|تقمص*|قابلني|محاكاه|تدرب معي|تدرب معايا|اتدرب على|اتدرب معاك|مثل انك|تخيل انك|كانك|اعمل نفسك|انت زبون|انت عميل|act as|role-play|roleplay|role play|mock interview|simulate|simulation|pretend*|play the role|play the part|you are a customer|practice conversation|practise conversation|rehearse|be my interviewer|interview me",
    usual: "دور|حوار معي|مقابله تجريبيه|practice with me|practise with me|negotiation practice|persona|in character",
    weak: "تدريب|عميل|customer|interview",
  },
  recipe: {
    strong:
      "وصفه|وصفات|طبخه|طبخات|اكله|اكلات|طبق|وجبه|وجبات|اطبخ*|طريقه عمل|طريقه تحضير|غدا|عشا|فطور|سحور|افطار رمضان|كبسه|ملوخيه|محشي|كيكه|كيك|حلى|كشري|مندي|كسكس*|طاجين|recipe*|meal|meals|meal plan|meal prep|dinner|cook*|dish|bake|baking|breakfast|lunch|snack*|menu for|what can i make|dessert*|slow cooker|air fryer",
    usual:
      "مقادير|مكونات|فرن|دجاج|فراخ|رز|لحمه|خضار|نباتي|ingredients|oven|chicken|vegetarian|vegan|gluten*|rice|servings|fridge",
    weak: "اكل|مطبخ|صحي|food|kitchen|healthy",
  },
};
