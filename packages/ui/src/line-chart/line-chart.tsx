import type { ReactElement } from 'react';
import { ChartFrame, heightOf, shareOf, type ChartProps } from '../bar-chart/chart-frame.js';

/** A point of a {@link LineChart}. */
export interface LinePoint {
  /** Label under the point: `17`. */
  label: string;
  /** Height of the point, 0 or more. */
  value: number;
  /** Label in the table, where it may be longer: `Monday, 17 November`. Default: `label`. */
  longLabel?: string;
}

/** Props of {@link LineChart}. */
export interface LineChartProps extends ChartProps {
  /** Points in the order of time. */
  points: readonly LinePoint[];
}

/**
 * The course of a number over time, as one line. Screen readers get a table of the same numbers. The value of a point appears above it on
 * hover.
 */
export function LineChart({
  points,
  formatValue = String,
  formatTick = formatValue,
  ...rest
}: LineChartProps): ReactElement {
  return (
    <ChartFrame {...rest} slot="line-chart" points={points} {...{ formatValue, formatTick }}>
      {(top) => (
        <>
          {/* The gap between two columns is half outside of the first and of the last one. */}
          <div className="absolute inset-x-0.5 inset-y-0">
            <svg
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              className="size-full overflow-visible text-fg rtl:-scale-x-100"
            >
              <polyline
                data-slot="line"
                points={coordinatesOf(points, top)}
                fill="none"
                stroke="currentcolor"
                strokeWidth={2}
                strokeLinejoin="round"
                strokeLinecap="round"
                vectorEffect="non-scaling-stroke"
              />
            </svg>
          </div>
          <div className="absolute inset-0 flex justify-around gap-1 px-1">
            {points.map((point) => (
              <Dot
                key={point.longLabel ?? point.label}
                point={point}
                top={top}
                text={formatValue(point.value)}
              />
            ))}
          </div>
        </>
      )}
    </ChartFrame>
  );
}

/** Returns the points of the line in a square of 100, each in the middle of its column. */
const coordinatesOf = (points: readonly LinePoint[], top: number): string =>
  points
    .map(({ value }, index) => {
      const across = ((index + 0.5) / points.length) * 100;
      return `${Number(across.toFixed(2))},${Number((100 - shareOf(value, top)).toFixed(2))}`;
    })
    .join(' ');

function Dot({ point, top, text }: { point: LinePoint; top: number; text: string }): ReactElement {
  return (
    <div className="group relative min-w-0 flex-1">
      <span
        data-slot="point"
        className="absolute start-1/2 bottom-(--at) size-2 -translate-x-1/2 translate-y-1/2 rounded-full border border-fg bg-brand transition group-hover:scale-150 rtl:translate-x-1/2 forced-colors:bg-[Highlight]"
        style={heightOf(point.value, top)}
      />
      <span
        className="pointer-events-none absolute start-1/2 bottom-(--at) mb-2 -translate-x-1/2 rounded-chip bg-fg px-1.5 py-0.5 font-semibold whitespace-nowrap text-bg opacity-0 transition group-hover:opacity-100 rtl:translate-x-1/2"
        style={heightOf(point.value, top)}
      >
        {text}
      </span>
    </div>
  );
}
