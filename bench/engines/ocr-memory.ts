import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { MEMORY_SETTINGS } from "#scripts/memory-settings.mjs";

const IMAGES = 500;
const SETTLED = 100;

/**
 * Memory of a whole process, threads included, while 500 images are read one after the other; the process has the
 * allocator's settings that the product starts with. Limit: growth of 5 % from image 100 on.
 */
export async function run(): Promise<{ table: string[][]; json: object }> {
  const child = spawn(process.execPath, ["bench/ocr/read-many.ts", String(IMAGES)], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...MEMORY_SETTINGS, ...process.env },
  });
  const [printed] = await Promise.all([text(child.stdout), once(child, "exit")]);
  const samples = JSON.parse(printed) as { images: number; megabytes: number }[];
  const at = (images: number) => samples.find((sample) => sample.images === images)?.megabytes ?? 0;
  const growth = 100 * (at(IMAGES) / at(SETTLED) - 1);
  return {
    table: [
      ["images", "MB, mean of the last 50"],
      ...samples.map(({ images, megabytes }) => [String(images), megabytes.toFixed(0)]),
      ["growth", `${growth.toFixed(1)} % (limit 5 %)`],
    ],
    json: { growthPercent: Number(growth.toFixed(2)), limit: 5, samples },
  };
}
