/** One bar: its words, its height, and its height in words. */
export interface Bar {
  label: string;
  value: number;
  shown: string;
}

const HEIGHT = 120;
const STEP = 20;

/** Bars along the line of reading, the first at the start side. Screen readers get the same as a table. */
export function BarChart({
  title,
  bars,
  labels,
}: {
  title: string;
  bars: readonly Bar[];
  labels: { label: string; value: string };
}) {
  const most = Math.max(1, ...bars.map((bar) => bar.value));
  return (
    <figure className="min-w-0">
      <figcaption className="mb-2 flex items-baseline justify-between gap-4">
        <span className="font-medium">{title}</span>
        <span className="text-sm text-soft" aria-hidden="true">
          {bars.reduce((best, bar) => (bar.value > best.value ? bar : best), bars[0] ?? { value: 0, shown: "" }).shown}
        </span>
      </figcaption>
      <svg
        viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="block h-32 w-full border-b border-edge rtl:-scale-x-100"
      >
        {bars.map((bar, index) => {
          const height = bar.value === 0 ? 0 : Math.max(2, (bar.value / most) * (HEIGHT - 4));
          return (
            <rect
              key={index}
              x={index * STEP + 3}
              y={HEIGHT - height}
              width={STEP - 6}
              height={height}
              className="fill-petrol"
            >
              <title>{`${bar.label}: ${bar.shown}`}</title>
            </rect>
          );
        })}
      </svg>
      <div aria-hidden="true" className="mt-1 flex justify-between gap-4 text-sm text-soft">
        <span>{bars[0]?.label}</span>
        <span>{bars.at(-1)?.label}</span>
      </div>
      <div className="sr-only">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{labels.label}</th>
              <th scope="col">{labels.value}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map((bar, index) => (
              <tr key={index}>
                <th scope="row">{bar.label}</th>
                <td>{bar.shown}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
