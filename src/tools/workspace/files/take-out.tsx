import { useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { downloadBlob } from "#browser/download-file.ts";
import { localeOf } from "#i18n/format.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { Button } from "#ui/button.tsx";
import { cleanCopyOf, cleanNameOf, type RemovedKind } from "./clean-copy.ts";

const NAMES = {
  place: "kindPlace",
  camera: "kindCamera",
  date: "kindDate",
  prompt: "kindPrompt",
  author: "kindAuthor",
  provenance: "kindProvenance",
  more: "kindMore",
  other: "kindOther",
} as const;
const REWRITTEN_TYPES: readonly string[] = ["image/jpeg", "image/png", "image/webp"];

/** Saves a copy of a chosen picture without its data, in the browser, and says what was in it. */
export function TakeOut({ file }: { file: File }) {
  const t = useTranslations("pictureFiles");
  const { language } = useLanguage();
  const [isWorking, setWorking] = useState(false);
  const [said, setSaid] = useState("");

  const wordsOf = (kinds: readonly RemovedKind[]) =>
    new Intl.ListFormat(localeOf(language), { type: "conjunction" }).format(kinds.map((kind) => t(NAMES[kind])));

  async function takeOut(): Promise<string> {
    if (!REWRITTEN_TYPES.includes(file.type)) return t("takeOutRefused");
    const copy = await cleanCopyOf(new Uint8Array(await file.arrayBuffer()));
    if (!copy) return t("takeOutDamaged");
    if (copy.removed.length === 0) return t("takeOutNothing");
    downloadBlob(cleanNameOf(file.name), new Blob([copy.bytes], { type: file.type }));
    return t("takeOutDone", { kinds: wordsOf(copy.removed) });
  }
  async function press() {
    setWorking(true);
    setSaid("");
    // A file that was moved since, or script that cannot be fetched.
    setSaid(await takeOut().catch(() => t("takeOutDamaged")));
    setWorking(false);
  }
  return (
    <div className="mt-3 flex flex-col items-start gap-1">
      <Button icon="download" size="small" loading={isWorking} onClick={() => void press()}>
        {t("takeOut")}
      </Button>
      <p role="status" className={said === "" ? "sr-only" : "text-sm font-medium"}>
        {said}
      </p>
      <p className="text-sm text-soft">{t("takeOutRule")}</p>
    </div>
  );
}
