/**
 * Negations that deny nothing: praise and emphasis in a fixed form ("second to none", «لا مثيل له»). Each alternative
 * begins at the negation or before it.
 */
const ENGLISH_IDIOMS = [
  "second to none",
  "like no other",
  "unlike (?:any|no) other",
  "no matter",
  "(?:goes|went) without saying",
  "needless to say",
  "not without (?:its|their|some|any|his|her|our)",
  "no (?:doubt|question|wonder|secret|surprise|coincidence|accident|denying|exaggeration|shortage of|stranger to|end of|ordinary)",
  "no (?:small|mean|easy|ordinary|trivial) (?:feat|task|matter|achievement|thing)",
  "no better (?:time|way|place|moment|feeling)",
  "none other than",
  "without (?:a |any )?(?:doubt|question|equal|parallel|rival|fail|further ado|exaggeration|precedent)",
  "not to (?:mention|be missed|say|be underestimated|be overlooked)",
  "can(?:not|['’]t|not) (?:go wrong|help but|be (?:overstated|understated|overemphasi[sz]ed|underestimated|denied|ignored|matched|beaten|rivalled))",
  "(?:leaves?|leaving|left) no stone unturned",
  "never (?:fails?|ceases?|disappoints?|gets? old|goes? out of style|looks? back|looked back|been (?:easier|better|more|so))",
  "(?:will|you['’]ll|we['’]ll) never (?:look back|be the same|forget)",
  "never (?:just |only |really |simply )?about",
  "no longer (?:just|merely|simply|only)",
  "knows? no (?:bounds|limits|borders)",
  "(?:with )?no (?:hassles?|fuss|guesswork|stress|strings attached|fluff|drama|compromises?|excuses|headaches?|worries|clutter|frills|nonsense|gimmicks|friction)",
  "without (?:the |any |all the )?(?:usual )?(?:hassles?|fuss|guesswork|stress|headaches?|worry|compromise|breaking a sweat|missing a beat|friction|drama|clutter)",
  "(?:do not|don['’]t|cannot|can['’]t|am not able to|am unable to|couldn['’]t) (?:currently |actually |directly )?(?:have (?:direct |real-time |any )?access|access|browse|look up|see your|verify|check (?:live|current|real))",
  "(?:cannot|can['’]t|must not|should not|shouldn['’]t|mustn['’]t) (?:forget|overlook|ignore|underestimate) (?:the fact )?that",
  "not going to (?:lie|sugar-?coat|pretend|mince words|beat around)",
  "(?:won['’]t|will not) (?:lie|sugar-?coat|pretend otherwise|mince words|beat around)",
  "(?:won['’]t|will not|don['’]t|do not|not) (?:merely|just|only|simply)",
  "(?:you|we)(?:['’]re| are) (?:not|hardly|far from) alone",
];
const ARABIC_IDIOMS = [
  "لا (?:مثيل|نظير|مثل|ند|حدود|حد|حصر|قبل|شبيه) (?:له|لها|لهما|لهم|لهن)",
  "لا (?:مثيل|نظير)(?!\\p{L})",
  "لا (?:يضاهي|تضاهي|يضاهيه|يضاهيها|تضاهيها|تضاهيه|يجاري|تجاري|يباري|تباري|يقارن|تقارن|يعلي|يوصف|توصف|ينسي|تنسي|يمحي|تمحي|يقدر بثمن|تقدر بثمن|يقاوم|تقاوم|يصدق|تصدق|يحصي|تحصي|ينضب|تنضب|تخطيه العين|تخطيها العين|تشوبه شايبه|تشوبها شايبه|يخفي|تخفي|يستهان|تستهان|ينكر|تنكر|يتجزا|تتجزا|تنتهي|ينتهي|تغيب|يفني|تفني|يمل|تمل|تضاهيهما|يقل اهميه|تقل اهميه|يعوض|تعوض|يكل|يمحوها|يمحوه)",
  "لا غني (?:عنه|عنها|عنهم|لاحد عن)",
  "لا (?:شك|ريب|جدال|جرم|عجب|غرو|غرابه|محاله|مناص|مفر|سيما|بد|يختلف اثنان)",
  "لا يسع(?:نا|ني|ك)",
  "لا (?:يفوت(?:نا|ني|كم|ك)|يغيب عن|نغفل|ننسي)",
  "لم يسبق (?:له|لها) مثيل",
  "ليس (?:له|لها) (?:مثيل|نظير|حدود)",
  "لا (?:املك|امتلك|استطيع|يمكنني|تتوفر لدي|يتوفر لدي|تتوافر لدي) (?:\\p{L}+ ){0,2}(?:الوصول|وصول|وصولا|معلومات|بيانات|التحقق|تصفح|البحث)",
  "لست (?:وحدك|وحيدا|وحدكم)",
  "(?:بلا|دون|من دون|بدون|غير) (?:ادني |اي )?(?:شك|ريب|منازع|منافس|مثيل|نظير|مبالغه|استثناء|جدال|كلل|ملل|هواده|انقطاع|عناء|جهد|مجهود|تعب|تردد|مشقه|تعقيد|تعقيدات|متاعب|تكلف)",
  "غير (?:مسبوق|مسبوقه|عادي|عاديه|محدود|محدوده|تقليدي|تقليديه|متناه|متناهيه|مالوف|مالوفه|متوقع|متوقعه)",
];

/** Over folded text. */
export const NEGATION_IDIOMS = new RegExp(
  `\\b(?:${ENGLISH_IDIOMS.join("|")})\\b|(?<!\\p{L})[وف]?(?:${ARABIC_IDIOMS.join("|")})(?!\\p{L})`,
  "giu",
);

/** What follows a negation that denies one thing only to name another: the first group is what is denied. */
export const CONTRASTS: readonly RegExp[] = [
  /^ ((?:a|an|the|about|in|from|by|for|because|whether|what|how|so much|merely|your|our|to|with|on) [^.!?;\n]{2,80}?),? (?:but|as) (?:rather )?(?=(?:a|an|the|one|about|in|from|by|for|because|whether|what|how|who|your|our|their|its|to|with|on|something) )(?!(?:(?! (?:that|which|who|where|what|how) )[^.,;\n])*? (?:is|are|was|were|can|could|will|would|has|have|had|may|might|must|should|do|does|did) )/iu,
  /^ ((?:a|an|the|about|your|our|really|actually|so much) [^.!?;\n]{2,70}?)(?:;|,| —|—) ?(?:it['’]s|it is|they['’]re|they are|that['’]s|this is|it was) (?=(?:a|an|the|about|your|our|how|what|one) )/iu,
  /^ ([^.؟!؛\n]{2,90}?)[،,]? (?:بل|وإنما|إنما|بقدر ما)(?!\p{L})/u,
  /^ ([^.،؟!؛\n]{2,60}?)[،,؛] ?(?=(?:إنه|إنها|فهو|فهي|هو|هي|ال\p{L}+ (?:هو|هي)) )/u,
];

/** At the end of what is "denied": it is not denied, only said to be part of it. */
export const NOT_ALONE = /(?:فحسب|فقط|وحده|وحدها|وحدهم)\s*$/u;
/** Verbs of stopping short («لا يتوقف عند … بل»): what comes before «بل» is affirmed. */
export const STOPS_SHORT = /^ (?:يقتصر|تقتصر|يتوقف|تتوقف|يقف|تقف|ينحصر|تنحصر|يكتفي|تكتفي|يعود|يعني|تعني)(?!\p{L})/u;
