import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export interface TableColumn {
  label: ReactNode;
  /** Numbers and actions are at the end side. */
  align?: "start" | "end";
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  /** How the rows are sorted by this column, if they are. */
  sorted?: "ascending" | "descending" | undefined;
  /** A width, where tables below each other are to line up. */
  className?: string;
}

/** A table that scrolls inside its own frame with the first column fixed. Children are rows of `Cell`s. */
export function Table({
  caption,
  columns,
  children,
  dense = false,
}: {
  caption: string;
  columns: readonly TableColumn[];
  children: ReactNode;
  dense?: boolean;
}) {
  return (
    <div
      role="region"
      aria-label={caption}
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line bg-raised"
    >
      <table className={classNames("w-full border-collapse", dense && "text-sm")}>
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b border-line text-sm text-soft">
          <tr>
            {columns.map((column, index) => (
              <th
                key={index}
                scope="col"
                aria-sort={column.sorted}
                className={classNames(cellLook(column.align), "font-medium whitespace-nowrap", column.className)}
              >
                {column.hideLabel ? <span className="sr-only">{column.label}</span> : column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">{children}</tbody>
      </table>
    </div>
  );
}

/** One cell; `align` as its column's. */
export function Cell({
  align,
  header = false,
  className,
  children,
}: {
  align?: "start" | "end";
  header?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const Element = header ? "th" : "td";
  return (
    <Element
      scope={header ? "row" : undefined}
      className={classNames(cellLook(align), header && "font-medium", className)}
    >
      {children}
    </Element>
  );
}

function cellLook(align: "start" | "end" = "start"): string {
  return classNames(
    "px-4 py-3 align-top first:sticky first:start-0 first:z-1 first:bg-raised",
    align === "end" ? "text-end" : "text-start",
  );
}
