/** What the chart can show by day. */
export const MEASURES = ["runs", "failures", "cost"] as const;
export type Measure = (typeof MEASURES)[number];
