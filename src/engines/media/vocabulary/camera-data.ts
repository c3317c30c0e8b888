/* Framing, lenses and camera moves. Own wording; the terms are the trade's. Checked 2026-11. */
import { type TermRow, vocabularyOf } from "./term.ts";

const SHOTS: readonly TermRow[] = [
  [
    "extreme-close-up",
    "لقطة قريبة جدًا",
    "extreme close-up",
    "extreme close up|extreme close|ماكرو قريب|قريبة جدا|لقطة مقربة جدا",
  ],
  [
    "close-up",
    "لقطة قريبة",
    "close-up",
    "close up|closeup|tight shot|headshot|head shot|لقطة مقربة|كلوز اب|كلوز|عن قرب|وجه قريب|صورة وجه|صورة قريبة|كادر قريب|صورة مقربة",
  ],
  ["medium-close", "لقطة صدرية", "medium close-up", "medium close up|bust shot|chest up|صدرية|حتى الصدر"],
  ["medium", "لقطة متوسطة", "medium shot", "mid shot|waist up|waist shot|midshot|لقطة وسط|حتى الخصر"],
  [
    "full",
    "لقطة كاملة",
    "full-body shot",
    "full body|full length|full figure|full shot|جسم كامل|كامل الجسم|الجسم كامل|لقطة كاملة للجسم",
  ],
  [
    "wide",
    "لقطة واسعة",
    "wide shot",
    "تصوير واسع|كادر واسع|wide view|long shot|wide angle shot|panoramic|panorama|بانوراما|بانورامي|لقطة عامة|بانورامية",
  ],
  ["establishing", "لقطة تأسيسية", "establishing shot", "extreme wide|extreme wide shot|تأسيسية|لقطة افتتاحية"],
  [
    "over-shoulder",
    "من فوق الكتف",
    "over-the-shoulder shot",
    "over the shoulder|over shoulder|من خلف الكتف|من ورا الكتف",
  ],
  ["pov", "من منظور الشخص", "point-of-view shot", "pov|first person|point of view|منظور الشخص الاول|منظور شخصي"],
  ["two-shot", "لقطة لاثنين", "two-shot", "two shot|لقطة ثنائية"],
];

const ANGLES: readonly TermRow[] = [
  ["eye-level", "بمستوى العين", "at eye level", "eye level|eye-level|مستوى العين|مستوى النظر"],
  ["low", "زاوية من أسفل", "from a low angle", "low angle|from below|زاوية من تحت|worm's eye|زاوية منخفضة"],
  [
    "high",
    "زاوية من أعلى",
    "from a high angle",
    "high angle|from above|زاوية مرتفعة|زاوية من فوق|تصوير من فوق|لقطة من فوق|كاميرا من فوق|زاوية عالية",
  ],
  [
    "top-down",
    "عمودية من فوق",
    "top-down view",
    "top down|from above straight down|overhead|flat lay|flatlay|bird's eye|birds eye|مسقط علوي|من فوق مباشرة|عين الطائر|فلات لاي|فلاتلاي",
  ],
  [
    "aerial",
    "لقطة جوية",
    "aerial drone view",
    "aerial|drone|drone shot|drone view|درون|جوي|تصوير جوي|من الجو|طائرة مسيرة|لقطة جوية|الدرون",
  ],
  ["dutch", "زاوية مائلة", "tilted frame", "dutch angle|tilted|زاوية مائلة|كادر مائل"],
  ["side-view", "لقطة جانبية", "side view", "profile view|in profile|منظر جانبي|بروفايل"],
  ["behind", "لقطة من الخلف", "seen from behind", "from behind|back view|ظهره للكاميرا"],
];

const LENSES: readonly TermRow[] = [
  ["ultra-wide", "عدسة واسعة جدًا", "ultra-wide 16mm lens", "16mm|14mm|ultra wide|ultrawide|عدسة واسعة جدا"],
  [
    "wide-24",
    "عدسة واسعة 24 مم",
    "24mm wide lens",
    "24mm|28mm|عدسة 24|عدسة 28|wide lens|wide angle|wide-angle|wide angle lens|عدسة واسعة|24 مم|28 مم",
  ],
  ["35mm", "عدسة 35 مم", "35mm lens", "35mm look|35 mm|35 مم|35mm|عدسة 35|35 ملم"],
  ["50mm", "عدسة 50 مم", "50mm lens", "50mm|50 mm|50 مم|عدسة 50|50 ملم|nifty fifty"],
  ["85mm", "عدسة بورتريه 85 مم", "85mm portrait lens", "85mm|85 mm|85 مم|عدسة 85|85 ملم|portrait lens|عدسة بورتريه"],
  [
    "telephoto",
    "عدسة مقرّبة",
    "200mm telephoto lens, compressed distance",
    "telephoto|200mm|135mm|long lens|zoom lens|تليفوتو|عدسة مقربة|عدسة زوم",
  ],
  ["macro", "عدسة ماكرو", "macro lens", "macro|macro shot|ماكرو|تصوير ماكرو"],
  ["fisheye", "عين السمكة", "fisheye lens", "fish eye|fisheye|عين سمكة"],
  [
    "shallow",
    "خلفية ضبابية",
    "shallow depth of field, soft background",
    "bokeh|shallow focus|blurred background|blurry background|shallow depth of field|خلفية مموهة|عزل الخلفية|بوكيه|خلفية مشوشة|خلفية مغبشة|عمق ميدان ضحل",
  ],
  [
    "deep",
    "كل شيء واضح",
    "deep focus, everything sharp",
    "deep focus|sharp throughout|everything in focus|f/11|وضوح كامل|عمق ميدان كبير",
  ],
  ["tilt-shift", "إمالة وإزاحة", "tilt-shift lens, miniature effect", "tilt shift|tiltshift|تيلت شفت"],
  ["anamorphic", "عدسة أنامورفيك", "anamorphic lens", "anamorphic|انامورفيك"],
];

