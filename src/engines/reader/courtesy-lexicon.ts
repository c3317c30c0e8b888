import { fold } from "#engines/text/fold.ts";

const phrases = (list: string): ReadonlySet<string> => new Set(list.split("|").map((phrase) => fold(phrase).trim()));

/** What opens a message and says nothing about the work, up to four words each. */
export const GREETINGS = phrases(
  "السلام عليكم|السلام عليكم ورحمة الله|ورحمة الله|ورحمة الله وبركاته|وبركاته|وعليكم السلام|سلام|سلام عليكم|صباح الخير|صباح النور|مساء الخير|مساء النور|مرحبا|مرحبًا|مراحب|أهلا|أهلًا|اهلين|أهلا وسهلا|وسهلا|هلا|هلا والله|هاي|ألو|تحية طيبة|تحية طيبة وبعد|وبعد|يعطيك العافية|الله يعطيك العافية|يعطيكم العافية|يسعد صباحك|يسعد مساك|لو سمحت|لو سمحتي|لو سمحتوا|لوسمحت|من فضلك|من فضلكم|من فضلكي|رجاء|عفوا|الله يخليك|الله يخليكم|يا غالي|يا صديقي|كيفك|كيف حالك|شلونك|ازيك|عامل ايه|hi|hi there|hello|hello there|hey|hey there|hiya|good morning|good afternoon|good evening|morning|greetings|dear chatgpt|dear sir|please|pls|plz|kindly|ok so|ok|okay",
);

/** What closes a message and says nothing about the work. */
export const THANKS = phrases(
  "شكرا|شكرًا|شكرا لك|شكرا جزيلا|وشكرا|مع الشكر|ولكم الشكر|ألف شكر|شكرا مقدما|مشكور|مشكورين|تسلم|تسلمي|جزاك الله خيرا|جزاك الله خير|جزاكم الله خيرا|الله يجزاك خير|الله يعطيك العافية|يعطيك العافية|يسلمو|ممنون|ممنونك|بارك الله فيك|لو سمحت|لو سمحتي|من فضلك|من فضلكم|الله يخليك|thanks|thank you|thank you so much|thank you very much|thanks so much|thanks a lot|many thanks|thanks in advance|ta|cheers|thx|ty|please|pls|plz|please and thank you",
);
