/** What a fact on a paper is. */
export type PaperRole =
  | (typeof REFERENCE_LABELS)[number][0]
  | (typeof DATE_LABELS)[number][0]
  | (typeof AMOUNT_LABELS)[number][0]
  | "phone"
  | "fax"
  | "office";

/** How each is called before its value, in an answer in either language. */
export const ROLE_NAMES: Record<PaperRole, { ar: string; en: string }> = {
  reference: { ar: "المرجع", en: "Reference" },
  invoice: { ar: "رقم الفاتورة", en: "Invoice number" },
  order: { ar: "رقم الطلب", en: "Order number" },
  account: { ar: "رقم الحساب", en: "Account number" },
  contract: { ar: "رقم العقد", en: "Contract number" },
  case: { ar: "رقم القضية", en: "Case number" },
  file: { ar: "رقم المعاملة", en: "File number" },
  receipt: { ar: "رقم الإيصال", en: "Receipt number" },
  policy: { ar: "رقم الوثيقة", en: "Policy number" },
  complaint: { ar: "رقم الشكوى", en: "Complaint number" },
  shipment: { ar: "رقم الشحنة", en: "Shipment number" },
  meter: { ar: "رقم العداد", en: "Meter number" },
  iban: { ar: "الآيبان", en: "IBAN" },
  taxNumber: { ar: "الرقم الضريبي", en: "Tax number" },
  register: { ar: "السجل التجاري", en: "Commercial register" },
  identity: { ar: "رقم الهوية", en: "Identity number" },
  date: { ar: "التاريخ", en: "Date" },
  dueDate: { ar: "آخر موعد", en: "Due date" },
  expiry: { ar: "تاريخ الانتهاء", en: "Expiry date" },
  issued: { ar: "تاريخ الإصدار", en: "Date of issue" },
  birth: { ar: "تاريخ الميلاد", en: "Date of birth" },
  amount: { ar: "المبلغ", en: "Amount" },
  total: { ar: "الإجمالي", en: "Total" },
  subtotal: { ar: "المجموع قبل الضريبة", en: "Subtotal" },
  amountDue: { ar: "المبلغ المستحق", en: "Amount due" },
  tax: { ar: "الضريبة", en: "Tax" },
  paid: { ar: "المدفوع", en: "Paid" },
  fee: { ar: "الرسوم", en: "Fee" },
  discount: { ar: "الخصم", en: "Discount" },
  phone: { ar: "الهاتف", en: "Phone" },
  fax: { ar: "الفاكس", en: "Fax" },
  office: { ar: "الجهة", en: "Office or company" },
};

/**
 * Words before a number. The last line is too weak by itself: its words count only with a sign behind them.
 */
export const REFERENCE_LABELS = [
  ["iban", "رقم الآيبان|رقم الايبان|الآيبان|آيبان|iban no|iban number|iban"],
  [
    "taxNumber",
    "الرقم الضريبي|رقم التسجيل الضريبي|الرقم الضريبى|رقم ضريبي|vat registration number|vat reg no|vat no|vat number|tax number|tax registration number|tax id|trn",
  ],
  [
    "register",
    "رقم السجل التجاري|السجل التجاري|سجل تجاري|س.ت|commercial registration no|commercial register no|c.r. no|cr no",
  ],
  [
    "identity",
    "رقم الهوية الوطنية|رقم الهوية|الرقم القومي|رقم البطاقة|رقم الإقامة|رقم الجواز|رقم جواز السفر|الرقم الوطني|رقم البطاقة الوطنية|national id no|national id|id number|id no|passport no|passport number|iqama no",
  ],
  [
    "invoice",
    "رقم الفاتورة الضريبية|رقم الفاتورة|رقم فاتورة|فاتورة رقم|فاتورة ضريبية رقم|tax invoice no|invoice number|invoice no|invoice ref|invoice id|inv no|invoice #|bill no|bill number|facture no|invoice",
  ],
  [
    "order",
    "رقم الطلب|طلب رقم|رقم الطلبية|أمر شراء رقم|رقم أمر الشراء|purchase order no|order number|order no|order id|order #|p.o. number|p.o. no|po number|po no|booking reference|booking no|booking number|application no|application number",
  ],
  [
    "account",
    "رقم الحساب|حساب رقم|رقم المشترك|رقم الاشتراك|رقم العميل|account number|account no|acct no|a/c no|customer number|customer no|customer id|client no|subscriber no|membership no",
  ],
  ["contract", "رقم العقد|عقد رقم|عقد إيجار رقم|contract number|contract no|lease no|agreement no"],
  ["case", "رقم القضية|رقم الدعوى|قضية رقم|الدعوى رقم|دعوى رقم|case number|case no|docket no|claim number|claim no"],
  [
    "receipt",
    "رقم الإيصال|رقم الوصل|إيصال رقم|رقم السند|سند قبض رقم|رقم العملية|receipt number|receipt no|voucher no|transaction id|transaction no|payment id",
  ],
  ["policy", "رقم الوثيقة|رقم البوليصة|وثيقة رقم|بوليصة رقم|policy number|policy no"],
  [
    "complaint",
    "رقم الشكوى|رقم البلاغ|شكوى رقم|بلاغ رقم|رقم التذكرة|complaint number|complaint no|ticket number|ticket no|ticket id",
  ],
  ["shipment", "رقم الشحنة|رقم التتبع|رقم البوليصة الجوية|tracking number|tracking no|shipment no|awb no|awb"],
  ["meter", "رقم العداد|عداد رقم|meter number|meter no"],
  [
    "file",
    "رقم المعاملة|معاملة رقم|رقم الملف|ملف رقم|رقم الصادر|رقم الوارد|رقم القيد|قيد رقم|رقم الخطاب|خطاب رقم|رقم الكتاب|القرار رقم|قرار رقم|رقم القرار|رقم الصك|file number|file no|letter no|decision no|serial no|document no|permit no|licence no|license no|رقم الترخيص|رخصة رقم|رقم الرخصة",
  ],
  [
    "reference",
    "الرقم المرجعي|رقم المرجع|رقم مرجعي|المرجع|مرجعنا|مرجعكم|الإشارة|إشارتكم|reference number|reference no|reference code|ref number|ref no|our reference|your reference|our ref|your ref|reference|ref",
  ],
  ["reference", "الرقم|رقم|number|no|nr"],
] as const;

