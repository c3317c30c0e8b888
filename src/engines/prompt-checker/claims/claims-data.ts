/**
 * What a directive can claim, on closed subjects. Words are classes by light stem; a claim is a row of classes that a clause
 * holds in this order with few words between (`a|b`: one of both; `!a`: denied). Two sides of a subject exclude each other.
 */
export const CLASSES: Readonly<Record<string, string>> = {
  only: "only solely exclusively alone purely entirely wholly strictly فقط وحده وحدها بس حصرا لحاله لحالها وبس لاغير كامل كاملا كله كلها",
  nothing: "nothing none nobody لاشيء شيء شي حاجه والو ولا",
  around: "else before after outside around besides beyond قبله قبلها بعده بعدها خارج خارجه حوله حولها غيره غيرها سواه",
  output:
    "csv json xml yaml html array object sql query code script table file markdown جدول جدولا كود ملف مصفوفه استعلام",
  text: "text word prose comment explanation introduction preamble نص كلام شرح تعليق مقدمه كلمه",
  below: "underneath below beneath under above تحته تحتها تحت اسفله اسفلها فوقه واسفل وتحته وتحتها وتحت مهد",
  after: "after afterwards following before ahead بعده بعدها بعد قبله قبلها قبل وقبله وبعده وبعدها وبعد",
  say: "explain tell say add write sum summarise summarize describe comment sentence line paragraph remark introduction insight اشرح وضح قل قول قولي اكتب ضيف اضف زيد علق لخص جمله جملتين سطر سطرين فقره فقرتين بفقره بفقرتين بجمله بسطر ملاحظه تعليق شرح خلاصه وضحلي قوللي",
  ask: "ask asks asked asking request collect gather اطلب طلب تطلب اسال تسال اساله تساله اسالهم تجمع اجمع خذ سجل تخزن تسجل تاخذ",
  personal:
    "name phone mobile number email e-mail address birth card pin password identity details personal surname اسم اسمه اسمها الاسم هاتف هاتفه جوال جواله رقم رقمه عنوان عنوانه بريد بريده ميلاد ميلاده هويه بطاقه بيانات شخصيه",
  health: "health symptom illness condition medical diagnosis complaint صحيه صحته مرض مرضه يشكو اعراض حالته شكواه",
  name: "name named naming names identify identity identifiable اسم اسما اسماء الاسماء اسمه اسمها باسمه باسمها هويه يسمي تسمي سم سمي",
  person: "anyone anybody person people who whom member أحد احد حد شخص اشخاص الناس صاحبه اصحابها",
  attribute: "attribute credit انسب وانسب اعز سم اذكر",
  byname: "باسمه باسمها باسمائهم لصاحبه باسم",
  who: "who مين منو شكون من",
  spoke:
    "said say argued spoke proposed suggested objected voted attended present was were did قال قالت اقترح اعترض حضر تكلم وافق صوت",
  answer: "answer solution result query correction code الحل حله الاجابه اجابه جواب الجواب الناتج النتيجه الكود",
  whole:
    "full complete whole entire final ready corrected finished كامل كامله الكامل الكامله كاملا جاهز النهايي المصحح مصححه",
  give: "give tell show reveal write solve provide say lay set set-out hand print mark put اعط تعط تعطيني عطيني اعطني قل تقل تقول تقوللي اكتب تكتب ورني وريني بين تكشف حل تحل ضع ظلل عرض اعرض",
  attempt: "find solve work write discover احل حلها اكتشف اعرف اكتب احلها",
  self: "myself themselves himself herself own بنفسي لوحدي لحالي وحدي بنفسه بروحي بانفسهم",
  role: "character role scene persona دور الدور شخصيه الشخصيه",
  stay: "stay remain keep خليك ابق ابقي تخرج تطلع اخرج ضل",
  feedback:
    "feedback notes remark coach comment rating ملاحظه ملاحظات رايك تقييم تقييمك قيم كمدرب مدرب صحح تصحيح نقد علق تعليق",
  turn: "turn reply replies line message answer exchange ردودك رد ردك رسايلك جوابك سطر كلامك",
  promise:
    "promise commit guarantee hint imply pledge assure وعد توعد توعده تعد نعد نلتزم التزام تلتزم موعد ضمان تضمن نعده ماتوعدهوش توعدهاش وعود",
  assure:
    "tell telling reassure assure say saying confirm end طمنه طمنها طمن قله قوله قولها اخبره اخبرها اختم واختم اكد اكدله وطمنه وقله وقوله",
  time: "tomorrow tonight monday tuesday wednesday thursday friday saturday sunday week days hours noon باكر بكره غدا غد اسبوع الاسبوع خلال ايام يومين يوم ساعه ساعات الخميس الجمعه السبت الاحد الاثنين الثلاثاء الاربعاء",
  money:
    "refund money back account card reimburse compensation price استرداد استرجاع فلوسه فلوسها حسابه حسابها راجعله يرجع تعويض تمن المبلغ",
  keep: "leave keep copy carry preserve retain اترك ابق ابقي خلي خل حافظ احفظ انقل اتركها خليها",
  asis: "exactly unchanged unaltered untouched precisely verbatim is stands are same intact كما نفس نفسه حرفيا بالحرف هي هو",
  change: "change alter touch edit modify rewrite تغير تبدل تعدل تمس تلمس يتغير يدق",
  alter: "round swap replace substitute reword rephrase modernise modernize overwrite قرب قربها استبدل",
  speech: "dialogue dialog speak speaks speaking حوار يحكي يتكلم تتكلم بيحكي حوارات",
  talks:
    "tells replies argue argues shouts whispers يرد ترد يتجادل يتجادلوا يتجادلان يساله تساله يصرخ يهمس يتناقش تقلو بتقلو",
  define: "explain define spell gloss اشرح عرف تشرح يشرح فسر شرح تعريف التعريف",
  term: "term word jargon shorthand abbreviation acronym vocabulary terminology مصطلح مصطلحات المصطلحات اختصار كلمه",
  eachof: "each any every all كل اي",
  skip: "skip freely dispense وقوف حاجه داعي تبسيط",
  expert:
    "expert experts specialist specialists scholar professional fluent متخصص متخصصين مختصين خبراء اكاديمي محكمه باحثين الباحثين",
  oneword: "one-word",
  one: "one single وحده واحده",
  several: "two three four زوج جوج ثلاثه ثلاث تلات كلمتين مركبه مركب",
  word: "word words كلمه كلمات الكلمات",
  pairs: "pairing pairs combining compound",
  price: "price prices cost costs amount fee سعر اسعار الاسعار ثمن تمن اثمان تكلفه مبلغ مبالغ بسعر",
  emoji: "emoji emojis emoticon ايموجي ايموجيات",
  symbol: "symbol icon smiley heart sticker رمز قلب",
  verse: "poetry poem proverb verse شعر امثال ابيات بيت قصيده",
  sort: "sort order rank arrange list رتب رتبها ترتيب مرتبه مرتب ورتب فرز",
  desc: "descending largest highest newest latest biggest most تنازليا تنازلي الاكبر الاعلي الاحدث الاكثر",
  asc: "ascending smallest lowest oldest earliest least تصاعديا تصاعدي الاصغر الاقل الاقدم",
  top: "top first start begin open opens افتتح يفتتح ابدا يبدا تبدا اول الاول بداي مقدمه",
  backwards: "backwards reverse بالعكس معكوس عكسيا",
  forwards: "forward chronological chronologically زمنيا بالترتيب التسلسل بتسلسل",
  install:
    "install pip package dependency dependencies library internet offline bare third-party تثبيت مكتبات حزم انترنت خارجيه خارج",
  standard: "standard builtin built-in القياسيه قياسيه",
  package:
    "pandas numpy requests beautifulsoup matplotlib openpyxl polars scipy django flask jquery lodash axios bootstrap tailwind pyarabic dateutil dataframe bs4 selenium sklearn moment بانداس نمباي",
};

