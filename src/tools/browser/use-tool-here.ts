import { useRouteLoaderData } from "react-router";

interface RootData {
  toolSlug: string | null;
  tools: { slug: string; cost: number; state: string }[];
}

/** What the page's own tool costs, and whether it can be run now. */
export function useToolHere(): { cost: number; isReady: boolean } {
  const root = useRouteLoaderData("root") as RootData | undefined;
  const tool = root?.tools.find((each) => each.slug === root.toolSlug);
  return { cost: tool?.cost ?? 1, isReady: tool === undefined || tool.state === "ready" };
}
