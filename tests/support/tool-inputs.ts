import sharp from "sharp";
import type { Language } from "#i18n/language.ts";
import { REGISTRATIONS, TOOL_SLUGS, TOOLS, type ToolSlug } from "#tools/index.ts";

/** What a stranger might send to each tool. */
export interface ToolInput {
  lang: Language;
  fields: Record<string, unknown>;
  /** For a tool that works on a file. */
  file?: { name: string; type: string; bytes: Uint8Array<ArrayBuffer> };
}

const ESSAY =
  "The market opens before sunrise, and by six the fish stalls are already wet. My aunt buys sardines there every Thursday, " +
  "argues about the price for the pleasure of it, and pays what was asked in the end. I went along last week for the first " +
  "time in years. Nobody had changed places. The same man sold bread from the same blue cart, and he remembered that I do " +
  "not eat the crust. We carried everything home in two bags, stopped twice to rest, and cleaned the fish on the balcony " +
  "while the neighbours pretended not to look.";

async function pictureOf(text: string): Promise<NonNullable<ToolInput["file"]>> {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="120"><rect width="700" height="120" fill="#fff"/>` +
    `<text x="40" y="60" font-family="DejaVu Sans" font-size="30">${text}</text></svg>`;
  const bytes = new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer());
  return { name: "picture.png", type: "image/png", bytes };
}

/** One good input for every tool: its own sample where none is written here. */
export async function toolInputs(): Promise<Record<ToolSlug, ToolInput>> {
  const file = await pictureOf("Fresh bread daily");
  const written: Partial<Record<ToolSlug, ToolInput>> = {
    "prompt-generate": { lang: "ar", fields: { text: "رسالة اعتذار لعميل تأخر طلبه ثلاثة أيام", tone: "ودود" } },
    "prompt-checker": {
      lang: "en",
      fields: { text: "Write something nice about cats. Do not use lists. Use a list." },
    },
    "ai-detector": { lang: "en", fields: { text: ESSAY } },
    "ai-humanizer": {
      lang: "en",
      fields: {
        text: "Moreover, it is important to note that our seamless solution leverages cutting-edge synergy for teams.",
      },
    },
    "image-prompt": { lang: "ar", fields: { text: "قطة برتقالية نائمة على كتاب مفتوح قرب نافذة", variants: 2 } },
    "image-to-prompt": { lang: "en", fields: { detail: "short" }, file },
    "image-to-text": { lang: "en", fields: { textLanguage: "en" }, file },
    "video-prompt": { lang: "en", fields: { text: "a paper boat drifts down a rainy street at dusk", shots: 2 } },
  };
  const sampleOf = (slug: ToolSlug): ToolInput => ({
    lang: "en",
    fields: { text: REGISTRATIONS[slug].samples.en[0] },
    ...(TOOLS[slug].file?.required ? { file } : {}),
  });
  return Object.fromEntries(TOOL_SLUGS.map((slug) => [slug, written[slug] ?? sampleOf(slug)])) as Record<
    ToolSlug,
    ToolInput
  >;
}

/** The body of a run over HTTP: JSON, or a form where there is a file. */
export function bodyOf({ lang, fields, file }: ToolInput): { json?: unknown; body?: FormData } {
  if (!file) return { json: { ...fields, lang } };
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, lang }))
    form.append(name, typeof value === "string" ? value : JSON.stringify(value));
  form.append("file", new File([file.bytes], file.name, { type: file.type }));
  return { body: form };
}
