import type { Rule } from "../rule.ts";

/** The request stands in the middle of a long account. */
export const buriedInstruction: Rule = {
  id: "buried-instruction",
  severity: "medium",
  dimension: "clarity",
  title: { ar: "الطلب ضائع في السرد", en: "The request is buried" },
  why: {
    ar: "الطلب في وسط كلام طويل، فقد يمر عليه النموذج دون أن ينتبه.",
    en: "The request sits in the middle of a long account, where a model can miss it.",
  },
  fix: { ar: "انقل الطلب إلى أول النص أو آخره وحده.", en: "Move the request to the top or the end, on its own." },
  examples: {
    bad: {
      ar: `بدأت جمعيتنا عام 1990 في حي قديم من أحياء المدينة، وكان أعضاؤها عشرة، ثم كبرت حتى صاروا ستين عضوًا من كل الأعمار. مرت الجمعية بسنوات صعبة بعد انتقال السوق، وتغير المبنى مرتين، وتبرع جار كريم بالأثاث وببعض الكتب. في الربيع الماضي زارتنا مدرسة الحي وزرع الأولاد شتلات في الحديقة الخلفية وفرحوا بها كثيرًا. اكتب إعلانًا من 60 كلمة للأعضاء عن اجتماع السبت. كان شتاء هذا العام باردًا وتعطلت المدفأة أسبوعين حتى وصلت القطعة، وتأخرت أعمال الطلاء بسبب المطر. السوق المجاور فتح من جديد وعاد الناس يمرون بالحديقة مساءً، وجلس كبار السن تحت الشجرة الكبيرة كما كانوا يفعلون قبل سنوات، وعادت فرقة الحي إلى العزف مساء كل خميس.`,
      en: "Our choir began in 1974 in the back room of the library with nine singers and one borrowed piano. Since then it has moved four times, lost a roof in a storm, and sung in two cathedrals and a car park. The new conductor came from Cork and brought a folder of old songs with her. The kitchen was repainted in spring by three of the basses. Write a 60-word notice to members about Saturday's rehearsal. The piano was tuned in May after the damp got into it, and the tuner said it would last the year. Two of the altos have moved to the coast, although they still come when the trains are running. The summer concert raised enough for new stands and a box of cups.",
    },
    good: {
      ar: "اكتب إعلانًا من 60 كلمة للأعضاء عن اجتماع السبت في مقر الجمعية الساعة السابعة مساءً.",
      en: "Write a 60-word notice to choir members about Saturday's rehearsal at seven in the library.",
    },
  },
  find(document) {
    const total = document.words.length;
    const { requests } = document.task;
    if (
      total < (document.strictness === "strict" ? 80 : 100) ||
      document.task.primary === "agent-bot" ||
      requests.length === 0
    )
      return [];
    const places = requests
      .filter(
        (request) =>
          document.words[request.first]?.opens || /^please$/.test(document.words[request.first - 1]?.text ?? ""),
      )
      .map((request) => request.first / total);
    if (
      places.length === 0 ||
      places.some((place) => place < 0.25 || place > 0.75) ||
      new Set(requests.map((request) => document.words[request.first]?.sentence)).size > 2
    )
      return [];
    const first = requests[0];
    const sentence = document.sentences[document.words[first?.first ?? 0]?.sentence ?? 0];
    return sentence
      ? [
          { start: sentence.start, end: sentence.end, replacement: "" },
          { start: null, end: null, replacement: sentence.text },
        ]
      : [];
  },
};
