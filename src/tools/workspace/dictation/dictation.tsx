import { lazy, Suspense, useSyncExternalStore } from "react";
import type { DictationProps } from "./dictation-button.tsx";

/** Fetched after the first paint, and for no browser that cannot listen: it is no part of a page's start. */
const Button = lazy(() => import("./dictation-button.tsx").then((module) => ({ default: module.DictationButton })));

/** A button that writes down what is said, where the browser can listen. Nothing of it is on the server's page: only the browser knows. */
export function Dictation(props: DictationProps) {
  const canListen = useSyncExternalStore(subscribeToNothing, hasSpeech, () => false);
  return canListen ? (
    <Suspense>
      <Button {...props} />
    </Suspense>
  ) : null;
}

const subscribeToNothing = () => () => {};

function hasSpeech(): boolean {
  return "SpeechRecognition" in window || "webkitSpeechRecognition" in window;
}
