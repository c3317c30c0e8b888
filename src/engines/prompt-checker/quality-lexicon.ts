import { lexicon } from "./lexicon.ts";

/** Words of praise that no reader can check. */
export const SUBJECTIVE = lexicon(
  [
    "good|great|nice|amazing|awesome|excellent|perfect|perfectly|best|beautiful|wonderful|fantastic|incredible|outstanding|brilliant|stunning|impressive|exceptional|superb|top-notch|flawless|epic|cool",
    "engaging|compelling|captivating|catchy|viral|powerful|killer|eye-catching|attractive|appealing|interesting|exciting|inspiring|unique|creative|innovative|modern|elegant|premium|luxurious|world-class|impactful|memorable",
    "professional|professionally|high_quality|high-quality|quality|robust|clean|scalable|elegant|optimal|ideal|effective|awesome|proper|decent|polished|well-written|user-friendly",
    "dreamy|top-class|cute|cutesy|posh|swanky|smooth|sparkling|whimsical|heavenly|divine|breathtaking|swoon-worthy|instagrammable|polished-looking|aesthetic|stylish|classy|chic|elegant|gorgeous|lovely|charming|adorable|delightful|magical|mesmerising|mesmerizing|enchanting|dazzling|sleek|slick|snappy|punchy|edgy|trendy|vibrant|magnetic|irresistible|unforgettable|timeless|iconic|legendary|sublime|exquisite|sophisticated|masterful|genius|clever|fancy|sexy|fabulous|splendid|marvellous|marvelous|phenomenal|spectacular|extraordinary|remarkable|sensational|touching|heart-touching|heartwarming|heartfelt|soulful|cinematic|luxury|upscale|high-end|top-tier|first-class|five-star|best-in-class|state-of-the-art|authentic-sounding|relatable|persuasive|convincing|dynamic|lively|scroll-stopping|attention-grabbing|thumb-stopping|jaw-dropping|head-turning|thought-provoking|show-stopping|kick-ass|badass|dope|awesome-looking|well-crafted|beautifully|nicely|brilliantly|perfectly|amazingly|tasteful|tastefully",
    "wow|wows|dazzle|dazzles|impress|impresses|amaze|amazes|captivate|captivates|hook|hooks|grab|grabs|blow|blows … people|reader|readers|them|everyone|customers|attention|eye|mind|minds|audience|who|you|clients|us",
    "touches|touch|melts|melt|warms|wins|steal|steals … heart|hearts|soul",
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
    "جذاب|جذابه|مشوق|مشوقه|ملفت|ملفته|لافت|لافته|ساحر|مؤثر|مؤثره|قوي|قويه|فعال|فعاله|ابداعي|ابداعيه|مبتكر|مبتكره|فريد|فريده|عصري|عصريه|راقي|راقيه|مثالي|مثاليه|مناسب|مناسبه|مفيد|مفيده|ممتع|ممتعه|مرتب|مقنع|مقنعه",
    "كيوت|حالم|حالمه|ناعم|ناعمه|راق|رقيق|رقيقه|دلوع|مرتبه_ومميزه|فخامه|بفخامه|شيك|شيكه|انيق|انيقه|خلاب|خلابه|مدهش|مدهشه|عجيب|عجيبه|عظيم|عظيمه|خارق|خارقه|استثنائي|استثنائيه|بديع|بديعه|فتان|فتانه|رنان|رنانه|لامع|لامعه|براق|براقه|سلس|سلسه|رشيق|رشيقه|مرموق|مرموقه|خرافه|يخبل|يهبل|يطير|خيالي|خياليه|عجب|كشخه|فله|بريميوم|لوكس|فاخر|فاخره|زوين|زوينه|غزال|واعر|واعره|خطيره|رهيب|رهيبه|توحفه|روعه|قنبله|تجنن|بتجنن|بيعقد|بياخد|محكم|محكمه|متقن|متقنه|رصين|معبر|معبره|راقيه|رومانسي|حماسي|حماسيه|ملهم|ملهمه|هادفه",
    "يخطف|تخطف|يشد|تشد|يجذب|تجذب|يبهر|تبهر|يلفت|تلفت|يسحر|تسحر|يلمس|تلمس|يمس|تمس|يكسر|تكسر|ياخذ|ياخد|تاخد|يهز|تهز|يوقف|توقف|يسرق|تسرق … العين|الانتباه|النظر|الانظار|القلب|القلوب|العقل|المارين|الناس|الزباين|الدنيا|القارئ|القراء|الجمهور|الكل|الاعين|الزبون|العملاء",
    "تبهر|يبهر|ابهر|تبهرهم|يبهرهم",
    "عالي|عاليه الجوده",
    "جوده عاليه",
    "على اعلى مستوى",
    "بشكل|بطريقه|باسلوب جيد|جيده|حلو|حلوه|مناسب|مناسبه|ممتاز|لائق",
    "منيح|كويس|كويسه|زين|زينه|حلوين|ع_كيفك|مضبوط|يجنن|بيجنن|يشد|بيشد",
    "افضل|احسن|اجمل|اقوى ما|شي|شيء|حاجه|صوره|شكل|نتيجه",
  ],
  { loose: false },
);
