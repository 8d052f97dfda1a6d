import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cx } from '../class-names/class-names.js';

interface LabelledLine {
  /** Label of the line: `Platform fee (5%)`. */
  label: ReactNode;
  /** @deprecated Use `label`. Goes with version 0.3. */
  name?: undefined;
  /** Formatted amount: `$122.50`. */
  amount: ReactNode;
}

interface NamedLine {
  /** Label of the line: `Platform fee (5%)`. */
  label?: undefined;
  /** @deprecated Use `label`. Goes with version 0.3. */
  name: ReactNode;
  /** Formatted amount: `$122.50`. */
  amount: ReactNode;
}

/** A line of a {@link FeeBreakdown}: its label, also under the former name, and its amount. */
export type FeeLine = LabelledLine | NamedLine;

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
          <dt className="min-w-0 text-fg-muted wrap-anywhere">{line.label ?? line.name}</dt>
          <dd className="ms-auto tabular-nums">{line.amount}</dd>
        </div>
      ))}
      <div
        data-slot="fee-total"
        className="flex flex-wrap justify-between gap-x-4 border-t border-line pt-2 text-base font-bold"
      >
        <dt className="min-w-0 wrap-anywhere">{total.label ?? total.name}</dt>
        <dd className="ms-auto tabular-nums">{total.amount}</dd>
      </div>
    </dl>
  );
}
