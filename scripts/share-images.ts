// Draws the images that stand for pages where they are shared, one a kind of page and one an article in each language, into
// public/share. By hand, when a title changes: a test says so. The browser shapes Arabic; the typeface is the product's own.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { directionOf, LANGUAGES, type Language } from "#i18n/language.ts";
import { SHARE_IMAGE } from "#pages/shell/meta/share-image.ts";

const OUTPUT = "public/share";
const COLOURS = 32;

const PRODUCT = {
  ar: { name: "صياغة", line: "قل ما تريد بكلماتك، وخذ برومبتًا يعمل" },
  en: { name: "Siyagha", line: "Say what you want in your own words. Leave with a prompt that works." },
};

/** Title by name of the file, without the language. */
const KINDS: Record<string, Record<Language, string>> = {
  product: { ar: PRODUCT.ar.line, en: "Say what you want. Leave with a prompt that works." },
  pricing: { ar: "الأسعار: ابدأ مجانًا بلا بطاقة", en: "Pricing: free to start, no card" },
  library: { ar: "مكتبة البرومبتات: اختر، واملأ الخانات، وانسخ", en: "The prompt library: pick one, fill it in, copy" },
  guide: { ar: "دليل كتابة البرومبت", en: "How to write a prompt" },
  blog: { ar: "المدونة: ما تعلّمناه من القياس", en: "The blog: what measuring taught us" },
};

const executablePath = [process.env["CHROMIUM_PATH"], "/usr/bin/chromium"].find((path) => path && existsSync(path));
if (!executablePath) throw new Error("share images need Chromium (CHROMIUM_PATH)");
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: SHARE_IMAGE });
for (const file of readdirSync(OUTPUT)) rmSync(`${OUTPUT}/${file}`);
const titles: Record<string, string> = {};
for (const language of LANGUAGES) {
  for (const [name, title] of Object.entries(titlesIn(language))) {
    await page.setContent(markupOf(language, title), { waitUntil: "load" });
    await page.evaluate(() => document.fonts.ready);
    const image = sharp(await page.screenshot()).png({ palette: true, colours: COLOURS, effort: 10 });
    writeFileSync(`${OUTPUT}/${name}-${language}.png`, await image.toBuffer());
    titles[`${name}-${language}`] = title;
  }
}
// What the pictures say, for the test that holds them against the articles.
writeFileSync(`${OUTPUT}/titles.json`, `${JSON.stringify(titles, null, 2)}\n`);
await browser.close();

function titlesIn(language: Language): Record<string, string> {
  const folder = `content/blog/${language}`;
  const articles = readdirSync(folder).map((file) => {
    const title = readFileSync(`${folder}/${file}`, "utf8").match(/^title: (.+)$/m)?.[1] ?? "";
    return [`blog-${file.replace(/\.md$/, "")}`, title];
  });
  return {
    ...Object.fromEntries(Object.entries(KINDS).map(([name, title]) => [name, title[language]])),
    ...Object.fromEntries(articles),
  };
}

function markupOf(language: Language, title: string): string {
  const font = (file: string, range: string) =>
    `@font-face{font-family:R;font-weight:400 650;src:url(data:font/woff2;base64,${readFileSync(`src/fonts/${file}`).toString("base64")});unicode-range:${range}}`;
  const points = [0, 1, 2, 3, 4, 5, 6, 7].map(
    (at) => `<path d="M0-15 4.1-10.2 0-5-4.1-10.2Z" transform="rotate(${at * 45})"/>`,
  );
  const star = (size: number, colour: string) =>
    `<svg width="${size}" height="${size}" viewBox="-16 -16 32 32" fill="${colour}">${points.join("")}</svg>`;
  const isLong = [...title].length > 46;
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><style>
    ${font("readex-pro-arabic.woff2", "U+0600-06FF")}${font("readex-pro-latin.woff2", "U+20-7E,U+A0-FF,U+2013-2026")}
    *{margin:0;box-sizing:border-box} html{overflow:hidden}
    body{width:${SHARE_IMAGE.width}px;height:${SHARE_IMAGE.height}px;padding:80px 88px;background:#fbf8f2;color:#17212b;font-family:R;
      border-block-end:14px solid #d9a441;display:flex;flex-direction:column;justify-content:space-between;position:relative;overflow:clip;contain:paint}
    header{display:flex;align-items:center;gap:22px;font-size:44px;font-weight:650;color:#0e4f4f}
    h1{font-size:${isLong ? 64 : 78}px;line-height:${language === "ar" ? 1.45 : 1.22};font-weight:650;max-width:940px;text-wrap:balance;position:relative}
    .mark{position:absolute;inset-inline-end:-150px;inset-block-end:-170px;opacity:.09}
  </style><header>${star(72, "#0e4f4f")}<span>${PRODUCT[language].name}</span></header><h1>${title}</h1><div class="mark">${star(620, "#0e4f4f")}</div></html>`;
}
