import { useLanguage } from "#i18n/language-provider.tsx";
import { directionOf } from "#ui/text-direction.ts";

const QUOTED = /«[^»\n]*»|"[^"\n]*"/g;

/** A prompt whose frame and quotations are in two scripts: each line by its own letters outside the quotations, each quotation apart. */
export function PromptText({ text }: { text: string }) {
  const { direction } = useLanguage();
  return (
    <div className="as-written">
      {text.split("\n").map((line, index) => (
        <p key={index} dir={directionOf(line.replace(QUOTED, ""), direction)}>
          {piecesOf(line).map((piece, place) => (place % 2 === 0 ? piece : <bdi key={place}>{piece}</bdi>))}
        </p>
      ))}
    </div>
  );
}

/** Plain and quoted pieces in turn. */
function piecesOf(line: string): string[] {
  const pieces: string[] = [];
  let at = 0;
  for (const match of line.matchAll(QUOTED)) {
    pieces.push(line.slice(at, match.index), match[0]);
    at = match.index + match[0].length;
  }
  return [...pieces, line.slice(at)];
}
