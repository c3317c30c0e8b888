import { useEffect, useRef, useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { Button } from "#ui/button.tsx";
import { SheetText } from "./sheet-text.tsx";

/** A text that is being written, set as text. The page stays where its reader is: a button leads to the newest line. */
export function WritingSheet({ text }: { text: string }) {
  return (
    <>
      <SheetText text={text} />
      <NewestLine />
    </>
  );
}

/** The end of a text that is being written: while it is below the window, a button leads there. */
export function NewestLine() {
  const t = useTranslations("workspace");
  const end = useRef<HTMLSpanElement>(null);
  const [isBelow, setBelow] = useState(false);
  useEffect(() => {
    if (!end.current) return;
    const watcher = new IntersectionObserver(([entry]) =>
      setBelow(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top > 0),
    );
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, []);
  return (
    <>
      <span ref={end} className="block h-px scroll-mb-40" />
      {isBelow ? (
        <div className="fixed inset-x-0 bottom-32 z-20 mx-auto w-fit md:bottom-6">
          <Button size="small" icon="chevron-down" onClick={() => end.current?.scrollIntoView({ block: "end" })}>
            {t("newestLine")}
          </Button>
        </div>
      ) : null}
    </>
  );
}
