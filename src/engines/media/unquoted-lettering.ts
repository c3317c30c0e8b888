/** Lettering without quotation marks: where it is introduced, and where its words end. */

const HOLDERS =
  "signs?|signboard|banner|board|chalkboard|blackboard|billboard|label|card|shirts?|t-?shirt|hoodie|neon|menu|poster|plaque|sticker|letters?|lettering|text|caption|title|headline|marquee|flag|mug|cover|screen|note|patch|ribbon|tag|awning|placard|window|badge|cake|stamp|flyer|ticket|receipt|bubble|writing|handwriting|subtitle|logo|lower third|ticker|chyron";
/** The first words of what is written; a clause's end or a quotation mark ends it. */
const WORDS = `((?:[^,.;:؛،\\n"“«!?؟]|[.:](?=\\S)){1,80}[!?؟]?)`;
const ENGLISH = new RegExp(
  `(?<![\\p{L}])(?:(?:that|which) (?:says|reads)|that is saying|(?:${HOLDERS}) (?:reading|saying|says|reads|that spells)|(?:with|bearing) the (?:text|words?|caption|inscription|slogan|phrase|message)|(?:the )?text (?:says|reads)|(?<=[,.;\\n]\\s*)(?:the )?(?:text|words|lettering|caption|slogan|inscription)(?=\\s*:)|captioned|titled|written on (?:it|them)|(?:the|with an?) (?:inscription|slogan))\\s*:?\\s+(?!["“«])${WORDS}`,
  "giu",
);
/** Before a word with a capital only: "form the words NORTH TEA", "a cat saying Hello". */
const BEFORE_CAPITAL = new RegExp(
  `(?<![\\p{L}])(?:[Tt]he words?|[Ss]aying|[Ss]pelling(?: out)?|(?<=[,;]\\s*)reads|[Ww]ritten in \\p{L}+)\\s*:?\\s+(?=[\\p{Lu}\\d])(?!["“«])${WORDS}`,
  "gu",
);
const ARABIC = new RegExp(
  `(?<![\\p{L}])(?:و?مكتوب(?:[هة])? (?:عليها|عليه|عليهم|عليهن|فيها|فيه|فوقها|فوقه|تحتها|تحته|بيها|بيه)|و?مكتوب[هة]? (?:بالنص|بالوسط|في (?:ال)?(?:نص|وسط|منتصف|[أا]على|[أا]سفل)|من (?:فوق|تحت)|فوق|تحت)|(?<=[،.؛\\n]\\s*)(?:النص|العبار[ةه]|الكتاب[ةه]|الجمل[ةه]) ?(?=:)|و?مكتوب(?:[هة])?(?!\\s+(?:ب|في |على |من |عن |عل|فو|تح|في))|و?كاتب(?:ين)? (?:عليها|عليه)|و?كُ?تب (?:عليها|عليه)|يكتب عليها|و?علي(?:ها|ه) عبار[هة]|بعنوان|مع (?:عبار[هة]|كلم[هة]|جمل[هة])|في(?:ها|ه) كلم[هة])\\s*:?\\s+(?!["“«])${WORDS}`,
  "gu",
);
/** How and where it is set, after which it is over. */
const SET =
  /\s+(?:(?:in|on|at|above|below|across|over|under|behind|along|around)(?=\s+(?:the|an?|its?|his|her|their|big|bold|large|small|tiny|huge|white|black|gold|golden|silver|red|blue|green|yellow|orange|pink|purple|brown|cream|all|capital|caps|block|neon|cursive|script|hand|upper|lower|top|bottom|arabic|english|serif|sans|letters?|font|kufic|chalk)(?![\p{L}])|\s+\p{L}+ (?:letters?|font|script|type|lettering|cursive|calligraphy))|(?:with|and|by|using|while|next to)(?=\s+(?:an?|the|big|small|two|three|no)(?![\p{L}]))|بخط|بالخط|بلون|باللون|بألوان|بحروف|بأسلوب|باسلوب|وتحت[هـ]ا?|وفوق[هـ]ا?|و?على (?=(?:ال)?(?:خلفي|لافت|لوح|جدار|حيط|يافط|باب))|و?في (?=(?:ال)?(?:[أا]على|[أا]سفل|وسط|نص |منتصف|زاوي|خلفي|ركن))|و?مع (?=(?:صور|رسم|خلفي|[إا]طار|زخرف|ورود|شعار|نجوم|هلال))|و?(?:فوق|تحت) (?=ال)|بدون |بلا |من غير )/iu;

export function unquotedLettering(text: string): { start: number; end: number; text: string }[] {
  return [ENGLISH, BEFORE_CAPITAL, ARABIC].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const words = upToSetting(match[1] as string);
      const start = match.index + match[0].lastIndexOf(match[1] as string);
      return words === "" ? [] : [{ start, end: start + words.length, text: words }];
    }),
  );
}

/** "Dance in the Rain" goes on: a capital after the word shows that it is part of the lettering. */
function upToSetting(words: string): string {
  const stop = SET.exec(words);
  const isTitle = /^\p{Lu}/u.test(words);
  const isPart = stop && isTitle && /^\s*(?:\p{Ll}+\s+){0,3}\p{Lu}/u.test(words.slice(stop.index));
  return (stop && !isPart ? words.slice(0, stop.index) : words).trim();
}
