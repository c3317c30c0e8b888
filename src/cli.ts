import { existsSync, readFileSync, statSync } from "node:fs";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { countCharacters } from "./engines/text/segment.ts";
import { countWords } from "./i18n/count-words.ts";
import { fieldFaultsOf, fieldMessages } from "./i18n/field-messages.ts";
import { isLanguage, type Language } from "./i18n/language.ts";
import { RefusalError, refusalMessage } from "./i18n/refusals.ts";
import { isToolSlug, TOOLS } from "./tools/index.ts";
import { runnerOf } from "./tools/pipeline/runners.ts";
import { type Envelope, TOOL_SLUGS, type ToolSlug } from "./tools/tool.ts";

const USAGE = `siyagha <tool> [text or file, or standard input] [--lang ar|en] [--json] [--jsonl] [--option key=value …] [--min-score N]; tools: ${TOOL_SLUGS.join(", ")}`;

/** Bad usage: one line on standard error, exit 2. */
class UsageError extends Error {}

interface Call {
  slug: ToolSlug;
  lang: Language;
  json: boolean;
  jsonl: boolean;
  options: Record<string, unknown>;
  minScore: number | null;
  text: string | null;
}

try {
  const call = readCall(process.argv.slice(2));
  process.exitCode = call.jsonl ? await runLines(call) : runOnce(call);
} catch (error) {
  const words =
    error instanceof UsageError
      ? error.message
      : error instanceof RefusalError
        ? lineOf(error, "en")
        : (error as Error).message;
  process.stderr.write(`${words}\n`);
  process.exitCode = 2;
}

function readCall(args: string[]): Call {
  const { values, positionals } = parse(args);
  const slug = positionals[0] ?? "";
  if (!isToolSlug(slug)) throw new UsageError(USAGE);
  const lang = values.lang ?? "ar";
  if (!isLanguage(lang)) throw new UsageError("--lang is ar or en");
  const minScore = values["min-score"] === undefined ? null : Number(values["min-score"]);
  if (minScore !== null && (slug !== "prompt-checker" || !(minScore >= 0 && minScore <= 100)))
    throw new UsageError("--min-score takes 0 to 100, with prompt-checker");
  return {
    slug,
    lang,
    json: values.json ?? false,
    jsonl: values.jsonl ?? false,
    options: Object.fromEntries((values.option ?? []).map(optionOf)),
    minScore,
    text: values.jsonl ? null : textOf(positionals.slice(1)),
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        lang: { type: "string" },
        json: { type: "boolean" },
        jsonl: { type: "boolean" },
        option: { type: "string", multiple: true },
        "min-score": { type: "string" },
      },
    });
  } catch (error) {
    throw new UsageError(`${(error as Error).message.split("\n")[0]} — ${USAGE}`);
  }
}

function optionOf(pair: string): [string, unknown] {
  const at = pair.indexOf("=");
  if (at < 1) throw new UsageError("--option takes key=value");
  const value = pair.slice(at + 1);
  try {
    return [pair.slice(0, at), JSON.parse(value)];
  } catch {
    return [pair.slice(0, at), value];
  }
}

/** A file's text when the one argument names a file, else the arguments themselves, else standard input. */
function textOf(words: string[]): string {
  const [only] = words;
  if (words.length === 1 && only && only.length < 4096 && existsSync(only) && statSync(only).isFile())
    return readFileSync(only, "utf8");
  if (words.length > 0) return words.join(" ");
  if (process.stdin.isTTY) throw new UsageError(USAGE);
  return readFileSync(0, "utf8");
}

function runOnce(call: Call): number {
  const envelope = makeEnvelope(call.slug, { ...call.options, text: call.text }, call.lang);
  const result = envelope.result as Record<string, unknown>;
  const { mainText } = TOOLS[call.slug];
  const words = mainText === null ? JSON.stringify(result, null, 2) : String(result[mainText]);
  process.stdout.write(
    `${call.json ? JSON.stringify(envelope) : call.slug === "prompt-checker" ? checkerWords(result) : words}\n`,
  );
  return call.minScore !== null && Number(result["score"]) < call.minScore ? 1 : 0;
}

/** A checker's result for people: the score, the verdict, then one line an issue. */
function checkerWords(result: Record<string, unknown>): string {
  const issues = result["issues"] as { severity: string; id: string; message: string; fix: string }[];
  return [
    `${String(result["score"])}/100  ${String(result["verdict"])}`,
    ...issues.map((issue) => `${issue.severity}  ${issue.id}  ${issue.message} → ${issue.fix}`),
  ].join("\n");
}

/** One JSON input a line in, one JSON envelope a line out, in the same order. Exit 1 when a line fails or scores too low. */
async function runLines(call: Call): Promise<number> {
  let exit = 0;
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === "") continue;
    const { id, answer, failed } = answerLine(line, call);
    if (failed) exit = 1;
    process.stdout.write(`${JSON.stringify({ id, ...answer })}\n`);
  }
  return exit;
}

function answerLine(line: string, call: Call): { id: unknown; answer: object; failed: boolean } {
  let id: unknown = null;
  let lang = call.lang;
  try {
    const { id: given, lang: wanted, ...fields } = JSON.parse(line) as Record<string, unknown>;
    id = given ?? null;
    if (isLanguage(wanted)) lang = wanted;
    const envelope = makeEnvelope(call.slug, { ...call.options, ...fields }, lang);
    const score = Number((envelope.result as Record<string, unknown>)["score"]);
    return { id, answer: envelope, failed: call.minScore !== null && score < call.minScore };
  } catch (error) {
    const refusal = error instanceof RefusalError ? error : new RefusalError("invalid_input");
    return {
      id,
      answer: { tool: call.slug, lang, error: { code: refusal.code, message: lineOf(refusal, lang) } },
      failed: true,
    };
  }
}

function lineOf(refusal: RefusalError, lang: Language): string {
  const fields = Object.entries(fieldMessages(refusal.fields ?? {}, lang)).map(([name, words]) => `${name}: ${words}`);
  return [refusalMessage(refusal.code, lang), ...fields].join(" ");
}

function makeEnvelope(slug: ToolSlug, fields: Record<string, unknown>, lang: Language): Envelope {
  const { builtIn } = runnerOf(slug);
  if (!builtIn) throw new RefusalError("engine_unavailable");
  const parsed = TOOLS[slug].input.safeParse(fields);
  if (!parsed.success) throw new RefusalError("invalid_input", { fields: fieldFaultsOf(parsed.error.issues) });
  const started = performance.now();
  const { result, variety, warnings } = builtIn(parsed.data, { lang });
  const { mainText } = TOOLS[slug];
  const text = mainText === null ? "" : String((result as Record<string, unknown>)[mainText] ?? "");
  return {
    tool: slug,
    lang,
    ...(variety ? { variety } : {}),
    engine: "builtin",
    result,
    warnings,
    stats: { words: countWords(text), characters: countCharacters(text) },
    ms: Math.round(performance.now() - started),
  };
}
