import { useEffect, useState } from "react";

export type Engine = typeof import("#engines/prompt-composer/recompose.ts");

/** The engine's light part, fetched when there is something to answer; without it the server's prompt is shown. */
export function useRecompose(): Engine | null {
  const [engine, setEngine] = useState<Engine | null>(null);
  useEffect(() => {
    let current = true;
    import("#engines/prompt-composer/recompose.ts").then(
      (loaded) => current && setEngine(loaded),
      () => {},
    );
    return () => {
      current = false;
    };
  }, []);
  return engine;
}
