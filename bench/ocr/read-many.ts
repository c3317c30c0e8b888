import { createPorts } from "#workers/ports.ts";
import { drawPages } from "./pages.ts";

/** Run as a process of its own: reads so many images, then prints its memory after every fifty. */
const images = Number(process.argv[2]);
const ports = createPorts();
const pages = (await drawPages()).filter((page) => page.image.length < 60_000);
const samples: { images: number; megabytes: number }[] = [];
let recent: number[] = [];
for (let read = 1; read <= images; read += 1) {
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
process.stdout.write(JSON.stringify(samples));
process.exit(0);
