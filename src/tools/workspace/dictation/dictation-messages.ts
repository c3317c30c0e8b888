import { defineMessages } from "#i18n/messages.ts";

/** Words of dictation, on every page that has a field to dictate into. */
export const dictationMessages = defineMessages({
  ar: {
    start: "إملاء بالصوت",
    startAnswer: "أملِ الإجابة بصوتك",
    stop: "إيقاف الإملاء",
    listening: "نسمعك الآن. تكلّم، ويتوقف الإملاء حين تسكت.",
    speech: "بأي لهجة تتكلم",
    whoListens: "متصفحك هو الذي يستمع ويحوّل كلامك إلى نص، وفي Chrome تقوم بذلك خدمة Google. لا يصلنا إلا النص.",
    denied: "الميكروفون محجوب عن هذا الموقع. اسمح به من شريط عنوان المتصفح، ثم أعد المحاولة.",
    insecure: "لا تسمح المتصفحات بالإملاء إلا على عنوان يبدأ بـ https. اكتب هنا، أو افتح الموقع بعنوانه الآمن.",
    service: "لا يسمح متصفحك بخدمة الاستماع هنا. فعّلها في إعداداته، أو اكتب.",
    network: "لم يصل متصفحك إلى خدمة الاستماع. تحقق من اتصالك ثم أعد المحاولة.",
    silence: "لم نسمع شيئًا. اقترب من الميكروفون وأعد المحاولة.",
    noMicrophone: "لم يجد المتصفح ميكروفونًا. صِل واحدًا ثم أعد المحاولة.",
    languageUnknown: "لا يعرف متصفحك هذه اللهجة. اختر غيرها ثم أعد المحاولة.",
    failed: "توقف الإملاء قبل أن يكتمل. ما كُتب باقٍ، فأعد المحاولة.",
    full: "امتلأت الخانة، فلم يدخلها كل ما قلته.",
    notLoaded: "تعذّر تشغيل الإملاء. تحقق من اتصالك ثم أعد المحاولة.",
  },
  en: {
    start: "Dictate",
    startAnswer: "Dictate your answer",
    stop: "Stop dictating",
    listening: "Listening. Speak, and it stops when you fall silent.",
    speech: "What you speak",
    whoListens:
      "Your browser listens and turns your words into text; in Chrome, a Google service does it. We get only the text.",
    denied: "The microphone is blocked for this site. Allow it from the browser's address bar, then try again.",
    insecure:
      "Browsers only listen at an address that begins with https. Type here, or open the site's secure address.",
    service: "Your browser does not allow its listening service here. Turn it on in its settings, or type.",
    network: "Your browser could not reach its listening service. Check your connection and try again.",
    silence: "Nothing was heard. Come closer to the microphone and try again.",
    noMicrophone: "The browser found no microphone. Connect one and try again.",
    languageUnknown: "Your browser does not know this kind of speech. Choose another and try again.",
    failed: "Dictation stopped before its end. What was written is still there; try again.",
    full: "The field is full, so not all you said went in.",
    notLoaded: "Dictation could not be started. Check your connection and try again.",
  },
});
