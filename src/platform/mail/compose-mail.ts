import { directionOf, type Language } from "#i18n/language.ts";
import type { MailMessage } from "./mail.server.ts";

/** The words of a mail, in one language. */
export interface MailWords {
  subject: string;
  lines: readonly string[];
  /** The button's words, with a link. */
  action?: string;
  after: readonly string[];
  /** What a receipt lists, between the lines and the button. */
  facts?: readonly Fact[];
}

interface Fact {
  label: string;
  value: string;
}

const LEAVE: Record<Language, string> = { ar: "إيقاف هذه الرسائل", en: "Stop these mails" };

/** A mail as text and as HTML, right to left in Arabic; `url` is where its button leads, `leaveUrl` where one press ends such mails. */
export function composeMail(
  { to, language }: { to: string; language: Language },
  words: MailWords,
  url: string | null,
  leaveUrl: string | null = null,
): MailMessage {
  const signature = language === "ar" ? "فريق صياغة" : "The Siyagha team";
  const text = [
    ...words.lines,
    ...(words.facts ?? []).map(({ label, value }) => `${label}: ${value}`),
    ...(url === null ? [] : ["", `${words.action ?? ""}:`, url, ""]),
    ...words.after,
    "",
    signature,
    ...(leaveUrl === null ? [] : ["", `${LEAVE[language]}:`, leaveUrl]),
  ].join("\n");
  return { to, subject: words.subject, text, html: htmlOf(language, words, url, signature, leaveUrl) };
}

const BUTTON =
  "display:inline-block;padding:12px 24px;border-radius:10px;background:#0e4f4f;color:#ffffff;text-decoration:none";
const PAGE =
  "margin:0;padding:24px 16px;font-family:Tahoma,Arial,sans-serif;font-size:16px;line-height:1.7;color:#17212b;background:#fbf8f2";
const CARD =
  "max-width:520px;margin:0 auto;padding:28px 24px;background:#ffffff;border:1px solid #e4dccd;" +
  "border-top:3px solid #d9a441;border-radius:12px";

function htmlOf(
  language: Language,
  words: MailWords,
  url: string | null,
  signature: string,
  leaveUrl: string | null,
): string {
  const direction = directionOf(language);
  const name = language === "ar" ? "صياغة" : "Siyagha";
  const paragraph = (line: string) => `<p style="margin:0 0 12px">${escapeHtml(line)}</p>`;
  const small = (line: string) => `<p style="margin:0 0 8px;font-size:14px;color:#55606b">${escapeHtml(line)}</p>`;
  const leave =
    leaveUrl === null
      ? ""
      : `<p style="max-width:520px;margin:16px auto 0;font-size:14px;text-align:center">` +
        `<a href="${escapeHtml(leaveUrl)}" style="color:#55606b">${LEAVE[language]}</a></p>`;
  const button =
    url === null
      ? ""
      : `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="${BUTTON}">${escapeHtml(words.action ?? "")}</a></p>` +
        `<p style="margin:0 0 16px;font-size:13px;color:#55606b">` +
        `<a dir="ltr" href="${escapeHtml(url)}" style="color:#55606b;word-break:break-all">${escapeHtml(url)}</a></p>`;
  return (
    `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>${escapeHtml(words.subject)}</title></head>` +
    `<body dir="${direction}" style="${PAGE}"><div style="${CARD}">` +
    `<p style="margin:0 0 20px;font-size:20px;font-weight:bold;color:#0e4f4f">${name}</p>` +
    `${words.lines.map(paragraph).join("")}${factsOf(words.facts ?? [])}${button}${words.after.map(small).join("")}` +
    `<p style="margin:20px 0 0">${signature}</p></div>${leave}</body></html>`
  );
}

/** Label and value side by side, as a receipt has them. */
function factsOf(facts: readonly Fact[]): string {
  if (facts.length === 0) return "";
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><td style="padding:6px 0;color:#55606b;vertical-align:top;white-space:nowrap">${escapeHtml(label)}</td>` +
      `<td style="padding:6px 16px;overflow-wrap:anywhere"><bdi>${escapeHtml(value)}</bdi></td></tr>`,
  );
  return `<table role="presentation" style="margin:0 0 12px;border-collapse:collapse">${rows.join("")}</table>`;
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}
