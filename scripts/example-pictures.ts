// Draws the pictures that the image tools offer to be tried with, into public/examples: a notice in each language, whose text is
// read, and a drawing. By hand, when their words change.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { directionOf, LANGUAGES, type Language } from "#i18n/language.ts";

const OUTPUT = "public/examples";
const SIZE = { width: 640, height: 400 };

const NOTICE: Record<Language, readonly string[]> = {
  ar: [
    "إلى سكان العمارة",
    "تُقطع المياه يوم الأحد ٤ مايو من التاسعة صباحًا حتى الثانية ظهرًا لإصلاح الخزان.",
    "للاستفسار: مكتب الإدارة، الطابق الأرضي.",
  ],
  en: [
    "To all residents",
    "The water will be off on Sunday 4 May from 9 in the morning until 2 in the afternoon, while the tank is repaired.",
    "Questions: the office on the ground floor.",
  ],
};
const executablePath = [process.env["CHROMIUM_PATH"], "/usr/bin/chromium"].find((path) => path && existsSync(path));
if (!executablePath) throw new Error("example pictures need Chromium (CHROMIUM_PATH)");
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: SIZE });
mkdirSync(OUTPUT, { recursive: true });
for (const language of LANGUAGES) writeFileSync(`${OUTPUT}/notice-${language}.png`, await drawn(noticeIn(language)));
writeFileSync(`${OUTPUT}/dunes.png`, await drawn(dunes()));
await browser.close();

async function drawn(markup: string): Promise<Buffer> {
  await page.setContent(markup, { waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready);
  return sharp(await page.screenshot())
    .png({ palette: true, colours: 32, effort: 10 })
    .toBuffer();
}

function noticeIn(language: Language): string {
  const font = (file: string, range: string) =>
    `@font-face{font-family:R;font-weight:400 650;src:url(data:font/woff2;base64,${readFileSync(`src/fonts/${file}`).toString("base64")});unicode-range:${range}}`;
  const [title = "", ...lines] = NOTICE[language];
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><style>
    ${font("readex-pro-arabic.woff2", "U+0600-06FF")}${font("vazirmatn-digits.woff2", "U+660-669")}${font("readex-pro-latin.woff2", "U+20-7E,U+A0-FF,U+2013-2026")}
    *{margin:0;box-sizing:border-box} body{width:${SIZE.width}px;height:${SIZE.height}px;padding:44px 48px;background:#fff;color:#111;font:400 25px/1.7 R}
    h1{font-size:34px;font-weight:650;margin-block-end:14px} p{margin-block-end:14px}
  </style><h1>${title}</h1>${lines.map((line) => `<p>${line}</p>`).join("")}</html>`;
}

function dunes(): string {
  return `<!doctype html><style>*{margin:0}svg{display:block}</style><svg width="${SIZE.width}" height="${SIZE.height}" viewBox="0 0 640 400">
    <rect width="640" height="400" fill="#f6cf9b"/><rect y="150" width="640" height="120" fill="#f2b27a"/>
    <circle cx="450" cy="205" r="46" fill="#fbe9c6"/>
    <path d="M0 260Q140 180 300 250T640 225V400H0Z" fill="#d98a4e"/>
    <path d="M0 310Q210 235 390 300T640 280V400H0Z" fill="#b9683a"/>
    <path d="M0 365Q180 300 350 350T640 335V400H0Z" fill="#7f452c"/></svg>`;
}
