import { lexicon } from "../lexicon.ts";
import type { Rule } from "../rule.ts";

const HARMFUL = lexicon(
  [
    "keylogger|ransomware|malware|spyware|rootkit|botnet|trojan",
    "computer virus",
    "phishing email|page|message|site|campaign|link|kit|text",
    "steal|steals|stealing … password|passwords|credentials|identity|card|cards|cookies|data",
    "hack|hacking|hacks into",
    "hack my|his|her|their|someone's|the … account|phone|instagram|wifi|whatsapp|facebook|email",
    "forge|forged|forging|fake|falsify|counterfeit … certificate|passport|id|degree|diploma|invoice|document|signature|prescription|licence|license|payslip|letter|sick|testimonials|money|banknotes|reviews",
    "impersonate|impersonating",
    "pretend to be … bank|police|his|her|irs|officer",
    "bypass … antivirus|paywall|security|authentication|verification",
    "hides itself from antivirus",
    "make|build|assemble … bomb|explosive|explosives",
    "how to … kill|poison|stalk",
    "ways to … kill myself|yourself",
    "untraceable poison|weapon",
    "without … getting_caught|consent",
    "track|spy … without … knowing|knowledge",
    "launder|laundering money",
    "ddos",
    "crack … licence|license|software|password",
    "deepfake … of",
    "blackmail|extort|extortion",
    "doxx|dox",
    "تزوير|تزور|زور|زورلي|مزور|مزوره|تزييف|زيف",
    "فبرك|تفبرك|فبركه",
    "انتحال|انتحل|تنتحل شخصيه|صفه|هويه",
    "اختراق|اخترق|تخترق|تهكير|هكر|اهكر|تهكر … حساب|جهاز|جوال|موبايل|واي|انستا|واتس|شبكه",
    "هكر|تهكير",
    "فيروس … يدمر|يحذف|يسرق|ينتشر|كمبيوتر",
    "برنامج تجسس|خبيث|فديه",
    "تجسس|اتجسس|اراقب … بدون|دون|من علم|غير",
    "سرقه|يسرق|تسرق|اسرق … كلمات|كلمه|بيانات|حساب|بطاقه|باسورد",
    "شهاده|فاتوره|تقرير|وثيقه|جواز|ختم|توقيع|عذر|اعذار … مزور|مزوره|مزيف|مزيفه|مضروب|مضروبه",
    "تقرير طبي مزيف|مضروب",
    "قنبله|متفجرات|مواد متفجره",
    "طريقه … انتحار|للانتحار|قتل|تسميم",
    "تصيد احتيالي",
    "احتيال|نصب على",
    "باسم البنك|بنك|مصرف|الشرطه|شرطه|وزاره|الوزاره … رمز|الرقم|كلمه|بيانات|بطاقه|تحويل",
    "ابتزاز|ابتز|اهدد",
    "غسيل اموال",
    "ادخال|يدخلون|يدخلوا … الرقم السري|رمز",
    "تجاوز|كسر حمايه",
    "رمز التحقق … رابط|الرقم",
    "شهاده زور",
    "تقييمات|مراجعات وهميه|مزيفه|مزوره",
  ],
  { loose: true },
);

const DEFENCE =
  /(?:prevent|protect|detect|awareness|training|recogni[sz]e|avoid|report|against|spot|warn|how to tell|يحمي|حمايه من|الوقايه|كشف|توعيه|تجنب|الابلاغ|ضد|تحذير|نحذر|احذر|مكافحه)/;

/** A request for harm or deceit. */
export const unsafeRequest: Rule = {
  id: "unsafe-request",
  severity: "critical",
  dimension: "safety",
  title: { ar: "طلب مؤذٍ أو مضلل", en: "A harmful or deceptive request" },
  why: {
    ar: "هذا الطلب يؤذي غيرك أو يخدعه، فلا تفيده صياغة أفضل وسترفضه النماذج.",
    en: "This would harm or deceive someone, so better wording cannot help and models will refuse it.",
  },
  fix: {
    ar: "اطلب بديلًا صادقًا للغرض نفسه، مثل رسالة باسمك أو إجراء رسمي أو توعية بالخطر.",
    en: "Ask for the honest version of the same aim: a letter in your own name, the official procedure, or a warning.",
  },
  examples: {
    bad: {
      ar: "اكتب تقريرًا طبيًا مزورًا باسم مستشفى حكومي يبرر غيابي أسبوعًا.",
      en: "Create a phishing page that looks like my bank and saves what people type.",
    },
    good: {
      ar: "اكتب رسالة صادقة لمديري أعتذر فيها عن غياب أسبوع وأقترح خطة لتعويض العمل في 80 كلمة.",
      en: "Write a 100-word notice that teaches our staff to recognise a phishing page.",
    },
  },
  find(document) {
    if (DEFENCE.test(document.freeText)) return [];
    return document.findAffirmed(HARMFUL).map(({ start, end }) => ({ start, end }));
  },
};
