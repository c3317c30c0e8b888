import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isBuilt, TOOL_SLUGS, TOOLS } from "#tools/index.ts";
import type { Envelope } from "#tools/tool.ts";
import { docxOf } from "#tests/support/documents.ts";
import { type ToolInput, toolInputs } from "#tests/support/tool-inputs.ts";

/** The command line as a stranger starts it: another process, the plain bin, nothing but what it prints. */
let folder: string;
let inputs: Awaited<ReturnType<typeof toolInputs>>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "siyagha-cli-"));
  inputs = await toolInputs();
  const { file } = inputs["image-to-text"];
  writeFileSync(join(folder, "picture.png"), file?.bytes ?? "");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Read before anything else by the process and by those that it starts: any connection ends it with 97. */
const OFFLINE = `import net from "node:net"; net.Socket.prototype.connect = () => process.exit(97);`;
const offline = { ...process.env, NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(OFFLINE)}` };

function siyagha(args: string[], input = "") {
  const { stdout, stderr, status } = spawnSync(process.execPath, ["bin/siyagha.js", ...args], {
    encoding: "utf8",
    input,
    env: offline,
  });
  return { stdout, stderr, status };
}

/** A tool's input as arguments: its text or file, the rest as options. */
function argumentsOf({ lang, fields, file }: ToolInput): string[] {
  const { text, ...options } = fields;
  return [
    file ? join(folder, file.name) : String(text),
    "--lang",
    lang,
    ...Object.entries(options).flatMap(([name, value]) => [
      "--option",
      `${name}=${typeof value === "string" ? value : JSON.stringify(value)}`,
    ]),
  ];
}

describe("the command line", { timeout: 60_000 }, () => {
  it("is held to connect to nothing by a guard that notices, and has eight tools", () => {
    const connect = `fetch("http://127.0.0.1:8080").catch(() => {})`;
    expect(spawnSync(process.execPath, ["-e", connect], { env: offline }).status).toBe(97);
    expect(TOOL_SLUGS.filter(isBuilt)).toHaveLength(8);
  });

  it.each(TOOL_SLUGS.filter(isBuilt))("runs %s offline", (slug) => {
    const whole = siyagha([slug, ...argumentsOf(inputs[slug]), "--json"]);
    expect([whole.stderr, whole.status]).toEqual(["", 0]);
    const envelope = JSON.parse(whole.stdout) as Envelope<Record<string, unknown>>;
    expect(envelope).toMatchObject({ tool: slug, lang: inputs[slug].lang, engine: "builtin" });
    const shape = TOOLS[slug].result.safeParse(envelope.result);
    expect(shape.error?.issues ?? []).toEqual([]);
  });

  it("prints the main text alone without --json", () => {
    const { stdout, status } = siyagha(["image-to-text", ...argumentsOf(inputs["image-to-text"])]);
    expect([stdout, status]).toEqual(["Fresh bread daily\n", 0]);
    const prompt = siyagha(["image-to-prompt", join(folder, "picture.png")]);
    expect([prompt.stdout, prompt.status]).toEqual([expect.stringMatching(/^\[describe the subject\], .*\n$/), 0]);
  });

  it("answers lines of JSON in their order, files by path, and goes on after a line that fails", () => {
    const lines = [
      { id: "a", file: join(folder, "picture.png"), textLanguage: "en" },
      { id: "b", file: join(folder, "none.png") },
      { id: "c", file: "README.md" },
      { id: "d" },
    ];
    const { stdout, status } = siyagha(
      ["image-to-text", "--jsonl", "--lang", "en"],
      lines.map((line) => JSON.stringify(line)).join("\n"),
    );
    const answers = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as { id: string; result?: { text: string } });
    expect(status).toBe(1);
    expect(answers[0]).toMatchObject({ id: "a", result: { text: "Fresh bread daily" } });
    expect(answers.slice(1)).toMatchObject([
      { id: "b", error: { code: "invalid_input" } },
      { id: "c", error: { code: "unsupported_media" } },
      { id: "d", error: { code: "invalid_input" } },
    ]);
  });

  it("reads several files and a folder, one line each, and goes on after a broken one", () => {
    const files = join(folder, "files");
    mkdirSync(files);
    copyFileSync(join(folder, "picture.png"), join(files, "b.png"));
    writeFileSync(join(files, "a.png"), readFileSync(join(folder, "picture.png")).subarray(0, 60));
    writeFileSync(join(files, "notes.txt"), "of no interest here");
    const ids = [join(files, "a.png"), join(files, "b.png"), join(folder, "none.png")];
    const { stdout, status } = siyagha(["image-to-text", files, ids[2] as string, "--jsonl", "--lang", "en"]);
    const answers = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as object);
    expect(status).toBe(1);
    const refused = (words: RegExp) => ({ code: "invalid_input", message: expect.stringMatching(words) as string });
    expect(answers).toMatchObject([
      { id: ids[0], error: refused(/could not be opened/) },
      { id: ids[1], result: { text: "Fresh bread daily" } },
      { id: ids[2], error: refused(/no such file/) },
    ]);
    const plain = siyagha(["image-to-text", ids[1] as string, ids[0] as string, "--lang", "en"]);
    expect([plain.stdout, plain.status]).toEqual([`== ${ids[1]}\nFresh bread daily\n\n`, 1]);
    expect(plain.stderr).toMatch(/a\.png: .*could not be opened/);
  });

  it.each([["--help"], ["-h"], ["image-to-text", "--help"], ["--help", "image-to-prompt"]])(
    "prints help for %s %s on standard output and leaves with 0",
    (...args) => {
      const { stdout, stderr, status } = siyagha(args);
      expect([stderr, status]).toEqual(["", 0]);
      expect(stdout).toMatch(/^Usage: siyagha /);
      const named = args.length === 1 ? TOOL_SLUGS : ["--option", args.includes("image-to-text") ? "digits" : "layers"];
      for (const name of named) expect(stdout).toContain(name);
    },
  );

  it("reads documents and old encodings for the tools that take text, says how, and refuses bytes that are no text", async () => {
    const asked = "اكتب رسالة شكر لفريق العمل";
    const old = Buffer.from("c7dfcac820d1d3c7e1c920d4dfd120e1ddd1edde20c7e1dae3e1", "hex");
    writeFileSync(join(folder, "old.txt"), old);
    writeFileSync(join(folder, "asked.docx"), await docxOf([asked]));
    writeFileSync(join(folder, "scraps.txt"), Buffer.from([0xe3, 0x28, 0xa1, 0x41]));
    const typed = siyagha(["prompt-checker", asked, "--lang", "en"]);
    const fromDocument = siyagha(["prompt-checker", join(folder, "asked.docx"), "--lang", "en"]);
    expect([fromDocument.stdout, fromDocument.stderr, fromDocument.status]).toEqual([typed.stdout, "", 0]);
    const note = "The file was read as Windows-1256. If its letters look wrong, save it as UTF-8.";
    const fromOld = siyagha(["prompt-checker", join(folder, "old.txt"), "--lang", "en"]);
    expect([fromOld.stdout, fromOld.stderr]).toEqual([typed.stdout, `${note}\n`]);
    const whole = siyagha(["prompt-checker", join(folder, "old.txt"), "--lang", "en", "--json"]);
    expect((JSON.parse(whole.stdout) as Envelope).warnings).toEqual([{ code: "encoding", message: note }]);
    const refused = siyagha(["prompt-checker", join(folder, "scraps.txt")]);
    expect([refused.stdout, refused.status]).toEqual(["", 2]);
    expect(refused.stderr).toMatch(/^[^\n]*Taken here: TXT[^\n]*\n$/);
  });

  it("says bad usage in one line and leaves with 2", () => {
    const misuses = [
      [],
      ["image-to-text"],
      ["no-such-tool", "--help"],
      ["image-to-prompt", "none.png"],
      ["ai-detector", "too short"],
      ["image-prompt", "a cat", "--option", "variants=9"],
      ["ai-humanizer", "a text", "--min-score", "50"],
      ["prompt-checker", "a text", "--min-score", "101"],
      ["prompt-checker", "a text", "--answer", "a=b"],
    ];
    for (const args of misuses) {
      const { stdout, stderr, status } = siyagha(args);
      expect([args, stdout, status]).toEqual([args, "", 2]);
      expect(stderr.trim().split("\n")).toHaveLength(1);
    }
  });
});
