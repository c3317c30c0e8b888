import { existsSync, readFileSync, statSync } from "node:fs";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { filesAt, openFile, textOf } from "./files.ts";
import { ASKING, helpText, SCORING, USAGE } from "./usage.ts";
import { lineOf, showProgress, wordsOf } from "./words.ts";
import { countCharacters } from "#engines/text/segment.ts";
import { countWords } from "#i18n/count-words.ts";
import { type DocumentNote, documentNote } from "#i18n/document-notes.ts";
import { fieldFaultsOf } from "#i18n/field-messages.ts";
import { isLanguage, type Language } from "#i18n/language.ts";
import { RefusalError } from "#i18n/refusals.ts";
import { fileTypeOf } from "#tools/file-type.ts";
import { isToolSlug, mainTextOf, runnerOf, TOOLS, type ToolSlug } from "#tools/index.ts";
import { fieldsOfTexts } from "#tools/pipeline/form-fields.ts";
import { finishBuiltIn, runBuiltIn } from "#tools/pipeline/built-in/run-built-in.ts";
import type { BuiltInOutcome } from "#tools/runner.ts";
import type { Envelope, InputFile, ToolDeclaration } from "#tools/tool.ts";
import { provideModelFiles } from "#workers/model-files.ts";
import { createPorts } from "#workers/ports.ts";

/** Nobody else waits for a run on one's own machine. */
const LIMIT_MS = 600_000;

/** A wrong call: one line on standard error, exit 2. */
class UsageError extends Error {}

interface Call {
  slug: ToolSlug;
  lang: Language;
  json: boolean;
  jsonl: boolean;
  options: Record<string, unknown>;
  minScore: number | null;
  text: string | null;
  file: InputFile | null;
  /** What the reader of the file left out. */
  notes: DocumentNote[];
  /** Several files, each a run of its own. */
  paths: string[];
}

provideModelFiles();
const ports = createPorts();
try {
  const call = await readCall(process.argv.slice(2));
  if (call) process.exitCode = await answer(call);
} catch (error) {
  const words = error instanceof RefusalError ? lineOf(error, "en") : (error as Error).message;
  process.stderr.write(`${words}\n`);
  process.exitCode = 2;
} finally {
  await ports.close();
}

function answer(call: Call): Promise<number> {
  if (call.paths.length > 0) return runFiles(call);
  return call.jsonl ? runLines(call) : runOnce(call);
}

/** What is to be done; null where only help was asked for, which it prints. */
async function readCall(args: string[]): Promise<Call | null> {
  const { values, positionals } = parse(args);
  const slug = positionals[0] ?? "";
  if (values.help && (slug === "" || isToolSlug(slug))) {
    process.stdout.write(helpText(slug === "" ? null : slug));
    return null;
  }
  if (!isToolSlug(slug)) throw new UsageError(USAGE);
  const lang = values.lang ?? "ar";
  if (!isLanguage(lang)) throw new UsageError("--lang is ar or en");
  const minScore = values["min-score"] === undefined ? null : Number(values["min-score"]);
  if (minScore !== null && !(minScore >= 0 && minScore <= 100)) throw new UsageError("--min-score takes 0 to 100");
  if (minScore !== null && !SCORING.includes(slug)) throw new UsageError(`--min-score goes with ${SCORING.join(", ")}`);
  const paths = pathsOf(slug, positionals.slice(1), values.jsonl ?? false);
  const isOne = !values.jsonl && paths.length === 0;
  const given = isOne ? await inputOf(slug, positionals.slice(1), lang) : { text: null, file: null, notes: [] };
  return {
    slug,
    lang,
    json: values.json ?? false,
    jsonl: values.jsonl ?? false,
    options: { ...fieldsOfTexts(TOOLS[slug], (values.option ?? []).map(optionOf)), ...answersOf(slug, values.answer) },
    minScore,
    paths,
    ...given,
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        help: { type: "boolean", short: "h" },
        lang: { type: "string" },
        json: { type: "boolean" },
        jsonl: { type: "boolean" },
        option: { type: "string", multiple: true },
        answer: { type: "string", multiple: true },
        "min-score": { type: "string" },
      },
    });
  } catch (error) {
    throw new UsageError(`${(error as Error).message.split("\n")[0]} — ${USAGE}`);
  }
}

/** Answers to the questions that `--json` lists; an empty text skips a question. */
function answersOf(slug: ToolSlug, pairs: string[] = []): { answers?: { id: string; text: string }[] } {
  if (pairs.length === 0) return {};
  if (!ASKING.includes(slug)) throw new UsageError(`--answer goes with ${ASKING.join(", ")}`);
  const answers = pairs.map((pair) => {
    const at = pair.indexOf("=");
    if (at < 1) throw new UsageError("--answer takes id=text");
    return { id: pair.slice(0, at), text: pair.slice(at + 1) };
  });
  return { answers };
}

function optionOf(pair: string): [string, string] {
  const at = pair.indexOf("=");
  if (at < 1) throw new UsageError("--option takes key=value");
  return [pair.slice(0, at), pair.slice(at + 1)];
}

