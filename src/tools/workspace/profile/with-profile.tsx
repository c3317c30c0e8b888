import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { useRouteLoaderData } from "react-router";

/** Whether the person has said yes to a profile. */
export function useHasProfile(): boolean {
  const root = useRouteLoaderData("root") as { viewer: { hasProfile?: boolean } | null } | undefined;
  return root?.viewer?.hasProfile ?? false;
}

/** A part of a page that offers what is in the profile. Its script is fetched after the first paint, and for nobody who has none. */
export function withProfile<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() }));
  return (props) => {
    const hasProfile = useHasProfile();
    const [isPainted, setPainted] = useState(false);
    useEffect(() => setPainted(true), []);
    return hasProfile && isPainted ? (
      <Suspense>
        <Part {...props} />
      </Suspense>
    ) : null;
  };
}

/** The chip for a tool's page. It is here and not in a file of its own, which would cost each page's start one more script. */
export const ProfileChip = withProfile(() => import("./profile-chip.tsx").then((module) => module.ProfileChip));
