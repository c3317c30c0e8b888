import { fold } from "../text/fold.ts";
import {
  ARABIC_ADJECTIVES,
  ARABIC_DELIVERABLES,
  ARABIC_MASDARS,
  ARABIC_PARTICLES,
  ARABIC_VERBS,
} from "./request-lexicon.ts";
import { toStandardArabic } from "./to-msa.ts";

/** The request's core as an Arabic sentence that tells a model what to do; null when it cannot be put well. */
export function arabicTaskSentence(core: string, seed: (options: string) => string): string | null {
  const trimmed = core.replace(/[؟?.!\s]+$/u, "").replace(/^[،,:\s]+/u, "");
  if (trimmed === "") return null;
  const { first, rest } = splitFirst(trimmed);
  const verb = imperative(first);
  if (verb !== null) return sentence(verb.form, rest, verb.object);
  const bare = fold(first).replace(/^و(?=[ء-ي]{4})/, "");
  const deliverable = ARABIC_DELIVERABLES[bare];
  if (deliverable !== undefined) return deliverableSentence(deliverable, first, rest);
  const masdar = ARABIC_MASDARS[bare];
  if (masdar !== undefined && /^(?:ال|بين\s|ل?ي\s|هذ)/.test(rest)) return sentence(masdar, rest, "");
  const standard = toStandardArabic(trimmed);
  if (!standard.understood) return null;
  if (/[؟?]\s*$/u.test(core) || /^(?:هل|كيف|ما|لماذا|متى|اين|أين|كم|ماذا|من|ايهما|أيهما)\s/u.test(standard.text))
    return `${seed("[أجب عن هذا السؤال|السؤال المطلوب جوابه|أجب عما يلي]")}: ${standard.text.replace(/[؟?]+$/u, "")}؟`;
  if (/^(?:أ|ا|ن)[ء-ي]{2,}(?:\s|$)/u.test(standard.text) && isFirstPersonVerb(first))
    return `أريد أن ${standard.text.replace(/^ا/, "أ")}.`;
  return `${seed("[المطلوب|المهمة المطلوبة|المطلوب منك]")}: ${standard.text}.`;
}

function splitFirst(text: string): { first: string; rest: string } {
  const match = /^(\S+)\s*([\s\S]*)$/u.exec(text);
  return { first: match?.[1] ?? text, rest: match?.[2] ?? "" };
}

/** A request verb in any of its forms (imperative, second or first person, with لي) as an imperative, with its object pronoun. */
export function imperative(word: string): { form: string; object: string } | null {
  const folded = fold(word).replace(/^و(?=[ء-ي]{3})/, "");
  for (const suffix of ["هالي", "هولي", "لنا", "لي", "ني", "نا", "ها", "هم", "ه", "ي", "يلي", ""]) {
    if (!folded.endsWith(suffix)) continue;
    const stem = folded.slice(0, folded.length - suffix.length);
    for (const prefix of ["ات", "ت", "ن", "ا", "ي", ""]) {
      if (!stem.startsWith(prefix)) continue;
      const form = ARABIC_VERBS[stem.slice(prefix.length)];
      if (
        form === undefined ||
        (prefix === "" && suffix === "" && /^(?:حل|رد|بحث|وصف|مثل|قدم|عمل|علم|فهم|حول|الف|حسن)$/.test(stem))
      )
        continue;
      const object =
        suffix === "هالي" || suffix === "ها"
          ? "ها"
          : suffix === "هولي" || suffix === "ه"
            ? "ه"
            : suffix === "هم"
              ? "هم"
              : suffix === "ني"
                ? "ني"
                : suffix === "نا"
                  ? "نا"
                  : suffix === "لنا"
                    ? " لنا"
                    : "";
      return { form, object };
    }
  }
  return null;
}

function sentence(verb: string, rest: string, object: string): string | null {
  const standard = toStandardArabic(rest);
  if (!standard.understood) return null;
  const { first, rest: tail } = splitFirst(standard.text);
  const known = object === "" ? ARABIC_DELIVERABLES[fold(first)] : undefined;
  const body = known === undefined ? standard.text : objectPhrase(known, first, tail);
  return `${[verb + object, body].filter((part) => part !== "").join(" ")}.`.replace(/\s+\./, ".");
}

function deliverableSentence(
  deliverable: { verb: string; object: string; masculine?: boolean },
  first: string,
  rest: string,
): string | null {
  const standard = toStandardArabic(rest);
  if (!standard.understood) return null;
  return `${deliverable.verb} ${objectPhrase(deliverable, first, standard.text)}.`;
}

/** The deliverable as an object: with tanwin when it stands alone or before an adjective, without it in a construct. */
function objectPhrase(deliverable: { object: string; masculine?: boolean }, first: string, rest: string): string {
  if (deliverable.masculine !== true) return `${deliverable.object} ${rest}`.trim();
  const tokens = rest.split(/\s+/);
  const next = fold(tokens[0] ?? "");
  const construct =
    next !== "" &&
    !ARABIC_PARTICLES.has(next) &&
    !/^(?:[بلو]|\d|[٠-٩]|[a-z(«"،])/.test(next) &&
    adjective(next, tokens[0] ?? "") === null &&
    !/^[يت][ء-ي]{3,}$/.test(next);
  if (construct) return `${stripTanwin(deliverable.object)} ${rest}`.trim();
  const agreed: string[] = [];
  for (const token of tokens) {
    const and = /^و/.test(token) && adjective(fold(token.slice(1)), token.slice(1)) !== null;
    const form = adjective(fold(and ? token.slice(1) : token), and ? token.slice(1) : token);
    if (form === null && !/^جد/.test(token)) break;
    agreed.push(form === null ? token : (and ? "و" : "") + form);
  }
  void first;
  return [deliverable.object, ...agreed, ...tokens.slice(agreed.length)].join(" ").trim();
}

function adjective(folded: string, word: string): string | null {
  const known = ARABIC_ADJECTIVES[folded];
  if (known !== undefined) return known;
  return /^(?!ال)[ء-ي]{3,}ي$/.test(folded) && !/(?:لي|عندي|التي|لدي)$/.test(folded)
    ? `${word.replace(/ّ$/, "")}ًّا`.replace("يًّا", "يًّا")
    : null;
}

function stripTanwin(object: string): string {
  return object.replace(/ًّ?ا$/u, "").replace(/ّ$/u, "");
}

function isFirstPersonVerb(word: string): boolean {
  return /^[أا][ء-ي]{2,4}(?:ها|ه|هم)?$/u.test(word) && !/^(?:ال|ان|اي)/.test(word);
}
