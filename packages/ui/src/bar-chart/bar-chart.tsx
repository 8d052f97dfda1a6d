import type { ComponentProps, CSSProperties, ReactElement, ReactNode } from 'react';
import { cx } from '../class-names/class-names.js';
import { ticksFor } from './ticks.js';

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
export interface BarChartProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** Subject of the chart: `Earnings this week`. */
  caption: ReactNode;
  /** Bars from the first column to the last. */
  bars: readonly Bar[];
  /** Headers of the two columns of the table: `Day`, `Earnings`. */
  columns: readonly [label: string, value: string];
  /** Formats a value in the table and above its bar: `$250.00`. Default: the number. */
  formatValue?: (value: number) => string;
  /** Formats a value at the axis, where there is less room. Default: `formatValue`. */
  formatTick?: (value: number) => string;
  /** Hides the caption visually, where a heading repeats it. Default `false`. */
  hideCaption?: boolean;
  /** Content instead of the bars when all values are 0. */
  empty?: ReactNode;
}

/** With more bars, only every second or third one and so on has a label. The last one always has. */
const MOST_LABELS = 12;

/**
 * A bar chart. Screen readers get a table of the same numbers. The value of a bar appears above it on hover.
 */
export function BarChart({
  caption,
  bars,
  columns,
  formatValue = String,
  formatTick = formatValue,
  hideCaption = false,
  empty,
  className,
  ...rest
}: BarChartProps): ReactElement {
  const areIntegers = bars.every(({ value }) => Number.isInteger(value));
  const ticks = ticksFor(Math.max(0, ...bars.map(({ value }) => value)), areIntegers);
  const top = ticks.at(-1) ?? 1;
  const step = Math.ceil(bars.length / MOST_LABELS);
  const nothing = bars.every(({ value }) => value <= 0);
  return (
    <figure data-slot="bar-chart" className={cx('min-w-0 overflow-x-clip', className)} {...rest}>
      <figcaption className={hideCaption ? 'sr-only' : 'mb-3 text-sm font-semibold'}>{caption}</figcaption>
      {nothing && empty ? (
        <div className="grid min-h-48 place-items-center text-center text-fg-muted">{empty}</div>
      ) : (
        <div
          aria-hidden="true"
          className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 pt-6 text-xs text-fg-muted tabular-nums"
        >
          <div className="relative h-44 text-end">
            {/* Sets the width of the column: all ticks, invisibly, because the widest need not be the top one. */}
            <span className="invisible grid *:col-start-1 *:row-start-1">
              {ticks.map((tick) => (
                <span key={tick}>{formatTick(tick)}</span>
              ))}
            </span>
            {ticks.map((tick) => (
              <span
                key={tick}
                className="absolute end-0 bottom-(--at) translate-y-1/2"
                style={heightOf(tick, top)}
              >
                {formatTick(tick)}
              </span>
            ))}
          </div>
          <div className="relative h-44">
            {ticks.map((tick) => (
              <span
                key={tick}
                className={cx(
                  'absolute inset-x-0 bottom-(--at) border-t',
                  tick === 0 ? 'border-line-strong' : 'border-dashed border-line',
                )}
                style={heightOf(tick, top)}
              />
            ))}
            <div className="absolute inset-0 flex items-end justify-around gap-1 px-1">
              {bars.map((bar) => (
                <BarColumn
                  key={bar.longLabel ?? bar.label}
                  bar={bar}
                  top={top}
                  text={formatValue(bar.value)}
                />
              ))}
            </div>
          </div>
          <span />
          <div className="flex justify-around gap-1 px-1 pt-1.5">
            {bars.map(({ label, longLabel = label }, index) => (
              <span
                key={longLabel}
                className={cx(
                  'min-w-0 flex-1',
                  step === 1 ? 'truncate text-center' : 'flex whitespace-nowrap',
                  step > 1 && (isWide(label) && index === bars.length - 1 ? 'justify-end' : 'justify-center'),
                )}
              >
                {(bars.length - 1 - index) % step === 0 ? label : null}
              </span>
            ))}
          </div>
        </div>
      )}
      {/* A table itself would not shrink. */}
      <div className="sr-only">
        <table>
          <thead>
            <tr>
              <th scope="col">{columns[0]}</th>
              <th scope="col">{columns[1]}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ label, longLabel = label, value }) => (
              <tr key={longLabel}>
                <th scope="row">{longLabel}</th>
                <td>{formatValue(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

/** Returns true when a label may be wider than its bar. Under the last bar it would leave the chart, so it ends with the bar. */
const isWide = (label: string): boolean => label.length > 2;

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

function heightOf(value: number, top: number): CSSProperties {
  return { '--at': `${Math.max(0, Math.min(100, (value / top) * 100))}%` } as CSSProperties;
}
