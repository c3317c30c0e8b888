import { spawn } from "node:child_process";
import { delimiter, join, resolve } from "node:path";

export interface Step {
  name: string;
  command: string[];
}

const bin = (name: string) => join("node_modules", ".bin", name);

/** What reads the sources and starts nothing of the product. */
export const SOURCE_STEPS: readonly Step[] = [
  { name: "format", command: [bin("oxfmt"), "--check"] },
  { name: "lint", command: [bin("oxlint"), "--type-aware", "--deny-warnings"] },
  { name: "route types", command: [bin("react-router"), "typegen"] },
  { name: "types", command: [bin("tsc"), "--noEmit"] },
  { name: "unused code", command: [bin("knip"), "--no-config-hints"] },
];

/** Run by hand before a commit; the whole run has these tests among its own. */
export const QUICK_STEPS: readonly Step[] = [
  ...SOURCE_STEPS,
  {
    name: "import directions and tidiness",
    command: [bin("vitest"), "run", "tests/source/imports.test.ts", "tests/source/tidy.test.ts"],
  },
];

export interface StepResult {
  name: string;
  ok: boolean;
  output: string;
}

/** Runs steps one after the other; a failed one prints what it said and the rest still run. Returns the failed ones. */
export async function runSteps(steps: readonly Step[]): Promise<StepResult[]> {
  const failed: StepResult[] = [];
  for (const step of steps) {
    const result = await runStep(step);
    if (!result.ok) failed.push(result);
  }
  return failed;
}

export async function runStep(step: Step, env: Record<string, string> = {}): Promise<StepResult> {
  const started = performance.now();
  const result = await runQuietly(step.command, env);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${result.ok ? "ok  " : "FAIL"}  ${step.name}  (${seconds} s)\n`);
  if (!result.ok) process.stdout.write(`${result.output.trimEnd()}\n`);
  return { name: step.name, ...result };
}

/** Runs one command with the project's Node first on the path; keeps what it prints. */
export function runQuietly(
  [command, ...rest]: string[],
  env: Record<string, string> = {},
): Promise<{ ok: boolean; output: string }> {
  return new Promise((done) => {
    const path = `${resolve(process.execPath, "..")}${delimiter}${process.env["PATH"]}`;
    const child = spawn(command as string, rest, {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, FORCE_COLOR: "0", NO_COLOR: "1", ...env, PATH: path },
    });
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.on("error", (error) => done({ ok: false, output: error.message }));
    child.on("exit", (code) => done({ ok: code === 0, output }));
  });
}
