/* Words that put one moment after another, in English and the Arabic varieties; on folded words but for the last. */

export const START =
  /^\s*(?:starts?|starting|begins?|opens?(?=\s+(?:on|with|at|in|from|as)(?!\p{L}))|opening|first|firstly)(?:\s+(?:on|with|at|in|from))?(?![\p{L}])|^\s*(?:(?:في |ف|ب)?(?:ال)?(?:اول|بدايه)|اولا|[يتن]بدا|بدا|بدايه)(?![\p{L}])/u;
export const THEN =
  /^\s*(?:then|and then|(?:and )?after that|afterwards|next|(?:and )?(?:finally|lastly)|later|suddenly|cut to|ends?\s+(?:on|with|at)|ending\s+(?:on|with)|close on|و?ثم|ومن ثم|و?بعدين|و?بعدها|و?بعد (?:ذلك|كذا|هيك|كده|جدي)|ومن بعد|و?اخيرا|و?فجاه|و?(?:في |ف|ب)?(?:ال)?(?:نهايه|اخر|اخير)|و?اخر شي|و?عقبها|و?عقب)(?![\p{L}])/u;
/** The space before such a word in the middle of a clause. */
export const THEN_INSIDE =
  /(?<!\b(?:and|now and|until|till|back|since|by))\s+(?=(?:(?:and )?then|(?:and )?after that|and finally|cut to|ثم|و?بعدين|و?بعدها|و?بعد (?:ذلك|كذا|هيك|كده)|ومن بعد|و?[أا]خير[اً]+|و(?:في |ف|ب)(?:ال)?(?:[آا]خر|[أا]خير|نهاي[ةه])|و[آا]خر شي|و?عقبها)(?![\p{L}]))/giu;
/** A title, a logo or an empty picture, as at the end. */
export const END_CARD =
  /(?<![\p{L}])(?:logo|title|end card|titles|credits|(?:black|white|empty|blank) (?:screen|frame|background|table|plate|room|street|chair)|slogan|(?:ال)?(?:شعار|لوجو|لوغو|لوقو|عنوان)|(?:شاشه|خلفيه) (?:سودا|سوداء|بيضا|بيضاء|فارغه)|فاضي|فاضيه|فارغ|فارغه|خالي|خاليه)(?![\p{L}])/u;
