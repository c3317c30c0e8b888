import { useEffect, useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { AutoDirText } from "#ui/text/auto-dir-text.tsx";
import { classNames } from "#ui/class-names.ts";
import { directionOf } from "#ui/text/text-direction.ts";
import type { DiffRun } from "./word-diff.ts";

/** What changed between two texts, word by word: colour, a sign and a line, so that none of them carries the meaning alone. */
export function DiffView({ before, after, className }: { before: string; after: string; className?: string }) {
  const { direction: ofPage } = useLanguage();
  const direction = directionOf(after, ofPage);
  const t = useTranslations("ui");
  const [lines, setLines] = useState<DiffRun[][] | null>(null);
  useEffect(() => {
    let current = true;
    void import("./word-diff.ts").then(({ wordDiff }) => current && setLines(wordDiff(before, after)));
    return () => {
      current = false;
    };
  }, [before, after]);
  if (!lines) return <AutoDirText text={after} className={className} />;
  if (before === after) return <p className={classNames("text-soft", className)}>{t("noChanges")}</p>;
  return (
    <div className={classNames("break-words", className)}>
      {lines.map((line, index) => (
        <p
          key={index}
          dir={directionOf(line.map((run) => run.text).join(""), direction)}
          className="min-h-[1lh] whitespace-pre-wrap"
        >
          {line.map((run, place) => (
            <Run key={place} run={run} />
          ))}
        </p>
      ))}
    </div>
  );
}

function Run({ run }: { run: DiffRun }) {
  const t = useTranslations("ui");
  if (run.kind === "same" || run.text.trim() === "") return run.text;
  const added = run.kind === "added";
  const Element = added ? "ins" : "del";
  return (
    <Element
      className={classNames(
        "box-decoration-clone px-0.5",
        added ? "bg-green-ground text-green no-underline" : "bg-red-ground text-red line-through",
      )}
    >
      <span className="sr-only">{added ? t("added") : t("removed")} </span>
      <span aria-hidden="true" className="no-underline select-none">
        {added ? "+" : "\u2212"}
      </span>
      {run.text}
    </Element>
  );
}
