/* What each kind of picture needs beside its subject (own wording, by the kinds' trade; 2026-11). */
export interface GenreFrame {
  /** Ids of what is taken where the request says nothing; null: does not fit this kind. */
  style: string | null;
  /** "by time" takes it from the time, weather or style. */
  light: string | null;
  shot: string | null;
  lens: string | null;
  ratio: string;
  en: string;
  ar: string;
}

const PHOTO: GenreFrame = {
  style: "photo",
  light: "by time",
  shot: "medium",
  lens: "50mm",
  ratio: "1:1",
  en: "",
  ar: "",
};
const FLAT: GenreFrame = { style: "flat-vector", light: null, shot: null, lens: null, ratio: "1:1", en: "", ar: "" };

export const GENRE_FRAMES: Record<string, GenreFrame> = {
  none: PHOTO,
  logo: {
    ...FLAT,
    en: "One simple mark of few flat shapes, readable when small, centred on a plain ground",
    ar: "علامة واحدة بسيطة من أشكال مسطحة قليلة، تُقرأ وهي صغيرة، في وسط أرضية سادة",
  },
  icon: {
    ...FLAT,
    en: "One centred symbol with a clear outline on a plain ground",
    ar: "رمز واحد في الوسط بحد واضح على أرضية سادة",
  },
  sticker: {
    ...FLAT,
    en: "One figure with a thick even outline on a plain ground",
    ar: "شكل واحد بحد سميك متساوٍ على أرضية سادة",
  },
  print: {
    ...FLAT,
    style: null,
    ratio: "4:5",
    en: "One self-contained design, centred, with clean edges",
    ar: "تصميم واحد قائم بنفسه في الوسط، حوافه نظيفة",
  },
  pattern: {
    ...FLAT,
    en: "A repeat that joins without seams on all four sides, motifs evenly spaced",
    ar: "تكرار يلتحم من الجهات الأربع بلا وصل ظاهر، والوحدات متباعدة بالتساوي",
  },
  infographic: {
    ...FLAT,
    ratio: "3:4",
    en: "A clear order of reading, one small drawing for each step, arrows between them, wide margins",
    ar: "ترتيب قراءة واضح، ورسم صغير لكل خطوة، وأسهم بينها، وهوامش واسعة",
  },
  poster: {
    ...PHOTO,
    style: null,
    light: null,
    shot: null,
    lens: null,
    ratio: "2:3",
    en: "One strong centre and calm space for a title",
    ar: "مركز واحد قوي ومساحة هادئة للعنوان",
  },
  cover: {
    ...PHOTO,
    style: null,
    light: null,
    shot: null,
    lens: null,
    ratio: "2:3",
    en: "One strong centre and calm space for a title",
    ar: "مركز واحد قوي ومساحة هادئة للعنوان",
  },
  card: {
    ...PHOTO,
    style: null,
    light: null,
    shot: null,
    lens: null,
    ratio: "4:5",
    en: "Ornament at the edges and calm space in the middle",
    ar: "الزخرفة على الأطراف ومساحة هادئة في الوسط",
  },
  interior: {
    ...PHOTO,
    light: "window",
    shot: "wide",
    lens: "wide-24",
    ratio: "3:2",
    en: "Upright walls, materials and textures clearly seen",
    ar: "جدران قائمة، والخامات وملمسها واضحة",
  },
  character: {
    ...PHOTO,
    style: null,
    light: "soft-daylight",
    shot: "full",
    lens: null,
    ratio: "2:3",
    en: "The whole figure on a plain ground, face, hair and clothes clear enough to be drawn again",
    ar: "الشخصية كاملة على أرضية سادة، بوجه وشعر وملابس واضحة يمكن رسمها من جديد",
  },
  product: {
    ...PHOTO,
    light: "studio",
    shot: "medium",
    lens: "85mm",
    ratio: "4:5",
    en: "The product alone is sharp and whole, its surface and edges clear",
    ar: "المنتج وحده حاد وكامل، وسطحه وحوافه واضحة",
  },
  portrait: {
    ...PHOTO,
    light: "window",
    shot: "medium-close",
    lens: "85mm",
    ratio: "4:5",
    en: "Eyes sharp, a plain background behind",
    ar: "العينان حادتان، والخلفية سادة",
  },
  landscape: { ...PHOTO, shot: "wide", lens: "wide-24", ratio: "3:2", en: "", ar: "" },
  wallpaper: {
    ...PHOTO,
    style: null,
    shot: "wide",
    lens: null,
    ratio: "16:9",
    en: "Calm areas where icons will lie",
    ar: "مساحات هادئة حيث ستكون الأيقونات",
  },
};

/** Light that goes with a time, a weather or a style, where none was named: [kind, id, light]. */
export const LIGHT_BY: readonly (readonly ["style" | "weather" | "time", string, string])[] = [
  ["style", "cyberpunk", "neon"],
  ["style", "noir", "side"],
  ["time", "ramadan", "lantern"],
  ["time", "dawn", "dawn"],
  ["time", "sunset", "golden-hour"],
  ["time", "afternoon", "golden-hour"],
  ["time", "dusk", "blue-hour"],
  ["time", "night", "moonlight"],
  ["weather", "fog", "overcast"],
  ["weather", "rain", "overcast"],
  ["weather", "storm", "low-key"],
  ["weather", "snow", "overcast"],
  ["weather", "clouds", "overcast"],
  ["time", "noon", "hard-sun"],
  ["time", "day-to-night", "day-to-night"],
  ["time", "morning", "morning"],
];

/** Other compositions for variants: [shot, angle, light]. */
export const OTHER_VIEWS: readonly (readonly [string, string, string])[] = [
  ["close-up", "eye-level", "window"],
  ["wide", "high", "golden-hour"],
  ["full", "low", "backlight"],
];
