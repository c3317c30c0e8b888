import { defineMessages } from "#i18n/messages.ts";

export const confirmMessages = defineMessages({
  ar: {
    title: "تأكيد البريد الإلكتروني",
    description: "الخطوة الأخيرة: تأكيد أن هذا البريد لك.",
    lead: "بقيت ضغطة واحدة.",
    submit: "تأكيد بريدي",
    otherBrowser: "فتحت الرابط في متصفح غير الذي سجّلت منه. اكتب كلمة المرور التي اخترتها لنتأكد أنك أنت.",
    noToken: "هذا الرابط ناقص. افتحه كاملًا كما وصل في الرسالة.",
  },
  en: {
    title: "Confirm your email",
    description: "The last step: confirm that this address is yours.",
    lead: "Just one more step.",
    submit: "Confirm my email",
    otherBrowser: "This is not the browser you signed up with. Enter the password you chose, so that we can be sure.",
    noToken: "This link is not complete. Open it exactly as it is in the message.",
  },
});
