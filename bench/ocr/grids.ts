import sharp, { type Sharp } from "sharp";
import { createRandom } from "#training/glyphs/random.ts";

/** A table with a drawn grid, with the words of its cells in reading order. */
export interface DrawnGrid {
  name: string;
  state: State;
  face: string;
  direction: "rtl" | "ltr";
  rows: string[][];
  image: Buffer;
}

type State = "clean" | "turned" | "jpeg" | "photo";

/** The packages of the faces below that do not come with the system. */
export const FACE_PACKAGES = ["@fontsource/amiri", "@fontsource/lalezar", "@fontsource/aref-ruqaa"];
const FACES = ["Amiri", "Lalezar", "DejaVu Sans Condensed", "Aref Ruqaa"];
const STATES: readonly State[] = ["clean", "turned", "jpeg", "photo", "turned"];
const LINES = [
  { width: 0.8, colour: "#555" },
  { width: 1.4, colour: "#000" },
  { width: 2.6, colour: "#223a66" },
  { width: 4, colour: "#777" },
] as const;

/** Written for the benchmark, a trade each. */
const TABLES: readonly { direction: "rtl" | "ltr"; rows: string[][] }[] = [
  {
    direction: "rtl",
    rows: [
      ["القطعة", "الخشب", "العدد", "الأجرة"],
      ["باب داخلي", "زان", "٣", "٤٥٠٫٠٠"],
      ["رف كتب", "سنديان", "١", "١٢٠٫٥٠"],
      ["كرسي هزاز", "جوز", "٢", "٢٦٠٫٠٠"],
    ],
  },
  {
    direction: "rtl",
    rows: [
      ["الدواء", "الجرعة", "الوقت"],
      ["شراب السعال", "10 ml", "صباحا"],
      ["فيتامين د", "1000 IU", "بعد الغداء"],
      ["مرهم الجلد", "مرتين", "مساء"],
    ],
  },
  {
    direction: "rtl",
    rows: [
      ["خط الحافلة", "الانطلاق", "الوصول", "المقاعد"],
      ["المطار", "06:15", "07:40", "48"],
      ["الجامعة", "07:05", "07:35", "32"],
      ["الميناء", "14:20", "16:00", "27"],
      ["السوق", "18:45", "19:10", "40"],
    ],
  },
  {
    direction: "ltr",
    rows: [
      ["Flower", "Stems", "Price"],
      ["White lily", "12", "18.40"],
      ["Red tulip", "25", "31.25"],
      ["Dry lavender", "6", "9.90"],
    ],
  },
  {
    direction: "rtl",
    rows: [
      ["الطالب", "القراءة", "الحساب", "المعدل"],
      ["سلمى حداد", "٩٢", "٨٧", "٨٩٫٥"],
      ["يزن العلي", "٧٨", "٩٥", "٨٦٫٥"],
      ["مريم سالم", "٨٨", "٩٠", "٨٩٫٠"],
    ],
  },
  {
    direction: "rtl",
    rows: [
      ["القطعة", "الرمز", "الكفالة"],
      ["بطارية", "BX 70", "24 شهرا"],
      ["مصباح أمامي", "H7", "6 أشهر"],
      ["زيت المحرك", "5W30", "لا يوجد"],
    ],
  },
  {
    direction: "ltr",
    rows: [
      ["Room", "Guests", "Nights", "Paid"],
      ["Garden view", "2", "3", "60%"],
      ["Family suite", "5", "7", "100%"],
      ["Single", "1", "2", "25%"],
    ],
  },
  {
    direction: "rtl",
    rows: [
      ["النبات", "الري", "الضوء"],
      ["إكليل الجبل", "كل أسبوع", "شمس كاملة"],
      ["نعناع", "كل يوم", "ظل خفيف"],
      ["صبار", "مرة في الشهر", "نافذة"],
    ],
  },
];

/** Forty tables: each in five faces, sizes and line weights; level, turned by one or two degrees, compressed, or photographed. */
export async function drawGrids(): Promise<DrawnGrid[]> {
  const { next: random } = createRandom(7093);
  const grids: DrawnGrid[] = [];
  for (let at = 0; at < 40; at += 1) {
    const { direction, rows } = TABLES[at % TABLES.length] as (typeof TABLES)[number];
    const face = FACES[(at + Math.floor(at / 8)) % FACES.length] as string;
    const state = STATES[at % STATES.length] as State;
    const size = 20 + 3 * Math.floor(random() * 6);
    const line = LINES[Math.floor(random() * LINES.length)] as (typeof LINES)[number];
    const clean = sharp(Buffer.from(svgOf({ rows, direction, face, size, line })));
    const image = await worn(clean, state, random);
    grids.push({
      name: `${at}-${face.replaceAll(" ", "")}-${size}-${line.width}-${state}`,
      state,
      face,
      direction,
      rows,
      image,
    });
  }
  return grids;
}

