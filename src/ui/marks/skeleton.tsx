import { classNames } from "#ui/class-names.ts";

/** Keeps the room of what is loading; give it the final size by class. It shows only when waiting has become noticeable. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames("appear-late block rounded-control bg-sunk", className)} />;
}
