import type { ComponentProps, CSSProperties, ReactElement, ReactNode } from 'react';
import { cx } from '../class-names/class-names.js';
import { ticksFor } from './ticks.js';

/** A value of a chart, with its label. */
interface Point {
  label: string;
  value: number;
  longLabel?: string;
}

/** Props that all charts share. */
export interface ChartProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** Subject of the chart: `Earnings this week`. */
  caption: ReactNode;
  /** Headers of the two columns of the table: `Day`, `Earnings`. */
  columns: readonly [label: string, value: string];
  /** Formats a value in the table and in the drawing: `$250.00`. Default: the number. */
  formatValue?: (value: number) => string;
  /** Formats a value at the axis, where there is less room. Default: `formatValue`. */
  formatTick?: (value: number) => string;
  /** Hides the caption visually, where a heading repeats it. Default `false`. */
  hideCaption?: boolean;
  /** Content instead of the drawing when all values are 0. */
  empty?: ReactNode;
}

interface ChartFrameProps extends ChartProps {
  slot: string;
  points: readonly Point[];
  formatValue: (value: number) => string;
  formatTick: (value: number) => string;
  /** Draws the values up to `top`, the last tick of the axis. */
  children: (top: number) => ReactNode;
}

/** With more values, only every second or third one and so on has a label. The last one always has. */
const MOST_LABELS = 12;

/** Caption, axis and labels of a chart, with a table of its numbers for screen readers. */
export function ChartFrame({
  slot,
  caption,
  points,
  columns,
  formatValue,
  formatTick,
  hideCaption = false,
  empty,
  className,
  children,
  ...rest
}: ChartFrameProps): ReactElement {
  const areIntegers = points.every(({ value }) => Number.isInteger(value));
  const ticks = ticksFor(Math.max(0, ...points.map(({ value }) => value)), areIntegers);
  const top = ticks.at(-1) ?? 1;
  const nothing = points.every(({ value }) => value <= 0);
  return (
    <figure data-slot={slot} className={cx('min-w-0 overflow-x-clip', className)} {...rest}>
      <figcaption className={hideCaption ? 'sr-only' : 'mb-3 text-sm font-semibold'}>{caption}</figcaption>
      {nothing && empty ? (
        <div className="grid min-h-48 place-items-center text-center text-fg-muted">{empty}</div>
      ) : (
        <div
          aria-hidden="true"
          className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 pt-6 text-xs text-fg-muted tabular-nums"
        >
          <Axis {...{ ticks, top, formatTick }} />
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
            {children(top)}
          </div>
          <span />
          <Labels points={points} />
        </div>
      )}
      <Numbers {...{ points, columns, formatValue }} />
    </figure>
  );
}

interface AxisProps extends Pick<ChartFrameProps, 'formatTick'> {
  ticks: readonly number[];
  top: number;
}

function Axis({ ticks, top, formatTick }: AxisProps): ReactElement {
  return (
    <div className="relative h-44 text-end">
      {/* Sets the width of the column: all ticks, invisibly, because the widest need not be the top one. */}
      <span className="invisible grid *:col-start-1 *:row-start-1">
        {ticks.map((tick) => (
          <span key={tick}>{formatTick(tick)}</span>
        ))}
      </span>
      {ticks.map((tick) => (
        <span key={tick} className="absolute end-0 bottom-(--at) translate-y-1/2" style={heightOf(tick, top)}>
          {formatTick(tick)}
        </span>
      ))}
    </div>
  );
}

function Labels({ points }: Pick<ChartFrameProps, 'points'>): ReactElement {
  const step = Math.ceil(points.length / MOST_LABELS);
  return (
    <div className="flex justify-around gap-1 px-1 pt-1.5">
      {points.map(({ label, longLabel = label }, index) => (
        <span
          key={longLabel}
          className={cx(
            'min-w-0 flex-1',
            step === 1 ? 'truncate text-center' : 'flex whitespace-nowrap',
            step > 1 && (isWide(label) && index === points.length - 1 ? 'justify-end' : 'justify-center'),
          )}
        >
          {(points.length - 1 - index) % step === 0 ? label : null}
        </span>
      ))}
    </div>
  );
}

/** Returns true when a label may be wider than its column. Under the last one it would leave the chart, so it ends with the column. */
const isWide = (label: string): boolean => label.length > 2;

function Numbers({
  points,
  columns,
  formatValue,
}: Pick<ChartFrameProps, 'points' | 'columns' | 'formatValue'>): ReactElement {
  return (
    // A table itself would not shrink.
    <div className="sr-only">
      <table>
        <thead>
          <tr>
            <th scope="col">{columns[0]}</th>
            <th scope="col">{columns[1]}</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ label, longLabel = label, value }) => (
            <tr key={longLabel}>
              <th scope="row">{longLabel}</th>
              <td>{formatValue(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Returns the share of a value in the height of the chart, in percent. */
export const shareOf = (value: number, top: number): number =>
  Math.max(0, Math.min(100, (value / top) * 100));

/** Returns the height of a value as the variable `--at`. */
export function heightOf(value: number, top: number): CSSProperties {
  return { '--at': `${shareOf(value, top)}%` } as CSSProperties;
}
