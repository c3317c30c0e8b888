import { capitalise } from "./english-spelling.ts";

/** "I'd like", "I want", "I need", and the like. */
const WANT = "(?:I|we)(?:'d like|'d love| would like| would love| want| need| wish)";
/** Who or what should do it: a pronoun, or a noun with what belongs to it. */
const SUBJECT =
  "((?:it|this|that|them|everyone|everybody|anyone|(?:people|readers?|customers?|users?|students?|children|guests|visitors|parents|(?:the|my|our|all|each|every|any|both|these|those) [\\w'’-]+)(?: (?!to )[\\w'’-]+){0,5}?))";
const NOMINATIVE: Record<string, string> = { them: "they", me: "I", us: "we" };
const DONE =
  "((?:\\w+ed|done|written|built|kept|made|cut|set|sent|put|read|short|simple|plain|formal|friendly|clear|honest|funny|light|ready|in|on|under|by|as)\\b.*)";

interface Turn {
  wish: RegExp;
  rule: (match: RegExpExecArray) => string;
}

const nominative = (subject: string) => NOMINATIVE[subject.toLowerCase()] ?? subject;

const TURNS: readonly Turn[] = [
  {
    wish: /^(?:I|we)(?:'d| would) (?:rather|prefer)(?: it if)? (?:you )?not(?: to)? (.+)$/i,
    rule: ([, what]) => `Do not ${what}`,
  },
  { wish: /^(?:I|we)(?:'d| would)? (?:prefer|rather have) (.+)$/i, rule: ([, what]) => `Prefer ${what}` },
  {
    wish: /^(?:I|we) care (?:most|more) about (.+?), (?:and )?least about (.+)$/i,
    rule: ([, most, least]) => `Give most weight to ${most}, and least to ${least}`,
  },
  { wish: /^(?:I|we) care (?:most|more) about (.+)$/i, rule: ([, what]) => `Give most weight to ${what}` },
  {
    wish: new RegExp(`^(?:I|we) (?:don't|do not) want ${SUBJECT} to (.+)$`, "i"),
    rule: ([, who, what]) => `${nominative(who as string)} should not ${what}`,
  },
  {
    wish: /^(?:I|we) (?:don't|do not) want to (sound|come across|seem|look|appear) (.+)$/i,
    rule: ([, verb, what]) => `It should not ${verb} ${what}`,
  },
  {
    wish: /^(?:I|we) (?:don't|do not) (?:want|need) (?!to |it |this |that )(?:any )?(.+)$/i,
    rule: ([, what]) => `Leave out ${what}`,
  },
  {
    wish: new RegExp(`^${WANT} ${SUBJECT} to (.+)$`, "i"),
    rule: ([, who, what]) => `${nominative(who as string)} should ${what}`,
  },
  {
    wish: new RegExp(
      `^${WANT} to ((?:focus on|keep|avoid|cover|practi[cs]e|include|start with|end with|stick to|mention) .+)$`,
      "i",
    ),
    rule: ([, what]) => what as string,
  },
  {
    wish: new RegExp(`^${WANT} (it|this|them) ${DONE}$`, "i"),
    rule: ([, who, how]) => `${nominative(who as string)} should be ${how}`,
  },
  {
    wish: new RegExp(`^${WANT} (?=an? |some |two |three |four |five |\\d)(.+)$`, "i"),
    rule: ([, what]) => `Include ${what}`,
  },
];

/** A wish in the first person as a rule for the model; null when it is none, or one that no rule can hold. */
export function wishAsRule(text: string): string | null {
  const bare = text.replace(/^(?:and|but|also|so|plus)\s+/i, "").replace(/[.!\s]+$/u, "");
  for (const { wish, rule } of TURNS) {
    const match = wish.exec(bare);
    if (match !== null) return capitalise(rule(match));
  }
  return null;
}

/** A rule said without its subject: "has to cope with spaces" is said of the work. */
export function withSubject(text: string): string {
  return text.replace(
    /^(has to|needs to|must(?:n't)?|should(?:n't)?|can(?:'t|not)?|will|won't|ought to) (?!i |we |you |it |they )/i,
    (_, verb: string) => `It ${verb.toLowerCase()} `,
  );
}

/** What an assistant can and must do, said to the assistant: "it can look up holds". */
export function saidToAgent(text: string): string {
  return text
    .replace(
      /(^|[,;] (?:and |but )?|\b(?:and|but) )it (can|should|must|may|will|never|cannot|can't|won't|shouldn't|mustn't)(?= )/gi,
      (_, before: string, verb: string) => `${before}you ${verb}`,
    )
    .replace(/\bit (should|must)(?= )/g, (_, verb: string) => `you ${verb}`)
    .replace(/(^|[,;] (?:and |but )?)it (?:has|needs) to(?= )/gi, (_, before: string) => `${before}you have to`);
}

const VERBS_DONE: Record<string, string> = {
  rewritten: "rewrite",
  proofread: "proofread",
  edited: "edit",
  reviewed: "review",
};

/** The verb of a participle: "rewritten" is "rewrite". */
export function asVerb(done: string): string {
  return VERBS_DONE[done.toLowerCase()] ?? done.toLowerCase().replace(/d$/, "").replace(/ene$/, "en");
}
