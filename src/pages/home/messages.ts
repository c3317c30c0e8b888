import { defineMessages } from "#i18n/messages.ts";

export const homeMessages = defineMessages({
  ar: {
    title: "ماذا تريد أن يفعل الذكاء الاصطناعي؟",
    metaTitle: "الرئيسية",
    description: "اكتب ما تريده بكلماتك، وخذ برومبتًا واضحًا، جاهزًا للصق في أي مساعد ذكي.",
    lead: "اكتب الفكرة كما تخطر لك، بالفصحى أو باللهجة، وخذ برومبتًا جاهزًا للصق.",
    stepsTitle: "كيف تعمل صياغة",
    stepNumber: "{number, number}",
    step1: "اكتب فكرتك",
    step1Body: "جملة واحدة تكفي. لا حاجة إلى صيغة معينة ولا إلى مصطلحات.",
    step2: "أجب عن أسئلة قصيرة",
    step2Body: "أسئلة قصيرة عمّا تعرفه أنت وحدك، تجيب بكلمة أو تتخطاها. طلبك يبقى كما كتبته، وإجاباتك تحته.",
    step3: "الصقه في ChatGPT أو مساعد غيره",
    step3Body: "الصق البرومبت في ChatGPT أو Claude أو Gemini أو DeepSeek، أو اضغط «فتح في» لننسخه ونأخذك إلى هناك.",
    toolsTitle: "ثماني أدوات في مكان واحد",
    toolsBody: "الرصيد الواحد نتيجة واحدة. إن تعذّرت أو أوقفتها قبل ظهور النص فلا يُخصم شيء.",
    faqTitle: "أسئلة شائعة",
    question1: "ما الذي تفعله صياغة؟",
    answer1:
      "تأخذ طلبك كما كتبته، وتسألك ما يغيّر الجواب أكثر من غيره، ثم تضع إجاباتك تحته بكلماتك. ما تعرفه أنت وحدك هو ما ينقص أي مساعد.",
    question2: "هل أكتب بالفصحى؟",
    answer2:
      "كما تحب. اكتب بالفصحى أو بلهجتك، ونسألك بها: مصرية أو خليجية أو شامية أو مغاربية. كلامك يبقى كما هو، والنماذج تفهمه.",
    question3: "كم تكلّف كل عملية؟",
    answer3: "رصيدًا واحدًا حين تصل النتيجة. إن تعذّرت أو أوقفتها قبل ظهور النص فلا يُخصم شيء.",
    question4: "من يصنع النتيجة؟",
    answer4:
      "نموذج ذكاء اصطناعي حين يكون متاحًا، وإلا فالمحرك المدمج في صياغة، وهو يعمل على خادمنا دون اتصال بأي جهة. وكل نتيجة تذكر من صنعها.",
    question5: "هل تُحفظ نصوصي؟",
    answer5:
      "يُحفظ سجلك ٣٠ يومًا ولا يراه غيرك، إلا نتيجة تنشئ لها رابطًا، ويمكنك إيقافه أو حذف أي نتيجة منه. وحين يصنع النتيجة نموذج ذكاء اصطناعي يُرسل نصك أو صورتك إلى مزوّده. ومن صفحة حسابك يمكنك تنزيل بياناتك كلها أو حذف الحساب.",
    question6: "هل أحتاج إلى بطاقة؟",
    answer6:
      "لا. الباقة المجانية ٥٠ رصيدًا لمدة ١٤ يومًا، تأخذها مرة واحدة بلا بطاقة. وبعدها الباقة الأساسية إن أردت، وتلغي تجديدها متى شئت.",
  },
  en: {
    title: "What should the AI do for you?",
    metaTitle: "Home",
    description: "Say what you need in your own words and get a clear prompt, ready to paste into any assistant.",
    lead: "Write the idea as it comes to you and take away a prompt that is ready to paste.",
    stepsTitle: "How it works",
    stepNumber: "{number, number}",
    step1: "Write the idea",
    step1Body: "One sentence is enough. No special form and no jargon needed.",
    step2: "Short questions",
    step2Body: "Answer in a few words, or skip. Your request stays as you wrote it, with your answers below it.",
    step3: "Paste it into ChatGPT or another assistant",
    step3Body: "Paste it into ChatGPT, Claude, Gemini or DeepSeek. “Open in” copies it and takes you there.",
    toolsTitle: "Eight tools in one place",
    toolsBody: "One credit is one result. A run that fails, or that you stop before anything appears, costs nothing.",
    faqTitle: "Questions people ask",
    question1: "What does Siyagha do?",
    answer1:
      "It takes your request as you wrote it, asks what changes the answer most, and sets your answers below it in your own words. What only you know is what any assistant lacks.",
    question2: "Which languages does it understand?",
    answer2:
      "Arabic, in its standard form and its main dialects, and English. You are asked in the one you write in, and your words stay as they are.",
    question3: "What does a run cost?",
    answer3:
      "One credit when the result arrives. A run that fails, or that you stop before anything appears, costs nothing.",
    question4: "Who makes the result?",
    answer4:
      "An AI model when one is available, otherwise Siyagha's built-in engine, which works on our own server and contacts nobody. Every result says which of them made it.",
    question5: "Are my texts stored?",
    answer5:
      "Your history is kept for 30 days and only you can see it, except a result that you make a link for. You can turn it off or delete any result. When an AI model makes the result, your text or picture is sent to its provider. On the account page you can download everything or delete the account.",
    question6: "Do I need a card?",
    answer6:
      "No. The free package is 50 credits for 14 days, once, without a card. After that there is the Basic package if you want it, and you can stop its renewal at any time.",
  },
});
