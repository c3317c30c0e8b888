import type { FeatureOverview, FeatureProvider } from "./read-back-office.ts";

/** A provider as most features have it. */
export interface SharedProvider extends Omit<FeatureProvider, "id"> {
  /** Ids of the features whose row for this provider says something else. */
  different: number[];
  /** Ids of the features that have no row for it. */
  missing: number[];
}

/**
 * Each provider once, as most features have it (of equally many, as the feature with the lowest id), in the order most ask
 * them. A feature's own place in the order is not a difference.
 */
export function sharedProviders(features: readonly Pick<FeatureOverview, "id" | "providers">[]): SharedProvider[] {
  const inOrder = features.toSorted((a, b) => a.id - b.id);
  const names = [...new Set(inOrder.flatMap(({ providers }) => providers.map((row) => row.providerName)))];
  return names
    .map((name) => {
      const rows = inOrder.flatMap(({ id, providers }) => {
        const row = providers.find(({ providerName }) => providerName === name);
        return row ? [{ featureId: id, row }] : [];
      });
      const keys = rows.map(({ row }) => keyOf(row));
      const most = mostFrequent(keys);
      const [first] = rows.filter(({ row }) => keyOf(row) === most) as [(typeof rows)[number]];
      const { id: _id, ...shared } = first.row;
      return {
        ...shared,
        position: Number(mostFrequent(rows.map(({ row }) => String(row.position)))),
        different: rows.filter(({ row }) => keyOf(row) !== most).map(({ featureId }) => featureId),
        missing: inOrder.map(({ id }) => id).filter((id) => !rows.some(({ featureId }) => featureId === id)),
      };
    })
    .toSorted((a, b) => a.position - b.position);
}

function keyOf({ modelName, apiKeyName, apiEndpoint, isActive }: FeatureProvider): string {
  return JSON.stringify([modelName, apiKeyName, apiEndpoint, isActive]);
}

function mostFrequent(values: readonly string[]): string {
  const count = (value: string) => values.filter((other) => other === value).length;
  return values.reduce((best, value) => (count(value) > count(best) ? value : best), values[0] as string);
}
