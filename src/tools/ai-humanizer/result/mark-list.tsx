import { useTranslations } from "#i18n/translations.ts";
import type { HumanizerMark } from "#tools/ai-humanizer/draft.ts";
import { useTextDirection } from "#ui/text/use-text-direction.ts";

/** The places that only the writer can repair, each with what to do. */
export function MarkList({ marks, original }: { marks: readonly HumanizerMark[]; original: string }) {
  const t = useTranslations("aiHumanizer");
  const dirOf = useTextDirection();
  if (marks.length === 0) return null;
  return (
    <section className="border-t border-line pt-4">
      <h3 className="mb-2 flex items-baseline justify-between text-base font-medium">
        {t("marks")} <span className="text-sm font-normal text-soft">{t("markCount", { count: marks.length })}</span>
      </h3>
      <ul className="flex flex-col gap-3">
        {marks.map((mark) => (
          <li key={`${mark.start}-${mark.ruleId}`}>
            <p
              dir={dirOf(original.slice(mark.start, mark.end))}
              className="underline decoration-amber decoration-wavy decoration-1 underline-offset-4 line-clamp-2"
            >
              {original.slice(mark.start, mark.end)}
            </p>
            <p className="text-sm text-soft">
              <span className="font-medium">{mark.title}</span> · {mark.advice}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
