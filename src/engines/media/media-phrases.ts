/* What the engines say about a prompt, to its reader, in the interface's language. */
type Wording = Record<"ar" | "en", (...values: string[]) => string>;

/** A model's name in a note; the form for any model has no limits of its own, so it speaks of most. */
export function labelOf({ id, label }: { id: string; label: string }, language: "ar" | "en"): string {
  if (id !== "any") return label;
  return language === "ar" ? "أغلب المولّدات" : "most models";
}

export const NOTES = {
  quotedWords: {
    ar: () =>
      "كلماتك باقية كما كتبتها داخل « » وحولها إطار بلغة المولّد. القواعد لا تترجم الجمل؛ النموذج اللغوي يترجمها.",
    en: () =>
      "Your own words are kept untranslated inside « », in a frame in the model's language. Rules do not translate sentences; a language model would.",
  },
  notTranslated: {
    ar: () => "من دون نموذج لا نترجم؛ البرومبت بالعربية كما كتبته.",
    en: () => "Without a model nothing is translated; the prompt is in Arabic, as you wrote it.",
  },
  arabicLettering: {
    ar: () =>
      "المولّدات تخطئ كثيرًا في رسم الحروف العربية. راجع الكتابة حرفًا حرفًا بعد التوليد، فإن أخطأت فاحذفها وضعها ببرنامج تصميم.",
    en: () =>
      "Models often get Arabic letters wrong. Check the lettering letter by letter; where it is wrong, have the area blank and set it in a design tool.",
  },
  ratioFitted: {
    ar: (asked, given, model) => `النسبة ${asked} غير متاحة في ${model}، فاخترنا الأقرب: ${given}.`,
    en: (asked, given, model) => `${asked} is not offered by ${model}; the nearest is ${given}.`,
  },
  otherRatio: {
    ar: (given, other) => `طلبت شكلين: هذا ${given}. للآخر اختر النسبة ${other} وأعد.`,
    en: (given, other) =>
      `You asked for two shapes: this is ${given}. For the other set the ratio to ${other} and run again.`,
  },
  sizeFitted: {
    ar: (size, ratio) => `أقرب مقاس يعرفه إلى ${ratio} هو ${size}.`,
    en: (size, ratio) => `The nearest size it was made for, to ${ratio}, is ${size}.`,
  },
  modelNamed: {
    ar: (model) => `ذكرت في طلبك ${model}، فكتبنا بصيغته.`,
    en: (model) => `You named ${model} in your request, so this is in its form.`,
  },
  modelGone: {
    ar: (gone, model) => `${gone} لم يعد متاحًا، فكتبنا بصيغة ${model}.`,
    en: (gone, model) => `${gone} is no longer offered; this is written for ${model}.`,
  },
  soraGone: {
    ar: () =>
      "أُغلق Sora: التطبيق في أبريل 2026 والواجهة البرمجية في 24 سبتمبر 2026. هذا النص ورقة تصوير للحفظ؛ للتوليد اختر Veo أو Kling.",
    en: () =>
      "Sora is closed: the app since April 2026, the API since 24 September 2026. This is a brief to keep; to generate, choose Veo or Kling.",
  },
  readsEnglish: {
    ar: (model) =>
      `${model} لا يكاد يقرأ العربية، ولا نترجم من دون نموذج: ترجم البرومبت إلى الإنجليزية قبل أن تستعمله، أو خذه لمولّد يقرأ العربية.`,
    en: (model) =>
      `${model} reads hardly any Arabic, and without a model nothing is translated here: put the prompt into English before you use it, or take it for a generator that reads Arabic.`,
  },
  long: {
    ar: (words, most, model) =>
      `البرومبت ${words} كلمة، والمنصوح به في ${model} لا يتجاوز ${most}. لم نقتطع من كلامك شيئًا.`,
    en: (words, most, model) =>
      `The prompt has ${words} words; at most ${most} are advised for ${model}. Nothing of yours was cut.`,
  },
  overLimit: {
    ar: (letters, most, model) =>
      `البرومبت ${letters} حرفًا، وخانة ${model} لا تتسع لأكثر من ${most}. اختصر قبل أن تلصقه.`,
    en: (letters, most, model) =>
      `The prompt has ${letters} characters and the field of ${model} holds ${most}. Shorten it before you paste it.`,
  },
  flagDropped: {
    ar: (flag, model) => `${flag} ليس من خيارات ${model}، فلم نكتبه.`,
    en: (flag, model) => `${flag} is not an option of ${model}, so it was left out.`,
  },
  flagOutside: {
    ar: (flag, bounds) => `القيمة في ${flag} خارج الحدود${bounds && ` (${bounds})`}، فلم نكتبها.`,
    en: (flag, bounds) => `The value of ${flag} is out of bounds${bounds && ` (${bounds})`}, so it was left out.`,
  },
  secondsFitted: {
    ar: (asked, given, model) => `${asked} ث غير متاحة في ${model}، فصارت المدة ${given} ث.`,
    en: (asked, given, model) => `${asked} s is not offered by ${model}; this is ${given} s.`,
  },
  clips: {
    ar: (asked, count, model) =>
      `${asked} ث أطول من مقطع واحد في ${model}، فقُسمت إلى ${count} مقاطع. ولّد كل مقطع وحده بالترتيب، وفي كل واحد سطر يحمل ما قبله.`,
    en: (asked, count, model) =>
      `${asked} s is longer than one clip of ${model}, so there are ${count} clips. Generate them one by one, in order; each carries over what was before it.`,
  },
  fewerClips: {
    ar: (asked, model, moments, total) =>
      `${asked} ث تحتاج أكثر من مقطع في ${model}، وفي طلبك من اللحظات: ${moments}. مقطع زائد سيعيد ما قبله، فصارت المدة ${total} ث. اكتب ما يحدث بعد ذلك («ثم…») لمقاطع أخرى، أو مدّد المقطع في المولّد.`,
    en: (asked, model, moments, total) =>
      `${asked} s takes more clips of ${model} than your request has moments (${moments}); one more would repeat the last, so this is ${total} s. Write what happens next ("then …") for more, or extend the clip in the model.`,
  },
  shotsUnnamed: {
    ar: (asked, given) => `طلبت ${asked} لقطات، وفي كلامك من اللحظات: ${given}. اكتب ما يظهر في كل لقطة، جملة لكل منها.`,
    en: (asked, given) =>
      `You asked for ${asked} shots and your words name moments: ${given}. Write what each shot shows, a sentence each.`,
  },
  shotsFitted: {
    ar: (asked, given, model) => `${asked} لقطات كثيرة على مقطع من ${model}، فصارت ${given}.`,
    en: (asked, given, model) => `${asked} shots are too many for a clip of ${model}; this has ${given}.`,
  },
  manyMoves: {
    ar: (moves, shots) =>
      `حركات الكاميرا (${moves}) أكثر من اللقطات (${shots}). المولّدات تتقن حركة واحدة في اللقطة؛ قسّم المشهد في الخط الزمني.`,
    en: (moves, shots) =>
      `There are more camera moves (${moves}) than shots (${shots}). Models do one move per shot well; split the scene in the timeline.`,
  },
  lineTooLong: {
    ar: (needed, has) => `الحوار يحتاج نحو ${needed} ث، والمقطع ${has} ث. قصّر الكلام أو زد المدة.`,
    en: (needed, has) =>
      `The dialogue needs about ${needed} s and the clip has ${has} s. Shorten the lines or lengthen the clip.`,
  },
  speechUnlisted: {
    ar: (model, languages) => `${model} ينطق: ${languages}. للحوار العربي ركّب الصوت بعد التوليد أو استعمل Veo.`,
    en: (model, languages) =>
      `${model} speaks ${languages}. For speech in another language dub it afterwards, or use Veo.`,
  },
  noSound: {
    ar: (model) => `${model} يصنع صورة بلا صوت. الحوار والصوت هنا لتركّبهما بعد التوليد.`,
    en: (model) => `${model} makes pictures without sound. Add the speech and sound given here afterwards.`,
  },
  noLines: {
    ar: () => "طلبت حوارًا ولم تذكر كلامه. اكتب الجمل في الحوار، فلا نختلق كلامًا على لسان أحد.",
    en: () => "You asked for dialogue and gave no words. Write the lines under Dialogue; none are invented here.",
  },
  unknownExclusion: {
    ar: (words) => `«${words}»: بقيت في المستبعد بكلماتك.`,
    en: (words) => `"${words}" stays in your own words among what is left out.`,
  },
  transparent: {
    ar: () =>
      "أغلب المولّدات ترسم خلفية معتمة ولو طلبتها شفافة. احذف الخلفية ببرنامج تصميم بعد التوليد، أو استعمل مولّدًا فيه خيار الشفافية.",
    en: () =>
      "Most models draw an opaque ground even when asked for a transparent one. Cut it out afterwards, or use a model with a setting for transparency.",
  },
  labels: {
    ar: () => "اكتب عناوين الشكل وأرقامه بين علامتي تنصيص كي تظهر بحروفها؛ لم نختلق نصًا.",
    en: () => "Put the title and labels in quotation marks to have them to the letter; none were invented.",
  },
} as const satisfies Record<string, Wording>;

