import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { keptSecret } from "./create-deps.ts";

test("the secret of a data folder is made once, whole and its owner's alone, by two starts at once", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "siyagha-secret-"));
  try {
    const starts = await Promise.all([waitingStart(dataDir), waitingStart(dataDir)]);
    const printed = await Promise.all(starts.map(secretOf));
    expect(printed[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(printed).toEqual([keptSecret(dataDir), keptSecret(dataDir)]);
    expect(readdirSync(dataDir)).toEqual(["secret"]);
    expect(statSync(join(dataDir, "secret")).mode & 0o777).toBe(0o600);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 60_000);

/** A process that has loaded everything and reads the folder's secret once a message arrives. */
async function waitingStart(dataDir: string): Promise<ChildProcess> {
  const program = `const { keptSecret } = await import("./src/create-deps.ts");
    process.stdout.write("ready");
    process.stdin.once("data", () => { process.stdout.write(keptSecret(${JSON.stringify(dataDir)})); process.stdin.destroy(); });`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  return child;
}

async function secretOf(child: ChildProcess): Promise<string> {
  let printed = "";
  child.stdout?.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  child.stdin?.write("go");
  await once(child, "close");
  return printed;
}
