import { fold } from "#engines/text/fold.ts";
import { countWords } from "#engines/text/segment.ts";

/** The request apart from the long input it comes with. `material` is verbatim and null when there is none. */
interface RequestParts {
  instruction: string;
  material: string | null;
}

const POINTER =
  /(?:النص|الرسالة|المقال|الكود|البيانات|التعليقات|الفقرة|الايميل|الإيميل|التالي|التالية|الآتي|الآتية|ده|دي|هذا|هذه|أدناه|المرفق|below|following|text|email|message|code|article|paragraph|transcript|data|comments|this|review|reviews|notes)\s*:\s*/giu;
const TEXT_TASK =
  /turn this|into plain|لخص|تلخيص|ترجم|صحح|صياغ|حسن|راجع|استخرج|صنف|دقق|رد علي|اختصر|summar|translat|rewrite|rephrase|paraphras|proofread|edit|extract|classif|shorten|improve|reply|respond|simplif/;
const LEAST_MATERIAL_WORDS = 6;
const LEAST_PARAGRAPH_WORDS = 30;

/** Finds a code fence, a text after "the text below:" or a long closing paragraph, and takes it out of the request. */
export function splitMaterial(text: string): RequestParts {
  const fence = /```[\s\S]*?(?:```|$)/.exec(text);
  if (fence !== null) {
    const rest = `${text.slice(0, fence.index)}\n${text.slice(fence.index + fence[0].length)}`.trim();
    if (countWords(rest) >= 1) return { instruction: rest, material: fence[0] };
  }
  for (const match of text.matchAll(POINTER)) {
    const after = text.slice(match.index + match[0].length).trim();
    const before = text
      .slice(0, match.index + match[0].length)
      .replace(/\s*:\s*$/, "")
      .trim();
    if (countWords(after) >= LEAST_MATERIAL_WORDS && countWords(before) >= 2)
      return { instruction: before, material: after };
  }
  const colon = /:\s+/.exec(text);
  if (colon !== null && TEXT_TASK.test(fold(text.slice(0, colon.index)))) {
    const after = text.slice(colon.index + colon[0].length).trim();
    if (countWords(after) >= LEAST_MATERIAL_WORDS)
      return { instruction: text.slice(0, colon.index).trim(), material: after };
  }
  const blank = /\n\s*\n/.exec(text);
  if (blank !== null) {
    const first = text.slice(0, blank.index).trim();
    const rest = text.slice(blank.index).trim();
    if (countWords(first) >= 2 && countWords(rest) >= LEAST_PARAGRAPH_WORDS && countWords(first) < countWords(rest))
      return { instruction: first, material: rest };
  }
  return { instruction: text.trim(), material: null };
}