interface Drawing {
  rows: readonly (readonly string[])[];
  direction: "rtl" | "ltr";
  face: string;
  size: number;
  line: (typeof LINES)[number];
}

function svgOf({ rows, direction, face, size, line }: Drawing): string {
  const columns = (rows[0] as readonly string[]).map((_head, at) =>
    Math.ceil(Math.max(...rows.map((row) => (row[at] as string).length)) * size * 0.62 + 2 * size),
  );
  const step = Math.round(2.1 * size);
  const [left, top] = [48, 44];
  const width = columns.reduce((sum, each) => sum + each, 0);
  const height = step * rows.length;
  const edges = columns.reduce<number[]>((all, each) => [...all, (all.at(-1) as number) + each], [0]);
  const fromLeft = direction === "rtl" ? edges.map((edge) => width - edge) : edges;
  const path = [
    ...rows.map((_row, at) => `M${left} ${top + at * step}h${width}`),
    `M${left} ${top + height}h${width}`,
    ...fromLeft.map((edge) => `M${left + edge} ${top}v${height}`),
  ].join("");
  const texts = rows.flatMap((row, y) =>
    row.map((text, at) => {
      const x = left + (fromLeft[at] as number) + (direction === "rtl" ? -0.6 : 0.6) * size;
      const way = /[\u0600-\u06FF]/u.test(text) || direction === "ltr" ? direction : "ltr";
      const anchor = way === direction ? "start" : "end";
      return `<text x="${x}" y="${top + y * step + 1.38 * size}" direction="${way}" text-anchor="${anchor}" font-family="${face}, DejaVu Sans" font-size="${size}">${text}</text>`;
    }),
  );
  const sheet = `width="${width + 2 * left}" height="${height + 2 * top}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${sheet}><rect ${sheet} fill="#fffefa"/><path d="${path}" stroke="${line.colour}" stroke-width="${line.width}"/>${texts.join("")}</svg>`;
}

async function worn(clean: Sharp, state: State, random: () => number): Promise<Buffer> {
  const flat = clean.flatten({ background: "#fff" });
  if (state === "clean") return flat.png().toBuffer();
  if (state === "jpeg") return flat.blur(0.6).jpeg({ quality: 50 }).toBuffer();
  const degrees = (random() < 0.5 ? -1 : 1) * (1 + random());
  const turned = state === "turned" ? flat.rotate(degrees, { background: "#fffefa" }) : flat;
  if (state === "turned") return turned.png().toBuffer();
  const { data, info } = await flat.greyscale().raw().toBuffer({ resolveWithObject: true });
  const photo = photographed({ width: info.width, height: info.height, pixels: data }, random);
  return sharp(photo, { raw: { width: info.width, height: info.height, channels: 1 } })
    .blur(0.5)
    .jpeg({ quality: 70 })
    .toBuffer();
}

interface Pixels {
  width: number;
  height: number;
  pixels: Buffer;
}

/** As a telephone sees it: the sheet leans back a little, and a hand's shadow falls on one side. */
function photographed({ width, height, pixels }: Pixels, random: () => number): Buffer {
  const lean = { x: 0.00004 * (random() - 0.5), y: 0.00008 * (random() - 0.5) };
  const dark = 0.25 + 0.2 * random();
  const out = Buffer.alloc(pixels.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const depth = 1 + lean.x * (x - width / 2) + lean.y * (y - height / 2);
      const [sx, sy] = [(x - width / 2) / depth + width / 2, (y - height / 2) / depth + height / 2];
      const light = 1 - dark / (1 + Math.exp((x / width - 0.35) * 9));
      const grain = 8 * (random() - 0.5);
      out[y * width + x] = Math.max(0, Math.min(255, light * valueAt({ width, height, pixels }, sx, sy) + grain));
    }
  }
  return out;
}

function valueAt({ width, height, pixels }: Pixels, x: number, y: number): number {
  const [left, top] = [
    Math.max(0, Math.min(width - 2, Math.floor(x))),
    Math.max(0, Math.min(height - 2, Math.floor(y))),
  ];
  const [right, down] = [Math.max(0, Math.min(1, x - left)), Math.max(0, Math.min(1, y - top))];
  const at = (dx: number, dy: number) => pixels[(top + dy) * width + left + dx] as number;
  const above = at(0, 0) * (1 - right) + at(1, 0) * right;
  return above * (1 - down) + (at(0, 1) * (1 - right) + at(1, 1) * right) * down;
}
