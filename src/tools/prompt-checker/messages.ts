import { defineMessages } from "../../i18n/messages.ts";

export const promptCheckerMessages = defineMessages({
  ar: {
    title: "مدقّق الطلبات",
    description: "درجة لطلبك مع ملاحظات على مواضعها في النص، ولكل ملاحظة سببها وإصلاحها.",
    short: "درجة وملاحظات وإصلاحات في مكانها",
  },
  en: {
    title: "Prompt Checker",
    description:
      "A score for your prompt, with remarks where they belong in the text, each with its reason and its fix.",
    short: "A score, remarks and fixes in place",
  },
});
