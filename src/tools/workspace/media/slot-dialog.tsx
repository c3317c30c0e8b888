import { useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { hasPicture, TermPicture } from "#tools/workspace/pictures/term-picture.tsx";
import { SWATCHES } from "#tools/workspace/pictures/picture-data.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { coloursOf, MOST_COLOURS, type SlotField } from "./slot-fields.ts";

interface SlotDialogProps {
  field: SlotField;
  onClose: () => void;
  /** An empty value takes the choice back. */
  onChoose: (value: string) => void;
}

/** Where one slot is chosen: by looking, where there is something to see, or in one's own words. */
export function SlotDialog({ field, onClose, onChoose }: SlotDialogProps) {
  const t = useTranslations("workspace");
  const [value, setValue] = useState(field.value);
  const choose = (next: string) => {
    onChoose(next.trim());
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={field.label}
      actions={
        <>
          {field.value !== "" && field.how !== "ratio" ? (
            <Button onClick={() => choose("")}>{t("slotClear")}</Button>
          ) : null}
          <Button variant="primary" onClick={() => choose(value)}>
            {t("slotUse")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {field.how === "terms" ? <TermGrid field={field} value={value} onChange={setValue} /> : null}
        {field.how === "colours" ? <Colours field={field} value={value} onChange={setValue} /> : null}
        {field.how === "ratio" ? <Ratios field={field} value={value} onChange={setValue} /> : null}
        {field.how === "ratio" ? null : (
          <Field label={field.how === "words" ? field.label : t("slotOwnWords")} hideLabel={field.how === "words"}>
            <TextInput
              value={value}
              maxLength={200}
              onChange={(event) => setValue(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
                // The dialog may lie in the tool's form, which Enter would run.
                event.preventDefault();
                choose(value);
              }}
            />
          </Field>
        )}
      </div>
    </Dialog>
  );
}

interface PartProps {
  field: SlotField;
  value: string;
  onChange: (value: string) => void;
}

const CARD =
  "flex h-full cursor-pointer flex-col gap-1 rounded-control border p-1.5 text-sm transition-colors " +
  "peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-petrol";

/** One choice of a radio group: the platform's own keys work in it. */
function TermGrid({ field, value, onChange }: PartProps) {
  const { language } = useLanguage();
  const terms = field.terms ?? [];
  const drawn = terms.some(({ kind, id }) => hasPicture(kind, id));
  return (
    <fieldset>
      <legend className="sr-only">{field.label}</legend>
      <div
        className={classNames(
          "grid max-h-[52vh] gap-2 overflow-y-auto p-1",
          drawn ? "grid-cols-2 sm:grid-cols-3" : "grid-cols-2",
        )}
      >
        {terms.map((term) => {
          const name = term[language];
          const chosen = name === value;
          return (
            <label key={`${term.kind} ${term.id}`} className="relative block">
              <input
                type="radio"
                name={field.slot}
                checked={chosen}
                onChange={() => onChange(name)}
                className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-control"
              />
              <span
                className={classNames(
                  CARD,
                  chosen ? "border-petrol bg-petrol-ground text-petrol" : "border-line hover:border-edge",
                )}
              >
                <TermPicture kind={term.kind} id={term.id} />
                <span className="px-1 py-0.5">
                  <bdi>{name}</bdi>
                </span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

function Colours({ field, value, onChange }: PartProps) {
  const { language } = useLanguage();
  const chosen = coloursOf(value);
  const toggle = (name: string) =>
    onChange(
      (chosen.includes(name) ? chosen.filter((each) => each !== name) : [...chosen, name]).join(
        language === "ar" ? "، " : ", ",
      ),
    );
  return (
    <fieldset>
      <legend className="sr-only">{field.label}</legend>
      <div className="grid max-h-[44vh] grid-cols-2 gap-2 overflow-y-auto p-1 sm:grid-cols-3">
        {(field.terms ?? []).map((term) => {
          const name = term[language];
          const isChosen = chosen.includes(name);
          return (
            <label key={term.id} className="relative block">
              <input
                type="checkbox"
                checked={isChosen}
                disabled={!isChosen && chosen.length >= MOST_COLOURS}
                onChange={() => toggle(name)}
                className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-control"
              />
              <span
                className={classNames(
                  CARD,
                  "min-h-11 flex-row items-center",
                  isChosen ? "border-petrol bg-petrol-ground text-petrol" : "border-line",
                )}
              >
                <span
                  aria-hidden="true"
                  className="size-6 shrink-0 rounded-full border border-edge"
                  style={{ background: SWATCHES[term.id] }}
                />
                {name}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

const LONG_SIDE = 36;

function Ratios({ field, value, onChange }: PartProps) {
  return (
    <fieldset>
      <legend className="sr-only">{field.label}</legend>
      <div className="grid grid-cols-3 gap-2 p-1 sm:grid-cols-5">
        {(field.ratios ?? []).map((ratio) => {
          const [width = 1, height = 1] = ratio.split(":").map(Number);
          const most = Math.max(width, height);
          return (
            <label key={ratio} className="relative block">
              <input
                type="radio"
                name={field.slot}
                checked={ratio === value}
                onChange={() => onChange(ratio)}
                className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-control"
              />
              <span
                dir="ltr"
                className={classNames(
                  CARD,
                  "items-center",
                  ratio === value ? "border-petrol bg-petrol-ground text-petrol" : "border-line",
                )}
              >
                <span aria-hidden="true" className="grid size-10 place-items-center">
                  <span
                    className="rounded-sm border-2 border-current"
                    style={{ inlineSize: (width / most) * LONG_SIDE, blockSize: (height / most) * LONG_SIDE }}
                  />
                </span>
                {ratio}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
