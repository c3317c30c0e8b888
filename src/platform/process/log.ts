import { type DestinationStream, type Logger, pino } from "pino";

export type Log = Logger;

/** JSON lines on standard output. Values under these names never reach a line, wherever they are. */
const SECRET_FIELDS = ["password", "token", "secret", "authorization", "cookie", "apiKey", "key", "prompt", "text"];

/** An `error` in a line may be the Error itself: it is described without the values it quotes. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`]), censor: "[hidden]" },
    serializers: { error: (value: unknown) => (value instanceof Error ? describeError(value) : value) },
  };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * Name, message and place of an error, then its causes. A failed query's message lists its parameters (tokens, addresses,
 * people's texts), and the stack repeats the message: of both only the statement and the lines of code are logged.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? ` ← ${describeCause(error.cause)}` : "";
  return [`${error.name}: ${messageOf(error)}${cause}`, ...placesOf(error).slice(0, 5)].join("\n");
}

function messageOf(error: Error): string {
  return error.message.startsWith("Failed query")
    ? (error.message.split("\nparams: ")[0] as string).slice(0, 200)
    : error.message;
}

/** The database quotes the value it refuses at the end of its message. */
function describeCause(error: Error): string {
  const code = (error as { code?: unknown }).code;
  const message = typeof code === "string" ? error.message.replace(/: ".*$/s, "") : messageOf(error);
  return `${error.name}: ${message}`;
}

/** A stack begins with the message, which may have any number of lines. */
function placesOf(error: Error): string[] {
  const { stack = "", message } = error;
  const from = stack.indexOf(message);
  return (from === -1 ? stack : stack.slice(from + message.length)).split("\n").filter((line) => /^\s+at /.test(line));
}
