/**
 * Constructions and habits, each counted as a feature with a learned weight; none decides by itself. Patterns read a
 * sentence as its folded tokens with single spaces.
 */
export interface Habits {
  startConjunction: RegExp;
  triad: RegExp;
  tail: RegExp;
  contrast: RegExp;
  formal: RegExp;
  casual: RegExp;
  stock: RegExp;
  hedge: RegExp;
  intensifier: RegExp;
  firstPerson: RegExp;
  secondPerson: RegExp;
  slip: RegExp;
  passive: RegExp;
  be: RegExp;
  relative: RegExp;
}

export const ENGLISH_HABITS: Habits = {
  startConjunction: /^(?:and|but|so|or|because|well|also)$/,
  triad: / [a-z'-]+(?: [a-z'-]+){0,2} , [a-z'-]+(?: [a-z'-]+){0,2} , (?:and|or) [a-z'-]+/g,
  tail: / , (?:[a-z]+ly )?[a-z]{3,}ing /g,
  contrast:
    / (?:not (?:just|only|merely|simply|because)|isn't (?:just|about)|less about|more than just|rather than|instead of|it's not|wasn't|not [a-z']+(?: [a-z']+){0,4} but) /g,
  formal:
    / (?:moreover|furthermore|additionally|consequently|therefore|thus|hence|nevertheless|nonetheless|overall|ultimately|in conclusion|in addition|as a result|in summary|for instance|for example|on the other hand|firstly|secondly|lastly|finally) /g,
  casual:
    / (?:really|just|pretty|kinda|gonna|wanna|stuff|guys?|okay|ok|yeah|lol|anyway|though|actually|basically|awesome|great|nice|bad|lots?|thing|things|got|get|went|tell|told) /g,
  stock:
    / (?:crucial|essential|significant|significantly|vital|pivotal|valuable|enhance[sd]?|enhancing|ensur(?:e|es|ing)|foster(?:s|ing)?|leverag(?:e|ing)|landscape|comprehensive|robust|seamless|delve|underscores?|highlights?|various|diverse|numerous|individuals|potential|impact|experiences?|journey|insights?|navigate|navigating|vibrant|testament|realm|tapestry|effective(?:ly)?|innovative|unique|quiet(?:ly)?|specific|genuine(?:ly)?|honest(?:ly)?|steady|small|careful(?:ly)?) /g,
  hedge:
    / (?:may|might|could|perhaps|possibly|likely|often|typically|generally|usually|tend|tends|some|somewhat|seems?|appears?) /g,
  intensifier: / (?:very|so|too|extremely|incredibly|absolutely|totally|completely|definitely|truly|highly|deeply) /g,
  firstPerson: / (?:i|i'm|i've|i'd|i'll|me|my|mine|myself|we|we're|we've|us|our) /g,
  secondPerson: / (?:you|your|you're|you've|you'll|yours|yourself) /g,
  slip: / (?:dont|didnt|cant|im|ive|thats|wont|isnt|doesnt|alot|u|ur|thier|recieve|untill|becouse|wich|teh|its a|there are a|informations|peoples|more better|can to|to making|the most of people) /g,
  passive: / (?:is|are|was|were|been|be|being) (?:[a-z]+ly )?[a-z]{3,}ed /g,
  be: / (?:is|are|was|were|be) /g,
  relative: / (?:which|who|whom|whose|where|that) /g,
};

export const ARABIC_HABITS: Habits = {
  startConjunction: /^(?:و|ف|ثم|لكن|ولكن|بل|او)/,
  triad: / [^ ]{3,}(?: [^ ]{2,})? ,? ?و[^ ]{3,}(?: [^ ]{2,})? ,? ?و[^ ]{3,} /g,
  tail: / ,? ?(?:مما|الامر الذي|وهو ما|وهي ما|وذلك|بما) /g,
  contrast:
    / (?:لا يقتصر|لا تقتصر|ليس مجرد|ليست مجرد|لا مجرد|ليس فقط|ليست فقط|فحسب|بل|بدلا من|لا [^ ]+ (?:[^ ]+ ){0,4}بل) /g,
  formal:
    / (?:بالاضافه|علاوه|فضلا|وبالتالي|بالتالي|لذلك|ولذلك|لذا|ومن ثم|ختاما|في الختام|في النهايه|اولا|ثانيا|ثالثا|اخيرا|واخيرا|علي سبيل المثال|من ناحيه|من جهه|كما ان|كما) /g,
  casual:
    / (?:اللي|مش|مو|بس|كمان|ليش|شو|وش|ايش|عشان|علشان|يعني|طيب|والله|كده|هيك|دلوقتي|الحين|هلق|برشا|بزاف|هاد|هاي|كتير|شوي|شويه|انا|انت|لما|لو) /g,
  stock:
    / (?:يعد|تعد|يعتبر|تعتبر|دورا|هاما|مهما|بشكل|كبير|ملحوظ|تعزيز|تحقيق|ضمان|توفير|تطوير|تحسين|مختلف|العديد|متنوعه|المستدامه|الاجتماعيه|فريد|استثنائي|رحله|افاق|ركيزه|محوري|يساهم|تساهم|يسهم|تسهم|اهميه|التحديات|الفرص|بفضل|التوازن|هادي|ببطء|صغيره|صغير|تماما|بالضبط) /g,
  hedge: / (?:قد|ربما|يمكن|غالبا|عاده|احيانا|يبدو|لعل|من الممكن|الي حد) /g,
  intensifier: / (?:جدا|للغايه|كثيرا|حقا|فعلا|اكثر|اشد|غايه|تماما|بالتاكيد) /g,
  firstPerson: / (?:انا|اني|انني|نحن|اننا|لي|عندي|معي|لنا|عندنا|كنت|كنا|نفسي) /g,
  secondPerson: / (?:انت|انتم|انك|لك|لكم|عليك|عندك|معك|كنت|نفسك|يمكنك) /g,
  slip: / (?:انشاءالله|ان شالله|لاكن|هاذا|هاذه|ذالك|لاكنه|اللذي|اللتي|الذى|التى|فى|انتي|شكرن|كمبيوتر|علشان) /g,
  passive: / (?:تم|يتم|تتم|وتم|ويتم|جري|يجري|وقع) /g,
  be: / (?:هو|هي|هم|كان|كانت|يكون|تكون|وهو|وهي|وكان|وكانت) /g,
  relative: / (?:الذي|التي|الذين|اللذين|اللواتي|والذي|والتي|اللي|ما|من) /g,
};
