import { mergeConfig } from "vitest/config";
import base from "../../vitest.config.ts";

/** The tests that hold one folder: those beside its files and, for the domain, those of the API over it. */
const folder = process.env["MUTATED_FOLDER"] ?? "src/engines/text";

const config = mergeConfig(base, { test: { maxWorkers: 1 } });
config.test.include = [`${folder}/**/*.test.ts`];

export default config;
