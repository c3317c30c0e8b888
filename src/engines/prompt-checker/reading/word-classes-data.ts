import { fold } from "#engines/text/fold.ts";
import { readTokens } from "#engines/reader/tokens.ts";

/**
 * What a directive speaks of, over closed classes: order, object, measure, polarity. The classes decide nothing; a piece's classes
 * and their pairs are features whose weights are learned, so that a wording nobody wrote down is read by what its words are.
 */
const CLASS_WORDS = {
  not: "not no never don't doesn't without avoid لا لم لن ليس بدون دون بلا ما ممنوع مش مو مب ماشي غير",
  first:
    "first begin start open opening immediately upfront top before straight اولا اول ابدا افتتح فورا حالا مباشره بدايه قبل بالاول",
  after:
    "then after afterwards later below follow next finally last end ثم بعد بعدها بعدين لاحقا يليه يليها بعدئذ اخيرا اختم نهايه",
  only: "only just solely exclusively فقط بس وحده حصرا لاغير",
  verdict:
    "verdict score grade rating rate mark decision decide answer conclusion conclude winner recommendation ranking diagnosis result judgement judgment judge pick choose choice rank percentage درجه علامه حكم تقييم قيم قرار قرر نتيجه جواب خلاصه توصيه ترشيح ترتيب تشخيص نسبه اختر اختيار حسم",
  reason:
    "why reason reasons reasoning justify justification explain explanation because grounds evidence analysis analyse analyze working rationale argue support سبب اسباب تعليل علل برر تبرير شرح اشرح ليش ليه لماذا دليل ادله تحليل حلل حيثيات مبررات علاش",
  every:
    "any whatever anything everything all every each whichever wherever whoever unlimited full كل جميع اي ايا مهما كافه شتي مطلق كامل",
  tool: "tool tools account command commands api shell server browser file files folder database card permission permissions access account inbox calendar terminal repository cloud system اداه ادوات حساب حسابات امر اوامر خادم سيرفر ملف ملفات مجلد قاعده بطاقه صلاحيات صلاحيه وصول بريد متصفح نظام طرفيه",
  endless:
    "keep continue until repeat retry again forever endlessly loop nonstop constantly persist keep استمر واصل كرر اعد حاول حتي كلما دايما ابدا باستمرار مجددا تكرار ضل تم خليك",
  stop: "stop halt quit finish cease pause ask limit attempts rounds tries قف توقف اوقف انه انتهي كف حد محاولات جولات مرات",
  source:
    "source sources citation citations reference references doi isbn url link links author authors footnote footnotes journal volume issue study studies paper papers publisher edition quote quotes archive page مصدر مصادر مرجع مراجع مجلد صفحه صفحات حاشيه حواشي مولف دراسه دراسات بحث ابحاث رابط روابط ناشر طبعه مجله اقتباس مخطوط ارشيف هامش هوامش توثيق",
  exact:
    "exact exactly precise precisely verbatim specific original unpublished secret internal private بالضبط بدقه دقيق محدد حرفي حرفيا نصا داخلي سري منشور",
  sense:
    "smell hear listen see look watch taste feel touch visit photograph record شم اسمع استمع شوف انظر شاهد راقب ذق المس زر صور سجل",
  act: "call phone ring remind book order buy pay send transfer print deliver schedule text wake log install download monitor اتصل رن ذكر ذكرني احجز اطلب اشتر ادفع ارسل حول اطبع وصل جدول ايقظ ادخل ثبت حمل رد ابعث",
  now: "now today tomorrow tonight live currently current latest recent recently newest yesterday minute moment الان اليوم غدا بكره الليله حاليا احدث اخر جديد لحظه مباشر هلق دلوقتي الحين دابا",
  obey: "follow obey carry execute comply apply perform run honour accept act نفذ اتبع اطع امتثل طبق شغل اعمل التزم استجب لب",
  order:
    "instruction instructions request requests orders rules wishes demands directions prompt تعليمات طلب طلبات قواعد رغبات توجيهات وصايا تعليمه",
  outside:
    "email emails message messages page pages website document documents comment comments review reviews customer user visitor sender writer ticket post note transcript guest رساله رسايل صفحه موقع مستند مستندات وثيقه تعليق تعليقات مراجعه زبون عميل مستخدم زاير مرسل كاتب تذكره منشور ملاحظه",
  data: "data material treat content information untrusted quoted معلومات بيانات محتوي ماده تعامل نص",
  care: "doctor gp nurse lawyer solicitor adviser advisor professional pharmacist emergency specialist accountant ambulance consult refer helpline electrician طبيب دكتور محام محامي مستشار صيدلي صيدلانيه اسعاف طواري مختص محاسب راجع استشر كهربائي",
  stake:
    "dose dosage medicine drug tablet symptom pregnant diagnosis treatment surgery invest investment loan savings pension shares mortgage debt custody lawsuit court sue contract evict visa fracture pain fever crypto insulin antibiotic جرعه دواء حبوب اعراض حامل تشخيص علاج عمليه استثمار قرض مدخرات معاش اسهم رهن ديون حضانه دعوي محكمه عقد اخلاء فيزا كسر الم حراره انسولين مضاد",
  sure: "sure certain definitely confident confidently guarantee guaranteed certainty hesitate doubt اكيد متاكد جزما واثق بثقه ضمان مضمون يقين تردد شك حتما",
  unsure: "unsure uncertain maybe unknown unclear missing estimate اظن ربما مجهول ناقص غامض تعرف تعلم تقدير",
  here: "below above attached following here enclosed pasted uploaded ادناه اعلاه مرفق اتي تالي مذكور ملصق هنا تحت فوق",
  that: "this that these those it the thing matter issue problem situation stuff هذا هذه ذلك تلك موضوع مشكله قضيه امر شي حاجه وضع الشغله",
  gone: "usual mentioned discussed agreed promised said earlier previous before last happened اتفقنا حكينا قلنا سابق معتاد وعد حصل صار حدث متفق سالف",
  good: "good better best nice amazing great perfect powerful professional wow stunning engaging creative brilliant جيد افضل احسن حلو جميل رائع مذهل ممتاز قوي احترافي مبهر خرافي ابداعي متميز",
  person:
    "expert genius world best greatest leading award legend master guru خبير عبقري اعظم افضل اشهر اسطوره عالمي محترف استاذ جوائز",
} as const;

/** Class numbers by stem: a word may belong to several. */
export const CLASSES_OF: ReadonlyMap<number, readonly number[]> = byStem();

export type WordClass = keyof typeof CLASS_WORDS;

/** Whether a stem belongs to a class. */
export function isOf(name: WordClass, stem: number | undefined): boolean {
  return stem !== undefined && (CLASSES_OF.get(stem)?.includes(NAMES.indexOf(name)) ?? false);
}
const NAMES = Object.keys(CLASS_WORDS);

function byStem(): Map<number, number[]> {
  const found = new Map<number, number[]>();
  Object.values(CLASS_WORDS).forEach((words, index) => {
    // An Arabic order denied, or reported of another, takes a prefix: «نفّذ»، «لا تنفّذ»، «ينفّذ».
    const forms = fold(words).replace(/(?<![ء-ي])[ء-ي]{3,4}(?![ء-ي])/g, "$& ت$& ي$&");
    for (const { stem } of readTokens(forms)) {
      const known = found.get(stem);
      if (known === undefined) found.set(stem, [index]);
      else if (!known.includes(index)) known.push(index);
    }
  });
  return found;
}
