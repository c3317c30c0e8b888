import { Menu as Base } from "@base-ui/react/menu";
import { DirectionProvider } from "@base-ui/react/direction-provider";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLanguage } from "../i18n/language-provider.tsx";
import { classNames } from "./class-names.ts";
import { Icon, type IconName } from "./icon.tsx";

/** An entry leads somewhere (`to`) or does something (`onSelect`). */
export interface MenuItem {
  label: ReactNode;
  icon?: IconName;
  to?: string;
  onSelect?: () => void;
  tone?: "plain" | "danger";
  disabled?: boolean;
}

/** A button that opens a list of actions. Without `children` the button is three dots named by `label`. */
export function Menu({ label, items, children }: { label: string; items: readonly MenuItem[]; children?: ReactNode }) {
  return (
    <DirectionProvider direction={useLanguage().direction}>
      <Base.Root>
        <Base.Trigger
          aria-label={children ? undefined : label}
          className={classNames(
            "inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control text-soft hover:bg-petrol-ground hover:text-petrol data-popup-open:bg-petrol-ground",
            Boolean(children) && "px-4 font-medium text-ink",
          )}
        >
          {children ?? <Icon name="more" />}
        </Base.Trigger>
        <Base.Portal>
          <Base.Positioner align="end" sideOffset={4} className="z-20">
            <Base.Popup
              aria-label={label}
              className="appear min-w-48 rounded-control border border-line bg-raised py-1 shadow-card outline-none"
            >
              {items.map((item, index) => (
                <MenuRow key={index} item={item} />
              ))}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </DirectionProvider>
  );
}

function MenuRow({ item }: { item: MenuItem }) {
  return (
    <Base.Item
      disabled={item.disabled}
      onClick={item.onSelect}
      render={item.to === undefined ? undefined : <Link to={item.to} />}
      nativeButton={false}
      className={classNames(
        "flex min-h-10 cursor-pointer items-center gap-3 px-4 py-1.5 outline-none data-disabled:opacity-60 data-highlighted:bg-petrol-ground",
        item.tone === "danger" ? "text-red" : "text-ink",
      )}
    >
      {item.icon ? <Icon name={item.icon} size={18} /> : null}
      {item.label}
    </Base.Item>
  );
}
