import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Gives `work` a folder with the files of a commit, and takes it away afterwards. Packages are those that are installed here. */
export async function inTreeOf<Made>(
  ref: string,
  work: (folder: string) => Promise<Made>,
  say: (text: string) => void,
): Promise<Made> {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), "golden-"));
  try {
    const files = join(folder, "tree.tar");
    execFileSync("git", ["archive", "--format=tar", `--output=${files}`, ref]);
    execFileSync("tar", ["-xf", files, "-C", folder]);
    symlinkSync(realpathSync("node_modules"), join(folder, "node_modules"), "dir");
    if (!existsSync(join(folder, "tests/golden"))) {
      say(`${ref} is older than this net: its engines are called as today's are.\n`);
      cpSync("tests/golden", join(folder, "tests/golden"), { recursive: true });
    }
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
