import { Fragment, useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { InlineButton } from "#ui/text/inline-button.tsx";
import { directionOf } from "#ui/text/text-direction.ts";
import { annotatedLines, type Piece } from "./annotated-lines.ts";
import type { HumanizerChange, HumanizerMark } from "#tools/ai-humanizer/draft.ts";

/** The original with each change and each marked place in the text; a mark opens its advice under its line. */
export function AnnotatedText({
  original,
  changes,
  marks,
  undone,
  onToggle,
}: {
  original: string;
  changes: readonly HumanizerChange[];
  marks: readonly HumanizerMark[];
  undone: ReadonlySet<number>;
  onToggle: (index: number) => void;
}) {
  const { direction: ofPage } = useLanguage();
  const [open, setOpen] = useState<number | null>(null);
  const direction = directionOf(original, ofPage);
  return (
    <div className="as-written leading-loose">
      {annotatedLines(original, changes, marks).map((line, index) => {
        const opened = line.some((piece) => piece.kind === "mark" && piece.index === open)
          ? marks[open as number]
          : null;
        return (
          <Fragment key={index}>
            <p dir={directionOf(line.map(({ text }) => text).join(""), direction)}>
              {line.map((piece, place) => (
                <AnnotatedPiece
                  key={place}
                  piece={piece}
                  change={piece.kind === "change" ? changes[piece.index] : undefined}
                  isUndone={undone.has(piece.index)}
                  isOpen={piece.kind === "mark" && piece.index === open}
                  onPress={() =>
                    piece.kind === "change" ? onToggle(piece.index) : setOpen(open === piece.index ? null : piece.index)
                  }
                />
              ))}
            </p>
            {opened ? (
              <div className="my-2 border-s-2 border-amber ps-3 text-base" role="status">
                <p className="font-medium">{opened.title}</p>
                <p className="text-soft">{opened.advice}</p>
              </div>
            ) : null}
          </Fragment>
        );
      })}
    </div>
  );
}

function AnnotatedPiece({
  piece,
  change,
  isUndone,
  isOpen,
  onPress,
}: {
  piece: Piece;
  change: HumanizerChange | undefined;
  isUndone: boolean;
  isOpen: boolean;
  onPress: () => void;
}) {
  const t = useTranslations("aiHumanizer");
  if (piece.kind === "plain") return piece.text;
  if (piece.kind === "mark")
    return (
      <InlineButton
        aria-expanded={isOpen}
        onPress={onPress}
        className="underline decoration-amber decoration-wavy decoration-2 underline-offset-4"
      >
        {piece.text}
      </InlineButton>
    );
  const after = piece.isLast ? (change?.after ?? "").trim() : "";
  return (
    <InlineButton aria-pressed={isUndone} title={isUndone ? t("redoChange") : t("undoChange")} onPress={onPress}>
      {isUndone ? (
        <span className="border-b border-dashed border-line">{piece.text}</span>
      ) : (
        <>
          <del className="text-red">{piece.text}</del>
          {after === "" ? null : <ins className="ms-1 text-green no-underline">{after}</ins>}
        </>
      )}
      {!isUndone && after !== "" && /\s$/.test(piece.text) ? " " : null}
    </InlineButton>
  );
}