export const DATE_LABELS = [
  [
    "dueDate",
    "تاريخ الاستحقاق|آخر موعد|آخر مهلة|الموعد النهائي|موعد أقصاه|في موعد غايته|مهلة|يستحق في|تستحق في|السداد قبل|قبل يوم|قبل تاريخ|قبل|payment due date|payment due|due date|due on|due by|due|pay by|deadline|no later than|not later than|on or before|before",
  ],
  [
    "expiry",
    "تاريخ الانتهاء|تاريخ انتهاء|ينتهي في|تنتهي في|صالح حتى|صالحة حتى|ساري حتى|سارية حتى|expiry date|expiration date|expires on|expires|valid until|valid to|valid through",
  ],
  ["issued", "تاريخ الإصدار|صدر في|حرر في|حُرّر في|صدر بتاريخ|date of issue|issue date|issued on|issued"],
  ["birth", "تاريخ الميلاد|المولود في|date of birth|born on|dob"],
  [
    "date",
    "تاريخ الفاتورة|تاريخ الخطاب|بتاريخ|التاريخ|تاريخ|في يوم|الموافق|invoice date|order date|letter date|dated|date",
  ],
] as const;

export const AMOUNT_LABELS = [
  [
    "subtotal",
    "المجموع الفرعي|الإجمالي الفرعي|المجموع قبل الضريبة|الإجمالي قبل الضريبة|الإجمالي غير شامل الضريبة|subtotal|sub total|sub-total|total excl. vat|total before tax|net amount",
  ],
  [
    "amountDue",
    "المبلغ المستحق|المبلغ المطلوب|المطلوب سداده|الواجب سداده|إجمالي المستحق|المستحق|الرصيد المستحق|المتبقي|amount due|balance due|total due|amount payable|total payable|amount owed|outstanding balance|please pay|due",
  ],
  ["tax", "ضريبة القيمة المضافة|قيمة الضريبة|الضريبة|vat amount|vat|sales tax|tax"],
  ["discount", "قيمة الخصم|الخصم|خصم|discount"],
  ["paid", "المبلغ المدفوع|المدفوع|المسدد|amount paid|paid|received"],
  ["fee", "رسوم الخدمة|الرسوم|رسوم|غرامة|الغرامة|service fee|service charge|delivery fee|fees|fee|fine|penalty"],
  [
    "total",
    "الإجمالي شامل الضريبة|المجموع الكلي|المبلغ الإجمالي|إجمالي المبلغ|الإجمالي|إجمالي|المجموع|الجملة|grand total|total amount|invoice total|order total|total incl. vat|total",
  ],
  [
    "amount",
    "مبلغ وقدره|مبلغ وقدرة|قيمة الفاتورة|المبلغ|مبلغ|القيمة|بقيمة|السعر|الثمن|الإيجار|الراتب|the sum of|amount|price|rent|salary",
  ],
] as const;

export const PHONE_LABELS = [
  ["fax", "فاكس|الفاكس|fax"],
  [
    "phone",
    "رقم الهاتف|رقم الجوال|رقم الموبايل|رقم التليفون|هاتف|الهاتف|جوال|الجوال|موبايل|الموبايل|محمول|المحمول|تليفون|تلفون|التليفون|للاتصال|اتصل على|اتصل بنا|للتواصل|واتساب|واتس|الخط الساخن|خط ساخن|الرقم الموحد|telephone|phone number|phone no|phone|tel|mobile|mob|cell|hotline|whatsapp|call us|call",
  ],
] as const;

