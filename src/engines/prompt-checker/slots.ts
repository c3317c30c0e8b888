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
import { specificsOf } from "./task-types.ts";

const AUDIENCE_SLOT =
  /\{\{[^{}]{0,60}(?:audience|reader|recipient|جمهور|قارئ|القارئ|متلقي|المستهدف|level|المستوى)[^{}]{0,60}\}\}/i;

const COLON_AND_TEXT = /[:：](?![ \t]*(?:\d|json|csv))\s{0,3}[^\s:]+(?:[ \t\n]{1,3}[^\s:]+){2}/i;
/** "For a homeowner", "for new librarians": nouns that end like people, but for things that end so too. */
const FOR_SOMEBODY =
  /\bfor (?:an? |the |our |my |new |busy |local )?(?:[a-z]+[- ]){0,2}?(?!(?:computer|heater|charger|server|printer|paper|newspaper|letter|newsletter|poster|flyer|offer|order|number|summer|winter|dinner|center|water|butter|cover|river|paper|tower|blender|cooker|trailer|banner|folder|container|other|another|whatever|weather|leather|header|footer|slider|router|scooter|career|fever|cancer|better|ever|never|over|under|after|color|colour|error|mirror|floor|door|motor|monitor|visor|harbor|humor|humour|factor|sector|calculator|generator|elevator|corridor|minor|major|list|committee|coffee|fee|degree|tree|free|three|see|agree|event|client|content|document|present|moment|plant|restaurant|instant|important|restaurants|want)\b)[a-z]{2,}(?:er|or|ist|ian|ee|women|men|people|folk)s?\b/;
/** A scale or a closed set of labels is a shape of its own. */
const SCALE =
  /(?:\b(?:scale of|from|out of) (?:0|1|10)\b|(?:من|علي) (?:0|1|10|واحد|عشره)(?!\d)|\bas (?:\p{L}+ )?\p{L}+(?:, \p{L}+)* or \p{L}+)/u;
/** Someone's age says who reads. */
const AGE = /(?:عمر(?:ي|ه|ها)? |\baged? |\bi'm )\d{1,2}(?!\d)|\d{1,2}[ -]years?[ -]old/u;
const ROLE_OPENING = /(?:^|[.\n!؟?] ?)(?:you are|you're|act as|انت|انتي|بصفتك) \p{L}/u;

/** True when somebody is named whom the answer is for. */
export function hasAudience(document: PromptDocument): boolean {
  if (AUDIENCE_SLOT.test(document.text)) return true;
  const everyone = document.find(EVERYONE);
  const outside = (hit: Hit) =>
    !document.task.roles.has(document.words[hit.first]?.sentence ?? -1) &&
    !everyone.some((all) => hit.start >= all.start && hit.end <= all.end);
  if (FOR_SOMEBODY.test(document.freeText) || AGE.test(document.freeText)) return true;
  return document.findAffirmed(AUDIENCE_CUES).some(outside) || document.findAffirmed(PEOPLE).some(outside);
}

/** True when the shape of the answer is said. */
export function hasFormat(document: PromptDocument): boolean {
  if (document.regions.some((region) => region.kind === "example") || SCALE.test(document.freeText)) return true;
  return (
    document.findAffirmed(FORMATS).length > 0 ||
    /\{\{[^{}]{0,60}(?:format|شكل|صيغة)[^{}]{0,60}\}\}/i.test(document.text)
  );
}

/** True when a countable length, number of items or duration is said. */
export function hasLength(document: PromptDocument): boolean {
  return (
    LENGTH.test(document.freeText) ||
    /\{\{[^{}]{0,60}(?:length|word_count|الطول|عدد_الكلمات)[^{}]{0,60}\}\}/i.test(document.text)
  );
}

export function hasUncertaintyRule(document: PromptDocument): boolean {
  return document.has(UNCERTAINTY_RULE);
}

/** True when the material to work on is there: pasted, quoted, delimited, as code, or as a declared slot. */
export function hasInput(document: PromptDocument): boolean {
  for (const region of document.regions) {
    if (region.kind === "placeholder" || region.kind === "pasted") return true;
    if (region.kind === "secret" || region.kind === "address" || region.kind === "example") continue;
    if (region.end - region.start >= 12) return true;
  }
  return /\[[^\]\n]{3,40}\]\s*$/.test(document.text.trim()) || COLON_AND_TEXT.test(document.freeText);
}

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
