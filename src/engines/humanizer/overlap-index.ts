interface Place {
  start: number;
  end: number;
}

/** Characters a bucket of the index covers. */
const BUCKET = 64;

/** Spans to be asked for overlaps, without comparing each with each. */
export function overlapIndex<T extends Place>(): {
  add(item: T): void;
  /** The first item added that overlaps the place: shares a character with it, or holds it strictly inside when it is empty. */
  first(place: Place): T | undefined;
} {
  const buckets = new Map<number, { item: T; order: number }[]>();
  let order = 0;
  return {
    add: (item) => {
      const entry = { item, order: (order += 1) };
      for (let key = bucketOf(item.start); key <= bucketOf(item.end); key += 1) {
        const list = buckets.get(key);
        if (list) list.push(entry);
        else buckets.set(key, [entry]);
      }
    },
    first: (place) => {
      let found: { item: T; order: number } | undefined;
      for (let key = bucketOf(place.start); key <= bucketOf(place.end); key += 1) {
        const entry = buckets.get(key)?.find(({ item }) => item.start < place.end && item.end > place.start);
        if (entry && (!found || entry.order < found.order)) found = entry;
      }
      return found?.item;
    },
  };
}

function bucketOf(index: number): number {
  return Math.floor(index / BUCKET);
}