const MOVES: readonly TermRow[] = [
  [
    "static",
    "كاميرا ثابتة",
    "locked-off camera",
    "static shot|static camera|locked off|locked-off|fixed camera|still camera|كاميرا ثابتة|لقطة ثابتة|الكاميرا ثابتة",
  ],
  [
    "push-in",
    "تقريب بطيء",
    "slow push-in",
    "push in|push-in|dolly in|dollies in|zoom in|slow zoom|zooms in|pushes in|dolly|زوم ان|تقترب الكاميرا|الكاميرا تقترب|تقرب الكاميرا|الكاميرا تقرب|الكاميرا بتقرب|بتقرب الكاميرا|الكاميرا عم تقرب|كاميرا تقرب|زوم بطيء",
  ],
  [
    "pull-out",
    "ابتعاد بطيء",
    "slow pull-out",
    "pull back|pull out|zoom out|zooms out|dolly out|pulls back|pulls out|الكاميرا تبعد|الكاميرا بتبعد|زوم اوت|تبتعد الكاميرا|الكاميرا تبتعد",
  ],
  [
    "tracking",
    "لقطة تتبّع",
    "tracking shot",
    "tracking|tracks|camera tracks|follow shot|camera follows|camera following|following shot|الكاميرا تتبع|الكاميرا تمشي وراه|الكاميرا تمشي وراها|الكاميرا بتمشي وراه|الكاميرا بتمشي وراها|تتابع الكاميرا|لقطة تتبع",
  ],
  [
    "orbit",
    "دوران حول الموضوع",
    "orbit around the subject",
    "كاميرا تلف|الكاميرا تلف|الكاميرا بتلف|orbit|orbiting|arc shot|circles around|تدور الكاميرا|الكاميرا تدور|تدور حول",
  ],
  [
    "pan",
    "استدارة أفقية",
    "slow pan",
    "panning|pans|camera pan|pan left|pan right|pan across|pans left|pans right|بان يمين|بان يسار|تحريك افقي|استعراض افقي",
  ],
  ["tilt-up", "رفع الكاميرا", "slow tilt up", "tilt up|tilts up|ترتفع الكاميرا"],
  [
    "crane",
    "رافعة صاعدة",
    "rising crane shot",
    "crane shot|crane up|cranes up|camera cranes|jib|لقطة رافعة|كاميرا رافعة|كرين",
  ],
  [
    "flight",
    "طيران درون",
    "forward drone flight",
    "drone shot|drone|fly through|flythrough|fly-through|flyover|fly over|aerial shot|fpv|درون|تصوير جوي|لقطة جوية|تحلق الكاميرا|الدرون",
  ],
  [
    "handheld",
    "كاميرا محمولة",
    "handheld camera",
    "handheld|hand held|shaky cam|shaky|كاميرا محمولة|كاميرا مهتزة|محمولة باليد",
  ],
  [
    "slow-motion",
    "حركة بطيئة",
    "slow motion",
    "slow motion|slow-motion|slowmo|slow mo|سلو موشن|حركة بطيئة|تصوير بطيء|بالحركة البطيئة|سلوموشن",
  ],
  ["time-lapse", "تسريع زمني", "time-lapse", "timelapse|time lapse|hyperlapse|تايم لابس|تايملابس"],
  [
    "one-take",
    "لقطة واحدة متصلة",
    "one continuous take",
    "one take|single take|one continuous shot|continuous shot|single continuous shot|لقطة متصلة|لقطة واحدة متواصلة|oner|one shot take|لقطة واحدة بدون قطع|بدون قطع|ون تيك",
  ],
];

export const SHOT = vocabularyOf("shot", SHOTS);
export const ANGLE = vocabularyOf("angle", ANGLES);
export const LENS = vocabularyOf("lens", LENSES);
export const MOVE = vocabularyOf("move", MOVES);
