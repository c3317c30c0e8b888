import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { classNames } from "#ui/class-names.ts";
import { Icon, type IconName } from "#ui/marks/icon.tsx";
import { Link } from "../link.tsx";

/** An entry leads somewhere (`to`) or does something (`onSelect`). */
export interface MenuItem {
  label: ReactNode;
  icon?: IconName;
  /** A second line in small: what else choosing it does. */
  note?: string;
  to?: string;
  /** What `to` names is a file that the server gives. */
  isFile?: boolean;
  onSelect?: () => void;
  tone?: "plain" | "danger";
  disabled?: boolean;
}

const GAP = 4;

/** A button that opens a list of actions, on the platform's popover. Without `children` the button is three dots named by `label`. */
export function Menu({ label, items, children }: { label: string; items: readonly MenuItem[]; children?: ReactNode }) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);

  function onToggle(open: boolean) {
    trigger.current?.setAttribute("aria-expanded", String(open));
    if (!open || !popup.current || !trigger.current) return;
    place(popup.current, trigger.current);
    itemsOf(popup.current)[0]?.focus();
  }

  return (
    <>
      <button
        ref={trigger}
        type="button"
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={false}
        aria-label={children ? undefined : label}
        className={classNames(
          "inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control text-soft " +
            "hover:bg-petrol-ground hover:text-petrol aria-expanded:bg-petrol-ground",
          Boolean(children) && "px-3 font-medium text-ink",
        )}
      >
        {children ?? <Icon name="more" />}
      </button>
      <div
        ref={popup}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        onToggle={(event) => onToggle(event.newState === "open")}
        onKeyDown={moveFocus}
        onClick={() => popup.current?.hidePopover()}
        className="fixed m-0 min-w-48 rounded-control border border-line bg-raised py-1 shadow-card"
      >
        {items.map((item, index) => (
          <MenuRow key={index} item={item} />
        ))}
      </div>
    </>
  );
}

function MenuRow({ item }: { item: MenuItem }) {
  const look = classNames(
    "flex min-h-10 w-full pointer-coarse:min-h-11 items-center gap-3 px-4 py-1.5 text-start no-underline " +
      "outline-none hover:bg-petrol-ground focus:bg-petrol-ground disabled:opacity-60",
    item.tone === "danger" ? "text-red" : "text-ink",
  );
  const words = (
    <>
      {item.icon ? <Icon name={item.icon} size={18} /> : null}
      {item.note ? (
        <span>
          {item.label}
          <span className="block text-sm text-soft">{item.note}</span>
        </span>
      ) : (
        item.label
      )}
    </>
  );
  if (item.to !== undefined) {
    return (
      <Link to={item.to} reloadDocument={item.isFile} role="menuitem" tabIndex={-1} className={look}>
        {words}
      </Link>
    );
  }
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      disabled={item.disabled}
      onClick={item.onSelect}
      className={look}
    >
      {words}
    </button>
  );
}

/** Below the button, its end sides in one line; above it where there is no room below. */
function place(popup: HTMLElement, trigger: HTMLElement): void {
  const box = trigger.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = popup;
  const endsRight = getComputedStyle(trigger).direction === "ltr";
  const wanted = endsRight ? box.right - width : box.left;
  const below = box.bottom + GAP;
  const top = below + height > window.innerHeight ? Math.max(GAP, box.top - GAP - height) : below;
  const inset = Math.min(Math.max(wanted, GAP), window.innerWidth - width - GAP);
  popup.style.inset = `${top}px auto auto ${inset}px`;
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = itemsOf(event.currentTarget);
  const current = items.indexOf(document.activeElement as HTMLElement);
  const next = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: items.length - 1 }[event.key];
  if (event.key === "Tab") event.currentTarget.hidePopover();
  if (next === undefined) return;
  event.preventDefault();
  items[(next + items.length) % items.length]?.focus();
}

function itemsOf(popup: HTMLElement): HTMLElement[] {
  return [...popup.querySelectorAll<HTMLElement>("[role=menuitem]:not(:disabled)")];
}
