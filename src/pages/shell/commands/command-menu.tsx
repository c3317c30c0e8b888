import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "#i18n/translations.ts";
import { LANGUAGE_NAMES } from "#i18n/language.ts";
import { pathIn } from "#i18n/path.ts";
import { classNames } from "#ui/class-names.ts";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { keepTheme } from "../page-controls.ts";
import { signOut } from "#pages/shell/session/sign-out.ts";
import { useShell } from "../use-shell.ts";
import { ALSO, type Command, findCommands } from "./find-commands.ts";
import { fieldDirection } from "#ui/text/text-direction.ts";

/** Tools, pages, language, theme and signing out, found by typing in either language. */
export function CommandMenu({ onClose, onKeys }: { onClose: () => void; onKeys: () => void }) {
  const t = useTranslations("shell");
  const commands = useCommands(onKeys);
  const [typed, setTyped] = useState("");
  const [place, setPlace] = useState(0);
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  // The dialog has opened by now, and given the focus to its first button.
  useEffect(() => field.current?.focus(), []);
  const navigate = useNavigate();
  const found = useMemo(() => findCommands(commands, typed), [commands, typed]);
  const current = found[Math.min(place, found.length - 1)];
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
  }, [current]);

  function choose(command: Command | undefined) {
    if (!command) return;
    onClose();
    if (command.to) void navigate(command.to);
    else command.act?.();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const last = found.length - 1;
    const next = { ArrowDown: place >= last ? 0 : place + 1, ArrowUp: place <= 0 ? last : place - 1 }[event.key];
    if (next !== undefined) setPlace(next);
    else if (event.key === "Enter") choose(current);
    else return;
    event.preventDefault();
  }
  return (
    <Dialog open onClose={onClose} title={t("commands")}>
      <input
        role="combobox"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={current ? `${listId}-${current.id}` : undefined}
        aria-autocomplete="list"
        aria-label={t("commandSearch")}
        placeholder={t("commandSearch")}
        ref={field}
        autoComplete="off"
        dir={fieldDirection(typed)}
        className="control"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setPlace(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={t("commands")}
        className="mt-3 max-h-[50dvh] overflow-y-auto"
      >
        {found.map((command) => (
          <div
            key={command.id}
            id={`${listId}-${command.id}`}
            role="option"
            aria-selected={command === current}
            onClick={() => choose(command)}
            className={classNames(
              "flex min-h-11 cursor-pointer items-center rounded-control px-3 py-1 hover:bg-petrol-ground",
              command === current && "bg-petrol-ground text-petrol",
            )}
          >
            <bdi>{command.label}</bdi>
          </div>
        ))}
      </div>
      <p role="status" className={found.length > 0 ? "sr-only" : "mt-3 text-soft"}>
        {found.length > 0 ? t("commandCount", { count: found.length }) : t("commandNone")}
      </p>
    </Dialog>
  );
}

function useCommands(onKeys: () => void): Command[] {
  const t = useTranslations("shell");
  const { tools, viewer, language, existingPaths } = useShell();
  return useMemo(() => {
    const pages: [path: string, label: string, isOwn: boolean][] = [
      ["/history", t("history"), true],
      ["/saved", t("saved"), true],
      ["/profile", t("profile"), true],
      ["/tasks", t("tasks"), false],
      ["/prompts", t("prompts"), false],
      ["/lettering", t("lettering"), false],
      [
        viewer?.isAdministrator ? "/rai/dashboard" : "/dashboard",
        t(viewer?.isAdministrator ? "adminDashboard" : "dashboard"),
        true,
      ],
      ["/account", t("myAccount"), true],
      ["/pricing", t("pricing"), false],
      ["/guide/prompt-checker", t("guide"), false],
      ["/blog", t("blog"), false],
      ["/contact", t("contact"), false],
    ];
    const other = language === "ar" ? "en" : "ar";
    const theme = (name: "light" | "dark" | "system", label: string): Command => ({
      id: name,
      label: `${t("theme")}: ${label}`,
      also: `theme ${name} المظهر`,
      act: () => void keepTheme(name, viewer !== null).then(() => window.dispatchEvent(new Event("themeChanged"))),
    });
    return [
      ...tools
        .filter(({ state }) => state === "ready")
        .map(({ slug, path, title }) => ({
          id: slug,
          label: title,
          also: ALSO[path] ?? "",
          to: pathIn(language, path),
        })),
      ...pages
        .filter(([path, , isOwn]) => (viewer !== null || !isOwn) && existingPaths.includes(path))
        .map(([path, label]) => ({
          id: path.slice(1).replaceAll("/", "-"),
          label,
          also: ALSO[path] ?? "",
          to: pathIn(language, path),
        })),
      { id: "language", label: LANGUAGE_NAMES[other], also: "language اللغة", act: speakTheOther },
      theme("light", t("themeLight")),
      theme("dark", t("themeDark")),
      theme("system", t("themeSystem")),
      { id: "keys", label: t("keys"), also: "keyboard shortcuts اختصارات لوحة المفاتيح", act: onKeys },
      ...(viewer ? [{ id: "out", label: t("signOut"), also: "sign out خروج", act: () => void signOut(language) }] : []),
    ];
  }, [t, tools, viewer, language, existingPaths, onKeys]);
}

/** Presses the switch in the header, which keeps the choice as well. */
function speakTheOther(): void {
  document.querySelector<HTMLFormElement>('form[action="/api/language"]')?.requestSubmit();
}
