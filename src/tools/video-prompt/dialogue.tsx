import { useTranslations } from "#i18n/translations.ts";
import { formatNumber } from "#i18n/format.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { Button, IconButton } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { EMPTY_LINE, MOST_LINES, type VideoDraft } from "./draft.ts";
import type { VideoEngine } from "#tools/video-prompt/use-video-engine.ts";

interface DialogueProps {
  draft: VideoDraft;
  onChange: (change: Partial<VideoDraft>) => void;
  engine: VideoEngine | null;
}

/** Spoken lines, kept to the letter, with a meter of how long they take beside the clip's length. */
export function Dialogue({ draft, onChange, engine }: DialogueProps) {
  const t = useTranslations("videoPrompt");
  const lines = draft.dialogue;
  const set = (index: number, change: Partial<(typeof lines)[number]>) =>
    onChange({ dialogue: lines.map((line, place) => (place === index ? { ...line, ...change } : line)) });
  return (
    <fieldset className="mt-4 flex flex-col gap-3 rounded-control border border-line p-4">
      <legend className="px-1 font-medium">{t("dialogue")}</legend>
      <p className="text-sm text-soft">{t("dialogueHint")}</p>
      {lines.map((line, index) => (
        <div
          key={index}
          className="grid grid-cols-[1fr_auto] gap-2 border-t border-line pt-3 sm:grid-cols-[9rem_1fr_auto]"
        >
          <Field label={t("speaker")}>
            <TextInput
              value={line.speaker}
              maxLength={80}
              onChange={(event) => set(index, { speaker: event.target.value })}
            />
          </Field>
          <Field label={t("line")} className="col-span-2 row-start-2 sm:col-span-1 sm:row-start-auto">
            <TextInput
              value={line.line}
              maxLength={500}
              onChange={(event) => set(index, { line: event.target.value })}
            />
          </Field>
          <IconButton
            icon="trash"
            label={t("removeLine", { number: index + 1 })}
            className="col-start-2 row-start-1 self-end sm:col-start-3"
            onClick={() => onChange({ dialogue: lines.filter((_, place) => place !== index) })}
          />
        </div>
      ))}
      {lines.some(({ line }) => line.trim() !== "") && engine ? <SpokenMeter draft={draft} engine={engine} /> : null}
      {lines.length < MOST_LINES ? (
        <div>
          <Button size="small" icon="plus" onClick={() => onChange({ dialogue: [...lines, EMPTY_LINE] })}>
            {t("addLine")}
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}

/** How long the lines take to be said, beside the clip. */
function SpokenMeter({ draft, engine }: { draft: VideoDraft; engine: VideoEngine }) {
  const t = useTranslations("videoPrompt");
  const { language } = useLanguage();
  const lines = draft.dialogue.filter(({ line }) => line.trim() !== "");
  const model = engine.picker.videoModels.find(({ id }) => id === draft.model);
  const needed = engine.spokenSeconds(lines);
  const has = draft.duration ? Number(draft.duration) : model ? engine.openLength(model, lines) : needed;
  const isOver = needed > has;
  const values = { needed: formatNumber(language, needed), has: formatNumber(language, has) };
  const said = isOver ? t("spokenOver", values) : t("spoken", values);
  return (
    <div className="flex flex-col gap-1">
      <meter aria-label={said} min={0} max={Math.max(has, needed)} high={has} value={needed} className="h-3 w-full" />
      <p role="status" className={classNames("text-sm", isOver ? "font-medium text-red" : "text-soft")}>
        {said}
      </p>
    </div>
  );
}
