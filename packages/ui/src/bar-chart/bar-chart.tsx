import type { ReactElement } from 'react';
import { ChartFrame, heightOf, type ChartProps } from './chart-frame.js';

/** A bar of a {@link BarChart}. */
export interface Bar {
  /** Label under the bar: `Mon`. */
  label: string;
  /** Height of the bar, 0 or more. */
  value: number;
  /** Label in the table, where it may be longer: `Monday, 17 November`. Default: `label`. */
  longLabel?: string;
}

/** Props of {@link BarChart}. */
export interface BarChartProps extends ChartProps {
  /** Bars from the first column to the last. */
  bars: readonly Bar[];
}

/**
 * A bar chart. Screen readers get a table of the same numbers. The value of a bar appears above it on hover.
 */
export function BarChart({
  bars,
  formatValue = String,
  formatTick = formatValue,
  ...rest
}: BarChartProps): ReactElement {
  return (
    <ChartFrame {...rest} slot="bar-chart" points={bars} {...{ formatValue, formatTick }}>
      {(top) => (
        <div className="absolute inset-0 flex items-end justify-around gap-1 px-1">
          {bars.map((bar) => (
            <BarColumn key={bar.longLabel ?? bar.label} bar={bar} top={top} text={formatValue(bar.value)} />
          ))}
        </div>
      )}
    </ChartFrame>
  );
}

function BarColumn({ bar, top, text }: { bar: Bar; top: number; text: string }): ReactElement {
  return (
    <div className="group relative flex h-full min-w-0 flex-1 items-end justify-center">
      <span
        data-slot="bar"
        className="h-(--at) w-full max-w-10 origin-bottom rounded-t-chip border border-b-0 border-fg bg-brand transition group-hover:bg-brand-hover forced-colors:bg-[Highlight]"
        style={{ ...heightOf(bar.value, top), borderTopWidth: bar.value > 0 ? 1 : 0 }}
      />
      <span
        className="pointer-events-none absolute bottom-(--at) mb-1 rounded-chip bg-fg px-1.5 py-0.5 font-semibold whitespace-nowrap text-bg opacity-0 transition group-hover:opacity-100"
        style={heightOf(bar.value, top)}
      >
        {text}
      </span>
    </div>
  );
}
