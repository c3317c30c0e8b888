import type { ReactNode } from "react";
import { Star } from "./marks/star.tsx";

/** What a list shows when it has nothing: why, and what to do. */
export function EmptyState({
  title,
  children,
  action,
}: {
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-card border border-dashed border-line px-6 py-10 text-center">
      <Star size={40} className="text-line" />
      <p className="font-medium">{title}</p>
      {children ? <div className="max-w-measure text-soft">{children}</div> : null}
      {action ? <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  );
}
