import { useRouteLoaderData } from "react-router";

interface RootData {
  toolSlug: string | null;
  isAwaited: boolean;
  tools: { slug: string; cost: number; state: string; engine: "provider" | "builtin" | null }[];
}

interface ToolHere {
  slug: string;
  cost: number;
  isReady: boolean;
  engine: "provider" | "builtin" | null;
  isAwaited: boolean;
}

/** What the page's own tool costs, whether it can be run now, what would answer, and whether its user waits for it. */
export function useToolHere(): ToolHere {
  const root = useRouteLoaderData("root") as RootData | undefined;
  const slug = root?.toolSlug ?? "";
  const tool = root?.tools.find((each) => each.slug === slug);
  return {
    slug,
    cost: tool?.cost ?? 1,
    isReady: tool === undefined || tool.state === "ready",
    engine: tool?.engine ?? null,
    isAwaited: root?.isAwaited ?? false,
  };
}

/** What another tool costs, and whether it can be run now; null where the page does not know it. */
export function useToolNamed(slug: string): { cost: number; isReady: boolean } | null {
  const root = useRouteLoaderData("root") as RootData | undefined;
  const tool = root?.tools.find((each) => each.slug === slug);
  return tool ? { cost: tool.cost, isReady: tool.state === "ready" } : null;
}
