import { type ChangeEvent, type KeyboardEvent, type ReactNode, type Ref, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { countWords } from "#i18n/count-words.ts";
import { formatNumber } from "#i18n/format.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Field } from "#ui/field.tsx";
import { FileText } from "./file-text.tsx";
import { type Mark, MarkedTextArea } from "./marked-text-area.tsx";
import { TextArea } from "#ui/text-area.tsx";

interface RequestBoxProps {
  label: ReactNode;
  value: string;
  onChange: (value: string) => void;
  onRun: () => void;
  limit: number;
  placeholder?: string;
  hint?: string | undefined;
  rows?: number;
  error?: string | undefined;
  examples?: readonly string[];
  autoFocus?: boolean;
  /** Offers to take the text from a document. */
  takesFiles?: boolean;
  /** Places to underline; with them the box does not scroll by itself, so that the marks stay under their words. */
  marks?: readonly Mark[];
  area?: Ref<HTMLTextAreaElement>;
}

/** The tool's text: direction by its own letters, a live count, examples to click, Ctrl or ⌘ with Enter to run. */
export function RequestBox({
  label,
  value,
  onChange,
  onRun,
  limit,
  placeholder,
  hint,
  rows = 7,
  error,
  examples = [],
  autoFocus,
  takesFiles = false,
  marks,
  area,
}: RequestBoxProps) {
  const t = useTranslations("bench");
  const { language } = useLanguage();
  const characters = lettersIn(value);
  const words = useMemo(() => countWords(value), [value]);
  const over = characters - limit;
  // They keep their room when they go: what is below must not jump under somebody who types or presses.
  const [hasRoom] = useState(examples.length > 0 && value.trim() === "");
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing) {
      event.preventDefault();
      // The form knows what a press means for somebody without credits.
      const { form } = event.target as HTMLTextAreaElement;
      if (form) form.requestSubmit();
      else onRun();
    }
  }
  const shared = {
    ref: area,
    value,
    onChange: (event: ChangeEvent<HTMLTextAreaElement>) => onChange(event.target.value),
    onKeyDown,
    rows,
    placeholder,
    autoFocus,
  };
  const field = (
    <>
      <Field label={label} hint={hint} error={error ?? (over > 0 ? t("overLimit", { over }) : undefined)}>
        {marks ? <MarkedTextArea {...shared} marks={marks} /> : <TextArea {...shared} className="max-h-[60vh]" />}
      </Field>
      <p className={classNames("mt-1 text-end text-sm", over > 0 ? "text-red" : "text-soft")}>
        {t("count", {
          characters: formatNumber(language, characters),
          limit: formatNumber(language, limit),
          words,
        })}
      </p>
    </>
  );
  return (
    <div>
      {takesFiles ? (
        <FileText value={value} onText={onChange}>
          {field}
        </FileText>
      ) : (
        field
      )}
      {hasRoom ? (
        <div className={classNames("mt-1", value.trim() !== "" && "invisible")}>
          <p className="text-sm text-soft">{t("examples")}</p>
          <ul className="mt-1 flex gap-2 overflow-x-auto p-0.5 md:flex-wrap">
            {examples.map((example) => (
              <li key={example} className="max-w-full shrink-0 max-md:max-w-[80%]">
                <Button
                  size="small"
                  className="h-auto max-w-full text-start whitespace-normal"
                  onClick={() => onChange(example)}
                >
                  <span dir="auto">{example}</span>
                </Button>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}

/** Characters as people count them: marks belong to their letter. */
function lettersIn(text: string): number {
  let count = 0;
  for (const character of text.trim()) if (!/\p{M}/u.test(character)) count += 1;
  return count;
}
