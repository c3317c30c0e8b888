import { useEffect, useRef, useState } from "react";
import { type LetteringStart, readLetteringHash } from "#browser/lettering-address.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { directionOf } from "#i18n/language.ts";
import { draftKey, readKept } from "#tools/browser/kept-draft.ts";
import { loadFaces } from "./faces.ts";
import type { Layout } from "./layout.ts";
import { layOutSheet } from "./paint.ts";
import { EMPTY_SHEET, plateSizeOf, restored, type Sheet, withChange } from "./sheet.ts";

/** Where a tab keeps all but the picture, through reloads and a switch of language. */
const KEPT = draftKey("lettering");

function begunBy({ text, ratio }: LetteringStart): Sheet {
  const sheet = withChange(EMPTY_SHEET, EMPTY_SHEET.selected, { text });
  return plateSizeOf(ratio) ? { ...sheet, ratio } : sheet;
}

const NONE: readonly Layout[] = [];

/** What is on the stage, begun by the address that led here. */
export function useSheet() {
  const [sheet, setSheet] = useState<Sheet>(EMPTY_SHEET);
  const [isFault, setFault] = useState(false);
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    const start = readLetteringHash(location.hash);
    const kept = restored(readKept<Sheet>(KEPT));
    // Taken out of the address, so that a reload does not put them over what was changed since.
    if (start) history.replaceState(history.state, "", location.pathname + location.search);
    setSheet(start ? begunBy(start) : kept);
    setRead(true);
  }, []);
  useEffect(() => {
    if (isRead) sessionStorage.setItem(KEPT, JSON.stringify({ ...sheet, picture: null }));
  }, [sheet, isRead]);

  /** Opens a picture on this device; the browser turns a photograph as its camera was held. */
  async function take(file: File | null) {
    setFault(false);
    const image = file ? await createImageBitmap(file).catch(() => null) : null;
    if (file && !image) return setFault(true);
    const size = image ? { width: image.width, height: image.height } : null;
    setSheet((now) => ({ ...now, picture: image && size ? { image, name: file?.name ?? "", size } : null }));
  }
  usePastedPicture((file) => void take(file));
  return { sheet, setSheet, take, isFault, isRead };
}

/**
 * Where the texts are, once their letters are here; until then as they were, so that no other face flashes. `isMissing`: a file
 * of the face did not come.
 */
export function useLayouts(sheet: Sheet): { layouts: readonly Layout[]; isMissing: boolean } {
  const { language } = useLanguage();
  const [found, setFound] = useState({ layouts: NONE, isMissing: false });
  useEffect(() => {
    let isCurrent = true;
    const written = sheet.blocks.filter(({ text }) => text.trim() !== "");
    void loadFaces(written).then((isHere) => {
      if (isCurrent) setFound({ layouts: layOutSheet(sheet, directionOf(language)), isMissing: !isHere });
    });
    return () => {
      isCurrent = false;
    };
  }, [sheet, language]);
  return found;
}

/** A picture pasted anywhere on the page; pasted text goes where it was pasted. */
function usePastedPicture(take: (file: File) => void): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith("image/"));
      if (!file) return;
      event.preventDefault();
      latest.current(file);
    };
    document.addEventListener("paste", onPaste);
    return () => document.removeEventListener("paste", onPaste);
  }, []);
}
