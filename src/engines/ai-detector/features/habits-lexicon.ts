import habitWords from "./habit-words.json" with { type: "json" };

/**
 * Constructions and habits, each counted as a feature with a learned weight; none decides by itself. Patterns read a
 * sentence as its folded tokens with single spaces.
 */
export interface Habits {
  startConjunction: RegExp;
  triad: RegExp;
  tail: RegExp;
  contrast: RegExp;
  formal: RegExp;
  casual: RegExp;
  stock: RegExp;
  hedge: RegExp;
  intensifier: RegExp;
  firstPerson: RegExp;
  secondPerson: RegExp;
  slip: RegExp;
  passive: RegExp;
  be: RegExp;
  relative: RegExp;
}

const counted = (words: string) => new RegExp(` (?:${words}) `, "g");

export const ENGLISH_HABITS: Habits = {
  startConjunction: /^(?:and|but|so|or|because|well|also)$/,
  triad: / [a-z'-]+(?: [a-z'-]+){0,2} , [a-z'-]+(?: [a-z'-]+){0,2} , (?:and|or) [a-z'-]+/g,
  tail: / , (?:[a-z]+ly )?[a-z]{3,}ing /g,
  contrast: counted(habitWords.english.contrast),
  formal: counted(habitWords.english.formal),
  casual: counted(habitWords.english.casual),
  stock: counted(habitWords.english.stock),
  hedge: counted(habitWords.english.hedge),
  intensifier: counted(habitWords.english.intensifier),
  firstPerson: counted(habitWords.english.firstPerson),
  secondPerson: counted(habitWords.english.secondPerson),
  slip: counted(habitWords.english.slip),
  passive: / (?:is|are|was|were|been|be|being) (?:[a-z]+ly )?[a-z]{3,}ed /g,
  be: counted(habitWords.english.be),
  relative: counted(habitWords.english.relative),
};

export const ARABIC_HABITS: Habits = {
  startConjunction: /^(?:و|ف|ثم|لكن|ولكن|بل|او)/,
  triad: / [^ ]{3,}(?: [^ ]{2,})? ,? ?و[^ ]{3,}(?: [^ ]{2,})? ,? ?و[^ ]{3,} /g,
  tail: / ,? ?(?:مما|الامر الذي|وهو ما|وهي ما|وذلك|بما) /g,
  contrast: counted(habitWords.arabic.contrast),
  formal: counted(habitWords.arabic.formal),
  casual: counted(habitWords.arabic.casual),
  stock: counted(habitWords.arabic.stock),
  hedge: counted(habitWords.arabic.hedge),
  intensifier: counted(habitWords.arabic.intensifier),
  firstPerson: counted(habitWords.arabic.firstPerson),
  secondPerson: counted(habitWords.arabic.secondPerson),
  slip: counted(habitWords.arabic.slip),
  passive: / (?:تم|يتم|تتم|وتم|ويتم|جري|يجري|وقع) /g,
  be: counted(habitWords.arabic.be),
  relative: counted(habitWords.arabic.relative),
};
