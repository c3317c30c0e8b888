import { lazy, Suspense, useEffect, useState } from "react";
import { COMMANDS_HASH, OPEN_COMMANDS, type Opened, openedBy } from "./shortcuts.ts";

const CommandMenu = lazy(() => import("./command-menu.tsx").then((module) => ({ default: module.CommandMenu })));
const KeyList = lazy(() => import("./key-list.tsx").then((module) => ({ default: module.KeyList })));

/** The command menu and the list of keys: fetched when they are first asked for. */
export function Commands() {
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      const wanted = openedBy(event, target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
      // A dialog that is open keeps the keyboard.
      if (!wanted || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      setOpened(wanted);
    };
    const onAsked = () => setOpened("commands");
    document.addEventListener("keydown", onKeyDown);
    window.addEventListener(OPEN_COMMANDS, onAsked);
    if (location.hash === COMMANDS_HASH) {
      // Once: a reload shows the page alone.
      history.replaceState(history.state, "", location.pathname + location.search);
      onAsked();
    }
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      window.removeEventListener(OPEN_COMMANDS, onAsked);
    };
  }, []);
  const close = () => setOpened(null);
  return (
    <Suspense>
      {opened === "commands" ? <CommandMenu onClose={close} onKeys={() => setOpened("keys")} /> : null}
      {opened === "keys" ? <KeyList onClose={close} /> : null}
    </Suspense>
  );
}
