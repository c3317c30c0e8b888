import type { PromptDocument } from "./document.ts";
import type { Hit } from "./word.ts";
import {
  AUDIENCE_CUES,
  CONSTRAINTS,
  EVERYONE,
  EXAMPLE_CUES,
  FORMATS,
  LENGTH,
  PEOPLE,
  ROLE_CUES,
  UNCERTAINTY_RULE,
} from "./slots-lexicon.ts";
import { oncePerDocument } from "./once-per-document.ts";
import { pastedRun } from "./pasted.ts";
import { specificsOf } from "./task-types.ts";

const AUDIENCE_SLOT =
  /\{\{[^{}]{0,60}(?:audience|reader|recipient|جمهور|قارئ|القارئ|متلقي|المستهدف|level|المستوى)[^{}]{0,60}\}\}/i;

/** "For a homeowner", "for new librarians": nouns that end like people, but for things that end so too. */
const FOR_SOMEBODY =
  /\bfor (?:an? |the |our |my |new |busy |local )?(?:[a-z]+[- ]){0,2}?(?!(?:computer|heater|charger|server|printer|paper|newspaper|letter|newsletter|poster|flyer|offer|order|number|summer|winter|dinner|center|water|butter|cover|river|paper|tower|blender|cooker|trailer|banner|folder|container|other|another|whatever|weather|leather|header|footer|slider|router|scooter|career|fever|cancer|better|ever|never|over|under|after|color|colour|error|mirror|floor|door|motor|monitor|visor|harbor|humor|humour|factor|sector|calculator|generator|elevator|corridor|minor|major|list|committee|coffee|fee|degree|tree|free|three|see|agree|event|client|content|document|present|moment|plant|restaurant|instant|important|restaurants|want)\b)[a-z]{2,}(?:er|or|ist|ian|ee|women|men|people|folk)s?\b/;
/** A lesson asked for oneself has its reader. */
const TEACHES_ME =
  /(?:teach|show|walk|tell|explain (?:it )?to|help|quiz|test) me(?!\p{L})|(?:علم|فهم|ذاكر|درس|دل|وضح|اشرح|بسط|اختبر|امتحن)(?:ه|ها)?(?:لي|ني)(?!\p{L})|(?:اشرح|وضح|بسط|ذاكر) لي/u;
/** A scale or a closed set of labels is a shape of its own. */
const SCALE =
  /(?:\b(?:scale of|from|out of) (?:0|1|10)\b|(?:من|علي) (?:0|1|10|واحد|عشره)(?!\d)|\bas (?:\p{L}+ )?\p{L}+(?:, \p{L}+)* or \p{L}+)/u;
