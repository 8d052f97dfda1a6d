import type { ComponentProps, ReactElement } from 'react';
import { cx } from '../class-names/class-names.js';

/** Props of {@link CountBadge}. */
export interface CountBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Shown as `99+` beyond 99; nothing is rendered at 0. */
  count: number;
  /** What is counted, read out instead of the bare number, as in "3 unread messages"; empty when the words stand elsewhere. */
  label: string;
}

/** A honey pill with a number. */
export function CountBadge({ count, label, className, ...rest }: CountBadgeProps): ReactElement | null {
  if (count <= 0) return null;
  return (
    <span
      data-slot="count-badge"
      className={cx(
        'inline-grid h-5 min-w-5 place-items-center rounded-full bg-brand px-1.5 text-xs font-bold text-on-brand tabular-nums',
        className,
      )}
      {...rest}
    >
      <span aria-hidden="true">{countText(count)}</span>
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  );
}

/** A count as it is written in a small place. */
export function countText(count: number): string {
  return count > 99 ? '99+' : String(count);
}
