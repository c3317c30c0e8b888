import { useLanguage } from "#i18n/language-provider.tsx";
import { classNames } from "#ui/class-names.ts";
import { blankName, directionOf, textPieces } from "./text-direction.ts";

/**
 * Text by its lines, each in the direction of most of its letters, a line without letters in that of the whole; code and
 * addresses are apart, left to right. `hasBlanks`: {{blanks}} are words in gold rather than in braces.
 */
export function AutoDirText({
  text,
  className,
  hasBlanks = false,
}: {
  text: string;
  className?: string;
  hasBlanks?: boolean;
}) {
  const { direction: ofPage } = useLanguage();
  const direction = directionOf(text, ofPage);
  return (
    <div className={classNames("as-written", className)}>
      {text.split("\n").map((line, index) => (
        <p key={index} dir={directionOf(line, direction)}>
          {textPieces(line).map((piece, place) =>
            hasBlanks && blankName(piece) ? (
              <mark key={place} className="blank-word">
                {blankName(piece)}
              </mark>
            ) : piece.isolated ? (
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
