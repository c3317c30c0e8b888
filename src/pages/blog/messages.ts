import { defineMessages } from "#i18n/messages.ts";

export const blogMessages = defineMessages({
  ar: {
    title: "المدونة",
    description: "ما تعلّمناه ونحن نقيس: كيف تكتب طلبًا ينفع، وما الذي تعرفه الأدوات وما لا تعرفه.",
    minutes:
      "{count, plural, zero {أقل من دقيقة} one {دقيقة قراءة} two {دقيقتا قراءة} few {{shown} دقائق قراءة} many {{shown} دقيقة قراءة} other {{shown} دقيقة قراءة}}",
    related: "اقرأ أيضًا",
    readMore: "اقرأ المزيد",
    back: "كل المقالات",
    rss: "تابع المدونة (RSS)",
  },
  en: {
    title: "Blog",
    description:
      "What measuring taught us: how to write a request that works, and what the tools know and do not know.",
    minutes: "{count, plural, one {{shown} minute read} other {{shown} minute read}}",
    related: "Read next",
    readMore: "Read more",
    back: "All articles",
    rss: "Follow the blog (RSS)",
  },
});
