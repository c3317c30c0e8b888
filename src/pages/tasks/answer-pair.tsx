import { useTranslations } from "#i18n/translations.ts";
import { SheetText } from "#tools/workspace/files/sheet-text.tsx";
import type { TaskPair } from "./read-task.ts";

/** The answer to the bare request beside the answer with details, and what was added. */
export function AnswerPair({ pair: { request, added, bare, detailed } }: { pair: TaskPair }) {
  const t = useTranslations("tasks");
  const answers = [
    ["pairBare", bare],
    ["pairDetailed", detailed],
  ] as const;
  return (
    <section aria-labelledby="pair" className="mt-10">
      <h2 id="pair" className="text-lg font-medium">
        {t("pair")}
      </h2>
      <p className="text-sm text-soft">{t("pairHint")}</p>
      <div className="mt-3 rounded-control border border-line bg-sunk p-4">
        <h3 className="text-sm font-medium">{t("pairRequest")}</h3>
        <SheetText text={request} />
        <h3 className="mt-3 text-sm font-medium">{t("pairAdded")}</h3>
        <SheetText text={added} />
      </div>
      <div className="mt-4 grid gap-4 md:grid-cols-2">
        {answers.map(([name, text]) => (
          <div key={name} className="min-w-0 rounded-card border border-line bg-raised p-5">
            <h3 className="mb-2 text-base font-medium">{t(name)}</h3>
            <SheetText text={text} hasBold />
          </div>
        ))}
      </div>
    </section>
  );
}