/** Letters and signs of money, as they are before or after a number. */
export const CURRENCIES =
  "ريال سعودي|ريالا سعوديا|ريال قطري|ريال عماني|ريال يمني|ريالات|ريالا|ريال|درهم إماراتي|درهم مغربي|درهما|دراهم|درهم|جنيه مصري|جنيها مصريا|جنيه سوداني|جنيه إسترليني|جنيهات|جنيها|جنيه|دينار كويتي|دينار أردني|دينار بحريني|دينار عراقي|دينار ليبي|دينار تونسي|دينار جزائري|دينارا|دنانير|دينار|ليرة لبنانية|ليرة سورية|ليرة تركية|ليرات|ليرة|دولار أمريكي|دولارا|دولارات|دولار|يورو|ر.س|ر.ق|ر.ع|ر.ي|د.إ|د.م|د.ك|د.ا|د.أ|د.ب|د.ع|د.ل|د.ت|د.ج|ج.م|ج.س|ل.ل|ل.س|saudi riyals|saudi riyal|riyals|riyal|dirhams|dirham|egyptian pounds|pounds|dinars|dinar|dollars|dollar|euros|euro|sar|sr|aed|dhs|dh|egp|l.e.|l.e|le|kwd|kd|qar|qr|omr|bhd|jod|jd|iqd|lbp|ll|syp|yer|mad|dzd|da|tnd|dt|lyd|sdg|usd|us$|eur|gbp|try|cad|aud|chf|inr";
export const CURRENCY_SIGNS = "$€£¥₺₹﷼\u20C1";

export const MONTHS =
  "يناير|فبراير|مارس|أبريل|إبريل|مايو|يونيو|يونيه|يوليو|يوليه|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر|كانون الثاني|شباط|آذار|نيسان|أيار|حزيران|تموز|آب|أيلول|تشرين الأول|تشرين الثاني|كانون الأول|جانفي|فيفري|أفريل|ماي|جوان|جويلية|أوت|غشت|شتنبر|نونبر|دجنبر|محرم|المحرم|صفر|ربيع الأول|ربيع الآخر|ربيع الثاني|جمادى الأولى|جمادى الآخرة|جمادى الثانية|رجب|شعبان|رمضان|شوال|ذو القعدة|ذي القعدة|ذو الحجة|ذي الحجة|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec|muharram|safar|rabi al-awwal|rabi al-thani|jumada al-ula|jumada al-akhirah|rajab|shaaban|shaban|ramadan|shawwal|dhu al-qadah|dhu al-hijjah";

/** Heads of the names of offices and companies; one that has the article is only taken before another word that has it. */
export const ARABIC_HEADS =
  "شركة|مؤسسة|وزارة|هيئة|مصلحة|مديرية|إدارة|دائرة|بلدية|أمانة|محكمة|مستشفى|بنك|مصرف|مكتب|جمعية|جامعة|مدرسة|معهد|مركز|صندوق|محافظة|نيابة|قنصلية|سفارة|مجلس|ديوان|نقابة|غرفة|مجموعة|عيادة|مصنع|متجر|وكالة|كلية|سلطة";

/** Words that end a name in running text. */
export const ARABIC_ENDS =
  "في|من|على|إلى|عن|أن|إن|التي|الذي|بتاريخ|رقم|هاتف|تاريخ|قبل|بعد|حتى|مع|هذا|هذه|وقد|قد|لا|ما|أو|ثم|كما|بشأن|بخصوص|السيد|السيدة|المحترم|المحترمين|المحترمة|الموقر|الموقرة|لكم|لنا|بأن|تتشرف|تحية|فاكس|ص.ب";

/** Words after which a line names who wrote, sells or asks. */
export const NAME_LABELS =
  "اسم الشركة|اسم الجهة|الجهة المصدرة|الجهة|البائع|المورد|المؤجر|المشتري|اسم المنشأة|المنشأة|صادرة عن|صادر عن|company name|company|vendor|supplier|seller|issued by|billed by|landlord|from";

export const ENGLISH_ENDS =
  "Ltd|Limited|LLC|L\\.L\\.C|Inc|Incorporated|Co|Company|Corp|Corporation|Bank|Group|Hospital|Clinic|University|School|College|PLC|GmbH|Establishment|Est|Authority|Agency|Municipality|Foundation|Association|Holding|Holdings|Trading|Stores|Insurance|Airlines|Partners|Pharmacy|Court|Office|Centre|Center|Council";
export const ENGLISH_HEADS =
  "Ministry|Department|Municipality|Directorate|Office|Court|University|Bank|Embassy|Consulate|Authority|Governorate|Bureau";
