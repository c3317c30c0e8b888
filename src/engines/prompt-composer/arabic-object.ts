import { fold } from "#engines/text/fold.ts";
import { ARABIC_ADJECTIVES, ARABIC_PARTICLES } from "./request-lexicon.ts";

/** "استعلام SQL": the language's name completes the noun. */
const LATIN_CONSTRUCT = /^(?:استعلام|كود|برنامج|سكربت|ملف|تطبيق|تعبير)/;

/** The deliverable as an object: with tanwin when it stands alone or before an adjective, without it in a construct. */
export function objectPhrase(deliverable: { object: string; masculine?: boolean }, said: string): string {
  const rest = said.replace(/^(?:الخاص|الخاصة) ب(?=ال)/u, "");
  if (deliverable.masculine !== true) return `${deliverable.object} ${rest}`.trim();
  const tokens = rest.split(/\s+/);
  const next = fold(tokens[0] ?? "");
  const construct =
    next !== "" &&
    !ARABIC_PARTICLES.has(next) &&
    !/ًا$/u.test(tokens[0] ?? "") &&
    !/^أُ?[\u0621-\u0652]{2,}ه[ام]?$/u.test(tokens[0] ?? "") &&
    (/^[a-z]/.test(next) ? LATIN_CONSTRUCT.test(fold(deliverable.object)) : !/^(?:[بلو]|\d|[٠-٩]|[(«"،])/.test(next)) &&
    adjective(next, tokens[0] ?? "") === null &&
    (!/^ي[ء-ي]{3,}$/.test(next) || /^يوم/.test(next));
  if (construct) return `${stripTanwin(deliverable.object)} ${rest}`.trim();
  const agreed: string[] = [];
  for (const token of tokens) {
    const and = /^و/.test(token) && adjective(fold(token.slice(1)), token.slice(1)) !== null;
    const form = adjective(fold(and ? token.slice(1) : token), and ? token.slice(1) : token);
    if (form === null && !/^جد/.test(token)) break;
    agreed.push(form === null ? token : (and ? "و" : "") + form);
  }
  return [deliverable.object, ...agreed, ...tokens.slice(agreed.length)].join(" ").trim();
}

function adjective(folded: string, word: string): string | null {
  const known = ARABIC_ADJECTIVES[folded];
  if (known !== undefined) return known;
  return /^(?!ال|[بل])[ء-ي]{3,}ي$/.test(folded) && !/(?:لي|عندي|التي|لدي)$/.test(folded)
    ? `${word.replace(/ّ$/, "")}ًّا`.replace("يًّا", "يًّا")
    : null;
}

function stripTanwin(object: string): string {
  return object.replace(/ًّ?ا$/u, "").replace(/ّ$/u, "");
}
