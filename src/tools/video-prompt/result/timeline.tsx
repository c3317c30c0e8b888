import { type DragEvent, useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { formatNumber } from "#i18n/format.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import type { GivenShot } from "#engines/media/video/video-types.ts";
import { Button, IconButton } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { MOST_SHOTS } from "#tools/video-prompt/draft.ts";
import type { VideoEngine } from "#tools/video-prompt/use-video-engine.ts";

interface TimelineProps {
  shots: readonly GivenShot[];
  onChange: (shots: GivenShot[]) => void;
  picker: VideoEngine["picker"];
}

const MOST_SECONDS = 15;

/** The shots in order: dragged, moved by buttons, edited. */
export function Timeline({ shots, onChange, picker }: TimelineProps) {
  const t = useTranslations("videoPrompt");
  const [dragged, setDragged] = useState<number | null>(null);
  const [said, setSaid] = useState("");
  const move = (from: number, to: number) => {
    if (to < 0 || to >= shots.length || from === to) return;
    const next = [...shots];
    next.splice(to, 0, ...next.splice(from, 1));
    onChange(next);
    setSaid(t("moved", { number: to + 1 }));
  };
  const set = (index: number, change: Partial<GivenShot>) =>
    onChange(shots.map((shot, place) => (place === index ? { ...shot, ...change } : shot)));
  return (
    <section aria-label={t("timeline")} data-print="never" className="flex flex-col gap-3">
      <h3 className="text-base font-medium">{t("timeline")}</h3>
      <p className="text-sm text-soft">{t("timelineHint")}</p>
      <Strip shots={shots} />
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol className="flex flex-col gap-3">
        {shots.map((shot, index) => (
          <li
            key={index}
            onDragOver={(event: DragEvent) => dragged !== null && event.preventDefault()}
            onDrop={(event: DragEvent) => {
              event.preventDefault();
              if (dragged !== null) move(dragged, index);
              setDragged(null);
            }}
            className={classNames(
              "flex flex-col gap-3 rounded-control border bg-sunk p-3",
              dragged === index ? "border-petrol" : "border-line",
            )}
          >
            <div
              draggable
              onDragStart={(event: DragEvent) => {
                // Firefox drags nothing that carries nothing.
                event.dataTransfer.setData("text/plain", "");
                event.dataTransfer.effectAllowed = "move";
                setDragged(index);
              }}
              onDragEnd={() => setDragged(null)}
              className="flex cursor-grab items-center gap-1"
            >
              <span className="grow font-medium">{t("shotNumber", { number: index + 1 })}</span>
              <IconButton
                icon="chevron-down"
                label={t("moveUp", { number: index + 1 })}
                className="[&_svg]:rotate-180"
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              />
              <IconButton
                icon="chevron-down"
                label={t("moveDown", { number: index + 1 })}
                disabled={index === shots.length - 1}
                onClick={() => move(index, index + 1)}
              />
              <IconButton
                icon="trash"
                label={t("removeShot", { number: index + 1 })}
                disabled={shots.length === 1}
                onClick={() => onChange(shots.filter((_, place) => place !== index))}
              />
            </div>
            <ShotFields shot={shot} number={index + 1} onChange={(change) => set(index, change)} picker={picker} />
          </li>
        ))}
      </ol>
      {shots.length < MOST_SHOTS ? (
        <div>
          <Button
            size="small"
            icon="plus"
            onClick={() => onChange([...shots, { words: shots.at(-1)?.words ?? "", seconds: 2 }])}
          >
            {t("addShot")}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

/** The shots as lengths beside each other. */
function Strip({ shots }: { shots: readonly GivenShot[] }) {
  const { language } = useLanguage();
  return (
    <div aria-hidden="true" className="flex h-9 gap-0.5 overflow-hidden rounded-control text-sm">
      {shots.map(({ seconds }, index) => (
        <span
          key={index}
          style={{ flexGrow: seconds }}
          className={classNames(
            "grid min-w-6 basis-0 place-items-center",
            index % 2 === 0 ? "bg-petrol text-on-petrol" : "bg-petrol-ground text-petrol",
          )}
        >
          {formatNumber(language, seconds)}
        </span>
      ))}
    </div>
  );
}

interface ShotFieldsProps {
  shot: GivenShot;
  number: number;
  onChange: (change: Partial<GivenShot>) => void;
  picker: VideoEngine["picker"];
}

function ShotFields({ shot, number, onChange, picker }: ShotFieldsProps) {
  const t = useTranslations("videoPrompt");
  const { language } = useLanguage();
  /** The tables' terms, and what the request said in other words. */
  const choices = (slot: "shot" | "move", now = "") => [
    { value: "", label: t("shotAuto") },
    ...(now === "" || picker.terms[slot].some(({ en }) => en === now) ? [] : [{ value: now, label: now }]),
    ...picker.terms[slot].map((term) => ({ value: term.en, label: term[language] })),
  ];
  return (
    <>
      <Field label={t("shotWords", { number })} hideLabel>
        <TextArea
          rows={2}
          value={shot.words}
          maxLength={1000}
          onChange={(event) => onChange({ words: event.target.value })}
        />
      </Field>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-[6rem_1fr_1fr]">
        <Field label={t("shotSeconds")}>
          <Select
            options={Array.from({ length: MOST_SECONDS }, (_, index) => ({
              value: String(index + 1),
              label: formatNumber(language, index + 1),
            }))}
            value={String(shot.seconds)}
            onChange={(event) => onChange({ seconds: Number(event.target.value) })}
          />
        </Field>
        <Field label={t("shotSize")}>
          <Select
            options={choices("shot", shot.size)}
            value={shot.size ?? ""}
            onChange={(event) => onChange({ size: event.target.value })}
          />
        </Field>
        <Field label={t("shotCamera")} className="col-span-2 sm:col-span-1">
          <Select
            options={choices("move", shot.camera)}
            value={shot.camera ?? ""}
            onChange={(event) => onChange({ camera: event.target.value })}
          />
        </Field>
      </div>
    </>
  );
}
