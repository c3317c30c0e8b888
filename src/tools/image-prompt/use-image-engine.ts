import { useEffect, useState } from "react";
import type { composeImage } from "#engines/media/image/compose-image.ts";
import type { PICKER } from "#engines/media/picker-terms.ts";
import mediaModel from "#models/media.bin?url";
import { fetchModels } from "#tools/browser/fetch-models.ts";
import { useBegun } from "#tools/workspace/later.tsx";

export interface ImageEngine {
  compose: typeof composeImage;
  picker: typeof PICKER;
}

/**
 * The built-in engine with its tables, fetched once somebody begins, or where there is something already: chips recompose with
 * it, without the server.
 */
export function useImageEngine(isWanted: boolean): ImageEngine | null {
  const isNeeded = useBegun() || isWanted;
  const [engine, setEngine] = useState<ImageEngine | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    let current = true;
    void Promise.all([
      import("#engines/media/image/compose-image.ts"),
      import("#engines/media/picker-terms.ts"),
      fetchModels({ media: mediaModel }),
    ]).then(([composer, terms]) => current && setEngine({ compose: composer.composeImage, picker: terms.PICKER }));
    return () => {
      current = false;
    };
  }, [isNeeded]);
  return engine;
}
