import { mergeConfig } from "vitest/config";
import base from "../../vitest.config.ts";

/** The tests beside the folder's files, or beside the one file. */
const place = process.env["MUTATED_PLACE"] ?? "src/engines/text";

const config = mergeConfig(base, { test: { maxWorkers: 1 } });
config.test.include = [place.endsWith(".ts") ? place.replace(/\.ts$/, ".test.ts") : `${place}/**/*.test.ts`];

export default config;
