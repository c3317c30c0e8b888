import { fold } from "#engines/text/fold.ts";

/** A stretch of the request that plays a part in the picture; `start` and `end` are places in the request. */
export interface ScenePart {
  slot: "subject" | "action" | "setting" | "details";
  start: number;
  end: number;
  text: string;
}

/** Standing, sitting, sleeping: what someone is seen doing, said as an adjective. */
const ARABIC_STATES = new Set(
  "جالس جالسه قاعد قاعده واقف واقفه نايم نايمه نائم نائمه ماشي ماشيه راكب راكبه حامل حامله سايق رايح طالع طالعه نازل داخل طاير طايره".split(
    " ",
  ),
);
/** Words that open a place or a time. */
const PLACE = new Set(
  "ع ف in on at inside under near beside behind above over between through across along around beneath against atop outside amid among by next during في فوق تحت قرب جنب بجانب بجنب جوه داخل خارج وسط بين امام قدام خلف ورا وراء عند علي حول عبر وقت اثناء خلال بوسط بقلب بداخل جوا".split(
    " ",
  ),
);
const DETAIL = new Set(
  "with wearing holding dressed carrying made covered full whose having مع يرتدي ترتدي لابس لابسه يلبس تلبس لابسين يحمل تحمل ماسك ماسكه مزين مزينه مغطي مغطاه مصنوع مصنوعه ومعه ومعها حاملا شايل شايله بملابس بلباس".split(
    " ",
  ),
);
const NOT_ACTION = new Set(
  "morning evening building painting drawing lighting ceiling wedding king ring spring string wing thing nothing something everything living dining swimming clothing lightning earring sling crossing landing engraving wearing holding carrying having during amazing stunning interesting charming glowing setting rising sibling offspring pudding duckling ending opening".split(
    " ",
  ),
);
const VERB_ING = /^[a-z]{2,}ing$/;
const VERB_S = new Set(
  "runs walks sits stands looks plays drinks eats reads rides jumps flies swims dances pours opens closes holds smiles laughs cries drives sleeps writes paints cooks works waits climbs falls rises throws catches chases enters leaves turns moves sings talks argue argues meets hugs gives takes makes builds prays sells buys watches explores floats sails lights blows".split(
    " ",
  ),
);
/** Present verbs of pictures; others start with the letters of the present, but so do many nouns. */
const ARABIC_VERBS =
  /^(?:و|ف)?(?:ب|عم|ع)?(?:[يتن])(?:جلس|جري|ركض|مشي|قف|نظر|لعب|شرب|اكل|قرا|ركب|قفز|طير|سبح|رقص|صب|فتح|غلق|بتسم|ضحك|بكي|قود|نام|كتب|رسم|طبخ|عمل|نتظر|تسلق|سقط|رمي|مسك|طارد|دخل|خرج|دور|غني|تكلم|لتقي|حضن|عطي|اخذ|صنع|بني|صلي|بيع|شتري|شاهد|طفو|بحر|ضيء|صلح|خبز|حمل|رفع|نزل|صعد|تامل|راقب|ستعد|حتفل|لوح|عزف|غوص|ساعد|رعي|حصد|زرع|سير|تجول|تحرك|تساقط|لمع|شوي|قعد|سوي|صيد|خيط|نسج|شرح|وضح|نظف|غسل|بخر|ضع|طل|تفرج|بص|وقف|جرون|لعبون|ركضون|اكلون|شربون|تحدثان|تجادلان|لعبان|مشيان|رقصون|ضحكون|حتفلون)(?:ون|ان|وا|ين|ه|ها|هم)?$/u;

/** What is said is no part of what is seen. */
const SAYING =
  /^(?:says?|said|asks?|whispers?|shouts?|replies|و?[يت]قول|و?ب[يت]قول|و?قال(?:ت)?|و?[يت]همس|و?[يت]صرخ|و?[يت]رد)$/u;

/** What kind of picture it is, before what it shows. */
const LEAD =
  /^\s*(?:an?\s+|the\s+)?(?:[\w-]+\s+){0,3}(?:photo|photograph|picture|image|painting|drawing|illustration|portrait|shot|sketch|poster|render|view|video|clip|footage|animation|close-up|logo|sticker|pattern)\s+(?:of|for|showing)\s+/i;

/**
 * The parts of the first clause of a scene by its structure alone: words before the first verb, place or "with" are the
 * subject, and each of these opens a part of its own. Nothing is moved: the parts are for reading and changing, the sentence stays.
 */
export function findParts(text: string, start: number, end: number): ScenePart[] {
  const parts: ScenePart[] = [];
  const lead = LEAD.exec(text.slice(start, end));
  const begin = lead ? start + lead[0].length : start;
  let slot: ScenePart["slot"] = "subject";
  let from = -1;
  let to = -1;
  const close = () => {
    if (from < 0) return;
    const piece = text.slice(from, to);
    const same = parts.find((part) => part.slot === slot && part.end + 1 >= from);
    if (same) Object.assign(same, { end: to, text: text.slice(same.start, to) });
    else if (!parts.some((part) => part.slot === slot)) parts.push({ slot, start: from, end: to, text: piece });
  };
  for (const match of text.slice(begin, end).matchAll(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu)) {
    const at = begin + match.index;
    if (SAYING.test(fold(match[0]))) break;
    const next = slotOf(fold(match[0]), slot, from >= 0);
    if (next !== slot && from >= 0) {
      close();
      from = at;
    } else if (from < 0) from = at;
    slot = next;
    to = at + match[0].length;
  }
  close();
  return parts.map(withoutTail);
}

function slotOf(word: string, now: ScenePart["slot"], hasStarted: boolean): ScenePart["slot"] {
  if (!hasStarted) return ARABIC_VERBS.test(word) ? "action" : "subject";
  if (PLACE.has(word)) return "setting";
  if (DETAIL.has(word)) return "details";
  if (now !== "setting" && ((VERB_ING.test(word) && !NOT_ACTION.has(word)) || VERB_S.has(word))) return "action";
  if (now === "subject" && (ARABIC_VERBS.test(word) || ARABIC_STATES.has(word))) return "action";
  return now;
}

/** A part never ends in a word that joins it to the next. */
function withoutTail(part: ScenePart): ScenePart {
  const text = part.text.replace(/(?:\s+(?:and|then|but|ثم|و))+$/iu, "");
  return { ...part, text, end: part.start + text.length };
}
