import type { ComponentProps, ReactElement } from 'react';
import { Primitive } from './primitive.js';
import { cx } from '../class-names/class-names.js';

/** Props of {@link Progress}. Has neither `asChild` nor `children`, because it draws its bar. */
export interface ProgressProps extends Omit<ComponentProps<typeof Primitive.Root>, 'asChild' | 'children'> {
  /** Completed part, from 0 to `max`; other values are clamped. `null` while the part is unknown. */
  value: number | null;
  /** Value at completion. Default 100. */
  max?: number;
  /** Name of the operation, read out by screen readers. */
  label: string;
  /** Text that screen readers read for a value. Default: its percentage. */
  getValueLabel?: ((value: number, max: number) => string) | undefined;
}

/** A progress bar, honey on ink: the two contrast by more than 9 : 1 in both themes. */
export function Progress({ value, max = 100, label, className, ...rest }: ProgressProps): ReactElement {
  const done = value === null ? 0.4 : Math.min(1, Math.max(0, value / max));
  return (
    <Primitive.Root
      data-slot="progress"
      aria-label={label}
      value={value === null ? null : Math.round(done * 100)}
      className={cx(
        'h-3 w-full overflow-hidden rounded-full border-2 border-on-brand bg-on-brand',
        className,
      )}
      {...rest}
    >
      <Primitive.Indicator
        data-slot="progress-bar"
        className="block h-full w-full origin-left rounded-full bg-brand transition-transform forced-colors:bg-[Highlight] duration-200 data-[state=indeterminate]:animate-glow rtl:origin-right"
        style={{ transform: `scaleX(${done})` }}
      />
    </Primitive.Root>
  );
}
