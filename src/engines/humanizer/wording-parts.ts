import { assertion } from "./assertion.ts";
import type { Part } from "./humanizer-types.ts";
import { isSentenceStart } from "./wording-places.ts";
import type { MaskedText, Rewrite } from "./wording.ts";

interface Found {
  match: RegExpExecArray;
  /** The match in the original. */
  start: number;
  end: number;
  /** True after another frame that goes: a sentence starts here then. */
  isChained: boolean;
}

/** The edits a wording asks for at a match; nothing where it only counts. */
export function partsOf(text: MaskedText, to: string | Rewrite | null, found: Found): Part[] | undefined {
  const { match } = found;
  if (to === null) return undefined;
  const { source } = text.folded;
  if (typeof to === "function") {
    const groups = Object.entries(match.indices?.groups ?? {})
      .filter(([name]) => /^g\d/.test(name))
      .map(([, span]) => (span ? text.original.slice(source[span[0]], source[span[1]]) : ""));
    const after = to(groups);
    return after === null ? undefined : templateParts(text, after.split(/(\uE001\d)/), found);
  }
  return templateParts(text, to.split(/(\$\d|\{an\}|\{&\})/), found);
}

/** The edits around the groups that a template leaves untouched. */
function templateParts(
  text: MaskedText,
  template: string[],
  { match, start, end, isChained }: Found,
): Part[] | undefined {
  const { source } = text.folded;
  const parts: Part[] = [];
  let from = start;
  let pending = "";
  for (const piece of template) {
    const group = /^[$\uE001](\d)$/.exec(piece);
    if (group) {
      const span = match.indices?.groups?.[`g${group[1]}`];
      if (!span) continue;
      parts.push({ start: from, end: source[span[0]] as number, after: pending });
      from = source[span[1]] as number;
      pending = "";
    } else if (piece === "{an}") {
      const particle = assertion(text, match, isChained);
      if (particle === null) return undefined;
      pending += particle;
    } else if (piece === "{&}")
      pending += isChained || isSentenceStart(text.masked, match.index) ? "" : (match.groups?.["lead"] ?? "");
    else pending += piece;
  }
  parts.push({ start: from, end, after: pending });
  return parts.filter((part) => text.original.slice(part.start, part.end) !== part.after);
}
