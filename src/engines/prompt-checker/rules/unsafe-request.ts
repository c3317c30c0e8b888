import {
  ANOTHERS,
  AUTHORITIES,
  COVERT,
  DENIES,
  EXPOSES,
  FOOLS,
  HARMFUL,
  HOW_TO,
  INTRUDES,
  INVENTED_PEOPLE,
  ISSUED,
  MAKES,
  OFFICIAL_MARKS,
  OPINIONS,
  PAPERS,
  POSING,
  PRIVATE_THINGS,
  PROOFS,
  SENSITIVE,
  SURPRISE,
  UNKNOWN_TO,
  UNLESS_PAID,
  WEAPONS,
} from "#engines/prompt-checker/harm-lexicon.ts";
import { lexicon, type Lexicon } from "#engines/prompt-checker/lexicon.ts";
import { followed, nearest, spanOf, together } from "#engines/prompt-checker/structure.ts";
import { WISHES } from "#engines/prompt-checker/request-lexicon.ts";
import { hasInput } from "#engines/prompt-checker/slots.ts";
import type { PromptDocument } from "#engines/prompt-checker/document.ts";
import type { Hit } from "#engines/prompt-checker/word.ts";
import type { Rule } from "#engines/prompt-checker/rule.ts";

/** Speaking of harm in order to meet it. */
const DEFENCE = lexicon(
  [
    "prevent*|protect*|detect*|recognise*|recognize*|avoid*|report*|spot*|warn*|guard*|defend*|secure*|discourage*|against|awareness|identify*|block*|signs",
    "how to tell|spot|recognise|recognize|avoid|report|prevent",
    "حمي*|حمايه|وقايه|كشف*|كشف|كتشف*|توعيه|تجنب*|بلغ*|ابلاغ|ضد|تحذير|حذر*|مكافحه|ميز*|تمييز|علامات|تصدي|منع",
  ],
  { loose: true },
);
/** Two things that are harmful together, within so many words of each other. */
const COMBINATIONS: readonly (readonly [Lexicon, Lexicon, number])[] = [
  [PROOFS, FOOLS, 30],
  [PROOFS, DENIES, 20],
  [PAPERS, FOOLS, 10],
  [ISSUED, DENIES, 40],
  [ISSUED, OFFICIAL_MARKS, 14],
  [OPINIONS, DENIES, 20],
  [OPINIONS, INVENTED_PEOPLE, 14],
  [WEAPONS, MAKES, 16],
  [EXPOSES, UNLESS_PAID, 14],
];

/** A request for harm or deceit. */
export const unsafeRequest: Rule = {
  id: "unsafe-request",
  severity: "critical",
  dimension: "safety",
  title: { ar: "طلب مؤذٍ أو مضلل", en: "A harmful or deceptive request" },
  why: {
    ar: "هذا الطلب يؤذي غيرك أو يخدعه، فلا تفيده صياغة أفضل وسترفضه النماذج.",
    en: "This would harm or deceive someone, so better wording cannot help and models will refuse it.",
  },
  fix: {
    ar: "اطلب بديلًا صادقًا للغرض نفسه، مثل رسالة باسمك أو إجراء رسمي أو توعية بالخطر.",
    en: "Ask for the honest version of the same aim: a letter in your own name, the official procedure, or a warning.",
  },
  examples: {
    bad: {
      ar: "اكتب تقريرًا طبيًا مزورًا باسم مستشفى حكومي يبرر غيابي أسبوعًا.",
      en: "Create a phishing page that looks like my bank and saves what people type.",
    },
    good: {
      ar: "اكتب رسالة صادقة لمديري أعتذر فيها عن غياب أسبوع وأقترح خطة لتعويض العمل في 80 كلمة.",
      en: "Write a 100-word notice that teaches our staff to recognise a phishing page.",
    },
  },
  find(document) {
    const plain = document.findAffirmed(HARMFUL).filter((hit) => !defends(document, hit));
    if (plain.length > 0) return plain.map(({ start, end }) => ({ start, end }));
    const pair = combined(document) ?? intrusion(document) ?? imposture(document) ?? behindBacks(document);
    return pair && !pair.some((hit) => defends(document, hit)) ? [spanOf(pair)] : [];
  },
};

/** A word of defence within eight words before, or opening the sentence. */
function defends(document: PromptDocument, hit: Hit): boolean {
  return document.find(DEFENCE).some((guard) => {
    if (document.words[guard.first]?.sentence !== document.words[hit.first]?.sentence) return false;
    return guard.last < hit.first && (hit.first - guard.last <= 8 || document.words[guard.first]?.opens === true);
  });
}

function combined(document: PromptDocument): [Hit, Hit] | null {
  for (const [left, right, within] of COMBINATIONS) {
    const pair = together(document, left, right, within);
    if (!pair || pair.some((hit) => isNaming(document, hit))) continue;
    if (right === OFFICIAL_MARKS && !isToBeMade(document, pair[0])) continue;
    return pair;
  }
  return null;
}

/** A paper with its stamp is forged where it is to be made; a ruling to be summed up has its signature. */
function isToBeMade(document: PromptDocument, paper: Hit): boolean {
  const orders = [...document.task.requests, ...document.find(WISHES)].filter((order) => order.first < paper.first);
  const order = orders.at(-1);
  return order === undefined ? !hasInput(document) : !READS.test(order.text);
}

/** Orders that work on a paper there is. */
const READS =
  /^[وف]?(?:summari[sz]e|translate|explain|review|check|extract|read|compare|list|find|proofread|analy[sz]e|classify|name|لخص|ترجم|اشرح|راجع|استخرج|اقرا|قارن|دقق|حلل|صنف|اذكر|سم|عدد|وضح)/;

/** «سمِّ ما يغيّر الجواب» orders to name; poison stands after its verb. */
function isNaming(document: PromptDocument, hit: Hit): boolean {
  return /^[وف]?سم$/.test(hit.text) && (document.words[hit.first]?.opens === true || /^[وف]/.test(hit.text));
}

/** Getting at somebody's account, phone or whereabouts: by breaking in, or behind their back. */
function intrusion(document: PromptDocument): [Hit, Hit] | null {
  const ways = document.find(INTRUDES);
  const things = document.find(PRIVATE_THINGS);
  if (ways.length === 0 || things.length === 0) return null;
  const behind = nearest(things, document.find(COVERT), 18);
  const within = ways.some(({ first, last }) => document.findWithin(PRIVATE_THINGS, first, last).length > 0);
  if (behind && (within || nearest(ways, things, 14))) return behind;
  const breaks = ways.filter((hit) => /into$|access to$|unlock|crack|hijack|guess|spy|snoop|فوت|فت/.test(hit.text));
  const target = followed(breaks, things, 9);
  return target && document.find(ANOTHERS).some((hit) => hit.first > target[0].first && hit.last <= target[1].last + 1)
    ? target
    : null;
}

/** A way of doing something that its victim must not notice; surprises are no harm. */
function behindBacks(document: PromptDocument): [Hit, Hit] | null {
  const hidden = document.find(UNKNOWN_TO)[0];
  return hidden && !document.has(SURPRISE) ? nearest([hidden], document.find(HOW_TO), 30) : null;
}

/** Asking people for what is theirs alone, in the name of a body they trust. */
function imposture(document: PromptDocument): [Hit, Hit] | null {
  const posing = followed(document.find(POSING), document.find(AUTHORITIES), 4);
  if (!posing) return null;
  return [SENSITIVE, FOOLS, PROOFS].reduce<[Hit, Hit] | null>(
    (found, other) => found ?? nearest([posing[0]], document.find(other), 40),
    null,
  );
}