/** Claims between bars; `once` ones hold only where nothing conditions them. */
export interface Subject {
  one: string;
  other: string;
}

export const SUBJECTS: Readonly<Record<string, Subject>> = {
  pure: {
    one: "only output|output,only|nothing !around|nothing !after|nothing !output|nothing around|!output around|!text around|!text output",
    other: "below say|say below|after output say|say after output",
  },
  personal: { one: "!ask personal", other: "ask personal" },
  health: { one: "!ask health", other: "ask health|who health" },
  names: { one: "!name person|!name !person", other: "attribute byname|who spoke|say byname" },
  solution: { one: "!give answer|give !answer|attempt self", other: "whole answer|answer whole" },
  role: { one: "stay role|!role|!feedback", other: "feedback turn|turn feedback|below turn feedback" },
  promise: { one: "!promise", other: "assure time|assure money" },
  keep: { one: "keep asis|!change asis", other: "^alter" },
  speech: { one: "!speech", other: "talks" },
  lay: { one: "define eachof term|eachof term define", other: "skip term|term skip|skip define|expert expert|!define" },
  price: { one: "!price", other: "^say price" },
  emoji: { one: "!emoji", other: "symbol|emoji" },
  verse: { one: "!verse", other: "verse" },
  order: { one: "sort desc|desc top", other: "asc top|sort asc|asc sort" },
  forwards: { one: "forwards|sort desc", other: "backwards" },
  single: {
    one: "oneword name|name oneword|one,word name|one,word eachof|name word,one|eachof word,one",
    other: "several word|word several|pairs",
  },
  packages: { one: "!install|standard", other: "package" },
};
