import { namedBars } from "./bar-scale.ts";

/** One bar: its words, its height, and its height in words. */
export interface Bar {
  label: string;
  value: number;
  shown: string;
}

/** A mark of the scale (`scaleOf`), and what it is in words. */
export interface Mark {
  value: number;
  shown: string;
}

const HEIGHT = 120;
const STEP = 20;

/** Bars along the line of reading, the first at the start side, before the lines of a scale. Screen readers get the same as a table. */
export function BarChart({
  title,
  bars,
  scale,
  labels,
}: {
  title: string;
  bars: readonly Bar[];
  /** From 0 up. */
  scale: readonly Mark[];
  labels: { label: string; value: string };
}) {
  const top = scale.at(-1)?.value || 1;
  return (
    <figure className="min-w-0">
      <figcaption className="mb-4 font-medium">{title}</figcaption>
      <div aria-hidden="true" className="flex gap-2">
        <div className="flex h-32 flex-col-reverse justify-between text-end text-sm leading-none text-soft">
          {scale.map(({ value, shown }) => (
            <bdi key={value} className="flex h-0 items-center justify-end">
              {shown}
            </bdi>
          ))}
        </div>
        <div className="min-w-0 grow">
          <div className="relative h-32">
            {scale.map(({ value }) => (
              <div
                key={value}
                className="absolute inset-x-0 border-b border-line first:border-edge"
                style={{ insetBlockEnd: `${(value / top) * 100}%` }}
              />
            ))}
            <Bars bars={bars} top={top} />
          </div>
          <div className="mt-1 flex justify-between gap-2 text-sm text-soft">
            {namedBars(bars.length).map((index) => (
              <span key={index} className="max-sm:not-first:not-last:hidden">
                {bars[index]?.label}
              </span>
            ))}
          </div>
        </div>
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

function Bars({ bars, top }: { bars: readonly Bar[]; top: number }) {
  return (
    <svg
      viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="absolute inset-0 block size-full rtl:-scale-x-100"
    >
      {bars.map((bar, index) => {
        const height = bar.value === 0 ? 0 : Math.max(2, (bar.value / top) * HEIGHT);
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
  );
}
