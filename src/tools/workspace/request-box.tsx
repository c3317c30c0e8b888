import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ComponentProps,
  type ReactNode,
  type Ref,
  useMemo,
  useRef,
} from "react";
import { useTranslations } from "#i18n/translations.ts";
import { countWords } from "#i18n/count-words.ts";
import { formatNumber } from "#i18n/format.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Field } from "#ui/fields/field.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { useTextDirection } from "#ui/text/use-text-direction.ts";
import { Dictation } from "./dictation/dictation.tsx";

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
  autoFocus?: boolean;
  /** An example that we have written into it. */
  isExample?: boolean;
  /** What goes around the field, such as a place to drop a document. */
  around?: (field: ReactNode) => ReactNode;
  /** The field itself, where it is more than a plain one. */
  renderArea?: (props: ComponentProps<"textarea"> & { value: string }) => ReactNode;
  area?: Ref<HTMLTextAreaElement>;
}

function selectAll(event: FocusEvent<HTMLTextAreaElement> | MouseEvent<HTMLTextAreaElement>) {
  event.currentTarget.select();
}

/** The limit is said in its last fifth; before it nobody is near it. */
const NEAR = 0.2;

/** The tool's text: direction by its own letters, a live count, Ctrl or ⌘ with Enter to run. */
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
  autoFocus,
  isExample = false,
  around = (field) => field,
  renderArea = (props) => <TextArea {...props} className="max-h-[60vh]" />,
  area,
}: RequestBoxProps) {
  const t = useTranslations("workspace");
  const { language } = useLanguage();
  const characters = lettersIn(value);
  const words = useMemo(() => countWords(value), [value]);
  const over = characters - limit;
  const box = useRef<HTMLDivElement>(null);
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
    // The first letter takes the place of an example. A press puts the caret between the letters after the focus.
    ...(isExample ? { onFocus: selectAll, onClick: selectAll } : {}),
    rows,
    placeholder,
    autoFocus,
  };
  const field = (
    <>
      <Field label={label} hint={hint} error={error ?? (over > 0 ? t("overLimit", { over }) : undefined)}>
        {renderArea(shared)}
      </Field>
      {/* As high as its button, which only the browser knows of: nothing moves when it comes. */}
      <div className="mt-1 -mb-2 flex min-h-11 flex-wrap items-center gap-x-3">
        <Dictation around={box} />
        <p className={classNames("ms-auto text-sm", over > 0 ? "text-red" : "text-soft")}>
          {/* An empty counter says nothing; its line stays, so that nothing moves at the first letter. */}
          {characters === 0
            ? "\u00A0"
            : t(over > -NEAR * limit ? "countNear" : "count", {
                characters: formatNumber(language, characters),
                limit: formatNumber(language, limit),
                words,
              })}
        </p>
      </div>
    </>
  );
  return <div ref={box}>{around(field)}</div>;
}

interface RequestExamplesProps {
  /** What is in the box; over somebody's own words no example is offered. */
  value: string;
  examples: readonly string[];
  onPick: (example: string) => void;
}

/** Requests to begin with, while the box is empty. */
export function RequestExamples({ value, examples, onPick }: RequestExamplesProps) {
  const t = useTranslations("workspace");
  const dirOf = useTextDirection();
  if (value.trim() !== "") return null;
  return (
    <section className="min-w-0">
      <h2 className="text-sm text-soft">{t("examples")}</h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {examples.map((example) => (
          <li key={example} className="max-w-full">
            <Button
              size="small"
              className="h-auto max-w-full text-start whitespace-normal"
              onClick={(event) => {
                // The button goes with the examples; the keyboard's place and the reader's eye go to the text.
                event.currentTarget.closest("main")?.querySelector("textarea")?.focus();
                onPick(example);
              }}
            >
              <span dir={dirOf(example)}>{example}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Characters as people count them: marks belong to their letter. */
function lettersIn(text: string): number {
  let count = 0;
  for (const character of text.trim()) if (!/\p{M}/u.test(character)) count += 1;
  return count;
}
