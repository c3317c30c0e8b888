import { useEffect, useState } from "react";
import type { composeImage } from "#engines/media/image/compose-image.ts";
import type { PICKER } from "#engines/media/picker-terms.ts";

export interface ImageEngine {
  compose: typeof composeImage;
  picker: typeof PICKER;
}

/** The built-in engine with its tables, fetched after the page stands: chips recompose with it, without the server. */
export function useImageEngine(): ImageEngine | null {
  const [engine, setEngine] = useState<ImageEngine | null>(null);
  useEffect(() => {
    let current = true;
    void Promise.all([import("#engines/media/image/compose-image.ts"), import("#engines/media/picker-terms.ts")]).then(
      ([composer, terms]) => current && setEngine({ compose: composer.composeImage, picker: terms.PICKER }),
    );
    return () => {
      current = false;
    };
  }, []);
  return engine;
}
