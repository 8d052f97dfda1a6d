import { type ComponentProps, type ReactElement, type ReactNode, useId, useRef } from 'react';
import { cx } from '../class-names/class-names.js';
import { useControlled } from '../controlled/use-controlled.js';
import { moveEnd, nearerEnd, type Range, valueAt } from './range.js';
import { SliderTrack } from './slider-track.js';

export type { Range } from './range.js';

/** Props of {@link RangeSlider}. */
export interface RangeSliderProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'role'> {
  /** What the span is of: `Price`. */
  label: ReactNode;
  /** Names of the two thumbs: `Lowest price`, `Highest price`. */
  endLabels: readonly [low: string, high: string];
  /** Default 0. */
  min?: number;
  /** Default 100. */
  max?: number;
  /** Default 1. */
  step?: number;
  /** Controls it. */
  value?: Range;
  /** Default: the whole span. */
  defaultValue?: Range;
  /** Is told of both ends while they are moved. */
  onValueChange?: (change: { value: Range }) => void;
  /** The thumb was let go, or a key was pressed: the moment to ask the server. */
  onValueCommit?: (change: { value: Range }) => void;
  /** How the numbers are written and read out: `₵250.00`. Default: the number. */
  formatValue?: (value: number) => string;
  /** Default `false`. */
  disabled?: boolean;
}

const ends = ['low', 'high'] as const;

/** A span of numbers with two thumbs: a price range. Each thumb is a range input of its own, so every screen reader knows it. */
export function RangeSlider({
  label,
  endLabels,
  min = 0,
  max = 100,
  step = 1,
  value,
  defaultValue = [min, max],
  onValueChange,
  onValueCommit,
  formatValue = String,
  disabled = false,
  className,
  ...rest
}: RangeSliderProps): ReactElement {
  const id = useId();
  const [range, keep] = useControlled<Range>(value, defaultValue);
  const latest = useRef(range);
  const inputs = useRef<Record<(typeof ends)[number], HTMLInputElement | null>>({ low: null, high: null });
  const part = (end: number) => (range[end] === undefined ? 0 : (range[end] - min) / (max - min || 1));

  function move(end: 'low' | 'high', to: number): void {
    const next = moveEnd(range, end, to);
    latest.current = next;
    keep(next);
    onValueChange?.({ value: next });
  }
  function commit(): void {
    onValueCommit?.({ value: latest.current });
  }
  function press(at: number): void {
    const to = valueAt(at, { min, max, step });
    const end = nearerEnd(range, to);
    move(end, to);
    commit();
    // After the browser has moved the focus to what was pressed.
    requestAnimationFrame(() => inputs.current[end]?.focus());
  }

  return (
    <div
      data-slot="range-slider"
      role="group"
      aria-labelledby={`${id}-label`}
      className={cx('min-w-0', className)}
      {...rest}
    >
      <div className="flex flex-wrap justify-between gap-x-3">
        <span id={`${id}-label`} className="text-sm font-semibold">
          {label}
        </span>
        <span
          aria-hidden="true"
          data-slot="range-slider-value"
          className="text-sm font-semibold tabular-nums"
        >
          {formatValue(range[0])} – {formatValue(range[1])}
        </span>
      </div>
      <SliderTrack from={part(0)} to={part(1)} disabled={disabled} onPress={press}>
        {ends.map((end, index) => (
          <input
            key={end}
            ref={(element) => {
              inputs.current[end] = element;
            }}
            data-slot="range-slider-control"
            data-end={end}
            type="range"
            {...{ min, max, step, disabled }}
            value={range[index] ?? min}
            aria-label={endLabels[index]}
            aria-valuetext={formatValue(range[index] ?? min)}
            onChange={({ target }) => move(end, target.valueAsNumber)}
            onPointerUp={commit}
            onKeyUp={commit}
            className={cx(
              'relative h-11 w-full range-thumb text-base',
              // At the far end the lower thumb lies on top, or neither could be moved.
              end === 'low' && part(0) > 0.5 && 'z-1',
            )}
          />
        ))}
      </SliderTrack>
    </div>
  );
}
