/** A request, a model's questions about it with the request as the first prompt, and the text with an answer written in. */
export const NOTE_REQUEST = "write a short thank-you note to my team of 6 for finishing the move";

export const NOTE_ANSWER = JSON.stringify({
  prompt: NOTE_REQUEST,
  title: "Thank-you note to the team",
  questions: [
    {
      ask: "What did someone do that you will remember?",
      label: "What stood out",
      why: "One true moment makes the note theirs",
      examples: ["Sami carried the piano", "Mona fed everyone"],
    },
    { ask: "Where will they read it?", label: "Where", why: "It sets the length", examples: ["team chat", "a card"] },
    { ask: "How do you talk to them?", label: "Voice", why: "It should sound like you", examples: ["joking", "plain"] },
    { ask: "What should it not mention?", label: "Not this", why: "So that nothing jars", examples: ["the delay"] },
  ],
  taskType: "email-letter",
  safetyNote: null,
});

export const NOTE_WOVEN = JSON.stringify({
  prompt:
    "write a short thank-you note to my team of 6 for finishing the move, and mention that Sami carried the piano",
  title: "Thank-you note to the team",
  questions: [],
  taskType: "email-letter",
  safetyNote: null,
});
