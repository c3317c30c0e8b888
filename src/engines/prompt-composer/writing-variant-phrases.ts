import type { PhraseVariant } from "./phrase-types.ts";
import { OWED } from "./slot-variants-data.ts";

/** Talking someone round, in any type. */
export const PERSUADING =
  /اقنع|نقنع|يقنع|اقناع|persuade|convince|talk (?:him|her|them|my|our) .{0,30}into|win (?:him|her|them) over/;
/** A message to someone close or in a chat: no subject line, no signature. */
export const SHORT_MESSAGE =
  /مسج|واتس|رساله قصيره|سطرين|لخويي|لصاحب|لصديق|لاخوي|لاخي|لجار|جاري|من خويي|whatsapp|\btext (?:my|to|message)|\bmessage to my|\bdm\b|my (?:brother|sister|friend|mate|mum|mom|dad|neighbou?r|flatmate)|\bnote (?:to|for) my/;
/** A demand on someone who owes something. */
export const DISPUTE =
  /شكوى|شكوي|شكايه|تظلم|انذار|تاخر|متاخر|استرداد|يرجع|مكيف|عطل|خربان|تصليح|يصلح|تسرب|تنقط|العقد|مطالبه|فاتوره|صرف|complain|landlord|refund|overdue|unpaid|invoice|repair|broken|boiler|deposit|cancel|delay|compensation|council|airline|insur|train company|owed/;

