import { execFileSync } from "node:child_process";

const PACKAGES =
  "fonts-noto-core fonts-kacst fonts-hosny-amiri fonts-lato fonts-liberation fonts-dejavu-core fontconfig";

/**
 * Makes sure that glyphs are drawn in the faces that a trainer names: without one, another face is drawn in silence and the weights are
 * others. Throws with what to install.
 */
export function requireFonts(families: readonly string[]): void {
  const installed = new Set(
    execFileSync("fc-list", [":", "family"], { encoding: "utf8" })
      .split(/[\n,]/)
      .map((name) => name.trim()),
  );
  const missing = [...new Set(families)].filter((family) => !installed.has(family));
  if (missing.length > 0)
    throw new Error(`not installed: ${missing.join(", ")}. On Debian: apt-get install ${PACKAGES}`);
}
