import type { ReactNode } from "react";

/** The page's one h1, a line below it, and actions at the end side. */
export function PageTitle({ children, lead, actions }: { children: ReactNode; lead?: ReactNode; actions?: ReactNode }) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 md:mb-10">
      <div className="max-w-measure">
        <h1 className="text-xl md:text-2xl">{children}</h1>
        {lead ? <p className="page-lead mt-2 text-soft">{lead}</p> : null}
      </div>
      {actions ? <div className="flex flex-wrap items-center gap-3">{actions}</div> : null}
    </div>
  );
}
