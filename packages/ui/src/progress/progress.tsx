import type { ComponentProps, ReactElement } from 'react';
import { cx } from '../class-names/class-names.js';

/** Props of {@link Progress}. */
export interface ProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** How much is done, from 0 to 1; values outside are taken to the nearer end. */
  value: number;
  /** What progresses, read out by screen readers. */
  label: string;
}

/** A honey bar on ink: the two differ by more than 9 : 1 in both themes. */
export function Progress({ value, label, className, ...rest }: ProgressProps): ReactElement {
  const done = Math.min(1, Math.max(0, value));
  return (
    <div
      data-slot="progress"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(done * 100)}
      className={cx(
        'h-3 w-full overflow-hidden rounded-full border-2 border-on-brand bg-on-brand',
        className,
      )}
      {...rest}
    >
      <div
        data-slot="progress-bar"
        className="h-full w-full origin-left rounded-full bg-brand transition-transform duration-200 rtl:origin-right"
        style={{ transform: `scaleX(${done})` }}
      />
    </div>
  );
}
