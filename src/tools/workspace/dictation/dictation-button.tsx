import { type ComponentType, type RefObject, useEffect, useRef, useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { Button, IconButton } from "#ui/button.tsx";
import { FieldError } from "#ui/fields/field.tsx";
import type { DictationPaneProps } from "./dictation-pane.tsx";

export interface DictationProps {
  /** What holds the text area. */
  around: RefObject<HTMLElement | null>;
  /** The drawing alone, beside a small field. */
  isSmall?: boolean;
}

/** What listens is fetched by the first sign of a press. */
const loadPane = () => import("./dictation-pane.tsx");

/**
 * A button that writes down what is said; what it shows while it listens takes a line of its own in a row that wraps.
 */
export function DictationButton({ around, isSmall = false }: DictationProps) {
  const t = useTranslations("dictation");
  const [isOn, setOn] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [Pane, setPane] = useState<ComponentType<DictationPaneProps> | null>(null);
  const isPlaced = useCursorPlaced(around);
  async function press() {
    if (isOn) return setOn(false);
    setFailed(false);
    try {
      const { DictationPane } = await loadPane();
      setPane(() => DictationPane);
      setOn(true);
    } catch {
      setFailed(true);
    }
  }
  const shared = {
    "aria-pressed": isOn,
    onPointerDown: () => void loadPane().catch(() => {}),
    onClick: () => void press(),
  };
  return (
    <>
      {isSmall ? (
        <IconButton
          icon={isOn ? "stop" : "microphone"}
          label={t(isOn ? "stop" : "startAnswer")}
          className={isOn ? "text-red" : ""}
          {...shared}
        />
      ) : (
        <Button variant="quiet" icon={isOn ? "stop" : "microphone"} className="-ms-3 px-3" {...shared}>
          {t(isOn ? "stop" : "start")}
        </Button>
      )}
      {Pane ? <Pane around={around} isPlaced={isPlaced} isOn={isOn} onEnd={() => setOn(false)} /> : null}
      {hasFailed ? (
        <div role="alert" className="order-last basis-full">
          <FieldError>{t("notLoaded")}</FieldError>
        </div>
      ) : null}
    </>
  );
}

/** Whether somebody has put the cursor of the field anywhere: before that it is at the beginning, where nobody wants words. */
function useCursorPlaced(around: DictationProps["around"]): RefObject<boolean> {
  const isPlaced = useRef(false);
  useEffect(() => {
    // Somebody may have done so before this script came.
    if ((around.current?.querySelector("textarea")?.selectionStart ?? 0) > 0) isPlaced.current = true;
    const given = new AbortController();
    const note = ({ target }: Event) => {
      if (target instanceof HTMLTextAreaElement) isPlaced.current = true;
    };
    for (const sign of ["click", "keyup", "input"])
      around.current?.addEventListener(sign, note, { signal: given.signal });
    return () => given.abort();
  }, [around]);
  return isPlaced;
}
