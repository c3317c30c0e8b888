import { FEELINGS, ROLE_PLAY, VISIBLE } from "#engines/prompt-checker/media-lexicon.ts";
import type { Finding, Rule } from "#engines/prompt-checker/rule.ts";

const MIDJOURNEY_FLAG =
  /--(?:ar|v|s|c|q|w|no|raw|seed|sref|sw|oref|ow|iw|tile|stylize|chaos|style|niji)\b[^\n,،-]{0,16}/gi;
const WEIGHTS = /\([^()\n]{1,40}:\d(?:\.\d+)?\)/g;
const DIFFUSION = /(?<!\p{L})(?:sdxl|stable ?diffusion|sd ?1\.5|sd ?3|comfyui|automatic1111|ستيبل)(?!\p{L})/iu;
const DIFFUSION_SETTINGS =
  /<lora:[^>\n]{1,40}>|(?:cfg(?: scale)?|sampler|denoising strength|clip skip)[ :=]{1,3}[\w.+]{1,16}/gi;
/** Fewer things to be seen than this make no picture. */
const SEEN_AT_LEAST = 2;
const OTHER_MODELS =
  /(?<!\p{L})[لبو]?(?:runway|veo|kling|sora|flux|dall-?e|gpt[- ]image|gemini|nano banana|imagen|رانواي|فيو|كلينج|سورا|فلكس|جيميني)(?!\p{L})/iu;
const MIDJOURNEY = /(?<!\p{L})[لبو]?(?:midjourney|mid journey|ميدجورني|ميدجيرني|ميد جورني|niji)(?!\p{L})/iu;

/** An image or video prompt written as if for a text model, or with flags of another model. */
export const mediaModeMismatch: Rule = {
  id: "media-mode-mismatch",
  severity: "medium",
  dimension: "consistency",
  title: { ar: "صياغة لا تناسب الصور", en: "Not written for pictures" },
  why: {
    ar: "مولّد الصور والفيديو يرسم ما يُرى ويُسمع، ولا يفيده دور أو شعور مجرد أو أوامر نموذج آخر.",
    en: "Image and video models draw what can be seen or heard; roles, bare feelings and another model's flags are lost on them.",
  },
  fix: {
    ar: "صف ما يظهر: من، وأين، والضوء، واللقطة.",
    en: "Describe what is visible: who, where, the light and the shot.",
  },
  examples: {
    bad: {
      ar: "برومبت صورة: أنت مصور محترف، انقل شعور الحنين.",
      en: "Image prompt for Flux: an old lamp on a table, evening light --ar 3:2 --v 7",
    },
    good: {
      ar: "برومبت صورة: عجوز يحمل فانوسًا عند باب خشبي، ضوء غروب جانبي، لقطة متوسطة.",
      en: "Image prompt for Flux: an old brass lamp on an oak table, evening light from the left, close-up.",
    },
  },
  find(document) {
    if (document.task.primary !== "image" && document.task.primary !== "video") return [];
    const found: Finding[] = document
      .find(ROLE_PLAY)
      .slice(0, 1)
      .map(({ start, end }) => ({ start, end }));
    const flags = document.match(MIDJOURNEY_FLAG);
    if (OTHER_MODELS.test(document.text) && !MIDJOURNEY.test(document.text)) {
      for (const { start, end, text } of flags)
        found.push({ start, end: end - (text.length - text.trimEnd().length), replacement: "" });
    }
    if (MIDJOURNEY.test(document.text))
      for (const { start, end } of document.match(WEIGHTS)) found.push({ start, end });
    if (!DIFFUSION.test(document.text))
      for (const { start, end } of document.match(DIFFUSION_SETTINGS)) found.push({ start, end });
    const feeling = document.findAffirmed(FEELINGS)[0];
    if (feeling && document.find(VISIBLE).length < SEEN_AT_LEAST)
      found.push({ start: feeling.start, end: feeling.end });
    return found.sort((a, b) => (a.start as number) - (b.start as number));
  },
};
