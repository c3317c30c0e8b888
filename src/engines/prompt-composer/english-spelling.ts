/** Names and short forms as they are written. */
const CASING: Record<string, string> = {
  linkedin: "LinkedIn",
  instagram: "Instagram",
  facebook: "Facebook",
  insta: "Instagram",
  tiktok: "TikTok",
  youtube: "YouTube",
  whatsapp: "WhatsApp",
  python: "Python",
  javascript: "JavaScript",
  typescript: "TypeScript",
  excel: "Excel",
  sql: "SQL",
  json: "JSON",
  csv: "CSV",
  ats: "ATS",
  cv: "CV",
  seo: "SEO",
  faq: "FAQ",
  api: "API",
  english: "English",
  arabic: "Arabic",
  spanish: "Spanish",
  french: "French",
  german: "German",
  turkish: "Turkish",
  italian: "Italian",
  portuguese: "Portuguese",
  japanese: "Japanese",
  chinese: "Chinese",
  russian: "Russian",
  dutch: "Dutch",
  greek: "Greek",
  hindi: "Hindi",
  urdu: "Urdu",
  korean: "Korean",
  etsy: "Etsy",
  ebay: "eBay",
  airbnb: "Airbnb",
  twitter: "Twitter",
  bash: "Bash",
  i: "I",
  iphone: "iPhone",
  ipad: "iPad",
  macbook: "MacBook",
  google: "Google",
  amazon: "Amazon",
  lisbon: "Lisbon",
  london: "London",
  dubai: "Dubai",
  windows: "Windows",
  im: "I'm",
  ive: "I've",
  dont: "don't",
  doesnt: "doesn't",
  cant: "can't",
  wont: "won't",
  isnt: "isn't",
  didnt: "didn't",
  shouldnt: "shouldn't",
  arent: "aren't",
  wasnt: "wasn't",
  werent: "weren't",
  hasnt: "hasn't",
  havent: "haven't",
  couldnt: "couldn't",
  wouldnt: "wouldn't",
  youre: "you're",
  theyre: "they're",
  thats: "that's",
  weve: "we've",
  theres: "there's",
  pls: "please",
  plz: "please",
  u: "you",
  ur: "your",
  ai: "AI",
  uk: "UK",
  usa: "USA",
  chatgpt: "ChatGPT",
  react: "React",
  monday: "Monday",
  tuesday: "Tuesday",
  wednesday: "Wednesday",
  thursday: "Thursday",
  friday: "Friday",
  saturday: "Saturday",
  sunday: "Sunday",
  html: "HTML",
  css: "CSS",
  ielts: "IELTS",
  nhs: "NHS",
  hr: "HR",
  pdf: "PDF",
  gpt: "GPT",
  christmas: "Christmas",
  easter: "Easter",
  ramadan: "Ramadan",
  eid: "Eid",
  january: "January",
  february: "February",
  april: "April",
  june: "June",
  july: "July",
  august: "August",
  september: "September",
  october: "October",
  november: "November",
  december: "December",
};

/** Capital letters, apostrophes and names put right; nothing else changes. */
export function tidyEnglish(text: string): string {
  return text
    .replace(/(?<![\w./@#-])[A-Za-z]+(?![\w@/-]|\.\w)/g, (word) =>
      word === word.toLowerCase() ? (CASING[word] ?? word) : word,
    )
    .replace(/\b(in|into|from) polish\b/g, "$1 Polish")
    .replace(/\s+([,.;:?])(?=\s|$)/g, "$1")
    .replace(/[ \t]{2,}/g, " ")
    .trim();
}

export function capitalise(text: string): string {
  return text.replace(
    /^(["'(]?)([a-z])(?![a-z]*[A-Z_(])/,
    (_, open: string, letter: string) => open + letter.toUpperCase(),
  );
}

/** The first letter small, unless the word is a name. */
export function lowerFirst(text: string): string {
  const first = /^[A-Za-z]+/.exec(text)?.[0] ?? "";
  return /^[A-Z][a-z]+\b/.test(text) && CASING[first.toLowerCase()] !== first
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}
