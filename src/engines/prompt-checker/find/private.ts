import { findPrivateNumbers } from "../tables/private-numbers.ts";
import { isProvenSecret } from "../tables/secrets.ts";
import type { Prompt } from "../reading/prompt.ts";
import type { Finding } from "#engines/prompt-checker/finding.ts";
import { NAMED_HEALTH } from "./private-data.ts";

/** Keys, passwords and tokens in sight. */
export function findLeakedSecrets({ regions, text }: Prompt): Finding[] {
  return regions
    .filter(({ kind }) => kind === "secret")
    .map(({ start, end }) => ({
      id: "leaked-secret",
      start,
      end,
      masked: true,
      replacement: "{{SECRET}}",
      ...(isProvenSecret(text, start, end) ? {} : { unproven: true }),
    }));
}

/** Numbers that belong to one person, dates of birth and health facts beside a name. */
export function findPersonalData(prompt: Prompt): Finding[] {
  const { text, folded } = prompt;
  const secret = new Set(prompt.regions.filter(({ kind }) => kind === "secret").map(({ start }) => start));
  const numbers = findPrivateNumbers(text, folded).filter(({ start }) => !secret.has(start));
  const replacement = prompt.inTextLanguage({ ar: "{{رقم_مخفي}}", en: "{{PRIVATE}}" });
  const found: Finding[] = numbers.map((place) => ({
    id: "personal-data",
    ...place,
    masked: true,
    replacement,
  }));
  const health = NAMED_HEALTH.exec(text);
  if (health && !prompt.isInRegion(health.index)) {
    const end = health.index + health[0].length;
    found.push({ id: "personal-data", start: end - (health[1] as string).length, end });
  }
  return found;
}
