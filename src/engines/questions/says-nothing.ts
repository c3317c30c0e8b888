import { fold } from "#engines/text/fold.ts";
import type { Question } from "./question.ts";

/** Whole answers by which people say that there is nothing to say, and so pass a question over. */
const BY_VARIETY = {
  standard:
    "لا, كلا, لا شكرا, لا شيء, لا شي, لا شيء محدد, لا شيء معين, لا يوجد, لا يوجد شيء, ليس هناك شيء, ليس عندي شيء, " +
    "ليس لدي شيء, غير موجود, بدون, كل شيء تمام, كل شيء جيد, كل شيء بخير",
  egy:
    "لأ, لا مفيش, لأ مفيش, مفيش, مافيش, ما فيش, مفيش حاجة, مافيش حاجة, مفيش حاجة معينة, ولا حاجة, معنديش, ماعنديش, " +
    "معنديش حاجة, ماعنديش حاجة, كله تمام, كل حاجة تمام, لا خلاص, لأ خلاص",
  glf:
    "ما في, مافي, ما في شي, مافي شي, ما فيه, مافيه, ما فيه شي, مافيه شي, ماكو, ماكو شي, ولا شي, ولا شيء, ما عندي, " +
    "ماعندي, ما عندي شي, ماعندي شي, كل شي تمام, كل شي زين, لا ما في",
  lev: "لا ما في شي, ما في شي معين, مافي شي معين, ما عندي شي معين, كل شي منيح, كلو تمام, كلو منيح",
  mgr:
    "والو, لا والو, ما كاين والو, ماكاين والو, ما كاين, ماكاين, ما كاينش, ماكاينش, حتى حاجة, حتا حاجة, " +
    "ما عندي والو, ماعندي والو, ما عنديش, كلشي مزيان, كلشي بيخير, كلشي هو هداك",
  en:
    "no, nope, nah, none, nothing, n/a, na, no thanks, no thank you, not really, not any, nothing else, " +
    "nothing really, nothing special, nothing in particular, nothing specific, no nothing, there is nothing, " +
    "there's nothing, i have nothing, i have none, i don't have any, i dont have any, everything is fine, " +
    "everything's fine, all good, it's all good, its all good, all fine, it's fine",
};
const NOTHING = new Set(Object.values(BY_VARIETY).flatMap((answers) => answers.split(", ").map(bare)));

/**
 * An answer as it counts: empty where the whole of it says that there is nothing, which passes a question over like a skip. An
 * answer with more to it stays as it is, and so does "none" where it tells something. `question` is null for an unknown one.
 */
export function saidOf(answer: string, question: Pick<Question, "noneIsAnswer"> | null | undefined): string {
  if (question?.noneIsAnswer) return answer;
  const words = bare(answer);
  return words === "" || NOTHING.has(words) ? "" : answer;
}

/** Without marks, doubled blanks and stretched letters: «لاااا شكرًا!» is «لا شكرا». */
function bare(text: string): string {
  return fold(text)
    .replace(/[\s.,،؛;:!؟?…_–—()"'«»-]+/gu, " ")
    .replace(/(\p{L})\1{2,}/gu, "$1")
    .trim();
}
