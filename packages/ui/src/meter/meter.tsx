import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react';
import { cva } from 'class-variance-authority';

/** Rating of the value: neutral, good or bad. */
export type MeterTone = 'primary' | 'success' | 'danger';

/** Props of {@link Meter}. */
export interface MeterProps extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  /** Quantity that is measured: `Seats taken`. */
  label: ReactNode;
  /** Current value, between `min` and `max`. */
  value: number;
  /** Default 0. */
  min?: number;
  /** Default 100. */
  max?: number;
  /** The value in words, shown and read out: `38 of 40`. */
  valueText: string;
  /** Default `primary`. */
  tone?: MeterTone;
}

const bar = cva('block h-full origin-left rounded-full rtl:origin-right forced-colors:bg-[Highlight]', {
  variants: {
    tone: { primary: 'bg-brand', success: 'bg-success', danger: 'bg-danger' } satisfies Record<
      MeterTone,
      string
    >,
  },
});

/** A quantity within a range: seats taken, a password’s strength. Use Progress for a running operation. */
export function Meter({
  label,
  value,
  min = 0,
  max = 100,
  valueText,
  tone = 'primary',
  className,
  ...rest
}: MeterProps): ReactElement {
  const id = useId();
  const part = Math.min(1, Math.max(0, (value - min) / (max - min || 1)));
  return (
    <div data-slot="meter" data-tone={tone} className={className} {...rest}>
      <div className="mb-1.5 flex flex-wrap justify-between gap-x-3 text-sm">
        <span id={id} className="font-semibold">
          {label}
        </span>
        <span aria-hidden="true" className="text-fg-muted tabular-nums">
          {valueText}
        </span>
      </div>
      <div
        role="meter"
        aria-labelledby={id}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={Math.min(max, Math.max(min, value))}
        aria-valuetext={valueText}
        className="h-3 overflow-hidden rounded-full border border-line-strong bg-fill p-px"
      >
        <span data-slot="meter-bar" className={bar({ tone })} style={{ transform: `scaleX(${part})` }} />
      </div>
    </div>
  );
}
