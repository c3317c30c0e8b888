/** The marks of a scale from 0 to a round number at or above the highest value: 0, half and top, or 0 and 1 where half is no count. */
export function scaleOf(values: readonly number[], { whole }: { whole: boolean }): number[] {
  const most = Math.max(0, ...values);
  if (most === 0) return whole ? [0, 1] : [0];
  const unit = 10 ** Math.floor(Math.log10(most));
  const top = [1, 2, 4, 6, 8, 10].map((step) => step * unit).find((each) => each >= most) ?? most;
  if (whole && top <= 1) return [0, 1];
  return [0, top / 2, top];
}

/** Which of so many bars are named below: the first, the last and what lies evenly between, five at most. */
export function namedBars(count: number): number[] {
  if (count <= 5) return Array.from({ length: count }, (_, index) => index);
  return [0, 1, 2, 3, 4].map((quarter) => Math.round((quarter * (count - 1)) / 4));
}
