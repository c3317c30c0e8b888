import { fold } from "#engines/text/fold.ts";

/** Common words of requests, whose slips of the finger are told without a dictionary. */
const ENGLISH =
  "write please email letter message article summary summarise summarize translate explain create describe compare analyse analyze review extract classify generate improve rewrite correct suggest prepare design schedule calculate recommend provide include mention about would could should their there these those which where because between before after without within against through another everything something anything people friend customer client manager landlord teacher student parents children family company school office clinic hospital restaurant kitchen garden market monday tuesday wednesday thursday friday saturday sunday january february march april august september october november december morning evening tomorrow yesterday tonight minutes words sentence sentences paragraph paragraphs bullet bullets points table column columns short simple polite friendly formal professional english arabic french spanish german number numbers amount amounts receipt receipts invoice invoices report reports answer answers question questions example examples format language translation instructions request information description product products price prices order orders delivery service services website business project meeting appointment address phone mobile account payment discount opening closing weekly monthly coffee bakery flower flowers heater broken neighbour neighbours neighbor neighbors weather quick quickly nothing received receive believe separate definitely beginning different difference important interesting necessary recipe recipes chicken vegetables ingredients travel holiday ticket tickets hotel airport flight train station winter summer spring autumn shop store gate opens closes cold since make keep need with from that this them they have your what when then also very each some only must like list post text code file data names name blurry picture image video story poem title".split(
    " ",
  );
const ARABIC =
  "اكتب اكتبلي رساله ايميل خطاب مقال ملخص لخص ترجم اشرح قارن صحح راجع استخرج صنف اقترح جهز حضر اعلان اعلانا منشور بوست جدول قائمه نقاط فقره كلمات كلمه سطور سطرين جمله العميل العملاء للعملاء الزبون الزبائن المدير للمدير المديره الجيران للجيران المعلم المعلمه الطالب الطلاب الاهالي للاهالي المدرسه الشركه المكتب العياده المستشفي المطعم المتجر المحل الموعد موعد اجازه صيانه المصعد حفله دعوه خصم السعر الاسعار الطلب الفاتوره التوصيل العنوان التاريخ الاحد الاثنين الثلاثاء الاربعاء الخميس الجمعه السبت الساعه صباحا مساء اليوم غدا الاسبوع الشهر قصيره قصير مختصر بسيطه واضحه رسميه رسمي بالفصحي بالعربيه بالانجليزيه شكرا لو سمحت عايز عايزه اريد محتاج ممكن عندي عندنا".split(
    " ",
  );
/** Words that a slip of a common word would look like. */
const REAL =
  "three though travell noting baker statin crate trough tough being quire coarse corse poduct rite bead bred form trail sing diary dairy angle angel casual causal quite quiet united untied lots slot alter later stale least steal tables bale able sale salt last lots post pots stop spot tops text test sets nots note tone ones eons noes code deco data file life lief name mean amen mane list slit silt lits keep peek need eden dene with whit from form that hat this his them then hem they the have hav your you when hen also some only like lie list very vey each ache must mst title tile poem story sory table tabel pints point pint bullet bulle price pice pries order oder odor meeting meting orders reports repots report repot train tran trin spring sprig coffee gate gat cold clod gates opens closes poems store stoe tore shop hop weather wether whether weathe heater heate broken broke token holiday hotel motel ticket thicket parent parents patents children friends fiends friend fiend market marke makes teacher teachers teaches students student letters letter lettre later latter describes describe discount discounts discus phone phones hone number numbers umber amount amounts mount answer answers format fomat formal forma simple simpler sample professional service services".split(
    " ",
  );

const SLIPS = slips();

/** The common word that a word is a slip of: two letters swapped, one left out, or the last one doubled; null for other words. */
export function slipOf(word: string): string | null {
  return SLIPS.get(word) ?? null;
}

function slips(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const words = [...ENGLISH, ...ARABIC.map(fold)];
  const known = new Set([...words, ...REAL]);
  for (const word of words) {
    const add = (slip: string) => {
      if (slip !== word && slip.length >= 4 && !known.has(slip)) found.set(slip, word);
    };
    for (let index = 1; index < word.length; index += 1) {
      // Arabic letters in another order are too often another word.
      if (!/^[a-z]/.test(word) || index + 1 === word.length) break;
      add(word.slice(0, index) + (word[index + 1] as string) + (word[index] as string) + word.slice(index + 2));
      if (word.length >= 6) add(word.slice(0, index) + word.slice(index + 1));
    }
    add(word + (word.at(-1) as string));
  }
  return found;
}
