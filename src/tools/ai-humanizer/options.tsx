import { useTranslations } from "#i18n/translations.ts";
import { FoldedOptions } from "#tools/bench/folded-options.tsx";
import { later } from "#tools/bench/later.tsx";
import type { HumanizerDraft } from "./draft.ts";

const HumanizerFields = later(() => import("./option-fields.tsx").then((module) => module.HumanizerFields));

/** How strongly, in which style, what stays, and a sample to come closer to. */
export function HumanizerOptions({
  draft,
  onChange,
  errors,
}: {
  draft: HumanizerDraft;
  onChange: (change: Partial<HumanizerDraft>) => void;
  errors: Readonly<Record<string, string>>;
}) {
  const t = useTranslations("aiHumanizer");
  const strength = [
    { value: "light", label: t("strengthLight") },
    { value: "standard", label: t("strengthStandard") },
    { value: "strong", label: t("strengthStrong") },
  ];
  const register = [
    { value: "keep", label: t("registerKeep") },
    { value: "formal", label: t("registerFormal") },
    { value: "friendly", label: t("registerFriendly") },
    { value: "professional", label: t("registerProfessional") },
    { value: "academic", label: t("registerAcademic") },
  ];
  const nameOf = (list: typeof register, value: string) => list.find((choice) => choice.value === value)?.label ?? "";
  return (
    <FoldedOptions
      summary={t("optionsSummary", {
        strength: nameOf(strength, draft.strength),
        register: nameOf(register, draft.register),
      })}
    >
      <HumanizerFields draft={draft} onChange={onChange} errors={errors} strength={strength} register={register} />
    </FoldedOptions>
  );
}