/** Narrower kinds of texts to be written. */
export const WRITING_VARIANTS: readonly PhraseVariant[] = [
  {
    type: "general",
    cue: PERSUADING,
    ar: {
      task: "[اكتب الكلام المطلوب للإقناع|صغ ما يُقال لإقناعه|جهّز الكلام المطلوب]",
      rules: [
        "[ابدأ بتقدير رأي السامع وما يخشاه، ثم اعرض الأمر كما هو|افتتح باحترام رأيه، ثم ضع الوقائع أمامه|قدّم مشاعر السامع على حججك، ثم اذكر الوقائع].",
        "[استند إلى الوقائع المذكورة وحدها، كل واحدة في جملة|اجعل كل واقعة مذكورة حجة هادئة|حوّل كل معطى مذكور إلى سبب يطمئنه]، بلا مبالغة ولا وعد لم يُذكر.",
        "[اكتب مشاورة لا ضغطًا: لا لوم ولا تحميل ذنب ولا تهديد|اجعل الكلام استشارة واستئذانًا|تجنب اللوم والمقارنة والإلحاح].",
        "[توقع ثلاثة اعتراضات قد يقولها، ومع كل منها رد هادئ قصير|اذكر أقوى ثلاثة اعتراضات متوقعة وجوابًا لطيفًا عن كل منها|ضع لأهم ثلاثة اعتراضات ردًّا يُقال بهدوء] (العدد قابل للتعديل).",
        "[أضف جملة تُقال إن رفض أو طلب مهلة|اختم بجملة تترك الباب مفتوحًا إن لم يوافق|ضع عبارة ختام إن احتاج إلى وقت].",
      ],
      output:
        "[الكلام نفسه كما يُقال، ثم الاعتراضات وردودها، ثم جملة الختام|اكتب الكلام كما يُقال، فالاعتراضات مع ردودها، فعبارة إن رفض|رتّب الناتج: ما يُقال، ثم اعتراض ورد، ثم جملة لا تغلق الباب].",
      check: "[لا جملة فيها لوم أو ضغط|الكلام مشاورة لا ضغط|كل جملة يمكن قولها وجهًا لوجه]، ولا وعد لم يُذكر",
    },
    en: {
      task: "[Write what can be said to persuade them|Prepare the words for this conversation|Put together what to say]",
      rules: [
        "[Begin with respect for their view and what they may fear, then set out the matter|Open on their side of it, then give the facts|Put their feelings before your arguments, then the facts].",
        "[Rest on the facts given alone, one to a sentence|Turn each fact given into a calm reason|Make every stated fact a reassurance], with no exaggeration and no promise that was not made.",
        "[Make it a consultation, not pressure: no blame, no guilt, no threats|Ask rather than push|Leave out blame, comparisons and insistence].",
        "[Foresee three objections they may raise, each with a short, calm reply|Give the three likeliest objections and a gentle answer to each|Meet the three strongest objections quietly] (adjustable).",
        "[Add a line for a refusal or a request for time|End with a sentence that leaves the door open|Close with what to say if they need to think].",
      ],
      output:
        "[The words themselves, then objections with replies, then the closing line|What to say, ready to be spoken; then each objection and its reply; then the line for a refusal|Return the talk, the objections answered, and a closing line].",
      check:
        "[no sentence blames or presses|it asks rather than pushes|every line can be said face to face] and promises nothing that was not stated",
    },
  },
  {
    type: "general",
    cue: /^(?:و)?(?:كيف|ازاي|كيفاش|شلون|طريقه|اعرف منين)|كيف |ازاي |كيفاش |\bhow (?:do|can|to|should)\b|get rid of|remove/,
    ar: {
      task: "[اشرح كيف يُنجز المطلوب|بيّن طريقة ذلك خطوة خطوة|اشرح الطريقة المطلوبة]",
      rules: [
        "[ابدأ بأسهل طريقة وأقلها ضررًا، ثم ما بعدها إن لم تنجح|قدّم ما يمكن فعله فورًا بما في البيت|رتّب الطرق من الأيسر إلى الأقوى]، وقل متى يُنتقل من واحدة إلى أخرى.",
        "[اكتب كل خطوة بفعل واحد، مع علامة تدل على نجاحها|اجعل لكل خطوة نتيجة تُرى|خطوات مرقمة، ومع كل منها ما يدل على صحتها].",
        "[سمِّ ما يفسد الأمر أو يؤذي، ولماذا|نبّه إلى الخطأ الشائع الذي يزيد المشكلة|اذكر ما لا ينبغي فعله هنا]، وما يقوم مقامه.",
        "[إن توقف الجواب على نوع أو مادة لم تُذكر فاذكر الحالات الأهم|حيث يختلف الحل باختلاف الحالة فرّق بين الحالات|فرّق بين الحالات التي يتغير بها الجواب]، ولا تجزم بما لم يُذكر.",
        "[قل متى يُترك الأمر لمختص|اذكر العلامة التي تستدعي مختصًّا|بيّن متى لا تكفي هذه الطرق].",
      ],
      output:
        "[خطوات مرقمة قصيرة، ثم سطر بما يُتجنب|قدّم الخطوات مرقمة، تليها تحذيرات في سطر|اكتب الطريقة خطوات، ثم ما يُفعل إن لم تنجح].",
      check:
        "[كل خطوة يمكن تنفيذها بما ذُكر|لا خطوة تحتاج إلى ما لم يُذكر|الخطوات مرتبة ولا خطوة ناقصة]، ولا جزم بما لم يُعرف",
    },
    en: {
      task: "[Explain how to do it|Describe how it is done, step by step|Set out the way to do it]",
      rules: [
        "[Start with the easiest and gentlest way, then the next if it fails|Begin with what can be done at once with what is at hand|Order the ways from mild to strong], and say when to move on.",
        "[One action to a step, with a sign that it worked|Give each step a result that can be seen|Number the steps, each with how to tell it is right].",
        "[Name what would make it worse, and why|Warn of the usual mistake|Say what not to do here], with what to do instead.",
        "[Where the answer turns on a kind or material not stated, give the main cases|Tell apart the cases in which the answer changes|Distinguish the cases that matter], and claim nothing that was not said.",
        "[Say when to leave it to a specialist|Give the sign that calls for an expert|State when these ways are not enough].",
      ],
      output:
        "[Short numbered steps, then a line on what to avoid|Numbered steps followed by warnings in a line|The method in steps, then what to do if it fails].",
      check:
        "[each step can be carried out with what is at hand|no step needs something that was not mentioned|the steps are in order and complete] and nothing unknown is stated as certain",
    },
  },
  {
    type: "email-letter",
    cue: OWED,
    ar: {
      rules: [
        "[افتتح بتحية وجملة ودّ صادقة|ابدأ بتحية وكلمة طيبة عن التعامل|استهلّ بما يحفظ العلاقة]، ثم اذكر الفاتورة ومبلغها في الجملة التالية.",
        "[اعرض التأخر على أنه سهو محتمل، بلا لوم|افترض حسن النية: ربما غابت الفاتورة عن القارئ|ذكّر ولا تعاتب].",
        "[اطلب شيئًا واحدًا واضحًا: السداد، أو ذكر موعد يناسب القارئ|اجعل المطلوب خطوة واحدة سهلة: الدفع أو تحديد موعد|اختم بسؤال واحد عن موعد السداد المناسب].",
        "[سهّل الدفع: ضع طريقة السداد في سطر مستقل|اكتب طريقة الدفع حيث تُرى سريعًا|اجعل طريقة السداد آخر ما يُقرأ قبل التوقيع] إن ذُكرت.",
        "[لا تهديد ولا غرامة ولا خطوة قانونية لم تُذكر|لا تذكر غرامة أو إجراء لم يرد هنا|اترك كل وعيد جانبًا]، ولا موعد من عندك.",
        "[اشكر القارئ في الختام، واعرض المساعدة إن كان هناك عائق|أنهِ بشكر وباب مفتوح للسؤال|اختم بشكر واستعداد لحل ما يعوق السداد].",
      ],
      output:
        "[الموضوع ثم الرسالة في نحو مئة كلمة ثم التوقيع|سطر الموضوع، ثم رسالة لا تزيد على مئة وعشرين كلمة، ثم التوقيع|الموضوع فالمتن في نحو مئة كلمة فالتوقيع] (الطول قابل للتعديل)، جاهزة للإرسال دون شرح.",
      check:
        "[القارئ يعرف ما عليه وكيف يسدده من غير أن يشعر بالاتهام|المبلغ والفاتورة والمطلوب واضحة من أول قراءة|النبرة ودّية والطلب واضح]، ولا معلومة فيها لم تُعطَ",
    },
    en: {
      rules: [
        "[Open with a greeting and one sincere, friendly line|Start warmly, in one line|Begin with a line that keeps the goodwill], then name the invoice and its amount in the next sentence.",
        "[Treat the delay as a likely oversight, without blame|Assume good faith: the invoice may have slipped by|Remind rather than reproach].",
        "[Ask for one clear thing: payment, or a date that suits the reader|Make the request one easy step: pay, or name a date|Close on one question about when it will be paid].",
        "[Put how to pay on a line of its own|Make it easy: how to pay stands where it is seen at once|Place the payment details just above the signature], if it was given.",
        "[No threat, fee or legal step that was not mentioned|Mention no charge or action that is not stated here|Leave every warning out], and set no date of your own.",
        "[Thank the reader and offer help if something is in the way|End with thanks and an open door for questions|Finish with thanks, and ask whether anything holds the payment up].",
      ],
      output:
        "[Subject, then a message of 90 to 120 words, then the signature|A subject line, a message of at most 120 words, and the signature|Subject, body of about 100 words, signature] (length adjustable), ready to send, with no commentary.",
      check:
        "[the reader knows what is owed and how to pay it without feeling accused|amount, invoice and request are clear at first reading|the tone is friendly and the request is clear], and nothing is stated that was not given",
    },
  },
  {
    type: "email-letter",
    cue: DISPUTE,
    ar: {
      rules: [
        "[ابدأ بسبب الكتابة والمطلوب في الجملة الأولى|ضع المطلوب وسببه في السطر الأول|افتتح بالطلب نفسه]، ثم الوقائع بترتيب تواريخها.",
        "[اجعل المطلوب محددًا يمكن الجواب عنه بنعم أو لا|اطلب أمرًا محددًا، وردًّا مكتوبًا في موعد|حدّد ما ينبغي فعله ومتى]، ولا تذكر موعدًا لم يُعطَ.",
        "[نبرة حازمة مهذبة: جمل قصيرة بلا تهديد ولا سخرية ولا استعطاف|اكتب بحزم وأدب، بلا اتهام|التزم الوقائع ولا تتهم أحدًا].",
        "[لا تستشهد بقانون أو لائحة من الذاكرة|اترك القوانين واكتفِ بحق الرجوع إلى الجهة المختصة|لا تذكر مادة قانونية لم تُعطَ].",
        "[لا تضف مكالمة أو مبلغًا أو ضررًا لم يُذكر|اقتصر على ما حدث كما ذُكر|لا تزد على الوقائع المذكورة شيئًا].",
        "[اختم بما ستحتفظ به الجهة المرسِلة من حق إن لم يصل رد|أنهِ الرسالة بسطر واحد عما يلي إن لم يأت رد|ضع في الخاتمة الخطوة التالية بلا تهديد].",
      ],
      output:
        "[الموضوع ثم التحية ثم المتن ثم التوقيع، جاهزة للإرسال|سلّم الموضوع والمتن والتوقيع فقط|اكتب سطر الموضوع ثم الرسالة كاملة ثم التوقيع]، دون شرح.",
    },
    en: {
      rules: [
        "[Open with why you write and what you ask|Put the request and its reason in the first line|Begin with the demand itself], then the facts by date.",
        "[Make the request one that can be answered with yes or no|Ask for one definite thing and a written reply|Say what should be done], by a date only if one was given.",
        "[Firm but courteous: short sentences, no threats, no sarcasm, no pleading|Be firm and polite; accuse nobody|Hold to the facts and keep the tone level].",
        "[Cite no law or regulation from memory|Leave statutes out; a right to take it further may be kept in one line|Quote no rule that is not given].",
        "[Add no call, sum, symptom or loss that was not stated|Keep to what happened as told|Put nothing beside the stated facts].",
        "[Close with the next step if no answer comes, without a threat|End on one line about what follows silence|Finish with what happens next].",
      ],
      output:
        "[Subject, greeting, body and signature, ready to send|Give the subject line and the message only|Return the finished message from subject to signature], with no commentary.",
    },
  },
  {
    type: "email-letter",
    cue: SHORT_MESSAGE,
    ar: {
      rules: [
        "[اكتب كما يكتب صاحبها فعلًا: جمل قصيرة بلا عبارات رسمية|لتكن الرسالة طبيعية كأنها كُتبت بيد صاحبها|اكتب بلغة قريبة، بلا مقدمات]، وابدأ بالأمر نفسه.",
        "[قل السبب بصدق في جملة، ولا تبالغ في الاعتذار|اذكر السبب كما هو، مرة واحدة|جملة صادقة عن السبب تكفي].",
        "[راعِ شعور القارئ: أظهر ما يهمه قبل ما تطلبه|ابدأ بما يعني القارئ|اكتب ما يحفظ الود]، ولا تلم أحدًا.",
        "[اختم بخطوة صغيرة: موعد آخر أو عرض أو شكر|أنهِ بعرض بسيط إن كان له محل|ضع في آخرها ما يصلح الموقف]، مما ذُكر فقط.",
        "[لا تذكر عذرًا أو موعدًا لم يُذكر هنا|لا تخترع سببًا ولا وعدًا|اقتصر على الأسباب المذكورة].",
      ],
      output:
        "[نص الرسالة وحده كما يُرسل، بلا موضوع ولا توقيع رسمي|سلّم الرسالة وحدها جاهزة للنسخ|اكتب الرسالة فقط]، ثم صيغة ثانية أقصر.",
      check: "[الرسالة تُقرأ كأن صاحبها كتبها|لا عبارة رسمية فيها|كل جملة يقولها إنسان لمن يعرفه]، ولا سبب فيها لم يُذكر",
    },
    en: {
      rules: [
        "[Write as the sender would: short sentences, nothing formal|Make it sound like a real message between people|Keep it natural and plain], and start with the matter itself.",
        "[Give the reason honestly in one sentence, without over-apologising|Say why once, as it is|One true sentence about the reason is enough].",
        "[Mind how the reader will feel: what matters to them comes first|Begin with what concerns the reader|Keep the goodwill], and blame nobody.",
        "[End with a small step: another time, an offer, thanks|Close on a simple offer if one fits|Finish with what puts it right], from what is given only.",
        "[Invent no excuse and no date|Add no reason or promise that is not given|Keep to the reasons stated].",
      ],
      output:
        "[The message alone as it will be sent, without subject or formal signature|Give only the message, ready to copy|Return the message itself], then a second, shorter version.",
      check:
        "[it reads as if the sender had written it|nothing in it sounds formal|each line is one a person would say] and no reason was made up",
    },
  },
  {
    type: "support-reply",
    cue: /رسائل|رسايل|ايميلات|ردود|emails|messages|replies|reviews|tickets/,
    also: true,
    ar: {
      rules: ["[اكتب لكل رسالة ردًّا مستقلًّا|رد على كل رسالة وحدها|اجعل لكل رسالة ردها]، وأشر إلى ما يحتاج إلى موظف."],
    },
    en: {
      rules: [
        "[Answer each message separately|Give every message its own reply|Treat the messages one by one], and mark any that needs a person to decide.",
      ],
    },
  },
  {
    type: "career",
    cue: /مقابله|انترفيو|اجاوب|يسالوني|سالوني|interview|tell me about yourself|weakness|explain the gap/,
    ar: {
      task: "[جهّز للمقابلة الموصوفة|أعدّ أجوبة المقابلة المطلوبة|حضّر المطلوب للمقابلة]",
      rules: [
        "[ابنِ كل جواب على خبرة مذكورة فعلًا: موقف، ففعل، فنتيجة|اجعل لكل جواب موقفًا حقيقيًّا مما ذُكر|استعمل الوقائع المذكورة في كل جواب]، وضع خانة حيث ينقص موقف.",
        "[اكتب الجواب كما يُقال في أقل من دقيقة|لتكن الأجوبة مسموعة لا مكتوبة|صغ الأجوبة بجمل تُقال بسهولة].",
        "[اذكر ما يقصده السائل من كل سؤال|بيّن في سطر ما يبحث عنه من يسأل|قل لماذا يُطرح كل سؤال].",
        "[كن صادقًا فيما ينقص: قدّم ما يعوضه مما ذُكر|لا تُخفِ النقص، بل اذكر ما يقابله|عالج نقاط الضعف بصدق ومن غير تهويل].",
        "[أضف أسئلة يطرحها المتقدم في النهاية|ضع أسئلة ذكية يسألها صاحب الطلب|جهّز أسئلة لجهة العمل]، تخص هذه الوظيفة.",
      ],
      output:
        "[سؤال، وما يُقصد به، وجواب مقترح، وما يُتجنب|قدّم لكل سؤال: المقصود والجواب والتنبيه|اعرض الأسئلة واحدًا واحدًا مع جواب وملاحظة]، ثم أسئلة المتقدم.",
    },
    en: {
      task: "[Prepare for the interview described|Work out the interview answers|Get the interview ready]",
      rules: [
        "[Build each answer on experience given: situation, action, result|Give every answer a real case from what is told|Rest each answer on a stated fact], with a blank where a case is missing.",
        "[Write answers to be spoken in under a minute|Make them sound said, not written|Use sentences that are easy to say].",
        "[Say what the interviewer wants to learn from each question|Add a line on why it is asked|Give the point behind every question].",
        "[Be honest about what is missing and name what makes up for it|Hide no gap; show what stands against it|Deal with weak points truthfully].",
        "[Add questions for the candidate to ask|Suggest what to ask at the end|Close with questions for the employer] about this very job.",
      ],
      output:
        "[Question, what it is after, suggested answer, what to avoid|For each question: aim, answer, caution|Go question by question with an answer and a note], then questions to ask.",
    },
  },
  {
    type: "career",
    cue: /خطاب تقديم|رساله تغطيه|خطاب تغطيه|كفر ليتر|تحفيزيه|رساله دافع|cover(?:ing)? letter|personal statement|speculative|application letter|motivation letter/,
    ar: {
      task: "[اكتب خطاب التقديم المطلوب|صغ رسالة التقديم الموصوفة|حرّر خطاب التقديم]",
      rules: [
        "[افتتح بما يربط صاحب الطلب بهذه الوظيفة تحديدًا|ابدأ بسبب حقيقي لاختيار هذه الجهة|ادخل في صلب الصلة بالوظيفة من أول سطر]، بلا مقدمات محفوظة.",
        "[اختر خبرتين أو ثلاثًا مما ذُكر، وبيّن نفع كل منها لهذه الوظيفة|حوّل كل خبرة مذكورة إلى ما تحتاج إليه الوظيفة|اربط كل خبرة مذكورة بمطلب من مطالب الوظيفة].",
        "[قل ما ينقص بصدق وما يقابله|لا تُخفِ قلة الخبرة، بل قدّم ما يعوضها|اعترف بالنقص في جملة واحدة إن لزم].",
        "[احذف الصفات العامة مثل «شغوف» و«مجتهد»، وضع أفعالًا|دع الأفعال تتكلم بدل الصفات|استبدل بكل صفة فعلًا يدل عليها].",
        "[اختم بما يريده صاحب الطلب بعد القراءة: لقاء أو مكالمة|أنهِ بطلب واضح|اختم بخطوة واحدة].",
      ],
      output:
        "[نص الخطاب كاملًا من التحية إلى التوقيع|سلّم الخطاب جاهزًا للإرسال|اكتب الخطاب في صفحة واحدة]، يليه سطر بما ينقصه.",
    },
    en: {
      task: "[Write the application letter described|Draft the letter for this application|Write the statement described]",
      rules: [
        "[Open with what ties the applicant to this very job|Begin with a real reason for choosing this place|Open on the link with the role], without stock openings.",
        "[Pick two or three things from the experience given and say what each brings to the role|Turn every stated experience into something the job needs|Match each fact to a need of the role].",
        "[Say honestly what is missing and what stands against it|Do not hide thin experience; show what makes up for it|Admit a gap in one sentence if need be].",
        '[Drop adjectives such as "passionate" and "hard-working" for actions|Let actions speak in place of adjectives|Replace every quality with something done].',
        "[Close with what should happen next: a talk, a visit|End on one clear request|Finish with a single step].",
      ],
      output:
        "[The whole letter from greeting to signature|Return the letter ready to send|Give the text on one page], then a line on what would strengthen it.",
    },
  },
  {
    type: "career",
    cue: /(?:اكتب|كتب|اعمل|سوي|ابي|عايز|عايزه|بدي|بغيت|اريد|محتاج|جهز)[ء-ي]* [ء-ي ]{0,12}(?:سيره|سي في|سيفي)|^سيره ذاتيه|ارتب سيرتي|(?:write|make|create|need|build|do) (?:me |us )?(?:a |an |my )?(?:[a-z-]+ ){0,2}(?:cv|resume)\b|^(?:cv|resume) for/,
    ar: {
      rules: [
        "[لا تكتب إلا ما ورد: لا شركة ولا تاريخًا ولا رقمًا ولا مهارة من عندك|اقتصر على الخبرات والشهادات المذكورة|كل سطر من المعطيات وحدها]، والخانة الفارغة يُحذف سطرها.",
        "[افتتح بملخص من ثلاثة أسطر يربط الخبرة المذكورة بالوظيفة المطلوبة|ابدأ بملخص قصير يصل الخبرة بالعمل المطلوب|ضع في رأس السيرة ملخصًا يخدم الوظيفة المطلوبة] (الطول قابل للتعديل).",
        "[صغ المهام بأفعال، وقدّم منها ما ينفع الوظيفة|اكتب كل مهمة بفعل ونتيجة إن ذُكرت|ابدأ كل نقطة بفعل].",
        "[رتّب: الخبرة من الأحدث، ثم الشهادات، ثم اللغات والبرامج|الأحدث أولًا في الخبرة والدراسة|اجعل الخبرة أولًا، ثم الدراسة، ثم المهارات].",
        "[نص بعناوين وقوائم قصيرة تقرؤه أنظمة الفرز، بلا جداول ولا رموز|اكتب بتنسيق بسيط تقرؤه برامج الفرز|تجنب الجداول والأعمدة والرموز].",
        "[احذف الصفات العامة مثل «طموح» و«متميز»|لا صفات بلا دليل|دع الأفعال مكان الصفات].",
      ],
      output:
        "[السيرة كاملة جاهزة للنسخ، وبعدها سطر يسمّي ما ينقصها|سلّم السيرة نصًّا واحدًا، ثم سطرًا بما لو توفر قوّاها|قدّم نص السيرة، يليه ما يحسن استكماله].",
    },
    en: {
      rules: [
        "[Write only what is given: no employer, date, figure or skill of your own|Keep to the experience and education stated|Take every line from the details alone]; a line whose field is empty is left out.",
        "[Open with a three-line summary that ties the experience to the job wanted|Begin with a short profile for the target job|Head it with a summary that serves the role] (length adjustable).",
        "[Put duties as actions, the useful ones for the job first|Write each duty as a verb and its result if one is given|Start every point with a verb].",
        "[Order: experience, newest first, then education, then languages and tools|Most recent first throughout|Experience, education, skills, in that order].",
        "[Plain headings and short lists that screening software can read; no tables or symbols|Keep the layout plain enough for applicant systems|Avoid tables, columns and icons].",
        '[Drop praise such as "motivated" and "dynamic"|No quality without proof|Let actions stand in for adjectives].',
      ],
      output:
        "[The whole CV ready to copy, then a line on what it lacks|Return the CV as one text, then what would strengthen it|Give the CV, followed by what to complete].",
    },
  },
  {
    type: "creative",
    cue: /قصه|حكايه|حدوته|حجايه|story|tale|bedtime|fable/,
    also: true,
    ar: {
      rules: [
        "[ليكتشف البطل الحل بنفسه، لا أن يُعطى له|اجعل الحل من فعل البطل|دع البطل يتغير بما يفعله].",
        "[أعطِ كل شخصية كلامًا يُعرف به صاحبه|ميّز الشخصيات بما تقول وتفعل|ليكن لكل شخصية صوتها].",
      ],
    },
    en: {
      rules: [
        "[Let the hero find the way out, not be handed it|Make the solution something the hero does|Have the hero change through what happens].",
        "[Give each character a way of speaking of their own|Tell characters apart by what they say and do|Let every character sound different].",
      ],
    },
  },
  {
    type: "creative",
    cue: /قصيده|شعر|ابيات|شيله|اغنيه|نشيد|زجل|poem|verse|rhyme|limerick|haiku|song|lyrics|sonnet|villanelle/,
    ar: {
      rules: [
        "[التزم الوزن والقافية من أول بيت إلى آخره إن طُلبا|حافظ على إيقاع واحد|لا تكسر الوزن من أجل كلمة]، ولا تلوِ العبارة من أجل القافية.",
        "[ابنِ الأبيات على صور محسوسة تخص الموضوع|كل بيت صورة أو فعل، لا صفة عامة|استعمل تفاصيل من حياة المقصود بالقصيدة].",
        "[اذكر كل اسم وتفصيل أُعطي مرة على الأقل|ضع الأسماء والتفاصيل المعطاة في مواضعها|لا تترك تفصيلًا أُعطي].",
        "[اختم بصورة تبقى، لا بموعظة|ليكن البيت الأخير أقوى ما فيها|انتهِ بصورة لا بحكمة].",
      ],
      output: "[الأبيات وحدها مرتبة، بلا شرح|سلّم القصيدة وحدها|اكتب النص موزعًا على أبياته فقط].",
      check: "[كل بيت سليم الوزن مفهوم المعنى|لا حشو من أجل القافية|الإيقاع واحد من أوله إلى آخره]، ولا تفصيل أُعطي سقط",
    },
    en: {
      rules: [
        "[Hold metre and rhyme to the end where they are asked for|Keep one rhythm throughout|Do not break the metre for a word], and bend no sentence for a rhyme.",
        "[Build the lines on pictures that belong to the subject|A picture or an action to each line, not a general quality|Use details from the life of the person meant].",
        "[Use every name and detail given at least once|Work in the names and details told|Leave out none of the details given].",
        "[End on an image that stays, not a moral|Let the last line be the strongest|Close with a picture].",
      ],
      output: "[The lines alone, set as verse|Return only the poem|Give the text line by line, nothing else].",
      check:
        "[each line scans and makes sense|no word is there only for the rhyme|the rhythm holds from first line to last] and no given detail was dropped",
    },
  },
  {
    type: "creative",
    cue: /حوار|مشهد|سيناريو|سكيتش|مسرح|سكربت|فيلم|dialogue|scene|sketch|script|screenplay|stage|play\b/,
    also: true,
    ar: {
      rules: [
        "[أعطِ كل متكلم ما يريده وما يخفيه|ليرد كل متكلم شيئًا غير ما يقوله|اجعل لكل شخصية غاية تصطدم بالأخرى].",
        "[اكتب كلامًا يُقال لا يُقرأ: جملًا قصيرة ومقاطعات|لتكن الجمل مما ينطقه ممثل|اجعل الحوار سريع التبادل]، مع إرشاد مسرحي قصير حيث يلزم.",
      ],
      output:
        "[اسم المتكلم ثم كلامه، وإرشاد المشهد بين قوسين|نص المشهد بأسماء المتكلمين وإرشادات قصيرة|قدّم الحوار سطرًا لكل متكلم مع إرشادات موجزة]، بلا تعليق.",
    },
    en: {
      rules: [
        "[Give each speaker something they want and something they hide|Let each speaker want what the other will not give|Set the speakers' aims against each other].",
        "[Write lines to be said: short, interrupted, uneven|Make every line speakable|Keep the exchange quick], with brief stage directions where needed.",
      ],
      output:
        "[Speaker and line, with stage directions in brackets|The scene with names and short directions|Return the dialogue line by line with brief directions], without comment.",
    },
  },
  {
    type: "rewrite",
    cue: /اختصر|قصر|اقصر|shorten|shorter|cut|trim|condense|\d+ (?:words|كلمه)/,
    also: true,
    ar: {
      rules: [
        "[عدّ كلمات الناتج قبل تسليمه|احسب الطول بعد كل حذف|تأكد من الطول بالعدّ لا بالتقدير]، وقدّم حذف التكرار على حذف المعلومة.",
      ],
    },
    en: {
      rules: [
        "[Count the words of the result|Check the length by counting|Measure the length after every cut], and cut repetition before information.",
      ],
    },
  },
];
