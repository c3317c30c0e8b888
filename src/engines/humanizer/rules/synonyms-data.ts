/**
 * Words that say the same in a pair ("goals and objectives"): a pair made of two words of one line needs only one of
 * them. Arabic without article and conjunction.
 */
export const SYNONYMS: Record<"en" | "ar", string> = {
  en: `clear unambiguous explicit
neat tidy orderly
greet welcome
passionate enthusiastic keen eager
joy happiness delight gladness
calm composed collected
kind gentle caring
brave courageous fearless
careful cautious
goals objectives aims targets purposes
passion dedication commitment enthusiasm devotion zeal
support assistance help aid backing
guidance support direction mentorship
growth development advancement progress expansion evolution
tools resources
rules regulations
peace tranquility tranquillity calm serenity quiet
thoughts ideas opinions
hopes dreams aspirations ambitions wishes
challenges obstacles difficulties hurdles struggles setbacks problems barriers trials
clear concise
clear transparent
simple straightforward easy plain uncomplicated
quick easy fast speedy swift rapid
safe secure protected
smooth seamless effortless
warm welcoming inviting friendly
effective efficient productive
innovative creative inventive original
unique distinctive special
various diverse different
strong robust powerful sturdy
reliable dependable trustworthy consistent
important essential crucial vital significant critical key necessary
valuable useful helpful beneficial
beautiful stunning lovely gorgeous
comfortable cozy cosy snug
honest transparent open truthful sincere candid
thorough comprehensive complete detailed extensive exhaustive
careful thoughtful considered cautious
new innovative novel fresh
old ancient age-old
modern contemporary up-to-date
complex multifaceted complicated intricate nuanced
flexible adaptable versatile agile
fair just equitable
calm peaceful tranquil serene relaxed
happy joyful content cheerful
kind compassionate caring gentle
true genuine authentic real
engaging compelling captivating
accurate precise exact
proper appropriate suitable
joy happiness delight pleasure
love affection
care compassion kindness empathy
strength resilience fortitude endurance
courage bravery
patience perseverance persistence tenacity
hard-working diligent
discipline consistency
determination perseverance resolve grit persistence
skills abilities talents capabilities competencies
knowledge expertise understanding know-how
experience expertise
quality excellence
efficiency productivity effectiveness
creativity innovation imagination ingenuity
collaboration cooperation teamwork partnership
trust confidence faith
respect appreciation admiration
gratitude appreciation thanks thankfulness
beauty charm elegance splendor splendour allure
heritage tradition legacy
culture heritage
history heritage
values beliefs principles ideals
needs requirements demands
wants desires
habits routines
ways methods means
steps measures
fear anxiety worry concern apprehension
stress pressure strain tension anxiety
risk danger hazard
change transformation shift
impact influence effect
power influence authority
vision mission
plans strategies
insights perspectives
advice guidance counsel tips
feedback input comments
comfort convenience ease
freedom liberty independence autonomy
unity harmony solidarity togetherness
stability security
apologies regret regrets
apology regret
prosperity success wealth
success achievement accomplishment
purpose meaning
wonder awe amazement
bonds connections ties relationships links
communities societies
opportunities possibilities chances prospects
limits boundaries
norms standards conventions
ease simplicity
clarity transparency
time effort energy
full complete total whole entire
first foremost
each every
any all
rich diverse varied
vast wide broad
deep profound
deep meaningful
lasting enduring permanent
steady consistent constant stable
seamless intuitive
sleek modern stylish
foster nurture cultivate encourage promote
improve enhance
support encourage
inspire motivate
guide support
share exchange
plan organize organise
assess evaluate
protect preserve safeguard
learn grow
promote encourage
build develop
shape define mold mould
educate inform
connect engage
thrive flourish prosper
grow flourish
nook cranny
vim vigor vigour
null void
part parcel
ways means
bits pieces
safety security
skills abilities
skill ability
quality excellence
timely prompt
strength power
care attention`,
  ar: `واضح جلي بين
واضحة جلية بينة
سريع عاجل خاطف
سريعة عاجلة خاطفة
فرح سرور بهجة
فرحة سرور بهجة سعادة
دفء حفاوة ترحاب
هدوء سكينة طمأنينة
عون مساعدة مساندة
طفولة صبا
تقدير عرفان امتنان شكر
متعدد متنوع مختلف
تعزيز تنمية تقوية ترسيخ دعم
جد التزام
تفان إخلاص تفاني
دعم مساندة مؤازرة مساعدة معونة عون
ثقة اطمئنان طمأنينة
ود تقدير محبة احترام مودة
شكر امتنان عرفان تقدير
دقة إتقان إحكام
تطوير تحسين تحديث ارتقاء
نمو ازدهار تطور تقدم رقي نهضة
تقدم رقي تطور ازدهار
كفاءة فعالية فاعلية إنتاجية
إنتاجية كفاءة
تميز ريادة تفوق إبداع
ابتكار إبداع تجديد
سهولة يسر بساطة سلاسة
راحة استرخاء هدوء سكينة طمأنينة
هدوء سكينة طمأنينة سكون
أمن أمان سلامة
فرح سرور بهجة سعادة
بهجة سرور سعادة متعة
حب مودة محبة عشق
تعاون تكاتف تضامن تكافل تآزر
تلاحم تماسك ترابط
أهداف غايات مقاصد
أهداف طموحات تطلعات
طموحات آمال أحلام تطلعات
وضوح شفافية
نزاهة شفافية مصداقية أمانة
عزيمة إصرار إرادة مثابرة
جهد مثابرة اجتهاد كد
صبر مثابرة جلد تحمل
صعوبات تحديات عقبات معوقات عراقيل مشكلات
انضباط التزام
التزام حرص تفان إخلاص
إخلاص تفان
شامل متكامل كامل وافٍ
شاملة متكاملة كاملة وافية
قوة متانة صلابة
متين قوي صلب
متينة قوية صلبة
واضح صريح جلي
واضحة صريحة جلية
بسيط سهل ميسر
بسيطة سهلة ميسرة
سريع فعال
سريعة فعالة
آمن موثوق
آمنة موثوقة
جميل رائع خلاب ساحر بديع
جميلة رائعة خلابة ساحرة بديعة
فريد مميز متفرد استثنائي
فريدة مميزة متفردة استثنائية
هادئ ساكن مريح
هادئة ساكنة مريحة
دافئ حميم
دافئة حميمة
غني ثري متنوع
غنية ثرية متنوعة
حديث متطور عصري
حديثة متطورة عصرية
مهم ضروري أساسي حيوي جوهري
مهمة ضرورية أساسية حيوية جوهرية
دقيق متقن محكم
دقيقة متقنة محكمة
مفيد نافع مثمر
مفيدة نافعة مثمرة
ملهم محفز مشجع
ملهمة محفزة مشجعة
أصالة عراقة
تراث إرث موروث
تاريخ حضارة عراقة
كرم سخاء جود
كرم ضيافة
شجاعة بسالة إقدام
عدل إنصاف مساواة عدالة
حرية استقلال
سلام وئام انسجام أمان
انسجام تناغم تناسق توافق
تنسيق تناغم
تنوع تعدد ثراء
مهارات قدرات كفاءات إمكانات
قدرات إمكانات طاقات
خبرة معرفة دراية
معرفة علم فهم
وعي إدراك فهم
اهتمام رعاية عناية
عناية رعاية اهتمام
متابعة إشراف مراقبة
إشراف متابعة
تخطيط تنظيم ترتيب
تشجيع تحفيز
دعم تشجيع
نصائح إرشادات توجيهات
نصح إرشاد توجيه
حلول بدائل
طرق أساليب وسائل
قيم مبادئ مثل
عادات تقاليد أعراف
أفكار آراء تصورات
مشاعر أحاسيس عواطف
خوف قلق توتر
ضغط توتر إجهاد
تعب إرهاق عناء مشقة
مشاكل صعوبات أزمات
فقر عوز حاجة
نجاح تميز تفوق
نجاحات إنجازات
إنجاز نجاح
تأثير أثر
تغيير تحول
بناء تشييد
حماية صون حفاظ
استقرار ثبات أمن
استدامة استمرارية ديمومة
جودة إتقان
سرعة مرونة
مرونة سلاسة
أناقة رقي فخامة
جمال سحر روعة بهاء رونق
سحر جاذبية
دفء حميمية
شغف حماس حب
حماس اندفاع
أمل تفاؤل
تفاؤل إيجابية
فخر اعتزاز
احترام تقدير
صدق أمانة
سخاء عطاء بذل
تضحية عطاء
صحة عافية سلامة
رفاهية راحة
هوية انتماء
انتماء ولاء
حدود قيود
أحلام طموحات
آفاق مجالات
فرص إمكانيات
تواصل تفاعل
حوار نقاش
تفاهم توافق
مسؤولية واجب
تفكير تأمل
تأمل تدبر
تعلم اكتشاف
نظام ترتيب
حزن أسى ألم
ألم معاناة
عمق أصالة`,
};
