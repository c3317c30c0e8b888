/** What is put where ink was seen that nobody could read; its confidence is 0. */
export const UNREAD = "[…]";
