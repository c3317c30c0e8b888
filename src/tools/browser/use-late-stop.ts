import { useEffect, useState } from "react";

/** The second half of a double press comes within this time, and lands on what has taken the button's place. */
const DOUBLE_PRESS_MS = 500;

/** Whether a press on Stop is meant: not in the first moment of what a press has just begun. */
export function useLateStop(working: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!working) return;
    const timer = window.setTimeout(() => setLate(true), DOUBLE_PRESS_MS);
    return () => {
      window.clearTimeout(timer);
      setLate(false);
    };
  }, [working]);
  return isLate;
}
