import { lexicon } from "./lexicon.ts";

/** Words of praise that no reader can check. */
export const SUBJECTIVE = lexicon(
  [
    "good|great|nice|amazing|awesome|excellent|perfect|perfectly|best|beautiful|wonderful|fantastic|incredible|outstanding|brilliant|stunning|impressive|exceptional|superb|top-notch|flawless|epic|cool",
    "engaging|compelling|captivating|catchy|viral|powerful|killer|eye-catching|attractive|appealing|interesting|exciting|inspiring|unique|creative|innovative|modern|elegant|premium|luxurious|world-class|impactful|memorable",
    "professional|professionally|high_quality|high-quality|quality|robust|clean|scalable|elegant|optimal|ideal|effective|awesome|proper|decent|polished|well-written|user-friendly",
    "make it good|great|nice|pop|better|shine|amazing",
    "top notch|quality",
    "next level",
    "world class",
    "production ready",
    "eye catching",
    "mind blowing",
    "really|very|super good|nice|great|cool|professional",
    "احترافي|احترافيه|احترافيا|محترف|باحترافيه|احترافيين",
    "رائع|رائعه|ممتاز|ممتازه|مميز|مميزه|متميز|متميزه|جميل|جميله|مبهر|مبهره|مذهل|مذهله|خرافي|خرافيه|اسطوري|فخم|فخمه|خطير|خطيره|جامد|جامده|حلو|حلوه|تحفه|روعه|قمه|جبار",
    "جذاب|جذابه|مشوق|مشوقه|ملفت|ملفته|لافت|لافته|ساحر|مؤثر|مؤثره|قوي|قويه|فعال|فعاله|ابداعي|ابداعيه|مبتكر|مبتكره|فريد|فريده|عصري|عصريه|راقي|راقيه|مثالي|مثاليه|مناسب|مناسبه|مفيد|مفيده|ممتع|ممتعه|مرتب|مرتبه|مقنع|مقنعه",
    "عالي|عاليه الجوده",
    "جوده عاليه",
    "على اعلى مستوى",
    "بشكل|بطريقه|باسلوب جيد|جيده|حلو|حلوه|مناسب|مناسبه|ممتاز|لائق",
    "منيح|كويس|كويسه|زين|زينه|حلوين|ع_كيفك|مضبوط|يجنن|بيجنن|يشد|بيشد",
    "افضل|احسن|اجمل|اقوى ما|شي|شيء|حاجه|صوره|شكل|نتيجه",
  ],
  { loose: false },
);
