import { MODEL_NAMES } from "./media-models.ts";

type Medium = "image" | "video";

/** Names that are common words too: alone they name no model. */
const COMMON_WORDS = new Set(["flux", "gemini", "imagen", "omni", "runway", "sora", "veo", "سورا", "فلكس", "فلاكس"]);
const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&").replace(/ /gu, "[ -]?");

/** What introduces a model: "for Kling 3:", «على كلينج»، «لميدجورني». */
function introductions(medium: Medium): RegExp {
  const names = MODEL_NAMES.filter(([, of]) => of === medium)
    .map(([name]) => escaped(name))
    .toSorted((a, b) => b.length - a.length)
    .join("|");
  const version = "(?:[ -]?v?[\\d\u0660-\u0669]+(?:[.\u066B][\\d\u0660-\u0669]+)?)?";
  const tail = `${version}(?: (?:pro|max|turbo|ai))?`;
  const ends = "(?=\\s*(?:[,،.;:؛!?؟\\n]|--|[\u2014\u2013]|$))";
  const latin = `(?<![\\p{L}])(?:(?:made |meant )?for|using|via|with|use) (?<a>${names})${tail}${ends}`;
  const inside = `(?<![\\p{L}])(?:in|on) (?<b>${names})${tail}${ends}`;
  const prompt = `^\\s*(?:an? )?(?<c>${names})${tail} (?:image |video )?prompt(?: (?:of|for))?\\b\\s*:?`;
  const arabicLead =
    "(?:على|علي|في|ع|عبر|باستخدام|بواسطة|عن طريق)\\s+(?:موقع |برنامج |أداة )?(?:ال)?|[وف]?[لبع](?:ال)?[ـ-]?\\s?";
  const arabic = `(?<![\\p{L}])(?:${arabicLead})(?<d>${names})${tail}(?![\\p{L}])`;
  return new RegExp(`(?:[,،.]\\s*)?(?:${latin}|${inside}|${prompt}|${arabic})`, "giu");
}

const INTRODUCTIONS = { image: introductions("image"), video: introductions("video") };

/**
 * The request without the words that name its model, and the model's id; as it was where none is named so. "A runway" and
 * "lines of flux" name none, and neither does what is quoted.
 */
export function takeModelName(text: string, medium: Medium): { text: string; id: string | null } {
  for (const match of text.matchAll(INTRODUCTIONS[medium])) {
    const { a, b, c, d } = match.groups ?? {};
    const name = a ?? b ?? c ?? d ?? "";
    const known = idOf(name, medium);
    if (!known || isQuoted(text, match.index)) continue;
    if (b !== undefined && COMMON_WORDS.has(known.cue) && !/^\p{Lu}/u.test(name)) continue;
    const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`
      .replace(/^[\s,،.:;؛]+|\s+$/gu, "")
      .replace(/[ \t]+(?=[,،.;؛!?؟:])/gu, "")
      .replace(/[ \t]{2,}(?=\S)/gu, " ");
    return /\p{L}{2}/u.test(rest) ? { text: rest, id: known.id } : { text, id: known.id };
  }
  return { text, id: null };
}

/** A model as a scene has it: its id, and the name of one that is gone. */
export function namedModel(id: string, text: string): { id: string; gone?: string } {
  const gone = MODEL_NAMES.find(([cue, , of, old]) => old && of === id && text.toLowerCase().includes(cue))?.[3];
  return { id, ...(gone ? { gone } : {}) };
}

/** Whether a name alone in a request may still be a common word. */
export function isCommonWord(name: string): boolean {
  return COMMON_WORDS.has(name);
}

function idOf(name: string, medium: Medium): { cue: string; id: string } | null {
  const plain = (word: string) => word.toLowerCase().replace(/[ -]/gu, "");
  const row = MODEL_NAMES.find(([cue, of]) => of === medium && plain(cue) === plain(name));
  return row ? { cue: row[0], id: row[2] } : null;
}

function isQuoted(text: string, at: number): boolean {
  const before = text.slice(0, at);
  return before.lastIndexOf("«") > before.lastIndexOf("»") || (before.match(/["“”]/gu)?.length ?? 0) % 2 === 1;
}
