import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";

const TONES = {
  green: "bg-green-ground text-green",
  amber: "bg-amber-ground text-amber",
  red: "bg-red-ground text-red",
  grey: "bg-grey-ground text-grey",
  gold: "bg-gold-ground text-gold-text",
  petrol: "bg-petrol-ground text-petrol",
};

export type BadgeTone = keyof typeof TONES;

/** One word of state. The word carries the meaning, the colour repeats it. */
export function Badge({
  tone = "grey",
  className,
  children,
}: {
  tone?: BadgeTone;
  className?: string;
  children: ReactNode;
}) {
  return <span className={classNames("badge", TONES[tone], className)}>{children}</span>;
}
