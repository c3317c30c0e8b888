import { isName } from "#engines/prompt-checker/names-lexicon.ts";
import { DEALS, ROLES, type Reference } from "#engines/prompt-checker/people-lexicon.ts";
import type { PromptDocument } from "#engines/prompt-checker/document.ts";
import type { Finding, Rule } from "#engines/prompt-checker/rule.ts";
import type { Hit, Word } from "#engines/prompt-checker/word.ts";

const NAME = "(?:(?:Mr|Mrs|Ms|Dr|Miss)\\.? )?(?<!\\p{L})[A-Z]\\p{L}{2,24}";
const TWO_PEOPLE = new RegExp(
  `(?:${NAME}) (?:and|told|asked|emailed|met|called|wrote to|saw|with|versus|vs\\.?|thanked|swapped) (?:(?:with|to) )?(?:${NAME})`,
  "gu",
);
const PERSON_PRONOUN = /(?<![\p{L}])(?:he|she|his|her|him)(?![\p{L}'])/giu;
const TWO_THINGS =
  /(?:compare|between|both|either|choose between|difference between)\s+(?:the |a |an |my |our )?[\p{L}-]+(?: [\p{L}-]+){0,3} (?:and|or|with|to|versus) (?:the |a |an |my |our )?[\p{L}-]+/giu;
const THING_PRONOUN =
  /(?<![\p{L}])(?:it|its)(?= (?:is|was|has|had|needs|costs|works|would|will|should|can|lasts|takes|on|by|compares|[\p{L}]+ed)(?![\p{L}]))/giu;
const AR_SAME_KIND =
  /(?<![ء-ي])(شركه|محل|متجر|مطعم|فندق|مدرسه|جامعه|هاتف|جوال|تطبيق|برنامج|عرض|موقع|كتاب|مدينه|سياره|بنك|مستشفي|الاستاذه?|السيده?|المديره?|الدكتوره?|الموظفه?|الطالبه?|المهندسه?|العميله?)\s+[ء-ي]{2,}[\s\S]{0,60}?(?<![ء-ي])(?:و(?:بين )?|من |مع |الي |ل)\1\s+[ء-ي]{2,}/gu;
const AR_TWO_NAMES =
  /(?<![ء-ي])(?:اخبر|اخبرت|قال|قالت|سال|سالت|كلم|كلمت|قابل|قابلت|شكر|شكرت|راسل|راسلت)\s+([ء-ي]{3,})\s+([ء-ي]{3,})\s+(?:ان|انه|انها|عن|بعد|قبل|لان|لانه|لانها)/gu;
const AR_PRONOUN =
  /(?<![ء-ي])(?:[وف]?(?:هو|هي)|[وف]?(?:فيه|فيها|عنه|عنها|له|لها|منه|منها|به|بها|عليه|عليها|رايه|رايها|انه|انها|لانه|لانها|[ء-ي]{4,}(?:ها|هم))|[وف]?قد (?:ت|ي)?[ء-ي]{3,}ت?)(?![ء-ي])/gu;

/** A pronoun with two possible owners. */
export const ambiguousPronoun: Rule = {
  id: "ambiguous-pronoun",
  severity: "medium",
  dimension: "clarity",
  title: { ar: "ضمير يحتمل مرجعين", en: "A pronoun with two owners" },
  why: {
    ar: "الضمير هنا قد يعود إلى أكثر من اسم، فقد يفهمه النموذج على غير ما تقصد.",
    en: "This pronoun could point to either name, so the model may pick the wrong one.",
  },
  fix: { ar: "كرر الاسم المقصود بدل الضمير.", en: "Repeat the name instead of the pronoun." },
  examples: {
    bad: {
      ar: "قارن بين شركة السنابل وشركة الغدير في جدول من ثلاثة صفوف، ثم اذكر رأيك فيها في سطر.",
      en: "Anna told Maria about the delay. Write a 60-word note asking why she changed the date.",
    },
    good: {
      ar: "قارن بين شركة السنابل وشركة الغدير في جدول من ثلاثة صفوف، ثم اذكر رأيك في شركة الغدير في سطر.",
      en: "Anna told Maria about the delay. Write a 60-word note asking why Anna changed the date.",
    },
  },
  find(document) {
    if (document.language === "ar") return [...arabic(document), ...afterTwo(document)].slice(0, 1);
    const free = freeOriginal(document);
    const found = [...after(free, TWO_PEOPLE, PERSON_PRONOUN), ...after(free, TWO_THINGS, THING_PRONOUN)].slice(0, 3);
    return found.length > 0 ? found : afterTwo(document);
  },
};

/** A person or a body, from its first word to its last: "my sister Rula" is one. */
interface Party {
  word: Word;
  last: number;
  reference: Reference;
}

/** Words between two parties who deal with each other, and after them to the pronoun. */
const DEAL_REACH = 8;
const PRONOUN_REACH = 24;

/** The first pronoun after two parties of one kind that deal with each other, where neither is named again in between. */
function afterTwo(document: PromptDocument): Finding[] {
  const parties = partiesIn(document);
  const deals = document.find(DEALS);
  for (let index = 1; index < parties.length; index += 1) {
    const one = parties[index - 1] as Party;
    const two = parties[index] as Party;
    if (two.word.sentence !== one.word.sentence || two.word.index - one.last > DEAL_REACH) continue;
    const shared = sharedReference(one.reference, two.reference);
    const from = Math.max(0, one.word.index - 3);
    if (
      !shared ||
      one.word.text === two.word.text ||
      !deals.some((hit) => hit.first >= from && hit.last < two.word.index && links(hit, one, two))
    )
      continue;
    const next =
      parties.slice(index + 1).find((party) => sharedReference(shared, party.reference))?.word.index ?? Infinity;
    const pronoun = document.words
      .slice(two.last + 1, Math.min(next, two.word.index + PRONOUN_REACH))
      .find((word) => pointsTo(document, word, shared) && word.sentence - two.word.sentence <= 1);
    if (pronoun) return [{ start: pronoun.start, end: pronoun.end }];
  }
  return [];
}

/** "My sister Rula": a role and a name side by side are one person. */
function isApposition(document: PromptDocument, one: Party, two: Party): boolean {
  return (
    two.word.index - one.last === 1 &&
    !two.word.opens &&
    (isName(document, one.word) === null) !== (isName(document, two.word) === null)
  );
}

/** "And" and "with" join the two only side by side. */
function links({ first, text }: Hit, one: Party, two: Party): boolean {
  return !/^(?:and|with|versus|vs|مع|و)$/.test(text) || (first > one.word.index && two.word.index - one.last <= 4);
}

/** Names, and roles with an article or a possessive: "the manager", "my aunt", «المديرة». */
function partiesIn(document: PromptDocument): Party[] {
  const parties: Party[] = [];
  for (const word of document.words) {
    const reference = isName(document, word) ?? roleOf(document, word);
    if (!reference) continue;
    const party = { word, last: word.index, reference };
    const before = parties.at(-1);
    if (before && isApposition(document, before, party)) before.last = word.index;
    else parties.push(party);
  }
  return parties;
}

/** A role with its article or possessor: "the manager", «المديرة», «زميله». */
function roleOf(document: PromptDocument, word: Word): Reference | undefined {
  const role = word.stems.map((stem) => ROLES.get(stem)).find(Boolean);
  if (role)
    return /^[ء-ي]/.test(word.text) || LEADS.test(document.phrase(word.index - 2, word.index - 1)) ? role : undefined;
  const owned = /^[وفلب]?([ء-ي]{2,})(?:ها|هم|نا|كم|ه|ك)$/.exec(word.text)?.[1];
  if (!owned || document.text[word.end - 1] === "ة" || /^ال/.test(owned)) return undefined;
  return ROLES.get(`${owned}ي`);
}

const LEADS = /(?:^| )(?:the|my|our|his|her|their|a|an|your)(?: [a-z]+)?$/;

function sharedReference(one: Reference, other: Reference): Reference | null {
  if (one === other) return one;
  if (one === "person") return other === "he" || other === "she" ? other : null;
  if (other === "person") return one === "he" || one === "she" ? one : null;
  return null;
}

const POINTS: Record<Reference, RegExp> = {
  he: /^(?:he|him|his|[وف]?(?:هو|انه|لانه|لانو|عنده|عندو|منه|له|به|عليه|اليه|ان?و|بيرفض|يرفض|يريد|بيريد|رفض|وافق|وعد|قال|تراجع|بده|عايزه|عايز|لكنه|بس|نفسه|يبيع|يدفع|سيارته|ورديته))$/,
  she: /^(?:she|her|hers|[وف]?(?:هي|انها|لانها|عندها|منها|لها|بها|عليها|اليها|ترفض|رفضت|وافقت|وعدت|قالت|تراجعت|بدها|عايزه|عايزاه|عايزاها|لكنها|نفسها|تريد|فريقها))$/,
  person: /^(?:he|him|his|she|her|hers)$/,
  it: /^(?:it|its)$/,
  ithe: /^[وف]?(?:هو|انه|لانه|لكنه|منه|له|به|عليه|فيه)$/,
  ithis: /^[وف]?(?:هي|انها|لانها|لكنها|منها|لها|بها|عليها|فيها)$/,
};

function pointsTo(document: PromptDocument, word: Word, reference: Reference): boolean {
  if (POINTS[reference].test(word.text)) return true;
  if (!/^[ء-ي]{4,}$/.test(word.text) || ROLES.has(word.text)) return false;
  const before = document.words[word.index - 1]?.text ?? "";
  if (!/^(?:ان|بان|لان|علي|من|عن|في|و|ثم|لكن|مع|الي|انه|انها|ب|بعد|قبل)$/.test(before)) return false;
  if (reference === "she" || reference === "ithis") return /[^اه]ها$/.test(word.text);
  return (reference === "he" || reference === "ithe") && document.text[word.end - 1] === "ه";
}

/** In "keep it short" and "base it on" the pronoun is the answer. */
const ANSWER_BEFORE = /(?:^|[^\p{L}])(?:keep|make|base|build|set|format|return|write|present)\s$/iu;

/** "Use only the timetable; where it is silent …": the source named in the same sentence owns the pronoun. */
const OWN_SOURCE =
  /(?:^|[^\p{L}])(?:use|using|rely on|relying on|based on|from|go by|follow|inside|within) (?:only |just )?(?:the|this|that|your|my|our) \p{L}+[^.!?]*$/iu;

/** The first pronoun within two sentences after a pair of names. */
function after(text: string, pair: RegExp, pronoun: RegExp): Finding[] {
  for (const names of text.matchAll(pair)) {
    const from = names.index + names[0].length;
    const window = text
      .slice(from, from + 260)
      .split(/(?<=[.!?])\s/)
      .slice(0, 4)
      .join(" ");
    const hit = [...window.matchAll(pronoun)].find(
      ({ index }) => !ANSWER_BEFORE.test(window.slice(0, index)) && !OWN_SOURCE.test(window.slice(0, index)),
    );
    if (hit) return [{ start: from + hit.index, end: from + hit.index + hit[0].length }];
  }
  return [];
}

function arabic(document: PromptDocument): Finding[] {
  const text = document.freeText;
  for (const pair of [...text.matchAll(AR_SAME_KIND), ...text.matchAll(AR_TWO_NAMES)]) {
    const from = pair.index + pair[0].length;
    const hit = [...text.slice(from, from + 220).matchAll(AR_PRONOUN)][0];
    if (!hit) continue;
    const start = document.folded.source[from + hit.index] as number;
    return [{ start, end: document.folded.source[from + hit.index + hit[0].length] as number }];
  }
  return [];
}

/** The original text with regions blanked, so that capitals still tell names. */
function freeOriginal(document: PromptDocument): string {
  let text = document.text;
  for (const region of document.regions)
    text = text.slice(0, region.start) + "\uFFFC".repeat(region.end - region.start) + text.slice(region.end);
  return text;
}
