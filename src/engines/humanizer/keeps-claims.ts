import { hedgesIn, negationsIn } from "./claims.ts";
import type { Edit } from "./edit-text.ts";

/** Rules whose whole point is to take back a figure of speech built on a negation. */
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
]);

/** True when an edit leaves the denials and hedges of its place as they are, or its rule may take them back. */
export function keepsClaims(edit: Edit): boolean {
  if (/^(?:hedging-stack|chatbot-|knowledge-cutoff|tool-residue)/.test(edit.ruleId)) return true;
  if (hedgesIn(edit.before).length > 0 && hedgesIn(edit.after).length === 0)
    return edit.after === "" && !/[.!?؟]$/.test(edit.before) ? false : edit.before.length > 60 && edit.after === "";
  return RHETORICAL.has(edit.ruleId) || negationsIn(edit.before).length <= negationsIn(edit.after).length;
}
