import { useEffect, useState } from "react";
import type { PICKER } from "#engines/media/picker-terms.ts";
import type { composeVideo } from "#engines/media/video/compose-video.ts";
import type { openLength, spokenSeconds } from "#engines/media/video/fit-seconds.ts";
import mediaModel from "#models/media.bin?url";
import { fetchModels } from "#tools/browser/fetch-models.ts";
import { useBegun } from "#tools/workspace/later.tsx";

export interface VideoEngine {
  compose: typeof composeVideo;
  picker: typeof PICKER;
  spokenSeconds: typeof spokenSeconds;
  openLength: typeof openLength;
}

/**
 * The built-in engine with its tables, fetched once somebody begins, or where there is something already: timeline and chips
 * recompose with it, without the server.
 */
export function useVideoEngine(isWanted: boolean): VideoEngine | null {
  const isNeeded = useBegun() || isWanted;
  const [engine, setEngine] = useState<VideoEngine | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    let current = true;
    void Promise.all([
      import("#engines/media/video/compose-video.ts"),
      import("#engines/media/picker-terms.ts"),
      import("#engines/media/video/fit-seconds.ts"),
      fetchModels({ media: mediaModel }),
    ]).then(
      ([composer, terms, seconds]) =>
        current &&
        setEngine({
          compose: composer.composeVideo,
          picker: terms.PICKER,
          spokenSeconds: seconds.spokenSeconds,
          openLength: seconds.openLength,
        }),
    );
    return () => {
      current = false;
    };
  }, [isNeeded]);
  return engine;
}
