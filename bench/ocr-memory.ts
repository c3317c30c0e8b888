import { createPorts } from "#workers/ports.ts";
import { drawPages } from "./ocr/pages.ts";

const IMAGES = 500;
const SETTLED = 100;

/** Memory of the whole process, threads included, while 500 images are read one after the other. Limit: growth of 5 % from image 100 on. */
export async function run(): Promise<{ table: string[][]; json: object }> {
  const ports = createPorts();
  const pages = (await drawPages()).filter((page) => page.image.length < 60_000);
  const samples: { images: number; megabytes: number }[] = [];
  let recent: number[] = [];
  for (let read = 1; read <= IMAGES; read += 1) {
    const page = pages[read % pages.length] as (typeof pages)[number];
    const image = await ports.pixels.decode(page.image, { channels: 1, maxSide: 500 });
    await ports.ocr.read(image, { language: "auto" });
    recent.push(process.memoryUsage.rss() / 1024 / 1024);
    if (read % 50 !== 0) continue;
    samples.push({ images: read, megabytes: recent.reduce((sum, value) => sum + value, 0) / recent.length });
    process.stderr.write(`${read} images, ${samples.at(-1)?.megabytes.toFixed(0)} MB\n`);
    recent = [];
  }
  await ports.close();
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
