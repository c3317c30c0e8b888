import { STYLE_IDS } from "#engines/ai-detector/features/measure-style.ts";
import type { Measured, MeasuredSummary } from "#engines/ai-detector/measured-rates.ts";
import { percent, summaryTable } from "./figure-tables.ts";

/** The model card in Markdown. Every figure in it is measured by the run that writes it. */
export function writeCard(measured: readonly Measured[]): string {
  return `# Model card: the AI text detector

Written by \`npm run train -- detector --data DIR\`; every figure is measured in that run. Nothing here is proof about a text.

## What it is
One logistic regression a language (Arabic, English) over hashed skeletons (function words kept, other words turned into their
endings or frames), words, endings, and ${STYLE_IDS.length} measures of style; about 393,000 one-byte weights a language. It runs in the process,
reads no network and keeps no text.

## What it is not for
It cannot show that somebody cheated. Texts by models that are newer than its training data are missed (see "New model" below);
texts that people polished with a model, translations, very plain writing and children's stories are judged badly. It gives no
verdict on other languages, verse, lists, code, or texts that are mostly quotation.

## How it was measured
- Trained on openly licensed human texts from before November 2022 and on machine texts of 2022 to 2026, among them texts
  written for this project (\`frontier-*\`). No source text is in the weights or in the repository.
- **Both left out**: human sources and machine sources are left out together, in eight folds; calibration and thresholds come
  from the other seven. **Source left out**: the human source is unseen, the machine texts are other documents of known sources.
- **Test** sources take no part in training or in choosing thresholds. Some of them were looked at while features were tried out, and the table was written again with each of three trainings: read it as slightly kind.
- Thresholds: \`careful\`, \`balanced\` and \`sensitive\` are for 1, 3 and 5 % false alarms on human sources that were left out,
  for each source with a hundred texts or more and for all together; \`careful\` is set at half of its 1 %, as a margin. Each row below is judged by thresholds that its own fold had
  no part in, so a share may lie above its aim: that is the figure to believe.
- "No clear sign" is said only below a point under which at most 8 % of left-out texts of 2026 fell in the other folds.

${measured.map(languageSection).join("\n")}
## Licences
Attribution for the training texts is in THIRD-PARTY-NOTICES.md. The weights contain no text.
`;
}

function languageSection(measured: Measured): string {
  const name = measured.language === "ar" ? "Arabic" : "English";
  const { newModel } = measured;
  return `## ${name}
${summaryTable(["figure", "as shipped", "no text of 2026 in training"], summaryRows(measured.summary, measured.withoutFrontier))}

New model: of ${newModel.texts} texts of 2026, a detector that had never seen the like called ${percent(newModel.likelyAi.careful)} likely AI and found no clear sign in ${percent(newModel.likelyHuman)}.

${(["length", "genre", "generator", "source", "test"] as const).map((by) => groupSection(measured, by)).join("\n")}`;
}

function summaryRows(shipped: MeasuredSummary, blind: MeasuredSummary): string[][] {
  return [
    ["AUROC, human source left out", String(shipped.aurocSourceOut), String(blind.aurocSourceOut)],
    ["AUROC, human and machine source left out", String(shipped.aurocBothOut), String(blind.aurocBothOut)],
    ["AUROC, texts of 2026 left out", String(shipped.aurocFrontier), String(blind.aurocFrontier)],
    ["caught at 1 % false alarms, both left out", percent(shipped.catchAtOnePercent), percent(blind.catchAtOnePercent)],
    ["expected calibration error", String(shipped.calibrationError), String(blind.calibrationError)],
    ["no verdict at careful", percent(shipped.abstained), percent(blind.abstained)],
  ];
}

const TITLES = {
  length: "By length in words",
  genre: "By genre",
  generator: "By generator",
  source: "By source, left out",
  test: "Test sources, never used before",
};

function groupSection({ groups }: Measured, by: keyof typeof TITLES): string {
  const rows = groups
    .filter((group) => group.by === by)
    .map(({ label, name, rates }) => [
      label,
      name,
      String(rates.texts),
      `${percent(rates.likelyAi.careful)}${label === "human" ? ` (up to ${percent(rates.likelyAiUpTo)})` : ""}`,
      percent(rates.likelyAi.balanced),
      percent(rates.likelyAi.sensitive),
      percent(rates.likelyHuman),
      percent(rates.cannotTell),
    ]);
  if (rows.length === 0) return "";
  return `### ${TITLES[by]}
${summaryTable(["texts by", "group", "texts", "likely AI: careful", "balanced", "sensitive", "no clear sign", "cannot tell"], rows)}
`;
}
