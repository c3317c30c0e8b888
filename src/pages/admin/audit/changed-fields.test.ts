import { describe, expect, it } from "vitest";
import { changedFields } from "./changed-fields.ts";

describe("what an audit row shows", () => {
  it("is what differs, without the row's number and the time of the change", () => {
    const before = { id: 1, title: "A", isActive: true, position: "home", updatedAt: "1" };
    const after = { id: 2, title: "B", isActive: true, position: "home", updatedAt: "2" };
    expect(changedFields(before, after)).toEqual([{ field: "title", before: "A", after: "B" }]);
  });

  it("is everything when something was made or deleted", () => {
    expect(changedFields(null, { title: "A", limits: { daily: 30 } })).toEqual([
      { field: "title", before: null, after: "A" },
      { field: "limits", before: null, after: '{"daily":30}' },
    ]);
    expect(changedFields({ title: "A" }, undefined)).toEqual([{ field: "title", before: "A", after: null }]);
  });
});
