import { hedgesIn, negationsIn } from "./claims.ts";
import type { Edit } from "./edit-text.ts";

/** Rules whose whole point is to take back a figure of speech, often one built on a negation. */
const RHETORICAL = new Set<string>([
  "negative-parallelism",
  "tailing-negation",
  "both-sides",
  "challenges-future",
  "intensifier-stack",
  "promotional-adjectives",
  "significance-inflation",
  "chatbot-closing",
  "knowledge-cutoff",
  "importance-note",
  "opener-cliche",
  "generic-conclusion",
  "hedging-stack",
  "register-wording",
  "sample-habit",
  "staccato",
  "rhetorical-hook",
  "collective-address",
  "sycophancy",
  "aphorism-formula",
  "metaphor-cliche",
  "fake-candour",
  "authority-trope",
  "signposting",
  "legacy-tail",
  "notability-padding",
]);
/** Of these a hedge goes with the frame it stands in: what it doubted is not said any more. */
const FRAMES = new Set<string>([
  "challenges-future",
  "both-sides",
  "generic-conclusion",
  "rhetorical-hook",
  "collective-address",
]);

/** True when an edit leaves the denials and hedges of its place as they are, or its rule may take them back. */
export function keepsClaims(edit: Edit): boolean {
  if (/^(?:hedging-stack|chatbot-|knowledge-cutoff|tool-residue)/.test(edit.ruleId)) return true;
  const gone = edit.after === "" && /[.!?؟]["'»)]?\s*$/.test(edit.before);
  if (hedgesIn(edit.before).length > 0 && hedgesIn(edit.after).length === 0 && !FRAMES.has(edit.ruleId))
    return gone && edit.before.length > 60;
  return RHETORICAL.has(edit.ruleId) || negationsIn(edit.before).length <= negationsIn(edit.after).length;
}
