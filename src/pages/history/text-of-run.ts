/** A run as the API gives it to its owner. */
export interface WholeRun {
  input: { text?: string } | null;
  envelope: { result: Record<string, unknown> } | null;
}

/** The text people come back for, whichever tool made it; a detector's is its verdict in words. Empty where there is none. */
export function textOfRun(run: WholeRun, verdicts: Readonly<Record<string, string>>): string {
  const result = run.envelope?.result ?? {};
  const { verdict } = result;
  if (typeof verdict === "string" && Object.hasOwn(verdicts, verdict)) return verdicts[verdict] as string;
  const texts = [result["prompt"], result["improved"], result["text"], result["description"]];
  return texts.find((text): text is string => typeof text === "string" && text !== "") ?? "";
}
