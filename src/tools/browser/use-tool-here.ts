import { useRouteLoaderData } from "react-router";

interface RootData {
  toolSlug: string | null;
  tools: { slug: string; cost: number; state: string; engine: "provider" | "builtin" | null }[];
}

/** What the page's own tool costs, whether it can be run now, and what would answer. */
export function useToolHere(): { cost: number; isReady: boolean; engine: "provider" | "builtin" | null } {
  const root = useRouteLoaderData("root") as RootData | undefined;
  const tool = root?.tools.find((each) => each.slug === root.toolSlug);
  return { cost: tool?.cost ?? 1, isReady: tool === undefined || tool.state === "ready", engine: tool?.engine ?? null };
}
