import type { Language } from "#i18n/language.ts";
import type { Deps } from "#platform/deps.ts";
import { queueMail } from "#platform/mail/mail.server.ts";
import type { AdRequest, ContactMessage } from "./rules.ts";

/** Mails what somebody wrote on the contact page to the support address; an answer goes to the writer. Nothing else is stored. */
export async function sendContactMessage(deps: Deps, given: ContactMessage, language: Language): Promise<void> {
  await mailSupport(deps, given.email, `[${language}] ${given.name}: contact`, [
    `From: ${given.name} <${given.email}>`,
    "",
    given.message,
  ]);
}

/** The same for the advertise page. */
export async function sendAdRequest(deps: Deps, given: AdRequest, language: Language): Promise<void> {
  await mailSupport(deps, given.email, `[${language}] ${given.company}: advertise, ${given.place}`, [
    `From: ${given.name}, ${given.company} <${given.email}>`,
    `Place: ${given.place}`,
    "",
    given.message,
  ]);
}

async function mailSupport(deps: Deps, replyTo: string, subject: string, lines: readonly string[]): Promise<void> {
  const text = lines.join("\n");
  const html = `<pre dir="auto" style="white-space:pre-wrap;font:inherit">${text.replace(/&/g, "&amp;").replace(/</g, "&lt;")}</pre>`;
  await queueMail(deps.db, null, { to: deps.settings.SUPPORT_EMAIL, replyTo, subject, text, html });
}