/** Someone's age says who reads. */
const AGE = /(?:عمر(?:ي|ه|ها)? |\baged? |\bi'm )\d{1,2}(?!\d)|\d{1,2}[ -]years?[ -]old/u;
const ROLE_OPENING = /(?:^|[.\n!؟?] ?)(?:you are|you're|act as|انت|انتي|بصفتك) \p{L}/u;

/** True when somebody is named whom the answer is for. */
export const hasAudience = oncePerDocument(readAudience);

function readAudience(document: PromptDocument): boolean {
  if (AUDIENCE_SLOT.test(document.text)) return true;
  const everyone = document.find(EVERYONE);
  const outside = (hit: Hit) =>
    !document.task.roles.has(document.words[hit.first]?.sentence ?? -1) &&
    !everyone.some((all) => hit.start >= all.start && hit.end <= all.end);
  if (/^(?:tutor|exam-lesson)$/.test(document.task.primary) && TEACHES_ME.test(document.freeText)) return true;
  if (AGE.test(document.freeText) || document.findAffirmed(AUDIENCE_CUES).some(outside)) return true;
  const people = document.findAffirmed(PEOPLE).filter(outside);
  if (everyone.length > 0 && document.words.length < LONG_PROMPT)
    return people.some((hit) => isAddressed(document, hit));
  return people.length > 0 || FOR_SOMEBODY.test(document.freeText);
}

/** In a prompt of some length "for everyone" may speak of a part of it. */
const LONG_PROMPT = 70;

/** "For nurses", «لطالبة»: after a preposition of purpose. */
function isAddressed(document: PromptDocument, hit: Hit): boolean {
  const before = document.phrase(hit.first - 3, hit.first - 1);
  return /(?:^| )(?:for|to)(?: [a-z]+){0,2}$/.test(before) || /^ل/.test(hit.text);
}

/** True when the shape of the answer is said. */
export const hasFormat = oncePerDocument(readFormat);

function readFormat(document: PromptDocument): boolean {
  if (document.regions.some((region) => region.kind === "example") || SCALE.test(document.freeText)) return true;
  return (
    ITEMS.test(document.freeText) ||
    document.findAffirmed(FORMATS).some((hit) => !isGrade(document, hit)) ||
    /\{\{[^{}]{0,60}(?:format|شكل|صيغة)[^{}]{0,60}\}\}/i.test(document.text)
  );
}

/** So many questions, tips or reasons are a list. */
const ITEMS =
  /(?<!\p{L})(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|ثلاثه?|تلات|اربعه?|خمسه?|سته?|سبعه?|ثمانيه?|تسعه?|عشره?) (?:\p{L}+ )?(?:questions|tips|signs|reasons|ways|examples|facts|options|ideas|names|findings|lessons|risks|اسيله|اسءله|اسئله|نصايح|نصاءح|علامات|اسباب|طرق|امثله|حقايق|خيارات|افكار|اسماء|مخاطر|نتايج|دروس)(?!\p{L})/u;

/** «الصف السادس» is a class, not a row. */
function isGrade(document: PromptDocument, hit: Hit): boolean {
  return (
    /^[وبفل]*(?:ال)?صف$/.test(hit.text) &&
    /^(?:ال)?(?:اول|ثاني|تاني|ثالث|تالت|رابع|خامس|سادس|سابع|ثامن|تامن|تاسع|عاشر|ابتدايي|اعدادي|ثانوي|\d+)/.test(
      document.words[hit.last + 1]?.text ?? "",
    )
  );
}

/** True when a countable length, number of items or duration is said. */
export const hasLength = oncePerDocument(readLength);

function readLength(document: PromptDocument): boolean {
  return (
    LENGTH.test(document.freeText) ||
    /\{\{[^{}]{0,60}(?:length|word_count|الطول|عدد_الكلمات)[^{}]{0,60}\}\}/i.test(document.text)
  );
}

export const hasUncertaintyRule = oncePerDocument(readUncertaintyRule);

function readUncertaintyRule(document: PromptDocument): boolean {
  return document.has(UNCERTAINTY_RULE) || NAMED_GAP.test(document.text);
}

/** What to write where something is missing: "write “no date”", «ضع [؟] بعد», "under “To check”". */
const NAMED_GAP =
  /(?:write|put|mark|say|use|answer|enter|flag|note|under|as|[وف]?(?:اكتب|ضع|قل|اترك|حط|علّم|سجل|ضعه|اذكر|قول))(?: it| them| that| those| عليه| مكانه)?(?: as| under)?\s+["“«'[][^"”»'\]\n]{1,32}["”»'\]]/iu;

/** True when the material to work on is there: pasted, quoted, delimited, as code, or as a declared slot. */
export const hasInput = oncePerDocument(readInput);

function readInput(document: PromptDocument): boolean {
  for (const region of document.regions) {
    if (region.kind === "placeholder" || region.kind === "pasted") return true;
    if (region.kind === "secret" || region.kind === "address" || region.kind === "example") continue;
    const before = document.text.slice(Math.max(0, region.start - 24), region.start);
    const after = document.text.slice(region.end, region.end + 12);
    if (
      region.kind === "quote" &&
      (region.end - region.start < 12 || GIVEN_BACK.test(before) || IF_MISSING.test(after))
    )
      continue;
    if (region.end - region.start >= 12) return true;
  }
  return (
    /\[[^\]\n]{3,40}\]\s*$/.test(document.text.slice(-60).trim()) ||
    hasRows(document.text) ||
    hasTextAfterColon(document) ||
    pastedRun(document) !== null
  );
}

