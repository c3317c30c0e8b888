import type { TaskType } from "./compose-types.ts";

/**
 * Cues of each task type, both languages together, written as in task-classes-lexicon.ts. `strong` cues name the task,
 * `usual` cues belong to it, `weak` ones only lean towards it.
 */
export const TASK_CUES: Record<Exclude<TaskType, "general">, { strong: string; usual: string; weak: string }> = {
  article: {
    strong:
      "صياغه لائحه|صياغه نظام|لائحه داخليه|نظام داخلي|دليل ارشادي|دليل استخدام|كتيب ارشادي|returns policy|returns policy page|return policy page|house rules|مقال|مقاله|مقالات|تدوينه|تدوينات|موضوع تعبير|محتوى مدونه|ورقه بحثيه|بحث مدرسي|صفحه من نحن|من نحن|مين نحنا|بيان صحفي|خبر صحفي|عمود صحفي|article|blog post|blog|essay|op ed|opinion piece|white paper|newsletter|about us page|press release|feature article|explainer|write up|writeup|how to guide|listicle|opinion column|newspaper column|افتتاحيه|افتتاحيه للنشره|نص تعريفي|كلمه العدد|ماده صحفيه|تحقيق صحفي|editorial|foreword|a piece for|long read|obituary",
    usual:
      "موضوع عن|موضوع للمدونه|فقره عن|تقرير عن|محتوى للموقع|نشره بريديه|كلمه افتتاحيه|نص من|للمجله|لمجله|للجريده|للمدونه|write about|report on|report about|landing page copy|a piece on|piece about|words about|words on|words for our|magazine|local paper|for the website|parish",
    weak: "مدونه|تقرير|محتوى|موضوع|مجله|report|content|paragraph|piece|website|words",
  },
  marketing: {
    strong:
      "خطه محتوى|خطه تسويق|خطه نشر|حمله اعلانيه|حمله تسويقيه|اعلان|اعلانات|اعلان ممول|كابشن|كابشنات|بوست|بوستات|بوستين|منشور|منشورات|وصف منتج|وصف للمنتج|نص اعلاني|عباره تسويقيه|تغريده|تغريدات|ثريد|نص للتغليف|content plan|content calendar|ad copy|ads|ad|advert|advertisement|social media post|post for|post about|linkedin post|instagram post|facebook post|caption|marketing plan|marketing campaign|campaign|product description|sales page|tweet|promo|promotional|flyer|leaflet|brochure|google ads|etsy listing|ebay listing|listing for|radio spot|radio ad|chalkboard|shop window|press ad|landing page|poster for|social posts|email campaign|job advert|job ad for|vacancy notice|job posting",
    usual:
      "تسويق|ترويج|~روج|حمله|ريلز|سوشيال ميديا|سوشال ميديا|انستجرام|انستغرام|انستقرام|تيك توك|تيكتوك|سناب|فيسبوك|بروموشن|عرض خاص|خصم|لانش|هوك|~نزل على الصفحه|انزله|انزلها|ظهر علبه|على العبوه|الجمعه البيضا|من انتاجنا|captions|headlines|marketing|instagram|insta|tiktok|facebook|linkedin|posts|reel|launch|hook|brand voice|testimonial|reviews for my|reviews for our|get people in|bio link|open day|grand opening",
    weak: "متابع|متابعين|تفاعل|هاشتاج|محل|متجر|ستور|زباين|زبائن|عملاء|منتج|لينكدان|افتتاح|followers|engagement|hashtag|shop|store|product|offer|opening|customers",
  },
  "email-letter": {
    strong:
      "ايميل لعميل|ايميل لزبون|رساله لعميل|رساله لزبون|رساله تذكير|تذكير|payment reminder|chase an overdue|chase an unpaid|chase a late|جواب رسمي|جواب الى|جواب لشركه|صيغه رساله|شكايه لشركه|ايميل|بريد الكتروني|خطاب|رساله الى|رساله رسميه|رساله|رسايل|مسج|طلب رسمي|تظلم|خطاب رسمي|معروض|رد رسمي|رد على انذار|شكوى رسميه|شكوى ضد|شكوى على|طلب اجازه|استقاله|اعتذار رسمي|follow up email|email to|an email|email asking|mail to|write email|letter|reminder|complaint|resignation|cold email|out of office|text message to|message to|thank you note|cover note|note to my|note to the|absence note|rsvp|شكايه|thank you to|thank you letter|thank you card|رساله شكر|كلمه شكر ل",
    usual:
      "~عتذر|~ستاذن|مراسله|مراسلات|دعوه رسميه|تهنئه|عزاء|شكر وتقدير|صاحب العقار|email|apology|apologise|invitation|condolence|to whom|text my|text to|in writing|card for|follow up|note|notice to",
    weak: "مدير|شكوى|واتساب|سيرشب|boss|landlord|manager|formal|politely|notice|mother in law|father in law|sister in law|brother in law|daughter in law|son in law|letting agent|estate agent|travel agent|insurance agent|وكيل عقاري|وكيل السفر|وكيل السيارات|وكيل التامين",
  },
  "support-reply": {
    strong:
      "رد على عميل|رد على عميله|رد على العميل|رد لعميل|رد على زبون|رد على زبونه|ارد على عميل|ارد على زبون|ارد على زبونه|ارد على العميل|ردود على العملاء|ردود العملاء|رد على شكوى|رد على تعليق|رد على تقييم|رد على ريفيو|ردود جاهزه|خدمه عملاء|خدمه العملاء|شكوى عميل|شكوى زبون|زبون زعلان|زبونه زعلانه|عميل زعلان|عميل غاضب|عميله غاضبه|reply to a customer|reply to customer|reply to this customer|respond to a customer|respond to customer|respond to a review|reply to a review|customer support|customer service|customer complaint|customer email|customer message|draft replies|support ticket|support reply|angry customer|refund request|support macro|google review|one star|1 star review|customer says|customer wants|guest complaining|رد على متابع|جاوب على كليانه|رد على مشترك|شكوى مشترك|guest wrote|customer wrote",
    usual:
      "استرجاع|استرداد|ترجيع|سياسه الاسترجاع|سياستنا|دعم فني|زبون|زبونه|عميل|عميله|الكليان|refund|replies|return policy|customer|ticket|reply|respond|write back|resend",
    weak: "رد|ردود|زعلان|زعلانه|طلب متاخر|delivery|order number|guest|review",
  },
  summarise: {
    strong:
      "~لخص|الخص|تلخيص|ملخص|ملخصات|خلاصه|خلاصات|~ختصر|محضر اجتماع|محضر|اهم النقاط|الزبده|زبده|الزتونه|اهم ما في|اهم شي فيه|summaris*|summariz*|summary|tl dr|tldr|meeting minutes|minutes of|minutes from|key points|key takeaways|takeaways|main takeaways|condense|digest|recap|executive summary|abstract of|gist|boil this down|in a nutshell|استخلص|~ستخلص|اهم الافكار",
    usual:
      "تفريغ|نقاط رئيسيه|اختصار|اجتماع|المهم من|transcript|notes from|boil down|main points|sum up|sum this up|short version|للمذاكره",
    weak: "نقاط|الكتاب|الفصل|meeting|chapter|bullets",
  },
  translate: {
    strong:
      "~ترجم|ترجمه|ترجمات|عربها|عرب لي|تعريب|عربلي|من الانجليزيه الى|من الانجليزي للعربي|من العربي للانجليزي|من العربيه الى|المقابل العربي|المقابل الانجليزي|translat*|localis*|localiz*|subtitl*|into arabic|into english|to arabic|from english to|from arabic to|how would you say this in|how do you say",
    usual:
      "للعربي|للعربيه|للانجليزي|للانجليزيه|الى العربيه|الى الانجليزيه|بالانكليزي|بالفرنساوي|interpret|bilingual|arabic version|english version",
    weak: "مصطلحات|بالفرنسيه|بالعربي|بالانجليزي|terminology|glossary|in english|in arabic|in french|in german",
  },
  rewrite: {
    strong:
      "اعد صياغه|اعاده صياغه|عيد صياغه|تعيد صياغه|صياغه تاني|صيغ من جديد|اعد كتابه|اعاده كتابه|~صحح لغويا|تدقيق لغوي|~دقق|تصحيح املائي|صحح الاخطاء|~صحح الاغلاط|الاخطاء الاملائيه|حسن اسلوب|حسن النص|حسن هذا|حسنلي|عدل الاسلوب|تحسين النص|تحسين اسلوب|تحسين صياغه|بسط النص|خليه رسمي|خليها رسميه|اخليه رسمي|دون تغيير المعنى|بدون تغيير المعنى|من غير ما تغير المعنى|rewrit*|re write|rephras*|reword*|paraphras*|proofread*|proof read|copyedit*|copy edit|edit this|edit my|shorten this|make this sound|make it sound|improve this text|improve my writing|polish|fix the grammar|fix my grammar|simplify this|plain english|into plain|tone down|loosen it up|cut this|check my spelling|tidy up my|less wordy|sounds too|more professional",
    usual:
      "صياغه|~صحح|~عدل|~نقح|~قصر|ركيك|ركيكه|نص ركيك|grammar|wording|shorten|tone|more formal|more casual|sound more|spelling|typos|less formal|reads like|cringe|trim",
    weak: "~حسن|~بسط|اسلوب|improve|better|formal|cut",
  },
  "code-write": {
    strong:
      "google sheet formula|google sheets formula|excel formula|sheet formula|spreadsheet formula|build a formula|write a formula|اكتب كود|كود|اكواد|سكربت|سكريبت|داله|دوال|برنامج بلغه|برنامج بايثون|تطبيق ويب|ريجكس|تعبير نمطي|استعلام sql|استعلام|كويري|موقع html|صفحه html|api|كومبوننت|معادله اكسل|معادله بالاكسل|معادله في اكسل|ماكرو|عداد تنازلي|write a script|write a function|write code|script that|script to|python script|bash script|bash one liner|one liner|function that|function to|function which|regex|regular expression|sql query|react component|component that|unit test|write a program|cli tool|web app|build an app|html page|macro that|vba macro|excel formula|formula that|formula to|google sheets|apps script|dockerfile|endpoint|endpoints|write a query|cron job|chrome extension|browser extension|flask api|rest api|crud|github action|shortcut that|landing page in html",
    usual:
      "بايثون|جافاسكربت|جافا|برمجه|~برمج|تطبيق|كودي|اوتوميشن|فلاتر|لارافيل|برنامج صغير|برنامجا صغيرا|فورم|script|postgresql|mysql|python|javascript|typescript|java|c++|c#|golang|rust|react|node|laravel|flutter|code|function|program|html|css|query|component|sqlite|php|webhook|regexp|powershell|wordpress plugin|button on my|dropdown|shopify",
    weak: "موقع|برنامج|app|website|automate|csv|sheet|spreadsheet",
  },
  "code-fix-review": {
    strong:
      "review على الكود|review للكود|review عالكود|ريفيو على الكود|ريفيو للكود|review قبل|code review|~صلح الكود|صلح لي الكود|اصلح الكود|اصلاح كود|اصلاح خطا|~صلح الخطا|الكود مش شغال|الكود مو شغال|الكود ما يشتغل|الكود ما بيشتغل|كود مش شغال|~راجع الكود|~راجع كود|مراجعه كود|مراجعه الكود|يطلع لي خطا|بيطلع ايرور|بيديني ايرور|بيطلعلي ايرور|يعطيني ايرور|يعطيني خطا|ايرور|ريفاكتور|ديباج|قيمه خاطئه|نتيجه غلط|~صلح السكربت|~صلح الاستعلام|~صلح الريجكس|~صلح المعادله|fix my bug|fix this bug|fix bug|fix the bug|fix my code|fix this code|fix the code|fix my regex|fix this regex|fix the regex|fix my query|fix my sql|fix my script|fix my function|fix my formula|fix my css|fix my html|debug*|bug|code review|review my code|review this code|review the code|review my pull request|review this pr|my pr|pull request|refactor*|migrate from|stack trace|stacktrace|traceback|throws an error|throwing an error|getting an error|keeps crashing|typeerror|valueerror|keyerror|nullpointerexception|syntax error|why is my code|optimise this query|optimize this query|memory leak|segfault|#ref|#value|#div|#n|exits with code|exit code|returns undefined|return undefined|error 500|error 0",
    usual:
      "مش شغال|مو شغال|ما بيشتغل|خطا برمجي|بيهنج|ايرور|error|infinite loop|crash|exception|broken|fails|failing|fix|slow query|not working|doesn't work|does not work|stopped working|console|undefined",
    weak: "خطا|كود|code|slow|wrong",
  },
  data: {
    strong:
      "~حلل بيانات|~حلل البيانات|حللي|حلل لي|تحليل بيانات|تحليل البيانات|تحليل مبيعات|تحليل المبيعات|احلل|تحليل استبيان|~حلل المبيعات|رسم بياني|رسوم بيانيه|داشبورد|لوحه بيانات|لوحه مؤشرات|جدول محوري|نتائج استبيان|analyse|analyze|analysis of|data analysis|dashboard|pivot table|chart|visuali*|forecast*|sales data|survey results|survey of|dataset|trend analysis|correlation|cohort|cohort analysis|cross tabs|crosstabs|retention",
    usual:
      "اكسل|اكسيل|شيت|ملف csv|بيانات|مبيعات|احصاء|احصائيات|مؤشرات|ارقام المبيعات|استبيان|ارقام|excel|spreadsheet|csv|sql|sales|data|kpi|metrics|churn|readings|figures|numbers|underperforming|trend|columns",
    weak: "جدول|اعمده|columns|rows|quarter|branches",
  },
  "extract-classify": {
    strong:
      "استخلاص رقم|استخلاص اسم|من كل محضر|استخلص الاسماء|~ستخرج|استخراج|~صنف|تصنيف|حول الجدول|ل json|الى json|~حول الى json|تحويل الى json|بصيغه json|فرز التعليقات|~فرز|ايجابي سلبي|ايجابي او سلبي|تحليل مشاعر|تحليل المشاعر|حسب نوعها|حسب النوع|طلعلي من|طلع لي من|extract*|classif*|categoris*|categoriz*|label each|label these|tag each|tag every|tag these|tagging|parse|into json|as json|to json|sentiment|named entit*|pull out|structured data|route tickets|which of these|one row each|sort these",
    usual:
      "تعليقات|مشاعر|json|فواتير|شكايات|comments|invoice|receipt|fields|labels|schema|feedback|out of these|from these",
    weak: "شيت|حقول|جدول|شكاوى|reviews|entries|spam",
  },
  tutor: {
    strong:
      "~شرح|اشرح|شرح|ذاكر لي|ذاكرلي|~ذاكر لي|مدرسه خصوصيه|معلم خصوصي|مدرس خصوصي|مدرس انجليزي|معلم لغه|معلم انجليزي|~فهم|مش فاهم|مش فاهمه|مو فاهم|ما فهمت|ما فهمتش|مافهمتش|لا افهم|ما بفهم|~علم|~تعلم|تعليم|فسر لي|بسط لي|شو يعني|يعني ايه|وش يعني|شنو يعني|ما معنى|احكيلي ياها|explain*|teach*|tutor*|eli5|explain like|help me understand|understand|don't get|learn|walk me through|coach me|learning|what is the difference between|how does|how do mortgages|quiz me|mixing up|homework help|get my head round|get my head around|مش داخل دماغي|قربهالي|قربها لي|اوضح لي|كاني في|سولف لي فيها|drill me|still don't get|never understood",
    usual:
      "درس خصوصي|تمرين واحد|مستوايا|مستواي|امثله|مبتدئ|مبتدي|قواعد|من الصفر|exercise|beginner|lesson|practice|step by step|homework|correct me|like i'm|total beginner",
    weak: "رياضيات|فيزياء|انجليزي|نحو|maths|math|physics|grammar|student",
  },
  "exam-lesson": {
    strong:
      "quiz night|pub quiz|rounds of|quiz rounds|اسئله امتحان|اسئله اختبار|امتحان|امتحانات|اختبار|خطه درس|خطه دروس|تحضير درس|تحضير الدرس|ورقه عمل|اوراق عمل|فلاش كارد|بطاقات مراجعه|بطاقات تعليميه|كويز|بنك اسئله|اسئله مراجعه|اسئله اختيار من متعدد|اختيار من متعدد|صح وخطا|نموذج اجابه|نموذج الاجابه|~ختبر طلابي|quiz|exam|test questions|practice test|lesson plan|worksheet|flashcard|flash card|multiple choice|mcq|mcqs|rubric|unit plan|assessment|true false|homework sheet|icebreaker for class|mark scheme|answer key|spelling test|covering a class|cover lesson|past paper",
    usual:
      "الصف|للصف|اسئله|طلاب|تلاميذ|طلابي|حصه|منهج|درجات|ابتدائي|اعدادي|ثانوي|grade|grade 0|students|questions|class|marks|pupils|classroom|curriculum|year 0|lesson|اختبارات",
    weak: "مدرسه|درس|ماده|school|teacher",
  },
  plan: {
    strong:
      "half marathon|marathon|triathlon|to 5k|to 10k|training plan|seating plan|خطه مذاكره|خطه دراسه|خطه دراسيه|جدول مذاكره|جدول دراسي|جدول يومي|جدول اسبوعي|نظم لي وقتي|~نظم وقتي|~وزع وقتي|تنظيم الوقت|برنامج سياحي|برنامج رحله|برنامج سفر|خطه سفر|خطه رحله|رحله|سفره|خطه مشروع|خطه عمل|خارطه طريق|خطه|رحلتي|سفريه|علم حالي|اعلم نفسي|علم نفسي|من اين ابدا|من وين ابدا|يوم بيوم|teach myself|self study|study plan|study schedule|schedule|roadmap|itinerary|project plan|plan for|plan a|plan my|plan|timeline|trip to|travel plan|day trip|onboarding plan|action plan|checklist for|business plan|wedding plan|weekly routine|move to|organise my week|couch to|training plan|revision timetable|timetable|خطه 0 اسابيع",
    usual:
      "جدول|مذاكره|سفر|بنسافر|مشروع|تجهيز|تجهيزات|عزومه|عزيمه|حفله|عرسي|فرحي|برنامج|روتين|~رتب لي|~نظم|trip|travel|milestones|routine|organise|organize|event|party|wedding|prepare for|move the office|where do i start",
    weak: "اسبوع|شهر|ايام|يوميا|ساعات|week|month|days|deadline|budget",
  },
  "research-compare": {
    strong:
      "~قارن|مقارنه|مقارنات|الفرق بين|ايهما افضل|ايهما انسب|ايهما|ايهم احسن|مين احسن|ايش احسن|وش احسن|وش افضل|شو احسن|شو الافضل|ايهم افضل|دراسه جدوى|دراسه مقارنه|مميزات وعيوب|ايجابيات وسلبيات|مزايا وعيوب|ابحث|بحث عن|دراسه سوق|تحليل منافسين|تحليل المنافسين|احتار|محتار|محتاره|compare*|comparison|versus|vs|pros and cons|pros cons|feasibility|research*|market analysis|competitor|which is better|which one should|which one would you|best option|think it through|trade off|tradeoff|should i buy|alternatives to|literature review|evaluate|is it worth|worth paying|or just",
    usual:
      "افضل|احسن|انسب|بحث|دراسه|~اختار|خيارات|~رشح|~نصح|best|options|recommend*|consultant|choose|decide|choosing|decision|better|worth|quotes|should we",
    weak: "سعر|مواصفات|ميزانيه|ولا|costs|price|features|measure",
  },
  "agent-bot": {
    strong:
      "بوت|شات بوت|شاتبوت|روبوت محادثه|روبوت يرد|وكيل ذكي|وكيل ذكاء|وكيل يقوم|وكيل يرد|وكيل|ايجنت|مساعد يرد|مساعد يجاوب|مساعد ذكي|مساعد افتراضي|مساعد شخصي|مساعد الي|مساعد لخدمه|مساعد على موقع|رد الي|يرد على العملاء|يرد على الزباين|يرد على الزبائن|يرد على الناس|يجاوب على الزباين|يجاوب الطلاب|ترد لوحدها|يرد لوحده|برومبت نظام|برومبت لمساعد|سيستم برومبت|agent that|ai agent|agent for|agent to|agent|chatbot|chat bot|bot for|bot that|bot to|bot|virtual assistant|assistant that|assistant for|system prompt|copilot for|voice assistant|custom gpt|gpt that|autonomous|whatsapp helper|answers the phone|the ai to|auto reply|روبوت",
    usual:
      "يرد على|يجيب على|يجاوب|واتساب|تلجرام|تيليجرام|اتوماتيك|whatsapp|telegram|hand over|escalat*|faq|tools|answers questions|takes bookings|my inbox|every morning",
    weak: "عملاء|زباين|استفسارات|موقعنا|customers|website|booking",
  },
  "health-info": {
    strong:
      "جدول تمارين|برنامج تمارين|خطه تمارين|برنامج رياضي|خشونه|مفاصل|دواء|ادويه|دوا|اعراض|عرض صحي|سكري|السكر عندي|الضغط|ضغط دم|حمل|حامل|رجيم|دايت|تحاليل|تحليل دم|جرعه|صداع|الم في|وجع|مرضى|مريض|مريضه|حساسيه|ارضاع|رضاعه|تخسيس|انقاص وزن|~نزل وزن|تمارين رياضيه|تمارين|قولون|اكتئاب|قلق|ارق|حرارته|حرارتها|الطوارئ|بنادول|باندول|panadol|مضاد حيوي|medicine|medication|symptom|diabet*|pregnan*|diet|workout|injury|blood pressure|blood test|dose|dosage|headache|allerg*|weight loss|lose weight|lose 0kg|back pain|knee pain|pain|rash|fever|anxiety|depress*|vitamin|supplement|ibuprofen|paracetamol|antibiotic|biopsy|consultant|insomnia|side effects|فيتامين|اسال الطبيب|اسال الدكتور|نسال الدكتور|ask the doctor|ask my doctor|swallowed|الصيدلي|مسيل للدم|prediabetic|midwife",
    usual:
      "صحه|صحي|طبي|طبيه|علاج|تغذيه|سعرات|رياضه|نوم|طبيب|health*|medical|treatment|nutrition|calorie|sleep|gym|exercise plan|fitness|physio*|doctor|gp|hurts|swollen|waking at|تعبان",
    weak: "تعب|وزن|جسم|دكتور|دكتوره|body|weight",
  },
  "legal-info": {
    strong:
      "عقد ايجار|عقد عمل|عقد|عقود|قانون|قانونيه|محكمه|محامي|شرط جزائي|بند|بنود|مخالفه|مخالفات|فصل تعسفي|نزاع|حقوقي|حقي القانوني|يحق لي|ميراث|طلاق|حضانه الاولاد|قضيه|توكيل|شيك بدون رصيد|نهايه الخدمه|contract|lease|law|legal|legally|clause|liability|lawsuit|sue|court|tenant|tenancy agreement|eviction|evict|nda|custody|divorce|copyright|visa appeal|small claims|deposit back|unfair dismissal|wrongful|gdpr|severance|where do i stand|my rights|parking charge|parking fine|penalty charge|boundary",
    usual:
      "terms of service|terms and conditions|privacy policy|ايجار|مستاجر|كفيل|كفيلي|كفاله|نظام العمل|غرامه|طردوني|~طرد|حق فالتعويض|تعويض|يحق|fine|rights|dispute|employment law|parking ticket|agreement|notice period|fence|bank holidays|landlord",
    weak: "شرط|صاحب العمل|صاحب البيت|مالك|policy|deposit|rules",
  },
  "finance-info": {
    strong:
      "~ستثمر|استثمار|استثمارات|قرض|قروض|تمويل|ميزانيه شهريه|ميزانيتي|ضريبه|ضرائب|زكاه|اسهم|بورصه|ادخار|~دخر|توفير|تقسيط|اقساط|ديون|الدين|سداد|تقاعد|محفظه|عقاري|رهن|احوش|نسلف|invest|investing|investment|loan|mortgage|tax|taxes|tax return|vat|savings|save money|retirement|pension|stocks|etf|portfolio|debt|credit card debt|budget my|monthly budget|household budget|personal budget|refinanc*|interest rate|crypto*|bitcoin|insurance|student loan|put away|overpay|annuity|drawdown|what can i claim",
    usual:
      "راتب|راتبي|مرتب|معاش|معاشي|ميزانيه|دخل|مصاريف|مصروفات|بنك|البنكه|فلوس|اوفر|دهب|ذهب|ائتمانيه|salary|income|expenses|bank|budget|money|pay off|afford|inherited|earn",
    weak: "ريال|جنيه|درهم|دينار|دولار|cost|dollars",
  },
  career: {
    strong:
      "سيره ذاتيه|السيره الذاتيه|سيرتي الذاتيه|سي في|سيفي|مقابله عمل|مقابله شخصيه|انترفيو|خطاب تقديم|رساله تقديم|رساله تغطيه|رساله تحفيزيه|كفر ليتر|خطاب تغطيه|خطاب نوايا|ملف لينكدان|بروفايل لينكدان|حسابي على لينكدان|نبذه لينكدان|ملفي المهني|~قدم على وظيفه|cv|resume|résumé|cover letter|covering letter|job interview|interview questions|interview answers|interview prep|linkedin profile|linkedin summary|linkedin headline|linkedin about|job application|personal statement|ats|bullet points for a|performance review|salary negotiation|negotiate my salary|career change|career gap|portfolio bio|reference letter|asking for a raise|pay rise|supporting statement|explain the gap|employment gap|طلب تدريب|تدريب ميداني|هيدلاين|cv summary|لمقابله|speculative letter|cv bullets|بمقابله|راتبي المتوقع|ورقه التقديم|اتقدم لعمل|اتقدم لوظيفه|return to work|tell me about a time|competency question",
    usual:
      "وظيفه|وظيفتي|مقابله|خبره|خبرتي|خبراتي|تقديم على|التقديم على|ترقيه|ستاج|interview|job|role|recruiter|hiring manager|experience|promotion|applying|application|raise|apprenticeship|internship|work history",
    weak: "شغل|مهندس|محاسب|work|company|manager",
  },
  creative: {
    strong:
      "toast|speech|eulogy|best man speech|wedding vows|كلمه تخرج|كلمه ترحيب|كلمه في حفل|كلمه وداع|كلمه في عرس|خطبه|قصه|قصص|حكايه|حدوته|روايه|قصيده|شعر|ابيات|سيناريو|سكيتش|حوار بين|اغنيه|اغاني|نشيد|مسرحيه|مونولوج|خاطره|بودكاست حلقه|اسكريبت|فيلم قصير|short film|story|stories|poem|poetry|script for|screenplay|sketch|dialogue|song|lyrics|novel|short fiction|fable|fairy tale|bedtime|monologue|haiku|limerick|rap verse|flash fiction|fan fiction|rhyme|rhyming|opening chapter|read out at|tooth fairy|غنوه|غنيه|تهويده|مشهد حواري|lullaby|couplet|four lines for|a few lines for",
    usual:
      "شخصيات|بطل|بطلها|بطله|خياليه|قبل النوم|قبل ما ينام|قبل ما تنام|كلمتين|كلام زوين|نبطي|character|plot|scene|hero|fiction|narrator|villain|chapter one|chapter|verse|stage|lighthouse|creepy",
    weak: "اطفال|حزينه|مضحكه|funny|sad|kids|ending",
  },
  "ideas-names": {
    strong:
      "اسماء|اسامي|سميات|اسم لمشروع|اسم لمحل|اسم مشروع|اسم محل|اسم براند|اسم تجاري|اسم حلو|~نسمي|افكار|فكره مشروع|فكره هديه|~قترح|اقتراحات|اقتراح|شعار نصي|سلوجان|سلوغان|عصف ذهني|ماذا اهدي|وش اهدي|~اهدي|شو اهدي|نشاطات|names for|name for|name ideas|business name|brand name|brainstorm|ideas for|ideas|slogan|tagline|strapline|suggest|gift ideas|domain name|give me ideas|shall we call|should we call|what to call|motto|present for|nickname|what could we do|things to do|uses for|what could i do with|what can i do with|نسميه ايه|نسميها ايه|شنو نهديو|وش نهدي|شو نهدي",
    usual: "اسم|هديه|هدايا|مبتكره|شعار|فكره|names|name|gift|present|creative|catchy|logo text|call",
    weak: "مشروع|محل|جديد|startup|unique",
  },
  roleplay: {
    strong:
      "~مثل دور|العب دور|~تقمص|قابلني|محاكاه|تدرب معي|تدرب معايا|~تدرب على|اتدرب معاك|التدرب على|~تمرن|مثل انك|تخيل انك|كانك|اعمل نفسك|سو نفسك|دير راسك|خليك انت|انت خليك|انت زبون|انت عميل|act as|role play|roleplay|mock interview|simulate|simulation|pretend*|play the role|play the part|you are a customer|you're my|practice conversation|practise conversation|rehearse|be my interviewer|interview me|you ask|be the wife|be the|i'll try to|اعمل حالك|practice salary talk|لنفترض انك|نفترض انك|you be the|you be my|لا ترحمني|don't give in easily",
    usual:
      "دور|حوار معي|مقابله تجريبيه|اسالني|سولني|practice with me|practise with me|practise breaking|negotiation practice|persona|in character|practise|stay in character",
    weak: "تدريب|عميل|customer|interview",
  },
  recipe: {
    strong:
      "اعمل بيهم ايه|اطبخ بيهم|شو بطبخ|وش اطبخ|شنو نطيب|وصفه|وصفات|طبخه|طبخات|اكله|اكلات|طبق رئيسي|وجبه|وجبات|~طبخ|طريقه عمل|طريقه تحضير|غدا|عشا|فطور|سحور|افطار رمضان|كبسه|ملوخيه|محشي|كيكه|كيك|حلى|كشري|مندي|كسكس|طاجين|بغرير|recipe|meal|meals|meal plan|meal prep|dinner|cook|dish|bake|baking|breakfast|lunch|snack|menu for|what can i make|dessert|slow cooker|air fryer|batch cooking|what's for tea|what's for dinner|birthday cake|packed lunch|what can i cook|المقلوبه|حريره|طريقه ال|للفطار|للغدا|للعشا",
    usual:
      "مقادير|مكونات|فرن|دجاج|فراخ|رز|لحمه|خضار|نباتي|ingredients|oven|chicken|vegetarian|vegan|gluten|rice|servings|fridge|freezer stuff",
    weak: "اكل|مطبخ|صحي|food|kitchen|healthy",
  },
};
