import { bootstrapInterval, mean } from "./bootstrap.ts";
import { keyOf, type Score } from "./outcome-scores.ts";

export interface Pair {
  id: string;
  lang: "ar" | "en";
  brief: string;
  sound: string;
  blurred: string;
  change?: string;
}

/** The checker's two scores, and what judges gave the answers; null until they have. */
export interface PairResult {
  id: string;
  change: string;
  sound: number;
  blurred: number;
  answerToSound: number | null;
  answerToBlurred: number | null;
}

/** Answers nearer than this are equally good. */
const DIFFERS = 0.5;
/** Scores nearer than this say nothing about which prompt is better. */
const APART = 5;

export function resultOfPairs(
  { id, lang, sound, blurred, change = "" }: Pair,
  scores: readonly Score[],
  scoreOf: (text: string, lang: "ar" | "en") => number,
): PairResult {
  const answer = (message: string) => {
    const key = keyOf({ id, message });
    const own = scores.filter((score) => score.key === key).map(({ score }) => score);
    return own.length === 0 ? null : mean(own);
  };
  return {
    id,
    change,
    sound: scoreOf(sound, lang),
    blurred: scoreOf(blurred, lang),
    answerToSound: answer(sound),
    answerToBlurred: answer(blurred),
  };
}

/** What the pairs come to. A pair of one score counts as wrong where its answers differ. */
export function tableOfPairs(results: readonly PairResult[]): { table: string[][]; summary: object } {
  const judged = results.flatMap(({ sound, blurred, answerToSound, answerToBlurred, id, change }) =>
    answerToSound === null || answerToBlurred === null
      ? []
      : [{ id, change, score: sound - blurred, answer: answerToSound - answerToBlurred }],
  );
  const differing = judged.filter(({ answer }) => Math.abs(answer) >= DIFFERS);
  const right = (list: typeof judged) => list.filter(({ score, answer }) => score * answer > 0).length;
  const apart = differing.filter(({ score }) => Math.abs(score) >= APART);
  const wrong = differing.filter(({ score, answer }) => score * answer <= 0);
  const gains = judged.map(({ answer }) => answer);
  const interval = gains.length === 0 ? null : bootstrapInterval(gains, 0.9);
  const summary = {
    judged: judged.length,
    differing: differing.length,
    right: right(differing),
    apart: apart.length,
    rightOfApart: right(apart),
    answersToSoundNearer: gains.length === 0 ? null : mean(gains),
    interval,
    higher: results.filter(({ sound, blurred }) => sound > blurred).length,
    higherByFive: results.filter(({ sound, blurred }) => sound - blurred >= APART).length,
  };
  const table = [
    ["what", "result"],
    ["sound prompt scored higher", `${summary.higher} of ${results.length}`],
    ["higher by 5", `${summary.higherByFive} of ${results.length}`],
    ["answers that differ: the higher score got the better one", `${summary.right} of ${differing.length}`],
    ["the same where scores are 5 apart", `${summary.rightOfApart} of ${apart.length}`],
    [
      "answers to sound prompts nearer by",
      interval === null
        ? "–"
        : `${mean(gains).toFixed(2)} (90 %: ${interval[0].toFixed(2)} to ${interval[1].toFixed(2)})`,
    ],
    ...wrong.map(({ id, change, score, answer }) => [
      `wrong: ${id} ${change}`,
      `score ${score > 0 ? "+" : ""}${score}, answer ${answer > 0 ? "+" : ""}${answer.toFixed(1)}`,
    ]),
  ];
  return { table, summary };
}
