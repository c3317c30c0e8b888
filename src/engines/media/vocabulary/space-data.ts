/* Grounds and empty areas that people ask for (own wording; 2026-11). Read only inside words that say what stays empty. */
import { type TermRow, vocabularyOf } from "./term.ts";

const SPACES: readonly TermRow[] = [
  ["transparent", "خلفية شفافة", "transparent background", "شفافة|شفاف|transparent|no background|بدون خلفية|بلا خلفية"],
  ["white", "أرضية بيضاء سادة", "plain white ground", "بيضاء|بيضا|أبيض|white"],
  ["black", "أرضية سوداء سادة", "plain black ground", "سوداء|سودا|أسود|black"],
  ["grey", "أرضية رمادية سادة", "plain grey ground", "رمادي|رمادية|grey|gray"],
  ["plain", "أرضية سادة", "plain ground", "سادة|ساده|plain|solid"],
  ["right", "الجهة اليمنى خالية", "empty space on the right", "اليمين|يمين|اليمنى|right"],
  ["left", "الجهة اليسرى خالية", "empty space on the left", "اليسار|يسار|الشمال|شمال|اليسرى|left"],
  ["top", "الجزء الأعلى خالٍ", "empty space at the top", "فوق|أعلى|الأعلى|top|above"],
  ["bottom", "الجزء الأسفل خالٍ", "empty space at the bottom", "تحت|أسفل|الأسفل|bottom"],
  ["middle", "الوسط خالٍ", "empty space in the middle", "الوسط|النص|بالنص|middle|centre|center"],
  ["seamless", "يتكرر بلا وصل ظاهر", "repeats without seams", "يتكرر|سيملس|بدون حدود|seamless|tileable"],
];

export const SPACE = vocabularyOf("space", SPACES);
