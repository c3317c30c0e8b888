import { defineMessages } from "#i18n/messages.ts";

/** What a tool says of the person's profile. */
export const profileHereMessages = defineMessages({
  ar: {
    fromNamed: "من ملفي: {name}",
    ready:
      "{count, plural, zero {} one {جواب واحد جاهز من ملفك. لا يدخل الطلب قبل أن تضغط.} two {جوابان جاهزان من ملفك. لا يدخلان الطلب قبل أن تضغط.} few {# أجوبة جاهزة من ملفك. لا تدخل الطلب قبل أن تضغط.} many {# جوابًا جاهزًا من ملفك. لا تدخل الطلب قبل أن تضغط.} other {# جواب جاهز من ملفك. لا تدخل الطلب قبل أن تضغط.}}",
    useAll: "{count, plural, one {استخدمه} two {استخدمهما} other {استخدمها كلها}}",
    use: "استخدمه",
    useNamed: "استخدمه: «{name}»",
    drop: "لا تستخدم «{name}» هنا",
    remember: "تذكّرها",
    rememberNamed: "تذكّرها: «{name}»",
    update: "حدّثها في ملفي",
    updateNamed: "حدّثها في ملفي: «{name}»",
    remembered: "في ملفك",
    failed: "تعذّر الحفظ في ملفك. يمكنك المحاولة مرة أخرى.",
    open: "افتح ملفي",
    offer: "لا تكتبها مرتين: «ملفي» يتذكر ما تختاره من أجوبتك.",
    offerLink: "تعرّف عليه",
  },
  en: {
    fromNamed: "From your profile: {name}",
    ready:
      "{count, plural, one {One answer is ready from your profile. It is not in the request until you press.} other {# answers are ready from your profile. They are not in the request until you press.}}",
    useAll: "{count, plural, one {Use it} other {Use all of these}}",
    use: "Use it",
    useNamed: "Use it: “{name}”",
    drop: "Don't use “{name}” here",
    remember: "Remember this",
    rememberNamed: "Remember this: “{name}”",
    update: "Update my profile",
    updateNamed: "Update my profile: “{name}”",
    remembered: "In your profile",
    failed: "This could not be kept in your profile. Please try again.",
    open: "Open my profile",
    offer: "No need to type it twice: My profile remembers the answers you choose.",
    offerLink: "See how",
  },
});
