/**
 * The circles of a graph, each as the sorted names of all that reach each other; what imports itself is one. Tarjan, "Depth-first
 * search and linear graph algorithms" (1972).
 */
export function circlesOf(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const reached = new Map<string, { order: number; lowest: number }>();
  const open: string[] = [];
  const circles: string[][] = [];
  function visit(name: string): { order: number; lowest: number } {
    const own = { order: reached.size, lowest: reached.size };
    reached.set(name, own);
    open.push(name);
    const next = graph.get(name) ?? [];
    for (const other of next) {
      if (!graph.has(other)) continue;
      const known = reached.get(other);
      if (known === undefined) own.lowest = Math.min(own.lowest, visit(other).lowest);
      else if (open.includes(other)) own.lowest = Math.min(own.lowest, known.order);
    }
    if (own.lowest === own.order) {
      const members = open.splice(open.indexOf(name));
      if (members.length > 1 || next.includes(name)) circles.push(members.toSorted());
    }
    return own;
  }
  for (const name of graph.keys()) if (!reached.has(name)) visit(name);
  return circles;
}
