/**
 * Words that carry grammar and habit rather than topic. The skeleton of a text keeps them and turns every other word into its
 * ending, so that what is learned is style. English in lower case, Arabic as `fold` writes it (one alef, ya for alef maqsura).
 */
const ENGLISH = `a about above according across actually additionally after again against ago ahead all almost along already also
although always am among an and another any anyone anything are aren't around as aside at away back basically be because been
before behind being below beneath beside besides best better between beyond both but by can can't cannot certain certainly
clearly come comes consequently could couldn't currently despite did didn't do does doesn't doing don't done down due during each
either else enough especially essentially etc even eventually ever every everyone everything exactly except few finally first
firstly for former from further furthermore generally get gets getting given go goes going gone got had hadn't has hasn't have
haven't having he he's hence her here here's hers herself him himself his how however i i'd i'll i'm i've if importantly in indeed
initially instead into is isn't it it'd it'll it's its itself just kind know last lastly later latter least less let let's like
likely little ll look lot lots made mainly make makes making many may maybe me mean meanwhile might mine more moreover most mostly
much must my myself near nearly need needs neither never nevertheless next no nobody none nonetheless nor not nothing now of off
often oh ok okay on once one ones only onto or other others otherwise ought our ours ourselves out over overall own particularly
per perhaps please plus possible potential potentially pretty previously primarily probably quite rather re really regarding
right said same say says second secondly see seem seems seen several shall she she's should shouldn't significant significantly
similarly simply since so some somehow someone something sometimes soon sort still such sure take takes tell than thank thanks
that that's the their theirs them themselves then there there's therefore these they they'd they'll they're they've thing things
third this those though through throughout thus till to today together too toward towards truly try turn two typically ultimately
under unless unlike until up upon us use used using usually various ve very via want wants was wasn't way ways we we'd we'll we're
we've well went were weren't what what's whatever when where whereas wherever whether which while who who's whoever whole whom whose
why will with within without won't would wouldn't yes yet you you'd you'll you're you've your yours yourself`;

const ARABIC = `في من الي علي عن مع بين منذ حتي عبر خلال ضمن نحو تجاه حول دون بدون فوق تحت امام خلف وراء قبل بعد اثناء عند عندما لدي حين حينما
حيث حيثما كما كلما كل كلا كلتا بعض جميع كافه معظم اغلب سائر غير سوي عدا خلا الا اما او ام و ف ثم بل لكن لكنها لكنه لكنهم ان انه انها انهم
انني اني اننا انك لان لانه لانها لانهم كان كانت كانوا يكون تكون يكونون ليس ليست ليسوا لست اصبح اصبحت بات باتت صار صارت ظل ظلت مازال لايزال زال يزال تزال
قد لقد سوف لن لم لما لا ما ماذا لماذا كيف متي اين اي ايه هل من الذي التي الذين اللذين اللتين اللاتي اللواتي هذا هذه هذان هذين هاتان هؤلاء ذلك تلك اولئك ذاك
هنا هناك هنالك هو هي هم هن هما انا انت انتي انتم نحن اياه اياها به بها بهم بهما له لها لهم لهما لنا لي لك لكم فيه فيها فيهم فيهما منه منها منهم منهما
عنه عنها عنهم عليه عليها عليهم عليهما عليك علينا اليه اليها اليهم الينا اليك معه معها معهم معنا بينه بينها بينهم بيننا لديه لديها لديهم لدينا عنده عندها عندهم عندي
عندنا نفسه نفسها انفسهم ذات ذاته ذاتها اذا اذ اذن لو لولا ليت لعل كي لكي بحيث بينما رغم بالرغم مهما اينما وفق وفقا طبقا حسب بحسب نظرا بسبب نتيجه بفضل
بواسطه عبر مثل مثلا مثلما كمثل نحوه شبه كانه كانها كان ايضا كذلك هكذا لذا لذلك وبالتالي بالتالي بذلك فقط مجرد خاصه خصوصا لاسيما سيما جدا كثيرا قليلا
اكثر اقل افضل اكبر اهم اول اولا ثانيا ثالثا اخيرا اخر اخري اخرون احد احدي واحد واحده اثنان اثنين يمكن يمكنك يمكننا امكن ينبغي يجب لابد بد يعد تعد يعتبر
تعتبر يتم تم تتم جري يجري قام قامت يقوم تقوم يشكل تشكل يمثل تمثل يسهم تسهم يساهم تساهم يساعد تساعد يؤدي تؤدي يهدف تهدف يتطلب تتطلب يعني اضافه بالاضافه
اضافه فضلا علاوه ناهيك بشكل بصوره بطريقه عام عامه خاص مختلف مختلفه عديد العديد عده كثير الكثير قليل بضع تقريبا نحو حوالي ربما غالبا عاده دائما ابدا احيانا
الان اليوم امس غدا الحين دلوقتي هلق هلا لسه بعدين وقت مره مرات شيء شي اشياء حاجه اللي الي مش مو مب موش ليش ليه شو وش ايش اش ازاي كيفاش علاش واش فين وين
كده كذا هيك هيج عشان علشان مشان باش بدي بدك بده بغيت ابي ابغي عايز عاوز كمان برضه برضو برشا بزاف كتير وايد مره اوي قوي شويه شوي بس يعني طيب خلاص والله يا ايها
انو انه لانو عم راح رح غادي ده دي دول دا هاد هاي هذي هيدا هدا ديال تاع متاع بتاع بتاعت مال حق زي متل كيف عند لو ما كنت كنا كنتم كونه كونها اجل نعم كلا بلي
ثمه ثم قط منذ ذو ذي ذا ذوي اولي سبق سبيل شان شانه شانها قال قالت يقول تقول قيل ذكر`;

export const ENGLISH_FUNCTION_WORDS: ReadonlySet<string> = new Set(ENGLISH.split(/\s+/));
export const ARABIC_FUNCTION_WORDS: ReadonlySet<string> = new Set(ARABIC.split(/\s+/).map(refold));

/** The list is typed as people write it; what `fold` would change (ؤ, ئ, ة) is changed here once. */
function refold(word: string): string {
  return word.replace(/ؤ/g, "و").replace(/ئ/g, "ي").replace(/ة/g, "ه").replace(/[أإآ]/g, "ا").replace(/ى/g, "ي");
}
