import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

const TONES = {
  plain: "border-line bg-raised",
  /** A well: material that waits, hints, read-only text. */
  sunk: "border-line bg-sunk",
  /** A result that has arrived: its edge turns gold once. */
  result: "gold-arrival bg-raised",
  /** The plan or option that is chosen or recommended. */
  chosen: "border-gold bg-raised",
};

/** A bounded piece of a page. */
export function Card({
  tone = "plain",
  as: Element = "div",
  className,
  children,
}: {
  tone?: keyof typeof TONES;
  as?: "div" | "section" | "article" | "li" | "aside";
  className?: string;
  children: ReactNode;
}) {
  return <Element className={classNames("rounded-card border p-5 md:p-6", TONES[tone], className)}>{children}</Element>;
}
