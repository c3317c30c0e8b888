import sharp from "sharp";
import { numberString } from "#training/digits/strings.ts";
import { createRandom } from "#training/glyphs/random.ts";

/** A page drawn for the benchmark: texts written for it, faces and sizes that the engine was not tuned on. */
export interface DrawnPage {
  file: string;
  category: string;
  lang: "ar" | "en" | "mix";
  text: string;
  image: Buffer;
}

const ARABIC = [
  "وصل القطار متأخرا نصف ساعة بسبب الأمطار الغزيرة.",
  "تعرض المكتبة كتبا نادرة في الطب والفلك والهندسة.",
  "اشترت جدتي زيتا وعسلا وتينا مجففا من القرية.",
  "هل تذكر الطريق المؤدي إلى البحيرة القديمة؟",
  "ينصح الخبراء بشرب الماء صباحا قبل القهوة، ثم المشي قليلا.",
  "أعلنت البلدية عن إغلاق الجسر لأعمال الصيانة.",
  "كتب الطالب رسالته بخط واضح وسلمها إلى المعلم.",
  "يحتاج المشروع إلى خطة واضحة وميزانية كافية وفريق متعاون.",
];
const MARKED = [
  "سَافَرَ التَّاجِرُ فِي الصَّبَاحِ وَعَادَ قَبْلَ الْغُرُوبِ.",
  "شَرِبَ الطِّفْلُ الْحَلِيبَ ثُمَّ نَامَ فِي سَرِيرِهِ.",
  "كَتَبَ الْمُعَلِّمُ الدَّرْسَ عَلَى السَّبُّورَةِ.",
  "زَرَعَتِ الْأُمُّ وَرْدَةً حَمْرَاءَ قُرْبَ الْبَابِ.",
  "مَنْ طَلَبَ الْعُلَا سَهِرَ اللَّيَالِيَ.",
  "يَلْعَبُ الْأَوْلَادُ بِالْكُرَةِ فِي السَّاحَةِ.",
];
const NUMBERS = [
  "دفتر ٣٫٢٥",
  "قلم أزرق ١٫٤٠",
  "حقيبة سفر ٨٩٫٩٩",
  "هاتف ٠٧٩٨٦٥٤٣٢١",
  "التاريخ ٢٠٢٦/١١/٠٥",
  "الساعة ٠٨:٣٥",
  "الخصم ١٥٪",
  "المجموع ٩٤٫٦٤",
];
const MIXED = [
  "افتح برنامج Photo Studio ثم اختر الصورة المطلوبة.",
  "يعمل الهاتف بمعالج Kirin 990 وشاشة واسعة.",
  "أرسل الملف إلى البريد support@example.com قبل المساء.",
  "نسخة Windows الجديدة متاحة للتحميل الآن.",
];
const ENGLISH = [
  "The ferry leaves at 7:45 and returns before dark.",
  "Please keep the receipt for at least 30 days.",
  "Fresh bread, olives and cheese are served daily.",
];

interface Kind {
  category: string;
  lang: DrawnPage["lang"];
  lines: readonly string[];
  fonts: readonly string[];
  sizes: readonly number[];
}

const KINDS: readonly Kind[] = [
  {
    category: "page",
    lang: "ar",
    lines: ARABIC,
    fonts: ["Noto Kufi Arabic", "KacstNaskh", "Noto Naskh Arabic UI", "DejaVu Sans"],
    sizes: [20, 30],
  },
  {
    category: "marked",
    lang: "ar",
    lines: MARKED,
    fonts: ["KacstNaskh", "Noto Naskh Arabic UI", "Noto Sans Arabic", "Amiri"],
    sizes: [30, 42],
  },
  {
    category: "numbers",
    lang: "ar",
    lines: NUMBERS,
    fonts: ["Noto Kufi Arabic", "KacstNaskh", "DejaVu Sans", "Amiri"],
    sizes: [22, 34],
  },
  {
    category: "mixed",
    lang: "mix",
    lines: MIXED,
    fonts: ["Noto Naskh Arabic UI", "DejaVu Sans", "Noto Sans Arabic"],
    sizes: [22, 30],
  },
  { category: "english", lang: "en", lines: ENGLISH, fonts: ["Noto Serif", "Liberation Mono"], sizes: [18, 26] },
];

/** All pages: every kind in every face and size, every second one as a compressed, slightly blurred picture. */
export async function drawPages(): Promise<DrawnPage[]> {
  const pages: DrawnPage[] = [];
  for (const kind of KINDS) {
    for (const font of kind.fonts) {
      for (const size of kind.sizes) {
        const worn = pages.length % 2 === 1;
        pages.push({
          file: `${kind.category}-${font.replaceAll(" ", "")}-${size}${worn ? "-worn" : ""}`,
          category: kind.category,
          lang: kind.lang,
          text: kind.lines.join("\n"),
          image: await draw(kind, font, size, worn),
        });
      }
    }
  }
  return pages;
}

async function draw(kind: Kind, font: string, size: number, worn: boolean): Promise<Buffer> {
  const step = size * (kind.category === "marked" ? 2.4 : 1.9);
  const width = Math.ceil(Math.max(...kind.lines.map((line) => line.length)) * size * 0.62) + 80;
  const height = Math.ceil(step * (kind.lines.length + 1));
  const [x, direction] = kind.lang === "en" ? [40, "ltr"] : [width - 40, "rtl"];
  const texts = kind.lines.map(
    (line, at) =>
      `<text x="${x}" y="${Math.round(step * (at + 1))}" direction="${direction}" font-family="${font}" font-size="${size}" fill="#1a1a1a">${line}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fdfdfb"/>${texts.join("")}</svg>`;
  const clean = sharp(Buffer.from(svg)).flatten({ background: "#fff" });
  return worn ? clean.blur(0.5).jpeg({ quality: 55 }).toBuffer() : clean.png().toBuffer();
}

const LABELS = [
  "خبز",
  "حليب طازج",
  "المجموع",
  "رقم الطلب",
  "التاريخ",
  "هاتف",
  "قهوة",
  "الخصم",
  "كتاب",
  "الضريبة",
  "الباقي",
  "سلة",
];
const DIGIT_FONTS = [
  "Amiri",
  "Noto Naskh Arabic",
  "DejaVu Sans",
  "KacstBook",
  "Noto Kufi Arabic",
  "KacstNaskh",
  "KacstLetter",
];

/** Lines of a word and a number in Arabic-Indic digits; the last three faces were left out of the digit reader's training. */
export async function drawDigitPages(): Promise<(DrawnPage & { numbers: string[] })[]> {
  const random = createRandom(4242);
  const pages: (DrawnPage & { numbers: string[] })[] = [];
  for (const font of DIGIT_FONTS) {
    for (const size of [22, 30, 44]) {
      const numbers = LABELS.map(() => numberString(random, "indic"));
      const lines = LABELS.map((label, at) => `${label} ${numbers[at]}`);
      const kind: Kind = { category: "digits", lang: "ar", lines, fonts: [], sizes: [] };
      const image = await draw(kind, font, size, size === 30);
      pages.push({
        file: `digits-${font}-${size}`,
        category: "digits",
        lang: "ar",
        text: lines.join("\n"),
        image,
        numbers,
      });
    }
  }
  return pages;
}
