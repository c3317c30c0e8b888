import { pino, type Logger } from "pino";

export type Log = Logger;

/** JSON lines on standard output. Values under these names never reach a line, wherever they stand. */
const SECRET_FIELDS = ["password", "token", "secret", "authorization", "cookie", "apiKey", "key", "prompt", "text"];

export function createLog(level: string): Log {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`]), censor: "[hidden]" },
  });
}
