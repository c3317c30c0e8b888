/** A request and an answer to it that passes the generator's own checks. */
export const NOTE_REQUEST = "write a short thank-you note to my team of 6 for finishing the move";

export const NOTE_PROMPT = `Write a short thank-you note to my team of 6 for finishing the move.
- Address the whole team, in a warm and plain voice, as one person talking to people they know.
- Name what they did: the move is finished, and it took effort from everyone.
- Keep it to one short paragraph with no headings and no slogans.
- Do not invent names, dates or details of the move that are not given here.
- If a detail is needed to make the note personal, leave a marked gap for it instead of guessing.
- Before handing it over, check that the note mentions all 6 people as one team and ends on thanks.`;

export const NOTE_ANSWER = JSON.stringify({
  prompt: NOTE_PROMPT,
  title: "Thank-you note to the team",
  placeholders: [],
  assumptions: ["The note is for the whole team at once."],
  questions: [],
  changes: [{ what: "A check at the end", why: "so that nobody is left out" }],
  shortVersion: "Write a warm, short thank-you note to my team of 6 for finishing the move, in one plain paragraph.",
  systemPrompt: "You write short, warm notes in plain words and invent nothing.",
  taskType: "email-letter",
  safetyNote: null,
});
