/** How a run was produced, and what it took. */
export interface RunEnd {
  runId: string;
  now: Date;
  ms: number;
  engine: "provider" | "builtin";
  provider?: string | undefined;
  model?: string | undefined;
  promptVersion?: number | undefined;
  providerCalls: number;
  tokensIn?: number | null | undefined;
  tokensOut?: number | null | undefined;
}
