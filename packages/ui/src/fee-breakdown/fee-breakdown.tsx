import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cx } from '../class-names/class-names.js';

/** A line of a {@link FeeBreakdown}. */
export interface FeeLine {
  /** Name of the line: `Platform fee (5%)`. */
  name: ReactNode;
  /** Formatted amount: `$122.50`. */
  amount: ReactNode;
}

/** Props of {@link FeeBreakdown}. */
export interface FeeBreakdownProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Parts of the total, in order. */
  lines: readonly FeeLine[];
  /** The total, as the charging service states it. */
  total: FeeLine;
}

/**
 * Lists the parts of an amount, with the total in bold. The component adds nothing up: amounts come from the service that charges them.
 */
export function FeeBreakdown({ lines, total, className, ...rest }: FeeBreakdownProps): ReactElement {
  return (
    <dl data-slot="fee-breakdown" className={cx('grid min-w-0 gap-2 text-sm', className)} {...rest}>
      {lines.map((line, index) => (
        <div key={index} className="flex flex-wrap justify-between gap-x-4">
          <dt className="min-w-0 text-fg-muted wrap-anywhere">{line.name}</dt>
          <dd className="ms-auto tabular-nums">{line.amount}</dd>
        </div>
      ))}
      <div
        data-slot="fee-total"
        className="flex flex-wrap justify-between gap-x-4 border-t border-line pt-2 text-base font-bold"
      >
        <dt className="min-w-0 wrap-anywhere">{total.name}</dt>
        <dd className="ms-auto tabular-nums">{total.amount}</dd>
      </div>
    </dl>
  );
}
