import type { EnginePart } from "./engine-parts.ts";
import { replacePart } from "./replace-part.ts";

/** A process of its own: an engine's figures, by group, without the part that the second argument describes in JSON, or with all. */
const [engine = "", part] = process.argv.slice(2);
if (part !== undefined) replacePart(JSON.parse(part) as EnginePart);
const { figures } = (await import(`#tests/quality/figures/${engine}.ts`)) as { figures: () => unknown };
process.stdout.write(JSON.stringify(await figures()));
