import { useLanguage } from "#i18n/language-provider.tsx";
import { directionOf } from "#ui/text/text-direction.ts";
import { type Piece, quotedPieces } from "./quoted-pieces.ts";

/** A prompt of two scripts: each line by its own letters outside the quotations, each quotation and the parameters apart. */
export function PromptText({ text }: { text: string }) {
  const { direction } = useLanguage();
  return (
    <div className="as-written">
      {quotedPieces(text).map((line, index) => (
        <p key={index} dir={directionOf(frameOf(line), direction)}>
          {line.map((piece, place) =>
            piece.isQuoted || piece.areFlags ? (
              <bdi key={place} {...(piece.areFlags ? { dir: "ltr" } : {})}>
                {piece.text}
              </bdi>
            ) : (
              piece.text
            ),
          )}
        </p>
      ))}
    </div>
  );
}

/** What decides a line's direction: the words around its quotations; its quotation, where there is nothing else. */
function frameOf(line: readonly Piece[]): string {
  const frame = line.filter(({ isQuoted, areFlags }) => !isQuoted && !areFlags).map(({ text }) => text);
  return /\p{L}/u.test(frame.join("")) ? frame.join(" ") : line.map(({ text }) => text).join("");
}
