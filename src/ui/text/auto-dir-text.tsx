import { useLanguage } from "#i18n/language-provider.tsx";
import { classNames } from "#ui/class-names.ts";
import { directionOf, textPieces } from "./text-direction.ts";

/** Text by its lines, each in the direction of most of its letters, a line without letters in that of the whole; code and addresses are apart, left to right. */
export function AutoDirText({ text, className }: { text: string; className?: string }) {
  const { direction: ofPage } = useLanguage();
  const direction = directionOf(text, ofPage);
  return (
    <div className={classNames("as-written", className)}>
      {text.split("\n").map((line, index) => (
        <p key={index} dir={directionOf(line, direction)}>
          {textPieces(line).map((piece, place) =>
            piece.isolated ? (
              <bdi key={place} dir="ltr">
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
