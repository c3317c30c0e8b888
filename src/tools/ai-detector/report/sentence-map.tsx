import { useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { classNames } from "#ui/class-names.ts";
import { directionOf } from "#ui/text/text-direction.ts";
import { type DetectorResult, type Lean, leanOf } from "#tools/ai-detector/draft.ts";

/** Colour and line together, so that neither is needed alone. */
const LOOKS: Record<Lean, string> = {
  ai: "bg-amber-ground underline decoration-amber decoration-2 underline-offset-4",
  human: "bg-petrol-ground underline decoration-petrol decoration-dotted decoration-2 underline-offset-4",
  none: "",
};
const LEAN_WORDS = { ai: "leanAi", human: "leanHuman", none: "leanNone" } as const;

/** The text with each sentence in the colour of its leaning; the reason of the one that is pointed at is below. */
export function SentenceMap({ text, sentences }: { text: string; sentences: DetectorResult["sentences"] }) {
  const t = useTranslations("aiDetector");
  const { direction } = useLanguage();
  const [picked, setPicked] = useState<number | null>(null);
  const shown = picked === null ? undefined : sentences[picked];
  if (text === "") return null;
  return (
    <section className="border-t border-line pt-4">
      <h3 className="text-base font-medium">{t("sentences")}</h3>
      <ul aria-label={t("legend")} className="my-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {(["ai", "human", "none"] as const).map((lean) => (
          <li key={lean}>
            <span className={classNames("rounded-sm px-1", LOOKS[lean])}>{t(LEAN_WORDS[lean])}</span>
          </li>
        ))}
      </ul>
      <div
        dir={directionOf(text, direction)}
        className="rounded-control border border-line bg-sunk p-4 whitespace-pre-wrap"
      >
        {sentences.map((sentence, index) => (
          <span key={sentence.start}>
            {text.slice(sentences[index - 1]?.end ?? 0, sentence.start)}
            <span
              tabIndex={0}
              aria-description={`${t(LEAN_WORDS[leanOf(sentence.probability)])}: ${sentence.reason}`}
              className={classNames("rounded-sm", LOOKS[leanOf(sentence.probability)])}
              onFocus={() => setPicked(index)}
              onPointerEnter={() => setPicked(index)}
            >
              {text.slice(sentence.start, sentence.end)}
            </span>
          </span>
        ))}
        {text.slice(sentences.at(-1)?.end ?? 0)}
      </div>
      <p className="mt-2 min-h-[3.5em] text-sm">
        {shown ? (
          <>
            <span className={classNames("rounded-sm px-1", LOOKS[leanOf(shown.probability)])}>
              {t(LEAN_WORDS[leanOf(shown.probability)])}
            </span>{" "}
            {shown.reason}
          </>
        ) : (
          <span className="text-soft">{t("sentencesRule")}</span>
        )}
      </p>
    </section>
  );
}

/** The text without a mark: beside "cannot tell" a colour on a sentence would be taken for the verdict that was not given. */
export function UnmarkedText({ text }: { text: string }) {
  const t = useTranslations("aiDetector");
  const { direction } = useLanguage();
  if (text === "") return null;
  return (
    <section className="border-t border-line pt-4">
      <h3 className="text-base font-medium">{t("unmarked")}</h3>
      <p className="mt-1 mb-3 text-sm text-soft">{t("unmarkedWhy")}</p>
      <div
        dir={directionOf(text, direction)}
        className="rounded-control border border-line bg-sunk p-4 whitespace-pre-wrap"
      >
        {text}
      </div>
    </section>
  );
}
