import { useTranslations } from "#i18n/translations.ts";
import { FoldedOptions } from "#tools/workspace/folded-options.tsx";
import { later } from "#tools/workspace/later.tsx";
import { useToolHere } from "#tools/browser/use-tool-here.ts";
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
  const { engine } = useToolHere();
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
  // Rules alone do the same at every strength: it is offered where a model writes.
  const isByRule = engine === "builtin";
  const chosen = nameOf(register, draft.register);
  return (
    <FoldedOptions
      summary={
        isByRule ? chosen : t("optionsSummary", { strength: nameOf(strength, draft.strength), register: chosen })
      }
    >
      <HumanizerFields
        draft={draft}
        onChange={onChange}
        errors={errors}
        strength={isByRule ? [] : strength}
        register={register}
      />
    </FoldedOptions>
  );
}
