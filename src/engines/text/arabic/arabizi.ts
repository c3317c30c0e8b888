/** Numbers with a unit or an ending that English writes: 5kg, 3rd, 7pm. */
const ENGLISH_NUMBER =
  "(?:k|kg|g|gb|mb|ml|cm|mm|km|m|tbsp|tsp|oz|lbs?|rd|nd|th|st|am|pm|mins?|hrs?|days?|yrs?|x|d|s|ish|bed)";
/**
 * Words that people who write Arabic in Latin letters use in nearly every sentence: with a digit for a letter that Latin
 * lacks, or of a closed list without one. Names and English words are none.
 */
const ARABIZI_WORD = new RegExp(
  `(?<![\\w'])(?:(?!\\d+${ENGLISH_NUMBER}(?!\\w))(?:[a-z]+[23579][a-z]*|[23579][a-z]{2,}[a-z0-9]*)|ana|enta|enti|enty|ehna|msh|mesh|mish|mafish|mafeesh|fel|bel|lel|lal|fil|elly|elli|yalli|yali|illi|eh|leh|ezay|izay|ezzay|kifash|kifach|wach|wash|bghit|bghina|bidi|bidde|badde|baddi|bedi|biddi|abgha|abi|ayez|aayez|ayza|awez|kteb|ktebli|ektb|ektbly|ektebli|ektebly|oktob|oktobli|tektebly|tektebli|katabli|kteeb|momken|mumkin|shu|shou|shi|chi|chno|chnou|kif|keef|kaif|wala|walla|bas|aw|ya|yaani|dyal|dial|ndir|dir|bech|bach|bash|habibi|habibti|yalla|shwaya|shway|shwayya|chwiya|kteer|kter|kitir|ktir|bzaf|bezaf|barcha|lazem|lazim|bokra|bukra|delwa2ty|dilwa2ty|ba2a|w|wo|fi|fe|el|il|mn|kol|kul|kan|kant|ana|dah|dih|deh|da|di)(?![\\w'])`,
  "giu",
);
const WITH_DIGIT = new RegExp(
  `(?<!\\w)(?!\\d+${ENGLISH_NUMBER}(?!\\w))(?:[a-z]+[23579][a-z]+|[23579][a-z]{2,})(?!\\w)`,
  "iu",
);
const LEAST = 3;
const LEAST_SHARE = 0.25;
/** Without a digit for a letter, more of the words must be of the list. */
const LEAST_SHARE_WORDS = 0.45;

/** Whether a text is Arabic in Latin letters. */
export function isArabizi(text: string): boolean {
  const found = (text.match(ARABIZI_WORD) ?? []).length;
  const words = (text.match(/[\w']+/gu) ?? []).length;
  const least = WITH_DIGIT.test(text) ? LEAST_SHARE : LEAST_SHARE_WORDS;
  return found >= Math.min(LEAST, words) && words > 0 && found / words >= least;
}
