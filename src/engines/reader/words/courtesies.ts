import { fold } from "#engines/text/fold.ts";
import courtesies from "./courtesies.json" with { type: "json" };

const phrases = (list: string): ReadonlySet<string> => new Set(list.split("|").map((phrase) => fold(phrase).trim()));

/** What opens a message and says nothing about the work, up to four words each. */
export const GREETINGS = phrases(courtesies.greetings);

/** What closes a message and says nothing about the work. */
export const THANKS = phrases(courtesies.thanks);
