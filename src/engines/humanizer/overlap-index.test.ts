import fc from "fast-check";
import { expect, it } from "vitest";
import { overlapIndex } from "./overlap-index.ts";

const span = fc.tuple(fc.nat(400), fc.nat(150)).map(([start, length]) => ({ start, end: start + length }));

it("finds the span that comparing with each in turn would find", () => {
  fc.assert(
    fc.property(fc.array(span, { maxLength: 30 }), span, (items, place) => {
      const index = overlapIndex<{ start: number; end: number }>();
      for (const item of items) index.add(item);
      expect(index.first(place)).toBe(items.find((item) => item.start < place.end && item.end > place.start));
    }),
  );
});
