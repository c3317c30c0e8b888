import type { EnglishWording } from "#engines/questions/question.ts";

/** The open question of each kind of work: what only this person knows, by the sorts of facts that matter most there. */
export const FACTS_DOING_EN: Readonly<Record<string, EnglishWording>> = {
  "facts-code-write": {
    label: "My setup and my worry",
    ask: "What will it run on, what does your data look like, and what must not break?",
    why: "It works on your machine first time",
    examples: [
      "Windows 10, 500 PDFs, originals must not be touched",
      "Google Sheet, name in A, amount in C, I don't code",
    ],
  },
  "facts-code-fix-review-fix": {
    label: "When it fails, what I tried",
    ask: "When does it fail, what changed just before, and what have you tried?",
    why: "It goes to the cause and skips what you tried",
    examples: [
      "only on save, since I updated a library; reinstalled it",
      "fails on my phone, fine on the laptop, moved a file",
    ],
  },
  "facts-code-fix-review-review": {
    label: "Its use and my worry",
    ask: "Who is it for, what worries you most, and what can't you change?",
    why: "The review starts with what could hurt you",
    examples: [
      "first paying client's shop, worried about hacks, old host",
      "coursework due Sunday, feels slow over 1,000 rows",
    ],
  },
  "facts-data-analysis": {
    label: "My data and the decision",
    ask: "What is in your data, what is missing, and what will you decide with it?",
    why: "You get an answer, not just tables",
    examples: [
      "8 months of spending, March lost; where can I cut?",
      "90 survey answers, 6 half empty; keep the course or not",
    ],
  },
  "facts-data-formula": {
    label: "Columns and the rule",
    ask: "What is in each column, how would you work it out by hand, and which cases differ?",
    why: "It works when pasted, odd cases included",
    examples: [
      "price in B, quantity in C, 5% off above 10 pieces",
      "dates in A, skip Sundays, some cells blank, Excel 2016",
    ],
  },
  "facts-extract-classify": {
    label: "Fields and odd cases",
    ask: "Which fields or groups do you want, where do they go, and what if one is unclear?",
    why: "A table you can paste without redoing it",
    examples: [
      "name, phone, amount, into Excel; leave missing ones blank",
      "praise, complaint, question; mixed ones go in both",
    ],
  },
  "facts-tutor": {
    label: "Where I get lost",
    ask: "What do you already get, where do you get lost, and what is it for?",
    why: "It starts from where you are stuck",
    examples: [
      "fine with adding, lost at fractions, test on Thursday",
      "I know the words but can't build a sentence, for work",
    ],
  },
  "facts-exam-lesson-exam": {
    label: "My students",
    ask: "Who are your students, what's their level, what have they covered, how long and how many marks?",
    why: "Questions at their level, on what they were taught",
    examples: [
      "30 mixed kids, did times tables not division, 20 marks",
      "adult beginners, units 1 and 2, half an hour",
    ],
  },
  "facts-exam-lesson-lesson": {
    label: "My class and what I have",
    ask: "Who is in the class, what do they know, how long is it, and what do you have to hand?",
    why: "A lesson that works in your room as it is",
    examples: [
      "25 kids who know the letters, 40 min, a whiteboard only",
      "6 adults, one hour, mixed levels, they get bored fast",
    ],
  },
  "facts-plan-study": {
    label: "Date, hours, weak spot",
    ask: "When is the exam, when can you really study, and what are you weakest at?",
    why: "A plan that fits your days and lasts",
    examples: [
      "in 6 weeks, I work until 5, grammar is my weak spot",
      "20 June, best before breakfast, behind in algebra",
    ],
  },
  "facts-plan-travel": {
    label: "Who, when, how much",
    ask: "Who is coming, what tires or delights them, when and how long, on what budget?",
    why: "A trip for your group, not for just anyone",
    examples: ["partner and a baby, 4 days in May, £700 all in", "three friends, love the sea, a week, cheap beds"],
  },
  "facts-plan-project": {
    label: "What I have, what I fear",
    ask: "What money, place and people do you have, by when, and what could go wrong?",
    why: "Steps you can afford, with the risks in mind",
    examples: [
      "£6,000, an empty shop, my brother; scared of the rent",
      "due in March, three of us, the permit may be slow",
    ],
  },
  "facts-plan-event": {
    label: "Guests, place, budget",
    ask: "How many, where, when, on what budget, and what do they love or hate?",
    why: "It fits the place, the budget and the people",
    examples: ["30 at ours on Friday, £400, she hates surprises", "12 kids in the park, my son is mad about football"],
  },
  "facts-plan-routine": {
    label: "My day and where it goes wrong",
    ask: "How does your day go now, where does it fall apart, and what have you tried that didn't last?",
    why: "It starts from your real day",
    examples: ["up at 7, home at 6 worn out; early alarms never lasted", "two kids, evenings vanish on my phone"],
  },
  "facts-research-compare-buying": {
    label: "My use and budget",
    ask: "What can you spend, how and where will you use it, and what bothers you about the old one?",
    why: "A choice that fits your home and pocket",
    examples: ["£500, study and travel; old one is heavy, battery dead", "family of 6, tiny kitchen, £300 at most"],
  },
  "facts-research-compare-study": {
    label: "My case and what I'm unsure of",
    ask: "What decision or paper is it for, what are your limits, and what are you torn about?",
    why: "It compares on what counts for you",
    examples: [
      "grades are average, no money for fees, scared of the language",
      "10-page paper, my tutor wants recent sources",
    ],
  },
  "facts-agent-bot": {
    label: "Their questions, its limits",
    ask: "What do people ask most, what must it never say, and who takes over?",
    why: "It answers what matters and can't land you in trouble",
    examples: [
      "prices and hours; never offers discounts; Sam takes over",
      "mostly bookings, but must not confirm them; complaints come to me",
    ],
  },
  "facts-health-info-drug": {
    label: "Age and medicines",
    ask: "What age, illnesses and other medicines, and what has been taken so far?",
    why: "What is safe differs from person to person",
    examples: ["62, diabetic on metformin, took one an hour ago", "4 months pregnant, no illnesses, nothing taken yet"],
  },
  "facts-health-info-diet-fitness": {
    label: "My body and my day",
    ask: "Your age, weight and height, how you eat and live, any illness or injury?",
    why: "A plan you can keep that won't hurt you",
    examples: ["29, 88 kg, 170 cm, desk job, bad back", "50, high blood pressure, always eat late at night"],
  },
  "facts-health-info-symptom": {
    label: "Who, and since when",
    ask: "When did it start, what makes it better or worse, and what age, illnesses and medicines?",
    why: "It helps tell what can wait from what needs a doctor today",
    examples: [
      "a week, worse after meals, I'm 45 and diabetic",
      "3-year-old, since last night, drinking fine, no medicine",
    ],
  },
  "facts-legal-info-contract": {
    label: "My side and the clause",
    ask: "Which country, which side are you on, which clause worries you, and is it signed?",
    why: "It depends on your law and your side",
    examples: [
      "Ireland, tenant, 10% yearly rise, signing tomorrow",
      "Texas, new hire, $5,000 penalty clause, already signed",
    ],
  },
  "facts-legal-info-rights": {
    label: "What happened and my proof",
    ask: "Which country, what happened and when, what proof do you have, and what do they say?",
    why: "You learn your rights, the deadline and where to go",
    examples: [
      "Kenya, wages cut in May, I have the contract and texts",
      "UK, phone died in a week, have the receipt, shop refuses",
    ],
  },
  "facts-finance-info": {
    label: "Income and debts",
    ask: "What comes in, goes out and is owed, when do you need the money, and what worries you?",
    why: "Advice based on your figures, not general talk",
    examples: [
      "£2,100 a month, £400 loan, wedding in a year",
      "irregular pay, around £900, no debts, scared of losing my job",
    ],
  },
  "facts-recipe": {
    label: "My kitchen and who's eating",
    ask: "What's in your kitchen, who is eating, what can't they have, and what went wrong before?",
    why: "It works with what you have, for everyone",
    examples: [
      "chicken, rice, no oven, five of us, one hates spice",
      "air fryer, a diabetic guest, last time it came out dry",
    ],
  },
  "facts-general": {
    label: "My situation",
    ask: "What is your situation, what have you tried or been told, and what worries you?",
    why: "An answer for you, not for everybody",
    examples: [],
  },
  "facts-general-fact": {
    label: "Why I ask",
    ask: "Why do you ask, and what have you heard about it so far?",
    why: "So it answers what is on your mind",
    examples: ["just curious", "I've read conflicting things", "my son asked me and I didn't know"],
  },
};
