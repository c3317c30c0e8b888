/** Words that ask for something, name a kind of text, a platform or a manner, and say nothing of what it is about. Folded. */
export const EMPTY_WORDS = new Set(
  `اكتب اكتبلي كتب لي لنا ليا عايز عايزه عاوز ابي ابغى ابغي بدي بدنا بغيت اريد نريد محتاج احتاج ممكن مقال مقاله مقالا تدوينه موضوع موضوعا
محتوي اشرح اشرحلي شرح علمني فهمني درس دروس شيء شي حاجه طويل طويله قصير قصيره حلو حلوه جيد ممتاز كويس اعلان اعلانا منشور منشورا بوست
كابشن تغريده وصف نص انستغرام انستجرام انستا فيسبوك فيس تويتر سناب تيك توك لينكدان واتساب قصه قصيده شعر ابيات حكايه سيناريو حوار اغنيه
عمل ادبي فكره افكار اسم اسماء اسامي اقترح اقتراحات شعار رساله ايميل خطاب بريد الكتروني رسمي رسميه طلب الي علي من في عن مع لو سمحت فضلك
و او ثلاثه خمسه عشره كم عده explain write teach me us an the article blog post essay please want need to learn something short long good
great ad advert caption captions instagram facebook twitter linkedin tiktok social media story poem song script dialogue idea ideas name
names some a few for of my our give make suggest email letter message formal polite nice can you could i we on with draft create new`
    .split(/\s+/)
    .filter((word) => word !== ""),
);

/** People and bodies that a letter goes to, which is not yet what it is for. Folded. */
export const RECIPIENTS =
  /^(?:ل|لل|ال|ول)?(?:مدير|مديري|مديرتي|مديره|استاذ|استاذي|دكتور|معلم|معلمه|صاحب|مالك|بيت|شقه|شركه|بنك|جامعه|مدرسه|وزاره|بلديه|اداره|عميل|زبون|صديق|صديقي|صاحبي|جار|جاري|اخ|اخي|اخوي|امي|زميل|فريق|موظف|مول|الدار|hr)$|^(?:boss|manager|landlord|landlady|client|customer|professor|teacher|team|neighbou?r|supplier|hr|bank|council|airline|investor|recruiter|colleague|friend|brother|sister|mum|mom|dad|school|company|university)s?$/;

/** Words of a meal that name no dish. Folded. */
export const EMPTY_MEAL_WORDS =
  /^(?:ال)?(?:وصفه|وصفات|اكله|اكلات|طبخه|طبخات|طبق|غدا|عشا|فطور|فطار|سحور|سريعه|سهله|خفيفه|شنو|نطيب|اطبخ|نطبخ|لذيذه|صحيه)$|^(?:recipe|recipes|meal|dish|dinner|lunch|breakfast|snack|cook|make|quick|easy|healthy|tonight|tasty)$/;

/** Words of school work that name no subject. Folded. */
export const SCHOOL_WORDS =
  /^\d+$|^(?:ال|لل|ل|ب)?(?:اسءله|اسيله|سءال|سوال|امتحان|اختبار|كويز|ورقه|عمل|درس|دروس|حصه|تحضير|خطه|صف|صفوف|طلاب|طالب|تلاميذ|ابتداي|ابتدايي|اعدادي|متوسط|ثانوي|ثانويه|جامعه|اول|ثاني|ثالث|رابع|خامس|سادس|سابع|ثامن|تاسع|عاشر|سنه|مع|الاجوبه|اجوبه|نموذجيه|حضر|حضري|اعمل|جهز|بطاقات|مراجعه|شهر|دقيقه|صح|صحيح|خطا|اختيار|متعدد|مدرسه)$|^(?:quiz|exam|test|worksheet|lesson|plan|flashcards?|questions?|mcqs?|grade|year|class|students?|pupils?|school|high|middle|primary|paper|mock|marks?|minutes?|mins?|starter|set|answers?|key|key|multiple|choice|unit|midterm|final|homework|activity|\d(?:st|nd|rd|th))$/;

/** School subjects: they say what the course is, not what was covered. Folded. */
export const SCHOOL_SUBJECTS =
  /^(?:ال|لل|ب|ل)?(?:رياضيات|علوم|فيزيا|فيزياء|كيميا|كيمياء|احياء|تاريخ|جغرافيا|عربي|عربيه|انجليزي|انجليزيه|فرنسيه|نحو|قواعد|دين|فقه|حاسوب|فلسفه)$|^(?:maths?|science|physics|chemistry|biology|history|geography|english|french|spanish|german|arabic|grammar|literature|economics|coding|music|art)$/;
