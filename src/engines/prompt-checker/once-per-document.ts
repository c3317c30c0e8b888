import type { PromptDocument } from "./document.ts";

/** A question about a prompt, answered once however many rules ask it. */
export function oncePerDocument<Answer>(
  answer: (document: PromptDocument) => Answer,
): (document: PromptDocument) => Answer {
  const known = new WeakMap<PromptDocument, { answer: Answer }>();
  return (document) => {
    const before = known.get(document);
    if (before) return before.answer;
    const now = { answer: answer(document) };
    known.set(document, now);
    return now.answer;
  };
}
