import type { EnglishWording } from "#engines/questions/question.ts";

/** The open question of each kind of work: what only this person knows, by the sorts of facts that matter most there. */
export const FACTS_WRITING_EN: Readonly<Record<string, EnglishWording>> = {
  "facts-article-essay": {
    label: "The task and my part",
    ask: "What exactly was set, and what have you seen or lived through that fits?",
    why: "It reads like you, not like a copied essay",
    examples: ["400 words by 10 May; I changed my own mind about it last year"],
  },
  "facts-article-speech": {
    label: "Who, the story, the room",
    ask: "Who or what is it about, which story must be told, and who will be listening?",
    why: "One true story is what the room remembers",
    examples: ["someone dear to us; a day in 2019 that none of us forgets; about 30 people will listen"],
  },
  "facts-article": {
    label: "Where and what I saw",
    ask: "Where will it appear, who reads it, and what have you seen of this yourself?",
    why: "What you saw is in no other article",
    examples: ["a newsletter for 200 people; I asked ten people about it and their answers differed"],
  },
  "facts-marketing-post-ad": {
    label: "The offer and why us",
    ask: "What is it, what does it cost, how do people get it, and why choose you?",
    why: "Readers see at once what they get and why",
    examples: ["£15 each, order by message, ready in two days; we've done it for ten years"],
  },
  "facts-marketing-campaign-plan": {
    label: "Budget and people to reach",
    ask: "What can you spend, who helps, who must it reach, and what have you tried?",
    why: "A plan you can carry out with what you have",
    examples: ["£300, two of us; leaflets in May brought three people"],
  },
  "facts-marketing-product-description": {
    label: "Facts and buyers' doubts",
    ask: "What is it made of, what size and price, and what do buyers ask or complain about?",
    why: "It settles buyers' doubts before they ask",
    examples: ["30 cm, 400 g, £28; people ask how long it lasts"],
  },
  "facts-marketing": {
    label: "Where we are and our strength",
    ask: "How are things now, what holds you back, what are you best at, and what can you spend?",
    why: "It fits you, not just any business",
    examples: ["about 10 sales a day, down from 25 a day last year; £150 to spend"],
  },
  "facts-email-letter-personal-message": {
    label: "Between us",
    ask: "Who are they to you, what happened, and what should it mention?",
    why: "That is how they know it is from you",
    examples: ["we've known each other ten years; we last spoke in May; mention how we met"],
  },
  "facts-email-letter-work-email": {
    label: "What happened, what I suggest",
    ask: "What happened and when, what do you suggest, and what is the reader like?",
    why: "Clear facts are easy to say yes to",
    examples: ["we've had no reply since 5 May; I suggest 20 minutes on Monday; they like short emails"],
  },
  "facts-email-letter-formal-letter": {
    label: "Facts and request",
    ask: "What happened and when, who did you contact, and what do you want from them now?",
    why: "Dated facts and one clear request get answered",
    examples: ["I applied on 2 June and called twice; I want a written answer"],
  },
  "facts-email-letter-proposal": {
    label: "Client and my offer",
    ask: "Who is the client, what bothers them, what will you do, and for how much?",
    why: "They see their problem solved before the price",
    examples: ["a small firm that loses 10 hours a week; fixed in a month for £2,000"],
  },
  "facts-support-reply": {
    label: "What happened, our offer",
    ask: "What really happened, what can you offer, and what can you not do?",
    why: "An honest reply with no promise you can't keep",
    examples: ["two days late, our mistake; we can apologise, not refund"],
  },
  "facts-summarise": {
    label: "Reader and what matters",
    ask: "Who will read the summary, what do they most need from it, and what can go?",
    why: "Keeps what they need and drops the rest",
    examples: ["people who missed it; decisions and dates; the examples can go"],
  },
  "facts-translate": {
    label: "Reader and story",
    ask: "Who will read the translation, what is the story behind the text, and what must not change?",
    why: "Your meaning gets across, not just the words",
    examples: ["someone who doesn't know my language; it answers what they wrote; names stay as they are"],
  },
  "facts-rewrite": {
    label: "Reader and my aim",
    ask: "Who will read the text, what do you want from them, what stays and what must not be said?",
    why: "The style changes, your meaning doesn't",
    examples: ["someone who decides on Monday; I want a yes; the figures stay"],
  },
  "facts-career-cv": {
    label: "The job and my record",
    ask: "Which job is it for, where have you worked, with what results, and what might you leave out?",
    why: "True figures beat adjectives",
    examples: ["two years in one place, trained three people, a gap in 2023"],
  },
  "facts-career-cover-letter": {
    label: "The ad and my closest work",
    ask: "What does the ad ask for, what have you done that comes closest, and what do you lack?",
    why: "It answers what they ask for, honestly",
    examples: ["they want two years; I have one, and a certificate from May"],
  },
  "facts-career-interview": {
    label: "The job and my fear",
    ask: "What job, who interviews you, what's your best story, and which question do you dread?",
    why: "You practise what will really come up",
    examples: ["with the manager on Tuesday; I once fixed a problem in a day; I dread questions about pay"],
  },
  "facts-creative-story": {
    label: "For whom, and what goes in",
    ask: "Who is the story for, how old are they, what true or imagined things go in, and how does it end?",
    why: "It fits the one it is written for",
    examples: ["for a six-year-old; a day at the sea last August; a calm ending"],
  },
  "facts-creative-poem": {
    label: "Who, and what they're like",
    ask: "Who or what is it about, which habits or moments are theirs alone, and where will it be read?",
    why: "Their own details make it theirs",
    examples: ["someone I've known ten years, who is always early; read aloud at a small party"],
  },
  "facts-creative-script": {
    label: "Cast and place",
    ask: "Who are the actors, where and for whom will they play, and what situation is it about?",
    why: "You can really make it with what you have",
    examples: ["three people, one room, five minutes; two of them disagree"],
  },
  "facts-ideas-names": {
    label: "What it is for, and limits",
    ask: "What exactly is it for, what is behind it, and what do you not want?",
    why: "Ideas drawn from you, not from a list",
    examples: ["for about ten people who meet on Fridays; nothing long or costly"],
  },
  "facts-roleplay": {
    label: "The other person, my weak spot",
    ask: "Who is the other person and what are they like, what's the situation, and where do you freeze?",
    why: "It goes as it would in real life",
    examples: ["they keep cutting in; it is our second talk; I go quiet after a minute"],
  },
};
