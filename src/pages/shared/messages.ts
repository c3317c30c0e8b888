import { defineMessages } from "#i18n/messages.ts";

export const sharedMessages = defineMessages({
  ar: {
    title: "نتيجة من صياغة",
    description: "نص شاركه صاحبه للقراءة.",
    lead: "شاركها صاحبها للقراءة، من أداة «{tool}».",
    result: "النتيجة",
    copy: "نسخ النص",
    try: "اصنع مثلها",
    tryHint: "اكتب ما تريده بكلماتك، وخذ برومبتًا واضحًا. البداية مجانية وبلا بطاقة.",
  },
  en: {
    title: "A result from Siyagha",
    description: "A text that its owner shared for reading.",
    lead: "Shared by its owner for reading. Made with “{tool}”.",
    result: "Result",
    copy: "Copy the text",
    try: "Make your own",
    tryHint: "Say what you want in your own words and take away a clear prompt. Free to start, no card.",
  },
});
