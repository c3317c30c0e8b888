import { vocabularyOf } from "./term.ts";
import terms from "./terms.json" with { type: "json" };

/* The closed vocabularies of pictures and videos, a file each in `content/media/vocabulary`. */
export const SHOT = vocabularyOf("shot", terms.shot);
export const ANGLE = vocabularyOf("angle", terms.angle);
export const LENS = vocabularyOf("lens", terms.lens);
export const MOVE = vocabularyOf("move", terms.move);
export const STYLE = vocabularyOf("style", terms.style);
export const LIGHT = vocabularyOf("light", terms.light);
export const MOOD = vocabularyOf("mood", terms.mood);
export const COLOUR = vocabularyOf("colour", terms.colour);
export const TIME = vocabularyOf("time", terms.time);
export const WEATHER = vocabularyOf("weather", terms.weather);
export const GENRE = vocabularyOf("genre", terms.genre);
export const SOUND = vocabularyOf("sound", terms.sound);
export const MUSIC = vocabularyOf("music", terms.music);
export const CULTURE = vocabularyOf("culture", terms.culture);
/** Read only inside words that say what stays empty. */
export const SPACE = vocabularyOf("space", terms.space);