/** For a tool that works on files: several paths, a folder, or any path with `--jsonl`; else none. */
function pathsOf(slug: ToolSlug, words: string[], jsonl: boolean): string[] {
  const rule = TOOLS[slug].file;
  if (!rule?.required || words.length === 0) return [];
  const paths = filesAt(words, rule);
  if (paths.length === 0) throw new UsageError(`there is no file for ${slug} in ${words.join(", ")}`);
  return jsonl || words.length > 1 || paths[0] !== words[0] ? paths : [];
}

/**
 * The one argument that names a file is that file: as it is where the tool takes such a file, else its text, also that of a
 * document. Then the arguments themselves, then standard input.
 */
async function inputOf(
  slug: ToolSlug,
  words: string[],
  lang: Language,
): Promise<Pick<Call, "text" | "file" | "notes">> {
  const [only] = words;
  const rule = TOOLS[slug].file;
  if (words.length === 1 && only && only.length < 4096 && existsSync(only) && statSync(only).isFile()) {
    const isText = fileTypeOf(readFileSync(only)) === "text/plain";
    if (rule && !(isText && !rule.required)) return { text: null, file: await openFile(only, rule, lang), notes: [] };
    return { ...(await textOf(only, readFileSync(only), ports.documents)), file: null };
  }
  if (rule?.required)
    throw new UsageError(words.length === 1 ? `there is no file ${only}` : `${slug} takes the path of a file`);
  if (words.length > 0) return { text: words.join(" "), file: null, notes: [] };
  if (process.stdin.isTTY) throw new UsageError(USAGE);
  return { ...(await textOf("-", readFileSync(0), ports.documents)), file: null };
}

async function runOnce(call: Call): Promise<number> {
  const fields = { ...call.options, ...(call.text === null ? {} : { text: call.text }) };
  const envelope = await makeEnvelope(call.slug, fields, call.file, call.lang);
  envelope.warnings.unshift(...call.notes.map((note) => documentNote(note, call.lang)));
  if (!call.json) for (const { message } of envelope.warnings) process.stderr.write(`${message}\n`);
  process.stdout.write(`${call.json ? JSON.stringify(envelope) : wordsOf(call.slug, envelope.result)}\n`);
  return isTooLow(call, envelope.result) ? 1 : 0;
}

function isTooLow({ slug, minScore }: Call, result: unknown): boolean {
  const { scoreOf }: ToolDeclaration = TOOLS[slug];
  return minScore !== null && scoreOf !== undefined && scoreOf(result) < minScore;
}

/** One file after the other: a line of JSON for each, or its words under its name. Exit 1 when one fails. */
async function runFiles(call: Call): Promise<number> {
  let exit = 0;
  for (const path of call.paths) {
    const { id, answer, failed } = await answerLine(JSON.stringify({ id: path, file: path }), call);
    if (failed) exit = 1;
    if (call.jsonl || call.json) process.stdout.write(`${JSON.stringify({ id, ...answer })}\n`);
    else if ("result" in answer) process.stdout.write(`== ${path}\n${wordsOf(call.slug, answer.result)}\n\n`);
    else process.stderr.write(`${path}: ${(answer as { error: { message: string } }).error.message}\n`);
  }
  return exit;
}

/** One JSON input a line in, one JSON envelope a line out, in the same order. Exit 1 when a line fails or scores too low. */
async function runLines(call: Call): Promise<number> {
  let exit = 0;
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === "") continue;
    const { id, answer, failed } = await answerLine(line, call);
    if (failed) exit = 1;
    process.stdout.write(`${JSON.stringify({ id, ...answer })}\n`);
  }
  return exit;
}

async function answerLine(line: string, call: Call): Promise<{ id: unknown; answer: object; failed: boolean }> {
  let id: unknown = null;
  let lang = call.lang;
  try {
    const { id: given, lang: wanted, file: path, ...fields } = JSON.parse(line) as Record<string, unknown>;
    id = given ?? null;
    if (isLanguage(wanted)) lang = wanted;
    const rule = TOOLS[call.slug].file;
    const file = rule && typeof path === "string" ? await openFile(path, rule, lang) : null;
    const envelope = await makeEnvelope(call.slug, { ...call.options, ...fields }, file, lang);
    return { id, answer: envelope, failed: isTooLow(call, envelope.result) };
  } catch (error) {
    const refusal = error instanceof RefusalError ? error : new RefusalError("invalid_input");
    return {
      id,
      answer: { tool: call.slug, lang, error: { code: refusal.code, message: lineOf(refusal, lang) } },
      failed: true,
    };
  }
}

async function makeEnvelope(
  slug: ToolSlug,
  fields: Record<string, unknown>,
  file: InputFile | null,
  lang: Language,
): Promise<Envelope> {
  const { builtIn } = runnerOf(slug);
  if (!builtIn) throw new RefusalError("engine_unavailable");
  if (TOOLS[slug].file?.required && !file) throw new RefusalError("invalid_input", { fields: { file: "required" } });
  const parsed = TOOLS[slug].input.safeParse(fields);
  if (!parsed.success) throw new RefusalError("invalid_input", { fields: fieldFaultsOf(parsed.error.issues) });
  const started = performance.now();
  const { signal } = new AbortController();
  const input = { ...parsed.data, ...(file ? { file } : {}) };
  const steps = runBuiltIn(builtIn, input, { lang, signal, ports }, LIMIT_MS);
  const { result, variety, warnings } = (await finishBuiltIn(steps, showProgress)) as BuiltInOutcome<unknown>;
  const text = mainTextOf(slug, result);
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