export const ASSUMED = {
  style: { ar: (value) => `الأسلوب: ${value}`, en: (value) => `Style: ${value}` },
  light: { ar: (value) => `الإضاءة: ${value}`, en: (value) => `Light: ${value}` },
  shot: { ar: (value) => `الكادر: ${value}`, en: (value) => `Framing: ${value}` },
  lens: { ar: (value) => `العدسة: ${value}`, en: (value) => `Lens: ${value}` },
  mood: { ar: (value) => `المزاج: ${value}`, en: (value) => `Mood: ${value}` },
  palette: { ar: (value) => `الألوان: ${value}`, en: (value) => `Palette: ${value}` },
  ratio: { ar: (value) => `النسبة: ${value}`, en: (value) => `Ratio: ${value}` },
  move: { ar: (value) => `حركة الكاميرا: ${value}`, en: (value) => `Camera: ${value}` },
  seconds: { ar: (value) => `المدة: ${value} ث`, en: (value) => `Length: ${value} s` },
  ambience: { ar: (value) => `الصوت: ${value}`, en: (value) => `Sound: ${value}` },
} as const satisfies Record<string, Wording>;

export const EXPLAINED = {
  image: {
    ar: (genre, model) => `${genre} بصيغة ${model}.`,
    en: (genre, model) => `${genre}, in the form of ${model}.`,
  },
  video: {
    ar: (seconds, shots, model) => `فيديو من ${seconds} ث، عدد لقطاته: ${shots}، بصيغة ${model}.`,
    en: (seconds, shots, model) => `A video of ${seconds} s, shots: ${shots}, in the form of ${model}.`,
  },
  stated: { ar: (list) => `أخذنا من كلامك: ${list}.`, en: (list) => `Taken from your words: ${list}.` },
  added: { ar: (list) => `وأضفنا ما يمكنك تغييره: ${list}.`, en: (list) => `Added, yours to change: ${list}.` },
} as const satisfies Record<string, Wording>;

