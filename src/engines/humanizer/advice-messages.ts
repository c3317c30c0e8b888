import type { RuleId } from "./messages.ts";

/** What a person can do about a sign that no rule takes out safely. */
export const ADVICE: Record<RuleId, { ar: string; en: string }> = {
  "opener-cliche": { ar: "ابدأ بأول معلومة تخص موضوعك.", en: "Start at the first fact about your subject." },
  "significance-inflation": {
    ar: "اذكر الأثر نفسه، أو احذف وصف الأهمية.",
    en: "Say what changed because of it, or drop the claim of importance.",
  },
  "legacy-tail": {
    ar: "سمِّ ما تقصده بالأثر أو السياق، أو قف قبله.",
    en: "Name the effect or context you mean, or stop before it.",
  },
  "shallow-tail": {
    ar: "إن كان في التعليق معلومة فاجعلها جملة، وإلا فاحذفه.",
    en: "If the comment holds a fact, give it its own sentence; if not, cut it.",
  },
  "promotional-adjectives": {
    ar: "ضع مكان المديح صفة يمكن التحقق منها، أو احذفه.",
    en: "Put a trait that can be checked in place of the praise, or drop it.",
  },
  "vague-attribution": {
    ar: "اذكر اسم المصدر وتاريخه، أو قل الفكرة على أنها رأيك.",
    en: "Give the source and its date, or state the idea as your own.",
  },
  "notability-padding": { ar: "سمِّ من اهتم ومتى، أو احذف العبارة.", en: "Name who took notice and when, or drop it." },
  "challenges-future": {
    ar: "أبقِ التحدي المحدد، واحذف التفاؤل العام.",
    en: "Keep the concrete challenge and drop the general optimism.",
  },
  "generic-conclusion": {
    ar: "قف عند آخر معلومة، أو اختم بما يخص موضوعك وحده.",
    en: "End on your last fact, or on something true of this subject only.",
  },
  "summary-restating": { ar: "احذف ما سبق قوله.", en: "Drop what has been said already." },
  signposting: { ar: "ادخل في الكلام مباشرة.", en: "Say it without announcing it." },
  "importance-note": {
    ar: "اذكر المعلومة دون التنبيه إلى أهميتها.",
    en: "Give the information without the note about it.",
  },
  "connector-pileup": {
    ar: "جرّب حذف الرابط، أو ضع مكانه «و» أو «ثم».",
    en: "Try it without the connector, or with a plain “and” or “then”.",
  },
  "negative-parallelism": {
    ar: "قل المعنى المقصود وحده، دون نفي غيره أولًا.",
    en: "Say what it is; leave out what it is not.",
  },
  "tailing-negation": { ar: "احذف النفي، أو اجعله معلومة محددة.", en: "Drop the negation, or turn it into a fact." },
  "rule-of-three": {
    ar: "أبقِ من الثلاثة ما له معنى مختلف.",
    en: "Keep those of the three that mean something different.",
  },
  "doublet-synonyms": { ar: "اختر إحدى الكلمتين.", en: "Keep one of the two words." },
  "false-range": { ar: "اذكر الأشياء نفسها بدل «من … إلى».", en: "Name the items instead of a range." },
  "copula-avoidance": { ar: "جرّب جملة بسيطة: مبتدأ وخبر، أو «له» و«فيه».", en: "Try a plain “is” or “has”." },
  "ai-vocabulary": { ar: "ضع كلمة أبسط تقول الشيء نفسه.", en: "Use the ordinary word for it." },
  "light-verb": {
    ar: "استعمل الفعل نفسه بدل «قام بـ» و«تم».",
    en: "Use the verb itself instead of a noun with an empty verb.",
  },
  "agentless-passive": { ar: "إن عُرف الفاعل فاذكره في أول الجملة.", en: "If you know who did it, name them first." },
  "adverb-calque": {
    ar: "استعمل كلمة واحدة، أو احذفها إن لم تقس شيئًا.",
    en: "Use one adverb, or none if it measures nothing.",
  },
  "filler-phrases": { ar: "استعمل الصيغة القصيرة.", en: "Use the short form." },
  "hedging-stack": { ar: "أبقِ تحفظًا واحدًا.", en: "Keep one hedge." },
  "intensifier-stack": {
    ar: "احذف كلمة التوكيد، أو ضع رقمًا مكانها.",
    en: "Drop the intensifier, or put a figure in its place.",
  },
  "both-sides": {
    ar: "قل أي الجانبين يرجح هنا ولماذا، أو احذف الموازنة.",
    en: "Say which side weighs more here and why, or drop the balance.",
  },
  "authority-trope": { ar: "قل الفكرة مباشرة.", en: "State the point." },
  "fake-candour": { ar: "احذف إعلان الصراحة.", en: "Drop the show of honesty." },
  "rhetorical-hook": {
    ar: "اجعل السؤال وجوابه جملة خبرية واحدة.",
    en: "Turn the question and its answer into one statement.",
  },
  "aphorism-formula": { ar: "ضع مكان الحكمة مثالًا أو معلومة.", en: "Put an example or a fact in place of the saying." },
  "metaphor-cliche": { ar: "قلها بلفظ مباشر.", en: "Say it literally." },
  "collective-address": {
    ar: "اطلب من القارئ شيئًا محددًا، أو احذف النداء.",
    en: "Ask the reader for something definite, or drop the call.",
  },
  sycophancy: { ar: "احذف المجاملة.", en: "Drop the flattery." },
  "chatbot-opening": { ar: "احذفها: ليست من النص.", en: "Delete it: it is no part of the text." },
  "chatbot-closing": {
    ar: "احذفها، أو أبقِ منها وسيلة التواصل الحقيقية.",
    en: "Delete it, or keep only a real way to reach you.",
  },
  "knowledge-cutoff": {
    ar: "احذفها، وتحقق من تاريخ المعلومة.",
    en: "Delete it, and check the date of the information.",
  },
  "placeholder-residue": { ar: "املأ الخانة.", en: "Fill in the blank." },
  "tool-residue": { ar: "احذف الرموز.", en: "Delete the marks." },
  "em-dash-run": { ar: "ضع مكان بعض الشرطات فاصلة أو نقطة.", en: "Turn some of the dashes into commas or full stops." },
  "boldface-scatter": { ar: "أبقِ الخط العريض لكلمة أو كلمتين.", en: "Keep bold for a word or two." },
  "inline-header-bullets": { ar: "اكتبها فقرة، أو قائمة بلا عناوين.", en: "Write prose, or a list without labels." },
  "emoji-decor": { ar: "احذف الرموز أو اجعلها نقاطًا عادية.", en: "Drop the emoji or use plain bullets." },
  "heading-inflation": { ar: "ادمج الأقسام القصيرة تحت عنوان واحد.", en: "Merge the short sections under one heading." },
  "calque-collocation": { ar: "ضع التعبير العربي المعتاد.", en: "Use the usual Arabic expression." },
  "mixed-digits-punct": { ar: "وحّد علامات الترقيم والأرقام.", en: "Use one set of punctuation and digits." },
  "audience-triad": { ar: "خاطب قارئك أنت، أو احذف التعداد.", en: "Speak to your own reader, or drop the list." },
  "vague-quantity": { ar: "اذكر العدد أو أمثلة.", en: "Give the number, or examples." },
  "abstract-subject": {
    ar: "اجعل الفاعل إنسانًا أو شيئًا، وقل ماذا فعل.",
    en: "Make a person or a thing the subject and say what it does.",
  },
  "exclamation-run": { ar: "أبقِ علامة تعجب واحدة على الأكثر.", en: "Keep one exclamation mark at most." },
  "register-wording": { ar: "راجع الصياغة.", en: "Check the wording." },
  "sample-habit": { ar: "راجع الصياغة.", en: "Check the wording." },
};
