const en = (list: string) => new Set(list.split(" "));

/** Words of praise and abstraction. A triad made of these alone says little more than its first words. */
export const ABSTRACT_EN = en(
  "clarity focus purpose growth success innovation creativity collaboration efficiency productivity excellence passion dedication resilience empathy compassion trust respect integrity transparency accountability confidence inspiration connection balance harmony beauty joy wonder hope strength courage wisdom knowledge understanding engagement empowerment sustainability diversity inclusion quality value impact progress prosperity authenticity simplicity elegance discipline consistency motivation determination perseverance commitment community opportunity freedom fulfillment meaning simple clean clear linear fast reliable scalable flexible powerful intuitive robust seamless efficient effective vibrant dynamic innovative creative engaging inspiring meaningful rewarding transformative comprehensive thoughtful strategic sustainable inclusive resilient authentic memorable modern elegant sleek smooth bold easy easy-to-follow easy-to-use user-friendly informative insightful actionable accurate concise precise smarter faster better stronger healthier happier safer richer deeper",
);
export const ABSTRACT_AR = new Set(
  "الأصالة الجمال التاريخ الكرم الضيافة الجود السخاء النجاح التميز الإبداع الابتكار الريادة الطموح الإصرار العزيمة المثابرة الصبر الالتزام الانضباط الثقة الأمل الحب السلام الوئام الانسجام التعاون التكافل التضامن الشفافية النزاهة المصداقية الجودة الكفاءة الفعالية المرونة الاستدامة الازدهار التقدم النمو الرقي الحضارة الثقافة العراقة السحر الراحة الهدوء السكينة الطمأنينة الأمان الاستقرار السعادة الفرح البهجة الإلهام الشغف أعمق أشمل أوضح أفضل أقوى أسرع أجمل أدق أنجح أكفأ أذكى أسهل ممتعة مثمرة ملهمة مفيدة شيقة ممتع مثمر ملهم مفيد شيق مبتكرة فعالة مرنة آمنة سريعة سهلة دقيقة شاملة متكاملة متوازنة مستدامة حديثة متطورة مبتكر فعال مرن آمن سريع سهل دقيق شامل متكامل متوازن مستدام حديث متطور قوي قوية غنية غني متنوعة متنوع هادئة هادئ دافئة دافئ"
    .split(" ")
    .map((word) =>
      word.replace(/[أإآ]/g, "ا").replace(/ة/g, "ه").replace(/ى/g, "ي").replace(/ئ/g, "ي").replace(/ؤ/g, "و"),
    ),
);

/** Names a text may give to one thing in turn. */
export const NAME_CIRCLES: { en: string[][]; ar: string[][] } = {
  en: [
    ["the company", "the firm", "the organization", "the organisation", "the enterprise", "the corporation"],
    ["the city", "the metropolis", "the municipality", "the urban centre", "the urban center"],
    ["the tool", "the solution", "the platform", "the utility"],
    ["the author", "the writer", "the novelist", "the wordsmith"],
    ["the book", "the volume", "the work", "the tome"],
  ],
  ar: [
    ["المدينة", "الحاضرة", "العاصمة", "الحضارة العريقة"],
    ["الشركة", "المؤسسة", "المنشأة", "الكيان"],
    ["الكاتب", "الأديب", "المؤلف", "الروائي"],
    ["الكتاب", "المؤلَّف", "السفر", "العمل الأدبي"],
    ["البرنامج", "التطبيق", "الأداة", "المنصة"],
  ],
};