/** Names of the slots as a reader sees them. */
export const SLOT_NAMES: Record<string, { ar: string; en: string }> = {
  subject: { ar: "الموضوع", en: "subject" },
  action: { ar: "الفعل", en: "action" },
  setting: { ar: "المكان", en: "setting" },
  details: { ar: "التفاصيل", en: "details" },
  style: { ar: "الأسلوب", en: "style" },
  light: { ar: "الإضاءة", en: "light" },
  shot: { ar: "الكادر", en: "framing" },
  lens: { ar: "العدسة", en: "lens" },
  mood: { ar: "المزاج", en: "mood" },
  palette: { ar: "الألوان", en: "palette" },
  time: { ar: "الوقت", en: "time" },
  weather: { ar: "الطقس", en: "weather" },
  lettering: { ar: "النص في الصورة", en: "lettering" },
  ratio: { ar: "النسبة", en: "ratio" },
  avoid: { ar: "المستبعد", en: "left out" },
  use: { ar: "الغرض", en: "use" },
  space: { ar: "الخلفية والفراغ", en: "ground and empty space" },
  move: { ar: "حركة الكاميرا", en: "camera" },
  seconds: { ar: "المدة", en: "length" },
  dialogue: { ar: "الحوار", en: "dialogue" },
  ambience: { ar: "صوت المكان", en: "ambience" },
  music: { ar: "الموسيقى", en: "music" },
};
