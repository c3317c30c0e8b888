import type { EnglishWording } from "#engines/questions/question.ts";

/** The open question of each kind of work: what only this person knows, by the sorts of facts that matter most there. */
export const FACTS_WRITING_EN: Readonly<Record<string, EnglishWording>> = {
  "facts-article-essay": {
    label: "The task and my part",
    ask: "What did the teacher ask for, and what have you seen or lived that fits?",
    why: "It reads like you, not like a copied essay",
    examples: [
      "year 9, 400 words, and I once got lost at a market",
      "must argue one side; I worked two summers on a farm",
    ],
  },
  "facts-article-speech": {
    label: "Who, the story, the room",
    ask: "Who is it about, which story must be told, and who will be listening?",
    why: "One true story is what the room remembers",
    examples: [
      "my coach, she drove us home in the flood; 30 parents",
      "best man, we met in detention; his gran will be there",
    ],
  },
  "facts-article": {
    label: "Where and what I saw",
    ask: "Where will it appear, who reads it, and what have you seen of this yourself?",
    why: "What you saw is in no other article",
    examples: [
      "parish newsletter, mostly older; I counted 12 empty shops",
      "my blog for new runners; I quit twice before it stuck",
    ],
  },
  "facts-marketing-post-ad": {
    label: "The offer and why us",
    ask: "What is it, what does it cost, how do people get it, and why choose you?",
    why: "Readers see at once what they get and why",
    examples: ["rug cleaning, £15 each, back in two days", "kids' art class, 5 places, book by text, in my garden"],
  },
  "facts-marketing-campaign-plan": {
    label: "Budget and customers",
    ask: "What can you spend, who helps, who buys most, and what have you tried?",
    why: "A plan you can carry out with what you have",
    examples: [
      "£300 and my Sundays; flyers did nothing last year",
      "two of us, no ads yet, mostly parents from one school",
    ],
  },
  "facts-marketing-product-description": {
    label: "Facts and buyers' doubts",
    ask: "What is it made of, what size and price, and what do buyers ask or complain about?",
    why: "It settles buyers' doubts before they ask",
    examples: ["olive wood, 30 cm, £28; they ask if it cracks", "100 g bar, no scent; some said it melts too fast"],
  },
  "facts-marketing": {
    label: "Sales now and my strength",
    ask: "How are sales now, what holds them back, what are you best at, and what can you spend?",
    why: "Advice for your business, not just any business",
    examples: [
      "10 customers a day, was 25; my pies are what they want",
      "summers are dead, £150 to spend, loyal regulars",
    ],
  },
  "facts-email-letter-personal-message": {
    label: "Between us",
    ask: "Who are they to you, what happened, and what should it mention?",
    why: "That is how they know it is from you",
    examples: [
      "my uncle, I missed his operation; he taught me to swim",
      "old flatmate, just had a baby, we lived on toast",
    ],
  },
  "facts-email-letter-work-email": {
    label: "What happened, my fix",
    ask: "What happened and when, what do you suggest, and what is the reader like?",
    why: "Facts plus a way out are easy to say yes to",
    examples: ["file late since 5 May, can send Sunday; she hates long emails", "need a week off, Tom will cover"],
  },
  "facts-email-letter-formal-letter": {
    label: "Facts and request",
    ask: "What happened and when, who did you contact, and what do you want from them now?",
    why: "Dated facts and one clear request get answered",
    examples: [
      "charged £80 on 2 June, rang twice, I want it back",
      "pothole since March, my son fell, reported online",
    ],
  },
  "facts-email-letter-proposal": {
    label: "Client and my offer",
    ask: "Who is the client, what bothers them, and what will you do for how much?",
    why: "They see their problem solved before the price",
    examples: [
      "a school, buses always late; 3 vans at £1,900 a month",
      "clinic with paper files, I scan them all for £2,000",
    ],
  },
  "facts-support-reply": {
    label: "What happened, our offer",
    ask: "What really happened, what can you offer, and what can you not do?",
    why: "An honest reply with no promise you can't keep",
    examples: [
      "we packed the wrong colour; free swap, no cash refund",
      "customs held it; 15% off next order is all I can do",
    ],
  },
  "facts-summarise": {
    label: "Reader and what matters",
    ask: "Who will read it, what do they most need from it, and what can go?",
    why: "Keeps what they need and drops the rest",
    examples: ["my team; decisions and dates, skip the debate", "for my gran; when the operation is, no medical words"],
  },
  "facts-translate": {
    label: "Reader and story",
    ask: "Who will read it, what is the story behind it, and what must not change?",
    why: "Your meaning gets across, not just the words",
    examples: [
      "bank clerk, about a missing transfer; name as in passport",
      "sign for my café, tourists read it, it's a joke",
    ],
  },
  "facts-rewrite": {
    label: "Reader and my aim",
    ask: "Who reads it, what do you want from them, what stays and what must not be said?",
    why: "The style changes, your meaning doesn't",
    examples: [
      "my landlord; I need one more week, don't mention debts",
      "for my page; keep dad's name, cut the numbers",
    ],
  },
  "facts-career-cv": {
    label: "The job and my record",
    ask: "Which job, where have you worked with what results, and what are you unsure about mentioning?",
    why: "True figures beat adjectives",
    examples: [
      "lorry driver, 7 years no accidents, a year's gap",
      "shop assistant, sales up 20%, never finished college",
    ],
  },
  "facts-career-cover-letter": {
    label: "The ad and my closest work",
    ask: "What does the ad ask for, what is the closest you've done, and what do you lack?",
    why: "It answers what they ask for, honestly",
    examples: [
      "children's nurse, 4 months' training, no night shifts yet",
      "they want Excel; I ran a club's accounts for 2 years",
    ],
  },
  "facts-career-interview": {
    label: "The job and my fear",
    ask: "What job, who interviews you, what's your best story, and which question do you dread?",
    why: "You practise what will really come up",
    examples: [
      'sales rep, with the owner; dread "why did you leave?"',
      "nursery job, taught a year, I freeze on salary",
    ],
  },
  "facts-creative-story": {
    label: "For whom and from their life",
    ask: "Who is it for, how old are they, what from their life goes in, and how does it end?",
    why: "They will recognise themselves in it",
    examples: [
      "Leo, 6, loves cats, scared of thunder, calm ending",
      "for a contest, about an old seamstress we knew, sad ending",
    ],
  },
  "facts-creative-poem": {
    label: "Who, and what they're like",
    ask: "Who or what is it about, which habits or moments are theirs alone, and where will it be read?",
    why: "Their own details make it theirs",
    examples: ["grandad, waters his tree at dawn; for his birthday", "my village, the well and figs; read at school"],
  },
  "facts-creative-script": {
    label: "Cast and place",
    ask: "How many actors and who, where and for whom, and what situation do you have in mind?",
    why: "You can really stage it with what you have",
    examples: [
      "4 pupils, one shy, in class; a day without internet",
      "2-minute video, me and my brother, a fussy customer",
    ],
  },
  "facts-ideas-names": {
    label: "The story and the limits",
    ask: "What exactly is it for, what is its story, and what do you not want?",
    why: "Ideas drawn from you, not from a list",
    examples: ['fish café my gran started, nothing with "ocean"', "something simple for the family, at no cost"],
  },
  "facts-roleplay": {
    label: "The other person, my weak spot",
    ask: "Who is the other person and what are they like, what's the situation, and where do you freeze?",
    why: "You practise it as it will really go",
    examples: ["my boss, always cuts in; I want a raise and go quiet", "a rushed German doctor, I forget my words"],
  },
};
