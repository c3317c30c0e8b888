import { words } from "#engines/text/segment.ts";
import { stemOf } from "./claims.ts";
import type { Choice, Returning } from "./choose-edits.ts";
import type { Sign } from "./humanizer-types.ts";

const NOT_TOPIC =
  /^(?:works?|keep|mind|bear|consider|unpack|follows?|sections?|quick|tour|world|more|together|detail|topic|it|this|them|things?|ways?|reasons?|steps?|tips|basics|matters?|most|key|guide|need|know|everything|each|every|stages?|process|required|look|closer|important|best|how|why|what|article|post|section|explore|dive|walk|through|cover|learn|discover|begin|started?|let's|i'll|i've|i'm|i|we'll|we|you'll|you|that|with|and|the|some|main|simple|about|into|will|essentials|points|questions?|answers?|details|معا|للتعرف|نتعرف|جولة|رحلة|لمعرفة|المثير|الساحر|الرائع|الشيق|بالتفصيل|الموضوع|التفاصيل|المقال|المقالة|مقالنا|الدليل|التقرير|الجزء|السطور|(?:سوف|س[أن]\p{L}+|يمكنك|ستجد|سنتعرف)|الأمر|أبرز|ينبغي|معرفته|أهم|الأسباب|أسباب|طرق|الطرق|خطوات|الخطوات|نصائح|النصائح|كيفية|كيف|لماذا|السطور|سطور|التالية|نستعرض|كل|بعض|نقاط|النقاط|طريقة|مجربة|method|works|جوانب|الجوانب|فوائد|أسرار|تفاصيل|معلومات|هذا|هذه|التي|في|من|على|عن|إلى|ما)$/iu;

/** What an announcement is for says nothing of its topic. */
const SO_THAT = / so (?:that )?you can [^.!?]*| حتى \S+ من [^.!?؟]*/iu;

/** A sentence that announces a topic goes only if the topic is named again. */
export function topicReturns(returning: Returning, sentence: string): boolean {
  const named = words(sentence.replace(SO_THAT, ""))
    .map((word) => word.text)
    .filter((word) => word.length > 2 && !NOT_TOPIC.test(word))
    .slice(-2);
  const again = named.filter((word) => returning.sentencesWithSkeleton(skeletonOf(stemOf(word))) > 1);
  // The last word is the narrowest: «لقاح الإنفلونزا» is not named again by «اللقاح».
  return again.length * 2 >= named.length && again.at(-1) === named.at(-1);
}

/** The consonants of a stem, so that «كسور» and «الكسر» count as one. */
export function skeletonOf(stem: string): string {
  return stem.replace(/[اوي]/g, "");
}

/** What stands before the topic in a reply's announcement. */
const ANNOUNCES =
  /^(?:[^.!?؟\n]{0,60}[!.،,][ \t]*)?(?:(?:و|ف)?(?:فيما يلي|إليك|إليكم|أدناه|ها هو|ها هي|هذا|هذه|تفضل|س[أن]\p{L}+ (?:لك|لكم)|كتبت لك|أعددت لك|جهزت لك)(?: بكل \p{L}+)?|(?:here|below)(?:['’]s| is| are)|(?:i['’]ll|i will|i['’]ve|i have|let me) (?:\p{L}+ )?(?:explain|outline|prepared|written|drafted|put together|describe|cover))[ \t]+/iu;
/** The document a reply hands over is not its topic. */
const DOCUMENT =
  /^(?:your|the|you|text|version|draft|message|request(?:ed)?|asked|needs?|email|e-mail|letter|post|answer|response|rewrite|نص|النص|طلبك|طلبت|رسالتك|سؤالك|المطلوب|الرسالة|المقال|نسخة)$/iu;

/** The opening of a reply goes whole where its topic returns; else the topic stays as a heading. */
export function withTopic({ text, returning }: Choice, sign: Sign): Sign {
  if (sign.ruleId !== "chatbot-opening" || sign.parts?.length !== 1 || sign.parts[0]?.after !== "") return sign;
  const own = text.slice(sign.start, sign.end);
  const frame = ANNOUNCES.exec(own)?.[0];
  const topic = / (?:about|on|of|for|عن|حول|بشأن|في) (.+)$/su.exec(own)?.[1];
  if (frame === undefined || topic === undefined) return sign;
  const named = words(topic).filter((word) => word.text.length > 2 && !DOCUMENT.test(word.text));
  if (named.length === 0 || topicReturns(returning, topic)) return sign;
  const parts = [{ start: sign.start, end: sign.start + frame.length, after: "" }];
  if (/[.!]$/.test(own)) parts.push({ start: sign.end - 1, end: sign.end, after: ":" });
  return { ...sign, parts };
}

/** «من كان يظن أن …؟», "who would have thought that …?": what the clause says and the rest of the text does not. */
export function asksAnew(returning: Returning, question: string): boolean {
  const clause = /(?: أن(?:ه|ها|هم)? | that )([^؟?]{12,})[؟?]/u.exec(question)?.[1];
  if (clause === undefined) return false;
  const stems = [...returning.stemsOf(clause).content];
  return stems.filter((stem) => returning.sentencesWithStem(stem) > 1).length < stems.length * 0.6;
}

/** True when a sentence points at something of another by its noun: "exactly that pot", «تلك الحكاية». */
export function pointsInto(next: string, sentence: string): boolean {
  const noun = /(?:^|[ \t])(?:that|those|such an?|هذا|هذه|ذلك|تلك)[ \t]+(\p{L}{3,})/iu.exec(next)?.[1];
  return noun !== undefined && words(sentence).some((word) => stemOf(word.text) === stemOf(noun));
}
