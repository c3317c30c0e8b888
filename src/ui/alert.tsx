import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon, type IconName } from "./marks/icon.tsx";

export type Tone = "info" | "success" | "warning" | "error";

const LOOKS: Record<Tone, { box: string; icon: IconName; mark: string }> = {
  info: { box: "border-petrol bg-petrol-ground", icon: "info", mark: "text-petrol" },
  success: { box: "border-green bg-green-ground", icon: "success", mark: "text-green" },
  warning: { box: "border-amber bg-amber-ground", icon: "warning", mark: "text-amber" },
  error: { box: "border-red bg-red-ground", icon: "error", mark: "text-red" },
};

/**
 * A message in the page. Errors interrupt a screen reader, the rest wait their turn; give `live={false}` for one that was there
 * from the start.
 */
export function Alert({
  tone = "info",
  title,
  action,
  live = true,
  className,
  children,
}: {
  tone?: Tone;
  title?: ReactNode;
  /** A button or link at the end. */
  action?: ReactNode;
  live?: boolean;
  className?: string;
  children?: ReactNode;
}) {
  const look = LOOKS[tone];
  return (
    <div
      role={live ? (tone === "error" ? "alert" : "status") : undefined}
      className={classNames(
        "flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border px-4 py-3 text-ink",
        look.box,
        className,
      )}
    >
      <div className="flex min-w-0 grow basis-60 items-start gap-3">
        <Icon name={look.icon} className={classNames("mt-1", look.mark)} />
        <div className="min-w-0">
          {title ? <p className="font-medium">{title}</p> : null}
          {children}
        </div>
      </div>
      {action}
    </div>
  );
}
