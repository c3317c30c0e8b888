import type { Bilingual } from "../rule.ts";

/** What the rewrite's own slots mean, by slot name in either language. */
export const PLACEHOLDERS: readonly { keys: readonly string[]; label: Bilingual; why: Bilingual; required: boolean }[] =
  [
    {
      keys: ["SECRET"],
      label: { ar: "قيمة سرية", en: "Secret value" },
      why: {
        ar: "تُمرَّر من متغير بيئة ولا تُكتب في البرومبت.",
        en: "Passed from the environment, never written in the prompt.",
      },
      required: false,
    },
    {
      keys: ["رقم_مخفي", "PRIVATE"],
      label: { ar: "بيان شخصي", en: "Personal detail" },
      why: { ar: "املأه بعد وصول الرد إن احتجت إليه.", en: "Fill it in after the answer comes back, if you need it." },
      required: false,
    },
    {
      keys: ["النص", "text"],
      label: { ar: "النص", en: "The text" },
      why: { ar: "المادة التي يعمل عليها النموذج.", en: "The material to work on." },
      required: true,
    },
    {
      keys: ["الكود", "code"],
      label: { ar: "الكود", en: "The code" },
      why: { ar: "الكود الذي يعمل عليه النموذج.", en: "The code to work on." },
      required: true,
    },
    {
      keys: ["البيانات", "data"],
      label: { ar: "البيانات", en: "The data" },
      why: { ar: "البيانات التي تُحلَّل.", en: "The data to analyse." },
      required: true,
    },
    {
      keys: ["القارئ_المستهدف", "audience"],
      label: { ar: "القارئ", en: "Audience" },
      why: { ar: "يضبط المستوى والنبرة.", en: "Sets the level and the tone." },
      required: true,
    },
    {
      keys: ["الطول", "length"],
      label: { ar: "الطول بالكلمات", en: "Length in words" },
      why: { ar: "يمنع الإطالة والاختصار الزائد.", en: "Keeps the answer from running too long or too short." },
      required: true,
    },
    {
      keys: ["الحقول", "fields"],
      label: { ar: "الحقول وأنواعها", en: "Fields and types" },
      why: { ar: "تثبّت بنية الناتج.", en: "Fixes the structure of the answer." },
      required: true,
    },
    {
      keys: ["لغة_الناتج", "language"],
      label: { ar: "لغة الناتج", en: "Language of the answer" },
      why: { ar: "لئلا يختار النموذج لغة أخرى.", en: "So that the model does not choose one." },
      required: true,
    },
    {
      keys: ["المصادر", "sources"],
      label: { ar: "المصادر", en: "Sources" },
      why: { ar: "يعتمد عليها النموذج بدل الاختراع.", en: "What to rely on instead of inventing." },
      required: true,
    },
    {
      keys: ["الأدوات_المتاحة", "available_tools"],
      label: { ar: "الأدوات المتاحة", en: "Available tools" },
      why: { ar: "ما يستطيع النموذج فعله حقًا.", en: "What the model can really do." },
      required: false,
    },
    {
      keys: ["الأدوات_والصلاحيات", "tools_and_rights"],
      label: { ar: "الأدوات والصلاحيات", en: "Tools and rights" },
      why: { ar: "حدود ما يجوز للوكيل.", en: "The limits of what the agent may do." },
      required: true,
    },
    {
      keys: ["عدد_المحاولات", "max_steps"],
      label: { ar: "عدد المحاولات", en: "Maximum steps" },
      why: { ar: "حتى لا يدور بلا نهاية.", en: "So that it does not loop." },
      required: true,
    },
    {
      keys: ["الأولوية", "priority"],
      label: { ar: "ما يُقدَّم عند التعارض", en: "What comes first" },
      why: { ar: "تعليمتان لا تجتمعان.", en: "Two instructions cannot both hold." },
      required: true,
    },
    {
      keys: ["التاريخ", "date"],
      label: { ar: "التاريخ المرجعي", en: "Reference date" },
      why: { ar: "يثبّت معنى «الأحدث».", en: "Fixes what “latest” means." },
      required: false,
    },
    {
      keys: ["معيار_القبول", "acceptance_test"],
      label: { ar: "معيار الاكتمال", en: "Acceptance test" },
      why: { ar: "يبيّن متى تنتهي المهمة.", en: "Says when the task is done." },
      required: false,
    },
    {
      keys: ["مثال_من_أسلوبك", "sample_of_the_style"],
      label: { ar: "مثال من الأسلوب", en: "A sample of the style" },
      why: { ar: "يبيّن للنموذج ما تقصده بأسلوبك.", en: "Shows what your style is." },
      required: true,
    },
    {
      keys: ["الهدف", "goal"],
      label: { ar: "الناتج المطلوب", en: "The result you want" },
      why: { ar: "فعل وناتج محدد.", en: "An action and a deliverable." },
      required: true,
    },
    {
      keys: ["المنتج_ومزاياه", "product_and_facts"],
      label: { ar: "المنتج وحقائقه", en: "Product and facts" },
      why: { ar: "حتى لا تُخترع مزايا.", en: "So that no features are invented." },
      required: true,
    },
    {
      keys: ["الغرض_والتفاصيل", "purpose_and_details"],
      label: { ar: "الغرض والتفاصيل", en: "Purpose and details" },
      why: { ar: "ما تقوله الرسالة.", en: "What the message has to say." },
      required: true,
    },
  ];

/** For a slot that is not in the list. */
export const OTHER_PLACEHOLDER = {
  why: { ar: "معلومة يحتاج إليها المطلوب ولم تُذكر.", en: "The task needs it and it was not given." },
  required: true,
};
