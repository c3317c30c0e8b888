import { defineMessages } from "#i18n/messages.ts";

/** Words around the questions, and the paper that answers them. */
export const questionMessages = defineMessages({
  ar: {
    questions: "أسئلة تغيّر الجواب",
    aboutTask: "أسئلة عن «<task></task>»",
    nearTasks: "هل تقصد إحدى هذه المهام؟",
    noTask: "ليس هذا",
    nothingToAsk: "طلبك واضح كما كتبته، ولا سؤال يغيّر جوابه.",
    costFree: "أجب عمّا شئت واترك الباقي. أول إجابة برصيد واحد، وما بعدها مجاني.",
    creditBuys:
      "الرصيد مقابل أسئلة لطلبك هذا، ويبقى الطلب وإجاباته في سجلّك. أما <tasks>المهام الجاهزة</tasks> فتجيب عن أسئلتها وتأخذ البرومبت مجانًا، ولا يُحفظ منها شيء.",
    creditBuysTask:
      "الرصيد مقابل حفظ الطلب وإجاباته في سجلّك. وإن كان «{name}» هو ما تريد، ففي <tasks>صفحته</tasks> تأخذ البرومبت مجانًا، ولا يُحفظ منه شيء.",
    costPaid: "أجب عمّا شئت واترك الباقي. إجاباتك مجانية في هذا الطلب.",
    costModel: "أجب عمّا شئت واترك الباقي. الإجابة لا تكلّفك رصيدًا إضافيًا.",
    questionOf: "السؤال {number, number} من {total, number}",
    answeredCount:
      "{given, plural, =0 {لم تجب عن شيء بعد} zero {لم تجب عن شيء بعد} one {أجبت عن سؤال واحد من {total, number}} two {أجبت عن سؤالين من {total, number}} few {أجبت عن # أسئلة من {total, number}} many {أجبت عن # سؤالًا من {total, number}} other {أجبت عن # سؤال من {total, number}}}",
    answeredAll:
      "{total, plural, zero {أجبت عن كل الأسئلة} one {أجبت عن السؤال} two {أجبت عن السؤالين} few {أجبت عن كل الأسئلة} many {أجبت عن كل الأسئلة} other {أجبت عن كل الأسئلة}}",
    reopen: "الأسئلة",
    enough: "يكفي، اعرض البرومبت",
    enoughBare: "يكفي، اعرض طلبي",
    next: "التالي",
    previous: "السابق",
    skip: "تخطَّ",
    finish: "اعرض البرومبت",
    finishBare: "اعرض طلبي",
    answerPlaceholder: "اكتب بكلماتك، أو اختر",
    openPlaceholder: "اكتب بكلماتك",
    openExample: "مثال:",
    paperOpen: "املأ الإجابات من صورة ورقة",
    paperTitle: "إجابات من ورقة",
    paperHint: "صوّر الخطاب أو الفاتورة، فنعرض عليك ما فيها من أرقام وتواريخ ومبالغ وأسماء، وتختار ما يدخل إجابتك.",
    paperFile: "صورة الورقة أو ملف PDF",
    paperPicture: "الورقة التي اخترتها",
    paperMissing: "اختر صورة أو ملف PDF أولًا.",
    paperCost:
      "{cost, plural, =0 {القراءة مجانية.} zero {القراءة مجانية.} one {القراءة برصيد واحد، كما في أداة قراءة النص من الصور.} two {القراءة برصيدين، كما في أداة قراءة النص من الصور.} few {القراءة بـ# أرصدة، كما في أداة قراءة النص من الصور.} many {القراءة بـ# رصيدًا، كما في أداة قراءة النص من الصور.} other {القراءة بـ# رصيد، كما في أداة قراءة النص من الصور.}}",
    paperPrivacy: "لا نحفظ الصورة، ويبقى نصها في سجلك.",
    paperRead:
      "{cost, plural, =0 {اقرأ الورقة} zero {اقرأ الورقة} one {اقرأ الورقة · رصيد واحد} two {اقرأ الورقة · رصيدان} few {اقرأ الورقة · # أرصدة} many {اقرأ الورقة · # رصيدًا} other {اقرأ الورقة · # رصيد}}",
    paperReading: "نقرأ الورقة",
    paperNothing: "قرأنا الورقة ولم نجد فيها رقم مرجع ولا تاريخًا ولا مبلغًا. جرّب صورة أوضح، أو اكتب إجابتك.",
    paperFound:
      "{count, plural, =0 {لم نجد شيئًا} zero {لم نجد شيئًا} one {وجدنا معلومة واحدة. قابلها بالورقة.} two {وجدنا معلومتين. قابلهما بالورقة، واختر ما تريد.} few {وجدنا # معلومات. قابلها بالورقة، واختر ما تريد.} many {وجدنا # معلومة. قابلها بالورقة، واختر ما تريد.} other {وجدنا # معلومة. قابلها بالورقة، واختر ما تريد.}}",
    paperDoubtful: "قراءة غير مؤكدة، فلم نخترها. قابلها بالورقة.",
    paperLine: "في الورقة:",
    paperInto: "تُضاف إلى إجابة",
    paperTooLong: "الإجابة لا تتسع لأكثر من {limit, number} حرف. أزل بعض ما اخترته.",
    paperOther: "ورقة أخرى",
    paperAdd:
      "{count, plural, =0 {أضف إلى الإجابة} zero {أضف إلى الإجابة} one {أضف معلومة إلى الإجابة} two {أضف معلومتين إلى الإجابة} few {أضف # معلومات إلى الإجابة} many {أضف # معلومة إلى الإجابة} other {أضف # معلومة إلى الإجابة}}",
    answerNeedsCredit: "نفد رصيدك، فلن تُحفظ هذه الإجابة. ما زال يمكنك نسخ البرومبت وهي فيه.",
    answerNotKept: "انقطع الاتصال، فلم تُحفظ آخر إجابة. هي أمامك، وستُحفظ مع الإجابة التالية.",
  },
  en: {
    questions: "Questions that change the answer",
    aboutTask: "Asking about: <task></task>",
    nearTasks: "Do you mean one of these?",
    noTask: "Not this",
    nothingToAsk: "Your request is clear as you wrote it, and there is no question that would change its answer.",
    costFree: "Answer what you like and leave the rest. The first answer costs one credit, the others nothing.",
    creditBuys:
      "The credit buys questions for this very request, and the request stays in your history with its answers. The <tasks>ready tasks</tasks> make a prompt from your answers for nothing, and keep none of it.",
    creditBuysTask:
      "The credit keeps the request and its answers in your history. If “{name}” is what you want, <tasks>its page</tasks> makes the prompt for nothing, and keeps none of it.",
    costPaid: "Answer what you like and leave the rest. Answers are free for this request.",
    costModel: "Answer what you like and leave the rest. Answering costs no extra credit.",
    questionOf: "Question {number, number} of {total, number}",
    answeredCount:
      "{given, plural, =0 {None answered yet} one {# of {total, number} answered} other {# of {total, number} answered}}",
    answeredAll: "{total, plural, one {Answered} other {All answered}}",
    reopen: "Questions",
    enough: "That's enough",
    enoughBare: "That's enough",
    next: "Next",
    previous: "Back",
    skip: "Skip",
    finish: "Show the prompt",
    finishBare: "Show my request",
    answerPlaceholder: "Your own words, or pick one",
    openPlaceholder: "Your own words",
    openExample: "For example:",
    paperOpen: "Fill in from a photo of a paper",
    paperTitle: "Answers from a paper",
    paperHint:
      "Photograph the letter or bill. We show you its numbers, dates, amounts and names, and you choose what goes into your answer.",
    paperFile: "Picture of the paper, or a PDF",
    paperPicture: "The paper that you chose",
    paperMissing: "Choose an image or a PDF first.",
    paperCost:
      "{cost, plural, =0 {Reading is free.} one {Reading costs 1 credit, as in Image to Text.} other {Reading costs # credits, as in Image to Text.}}",
    paperPrivacy: "The picture is never stored; its text stays in your history.",
    paperRead: "{cost, plural, =0 {Read the paper} one {Read the paper · 1 credit} other {Read the paper · # credits}}",
    paperReading: "Reading the paper",
    paperNothing:
      "The paper was read, but no reference number, date or amount was found. Try a sharper picture, or type your answer.",
    paperFound:
      "{count, plural, =0 {Nothing was found} one {One thing was found. Compare it with the paper.} other {# things were found. Compare them with the paper and choose.}}",
    paperDoubtful: "Not a sure reading, so it is not ticked. Compare it with the paper.",
    paperLine: "On the paper:",
    paperInto: "Add to the answer to",
    paperTooLong: "An answer holds up to {limit, number} characters. Untick something.",
    paperOther: "Another paper",
    paperAdd:
      "{count, plural, =0 {Add to the answer} one {Add 1 thing to the answer} other {Add # things to the answer}}",
    answerNeedsCredit: "You are out of credits: this answer will not be saved. You can still copy the prompt.",
    answerNotKept:
      "The connection broke, so the last answer was not kept. It is before you, and will be kept with the next.",
  },
});