/** Rows of data: three lines running with the same number of cells, two of them with figures. A table of headings alone shows a shape. */
function hasRows(text: string): boolean {
  let cells = 0;
  let rows = 0;
  let figures = 0;
  for (const line of text.split("\n")) {
    if (/^\s*\|?[\s:|-]+$/.test(line) && line.includes("--")) continue;
    const now = Math.max(...["|", "\t", ";"].map((mark) => line.split(mark).length), line.split(",").length - 1);
    if (now < 2 || now !== cells) rows = figures = 0;
    cells = now;
    rows += now >= 2 ? 1 : 0;
    figures += now >= 2 && /\d/.test(line) ? 1 : 0;
    if (rows >= 3 && figures >= 2) return true;
  }
  return false;
}

/** "Write “not stated”" quotes what to answer, not what to work on. */
const GIVEN_BACK =
  /(?:write|say|saying|put|use|add|mark|print|answer|with|signed?|كتب|اكتبي?|قل|قول|ضع|حط|ضيف|كلمة|بكلمة|باسم|بـ|توقيع\S*)[ \t:]*$/iu;
const IF_MISSING = /^[ \t]*(?:if|where|when|for|unless|إذا|اذا|لو|إن|عند|لما|حيث)(?!\p{L})/iu;
/** What stands before a colon that parts of the answer follow. */
const LEADS_TO_PARTS =
  /(?:table|list|minutes|columns?|keys?|fields?|format|labels?|into|of|as|parts?|sections?|sheets?|rows?|line|each|give|in|reply|output|return|include|cover|rules?|details?|requirements?|steps|notes?|options?|one of|like|bullets?|points?|قائمه|جدول\S*|محضر|اعمده|عمود|اعمدته|مفاتيح|بالمفاتيح|حقول|نقاط|اقسام|الي|صيغه|شكل|سطر|كل|اعط|اعطني|عطني|يشمل|فيه|فيها|شروط|الشروط|التفاصيل|المعطيات|المتطلبات|الوقايع|القواعد|من|تصنيف|\d)$/u;
const COLON_AND_TEXT =
  /([^\s:]{1,24})[ \t]?[:：](?![ \t]*(?:\d|json|csv))\s{0,3}([^\s:]+(?:[ \t\n]{1,3}[^\s:]+){2,})/giu;

/** Words after a colon are material, except where the colon introduces the parts of the answer. */
function hasTextAfterColon(document: PromptDocument): boolean {
  if (!/[:：]/.test(document.freeText)) return false;
  if (FIGURES_AFTER_COLON.test(document.freeText)) return true;
  return [...document.freeText.matchAll(COLON_AND_TEXT)].some((match) => {
    if (LEADS_TO_PARTS.test(match[1] as string)) return false;
    return !(
      LABELS.test(match[2] as string) && SORTS.test(document.freeText.slice(Math.max(0, match.index - 60), match.index))
    );
  });
}

const FIGURES_AFTER_COLON = /[:：][ \t]*(?:[^\d\n]{0,12}\d[\d.,]*){4}/u;
/** Names of one or two words in a row, after an order to sort by them, are labels. */
const LABELS = /^[^\s,،.]+(?: [^\s,،.]+)?(?:[,،] ?[^\s,،.]+(?: [^\s,،.]+)?)+/u;
const SORTS =
  /(?:classif|label|categori|tag|sort|table|columns?|rows?|fields?|جدول|اعمده|صفوف|حقول|صنف|صنّف|بوب|افرز|وسم|قسم)[^.\n]*$/u;

/** True when the model is given a role or a stance. */
export function hasRole(document: PromptDocument): boolean {
  return document.has(ROLE_CUES) || ROLE_OPENING.test(document.freeText);
}

/** Which parts of a good prompt are present. */
export function detectParts(document: PromptDocument): {
  role: boolean;
  task: boolean;
  context: boolean;
  format: boolean;
  examples: boolean;
  constraints: boolean;
} {
  return {
    role: hasRole(document),
    task: document.task.requests.length > 0 || document.task.asks,
    context: specificsOf(document, document.find(FORMATS)) >= 5,
    format: hasFormat(document),
    examples: document.has(EXAMPLE_CUES) || document.regions.some((region) => region.kind === "example"),
    constraints: document.has(CONSTRAINTS) || hasLength(document),
  };
}
