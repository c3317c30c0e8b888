import { readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";
import { provideModels } from "#engines/models/models.ts";

/** Lets the engines of this process or thread read their models from the disk, each at its first use. */
export function provideModelFiles(): void {
  // The project's folder, whether this runs from the sources or from the build.
  const home = dirname(findPackageJSON("..", import.meta.url) as string);
  provideModels((name) => readFileSync(join(home, "models", `${name}.bin`)));
}
