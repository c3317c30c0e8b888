import type { Language } from "#i18n/language.ts";
import { pathIn } from "#i18n/path.ts";
import { composeMail, type MailWords } from "#platform/mail/compose-mail.ts";
import type { MailMessage } from "#platform/mail/mail.server.ts";
import type { AwaitedTool } from "./read.ts";

/** Says that a tool somebody waited for is ready, in the reader's language; the button opens the tool in its own. */
export function toolReadyMail(
  envelope: { to: string; language: Language; publicUrl: string },
  tool: AwaitedTool & { names: Record<Language, string> },
): MailMessage {
  const { language, publicUrl } = envelope;
  const url = publicUrl + pathIn(tool.language, `/${tool.slug}`);
  return composeMail(envelope, WORDS[language](tool.names[language]), url);
}

const WORDS: Record<Language, (name: string) => MailWords> = {
  ar: (name) => ({
    subject: `أداة «${name}» جاهزة الآن`,
    lines: [`طلبت أن نخبرك حين تجهز أداة «${name}» في صياغة.`, "صار بإمكانك استعمالها الآن."],
    action: "افتح الأداة",
    after: ["هذه رسالة واحدة طلبتها بنفسك، ولن نراسلك عن هذه الأداة مرة أخرى."],
  }),
  en: (name) => ({
    subject: `${name} is ready`,
    lines: ["You asked to hear from us when this Siyagha tool is ready.", `You can use “${name}” now.`],
    action: "Open the tool",
    after: ["This is the one mail you asked for. We will not write about this tool again."],
  }),
};
