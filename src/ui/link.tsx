import type { ComponentProps } from "react";

/** Where a link inside the running app leads, beside its address: what `useLinks` of the shell does at a press. */
type LinkWay = "" | "replace";

export interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  to: string;
  /** For what the server answers itself, or a page that comes without the framework. */
  reloadDocument?: boolean | undefined;
  /** The same page in another order: no new entry in the history, and the window stays where it is. */
  replace?: boolean;
}

/**
 * A link. It is markup alone: one listener of the shell follows all links of a page, which costs neither script nor hooks for
 * each of them, and before the script is there a press loads the page.
 */
export function Link({ to, reloadDocument, replace, children, ...rest }: LinkProps) {
  const way: LinkWay | undefined = reloadDocument ? undefined : replace ? "replace" : "";
  return (
    <a {...rest} href={to} data-way={way}>
      {children}
    </a>
  );
}
