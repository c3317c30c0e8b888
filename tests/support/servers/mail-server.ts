import { SMTPServer } from "smtp-server";

/** A mail as it arrived, taken apart. */
export interface ArrivedMail {
  to: string;
  subject: string;
  headers: string;
  text: string;
  html: string;
}

/** A mail server on loopback that keeps what it gets. */
export async function startMailServer(): Promise<{ url: string; arrived: ArrivedMail[]; stop(): Promise<void> }> {
  const arrived: ArrivedMail[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        arrived.push(readMail(Buffer.concat(chunks).toString("utf8")));
        done();
      });
    },
  });
  const port = await new Promise<number>((resolve) => {
    const listening = smtp.listen(0, "127.0.0.1", () => resolve((listening.address() as { port: number }).port));
  });
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    stop: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
}

/** Headers, and the two alternatives of a multipart message. */
function readMail(raw: string): ArrivedMail {
  const [head = ""] = raw.split("\r\n\r\n", 1);
  const headers = head.replace(/\r\n[ \t]+/g, " ");
  const boundary = headers.match(/boundary="?([^";]+)/)?.[1] ?? "";
  const parts = raw.split(`--${boundary}`).map((part) => part.replace(/^\r\n/, ""));
  const partOf = (type: string) => {
    const part = parts.find((each) => each.toLowerCase().startsWith(`content-type: ${type}`)) ?? "";
    const [head = "", ...body] = part.split("\r\n\r\n");
    return decodeBody(body.join("\r\n\r\n"), head.match(/transfer-encoding: (\S+)/i)?.[1] ?? "7bit").trim();
  };
  const headerOf = (name: string) => headers.match(new RegExp(`^${name}: (.*)$`, "mi"))?.[1] ?? "";
  return {
    to: headerOf("To"),
    subject: decodeWords(headerOf("Subject")),
    headers,
    text: partOf("text/plain"),
    html: partOf("text/html"),
  };
}

function decodeBody(body: string, encoding: string): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8");
  return encoding === "quoted-printable" ? decodeQuoted(body.replace(/=\r\n/g, "")) : body;
}

function decodeQuoted(text: string): string {
  return Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  ).toString("utf8");
}

/** RFC 2047: `=?UTF-8?B?…?=` and `=?UTF-8?Q?…?=`. */
function decodeWords(header: string): string {
  return header
    .replace(/\?= +=\?/g, "?==?")
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === "b"
        ? Buffer.from(word, "base64").toString("utf8")
        : decodeQuoted(word.replaceAll("_", " ")),
    );
}
