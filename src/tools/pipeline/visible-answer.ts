const OPENING = "<think>";
const CLOSING = "</think>";

/** What a reader may see of an answer as far as it is written: nothing of the thinking that some models write before it. */
export function visibleAnswer(written: string): string {
  const end = written.lastIndexOf(CLOSING);
  const text = (end === -1 ? written : written.slice(end + CLOSING.length)).trimStart();
  if (end === -1 && (text.startsWith(OPENING) || OPENING.startsWith(text))) return "";
  // A mark of which a part has come may be the end of thinking.
  const mark = text.lastIndexOf("<");
  return mark !== -1 && CLOSING.startsWith(text.slice(mark)) ? text.slice(0, mark) : text;
}
