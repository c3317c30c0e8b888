/** A part of an engine that can be taken out to see what the engine is without it. */
export interface EnginePart {
  engine: "checker" | "detector" | "generator" | "humanizer" | "media";
  part: string;
  file: string;
  /** A function or constant at the top of the file, exported or not. */
  name: string;
  /** JavaScript of what takes its place; `kept` is the part itself. */
  instead: string;
}

const NOTHING = "() => []";
const without = (id: string) => `(...given) => kept(...given).filter((found) => found.id !== "${id}")`;

const CHECKER = "src/engines/prompt-checker";
const checker: readonly Omit<EnginePart, "engine">[] = [
  part("contradictions, all", `${CHECKER}/limits/find-contradictions.ts`, "findContradiction", "() => undefined"),
  part("contradictions: numbers", `${CHECKER}/limits/find-contradictions.ts`, "ofNumbers", NOTHING),
  part("contradictions: directives", `${CHECKER}/limits/find-contradictions.ts`, "ofDirectives", NOTHING),
  part("contradictions: denied names", `${CHECKER}/limits/find-denied.ts`, "findDenied", "() => null"),
  part("contradictions: claims", `${CHECKER}/claims/find-claims.ts`, "findClaim", "() => undefined"),
  part("contradictions: sums", `${CHECKER}/limits/find-sums.ts`, "findSums", NOTHING),
  part("contradictions: themes", `${CHECKER}/themes/weigh-pairs.ts`, "findPairs", NOTHING),
  part(
    "raising terms of weight 0",
    `${CHECKER}/score/score-prompt.ts`,
    "ofDimension",
    "(dimension, evidence, faults) => kept(dimension, { ...evidence, ...Object.fromEntries(RAISING.filter((term) => POINTS[term] === 0).map((term) => [term, 0])) }, faults)",
  ),
  part(
    "terms of doubt",
    `${CHECKER}/score/score-terms.ts`,
    "termsOf",
    "(...given) => ({ ...kept(...given), ...Object.fromEntries(DOUBTS.map((term) => [term, 0])) })",
  ),
  part(
    "rule time-sensitive-no-date",
    `${CHECKER}/find/clauses.ts`,
    "findWordFaults",
    without("time-sensitive-no-date"),
  ),
  part("rule no-task-verb", `${CHECKER}/find/absent.ts`, "findAbsent", without("no-task-verb")),
  part("secrets", `${CHECKER}/find/private.ts`, "findLeakedSecrets", NOTHING),
  part("regions", `${CHECKER}/reading/regions.ts`, "findRegions", NOTHING),
  part("injection", `${CHECKER}/find/clauses.ts`, "findInjections", NOTHING),
  part("proven rewrites", `${CHECKER}/rewrite.ts`, "provenFix", "() => null"),
  part("plain questions", `${CHECKER}/score/plain-question.ts`, "isPlainQuestion", "() => false"),
];

const HUMANIZER = "src/engines/humanizer";
const humanizer: readonly Omit<EnginePart, "engine">[] = [
  part("constructions", `${HUMANIZER}/signs/figures-in.ts`, "figuresIn", NOTHING),
  part("sign model", `${HUMANIZER}/signs/sign-model.ts`, "signsIn", NOTHING),
  part("constructions and sign model", `${HUMANIZER}/find-signs.ts`, "judgeSentences", NOTHING),
  part("tables of wordings", `${HUMANIZER}/edits/match-units.ts`, "unitsIn", NOTHING),
  part("shapes of the text", `${HUMANIZER}/shape-signs.ts`, "shapeSigns", NOTHING),
  part("seams", `${HUMANIZER}/edits/seam-model.ts`, "openSeams", "() => () => true"),
  part("what a text can spare", `${HUMANIZER}/edits/can-spare.ts`, "canSpare", "() => true"),
  part("locked places", `${HUMANIZER}/facts/locked-spans.ts`, "lockedSpans", NOTHING),
  part(
    "fact check",
    `${HUMANIZER}/humanize-text.ts`,
    "keepingFacts",
    "(input, _style, edits) => ({ edits: edits.map((edit) => inWholeWords(input.text, edit)), facts: { kept: 0, lost: [] } })",
  ),
];

const MEDIA = "src/engines/media";
const media: readonly Omit<EnginePart, "engine">[] = [
  part("gate: aside", `${MEDIA}/parts/certain-terms.ts`, "aside", NOTHING),
  part("gate: agrees", `${MEDIA}/parts/certain-terms.ts`, "agrees", "() => true"),
  part("gate: isOfPicture", `${MEDIA}/parts/certain-terms.ts`, "isOfPicture", "() => true"),
  part("gate: leaned", `${MEDIA}/parts/tag-parts.ts`, "leaned", "(_words, _scores, tags) => [...tags]"),
  part("gate: withoutShreds", `${MEDIA}/parts/scene-parts.ts`, "withoutShreds", "(_text, tagged) => [...tagged]"),
  part("tagger", `${MEDIA}/parts/tag-parts.ts`, "tagParts", NOTHING),
  part("vocabulary", `${MEDIA}/match-terms.ts`, "findTerms", NOTHING),
  part("exclusions", `${MEDIA}/exclusions.ts`, "findDenials", "() => ({ exclusions: [], denied: [] })"),
  part("exact words without quotation marks", `${MEDIA}/unquoted-texts.ts`, "unquotedTexts", NOTHING),
];

const generator: readonly Omit<EnginePart, "engine">[] = [
  part("intents", "src/engines/questions/read-intent.ts", "readIntent", "() => null"),
  part("tasks of the catalogue", "src/engines/questions/read-task.ts", "readTask", "() => NO_TASK"),
  part("choice of questions", "src/engines/questions/choose-questions.ts", "chooseQuestions", NOTHING),
  part("safety notes", "src/engines/prompt-composer/safety-notes.ts", "safetyNote", "() => null"),
  part("courtesies around a request", "src/engines/prompt-composer/request-core.ts", "requestCore", "(text) => text"),
];

const DETECTOR = "src/engines/ai-detector";
const detector: readonly Omit<EnginePart, "engine">[] = [
  part(
    "model of wordings",
    `${DETECTOR}/features/hash-features.ts`,
    "hashFeatures",
    "(sentences) => sentences.map(() => new Uint32Array(0))",
  ),
  part(
    "measures of style",
    `${DETECTOR}/score-text.ts`,
    "styleEvidenceOf",
    "(...given) => Object.fromEntries(Object.keys(kept(...given)).map((id) => [id, 0]))",
  ),
  part("calibration by length", `${DETECTOR}/detector-weights.ts`, "lengthTerm", "() => 0"),
  part("reasons against a verdict", `${DETECTOR}/judge-material.ts`, "judgeMaterial", NOTHING),
  part("cut in two", `${DETECTOR}/spread-evidence.ts`, "widestCut", "() => 0"),
];

/** The engines' parts, those that a review called idle among them. Text recognition has no figures in `tests/quality` yet. */
export const ENGINE_PARTS: readonly EnginePart[] = Object.entries({
  checker,
  detector,
  generator,
  humanizer,
  media,
}).flatMap(([engine, own]) => own.map((one) => ({ engine: engine as EnginePart["engine"], ...one })));

function part(name: string, file: string, declared: string, instead: string): Omit<EnginePart, "engine"> {
  return { part: name, file, name: declared, instead };
}
