import { fold } from "#engines/text/fold.ts";
import { lexicon } from "./lexicon.ts";

/** Who or what a pronoun can stand for: "he", "she", either of the two, or a body called "it". */
export type Reference = "he" | "she" | "person" | "it" | "ithe" | "ithis";

const entries = (reference: Reference, words: string): [string, Reference][] =>
  words.split(" ").map((word) => [fold(word), reference]);

/** Nouns for one person or one body. Arabic bodies by grammatical gender: "ithe" masculine, "ithis" feminine. */
export const ROLES = new Map<string, Reference>([
  ...entries(
    "she",
    "mother aunt sister wife daughter grandmother niece mum mom landlady waitress actress girlfriend hostess widow girl lady woman",
  ),
  ...entries("he", "father uncle brother husband son grandfather nephew dad boyfriend waiter boy man gentleman"),
  ...entries(
    "person",
    "manager supplier teacher doctor nurse neighbour neighbor landlord tenant plumber driver customer client colleague boss director principal parent student pupil assistant lawyer engineer contractor guest host editor author officer accountant secretary coach chef baker tailor electrician architect designer agent buyer seller owner partner cousin friend roommate intern trainer examiner dentist pharmacist carpenter guard caretaker cleaner cashier headteacher headmaster inspector reviewer witness applicant candidate interviewer volunteer mentor patient waiter photographer",
  ),
  ...entries(
    "it",
    "clinic laboratory lab company firm school bank shop store factory agency council ministry hospital university museum hotel restaurant bakery library charity club court insurer warehouse branch department printer scanner server laptop phone car van machine pump boiler router app website plugin database mill farm studio gym salon publisher garage dealership airline courier municipality developer vendor union team committee foundation ngo embassy station newspaper magazine café cafe kitchen choir band",
  ),
  ...entries(
    "she",
    "المديره المورده المعلمه الطبيبه الممرضه الجاره المحاميه الزبونه العميله الموظفه الزميله الطالبه المشرفه السكرتيره المهندسه المدربه المالكه المستاجره المحاسبه الضيفه الام امي خالتي عمتي اختي زوجتي مراتي بنتي جدتي حماتي جارتي صديقتي صاحبتي زميلتي ابنتي والدتي السيده الاستاذه الدكتوره",
  ),
  ...entries(
    "he",
    "المدير المورد المعلم الطبيب الممرض الجار المحامي الزبون العميل الموظف الزميل الطالب المشرف السكرتير المهندس المدرب المالك المستاجر المحاسب الضيف الاب ابي ابوي ابويا خالي عمي اخي اخوي اخويا زوجي جوزي ابني جدي حماي جاري صديقي صاحبي زميلي والدي السيد الاستاذ الدكتور السباك السائق السواق المقاول الكهربايي النجار الحارس البواب",
  ),
  ...entries(
    "ithis",
    "العياده الشركه المدرسه الجامعه الوزاره البلديه المكتبه الجمعيه الصيدليه الحضانه الروضه الجريده المجله المطبعه المزرعه المطحنه البلديه القناه النقابه اللجنه المؤسسه المنظمه السفاره المحطه المحكمه الوكاله المستشفي الورشه الطابعه السياره الاداره",
  ),
  ...entries(
    "ithe",
    "المختبر البنك المصنع المتجر المطعم الفندق المتحف النادي الفرع المحل المكتب المستودع المخبز الفرن الكراج الصالون الناشر المقاول المسجد النادي الاتحاد المركز المعهد التطبيق الموقع الجهاز المجلس",
  ),
]);

/** What two do with each other. */
export const DEALS = lexicon(
  [
    "told|tells|asked|asks|met|meets|called|calls|phoned|emailed|wrote|texted|saw|sees|lent|lends|gave|gives|sent|sends|promised|promises|thanked|paid|pays|owes|owed|sued|hired|fired|replaced|swapped|argued|agreed|agrees|signed|merged|worked|works|quarrelled|helped|visited|invited|joined|informed|warned|blamed|accused|introduced|recommended|showed|sold|bought|rented|handed|offered|convinced|persuaded|spoke|talked|disagreed|followed|left|married|covers|contacted|bought|supplies|supplied|owns|and|with|versus|vs",
    "طلب|طلبت|قال|قالت|اخبر|اخبرت|خبر|سال|سالت|كلم|كلمت|قابل|قابلت|اتصل|اتصلت|سلف|سلفت|اعار|اعارت|اعطي|اعطت|ادي|ادت|اتفق|اتفقت|تعاقد|تعاقدت|راجع|راجعت|وعد|وعدت|اقنع|اقنعت|شكر|شكرت|راسل|راسلت|زار|زارت|باع|باعت|اشتري|اشترت|دفع|دفعت|ارسل|ارسلت|بعث|بعثت|وقع|وقعت|تشاجر|تخانق|تخانقت|تخاصم|ساعد|ساعدت|عزم|عزمت|شاف|شافت|حكي|حكت|اتهم|اتهمت|سلم|سلمت|وكل|وكلت|استاجر|استاجرت|مع|نصح|نصحت",
  ],
  { loose: true },
);
