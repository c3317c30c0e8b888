import { type EmbeddedPrompt, paramsOf } from "#engines/image-metadata/embedded-prompt.ts";

const JOB = /^Job ID:\s{0,9}([0-9a-f-]{36})\s{0,9}$/iu;
const NAMES: Record<string, string> = {
  ar: "aspectRatio",
  aspect: "aspectRatio",
  s: "stylize",
  stylize: "stylize",
  c: "chaos",
  chaos: "chaos",
  v: "version",
  version: "version",
  seed: "seed",
};

/** The description that Midjourney's site writes; only with its job number, since anybody may write a description. */
export function readMidjourney(description: string): EmbeddedPrompt | null {
  // From its place on, since a pattern for the whole would try each space of a long text.
  const at = description.toLowerCase().lastIndexOf("job id:");
  const job = at < 0 ? null : JOB.exec(description.slice(at));
  if (!job) return null;
  const whole = description.slice(0, at).trimEnd();
  const [prompt = "", ...flags] = whole.split(/\s--(?=[a-z])/u);
  const params: Record<string, string> = { jobId: job[1] ?? "" };
  let negative = "";
  for (const flag of flags) {
    const [name = "", ...value] = flag.trim().split(/\s+/u);
    const key = NAMES[name];
    if (name === "no") negative = value.join(" ");
    else if (key) params[key] = value.join(" ");
  }
  return { generator: "midjourney", prompt: prompt.trim(), negative, params: paramsOf(params), loras: [] };
}
