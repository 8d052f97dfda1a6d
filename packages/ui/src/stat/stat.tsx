import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cx } from '../class-names/class-names.js';
import ArrowDownRight from 'lucide-react/icons/arrow-down-right';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { Skeleton } from '../skeleton/skeleton.js';

/** Change of a number. `tone` states whether it is good. */
export interface StatChange {
  direction: 'up' | 'down' | 'same';
  /** Default: up is good, down is bad. */
  tone?: 'success' | 'danger' | 'neutral';
  /** Text of the change: `12% more than last week`. */
  label: string;
}

/** Props of {@link Stat}. */
export interface StatProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Name of the number: `Total Earnings`. */
  label: ReactNode;
  /** Formatted number: `$1,240.00`. */
  value: ReactNode;
  /** Line under the number: `Expected within 7 days`. */
  description?: ReactNode;
  /** @deprecated Use `description`. Goes with version 0.3. */
  hint?: ReactNode;
  /** Comparison with an earlier value. Default: none. */
  change?: StatChange;
  /** An icon at the corner. */
  icon?: ReactNode;
  /** The number is loading; its space is reserved. Default `false`. */
  loading?: boolean;
}

const arrows = { up: ArrowUpRight, down: ArrowDownRight, same: ArrowRight };
const usual = { up: 'success', down: 'danger', same: 'neutral' } as const;
const colours = { success: 'text-success', danger: 'text-danger', neutral: 'text-fg-muted' };

/** A key figure with its name. */
export function Stat({
  label,
  value,
  hint,
  description = hint,
  change,
  icon,
  loading = false,
  className,
  ...rest
}: StatProps): ReactElement {
  return (
    <dl
      data-slot="stat"
      aria-busy={loading || undefined}
      className={cx(
        'flex min-w-0 flex-col gap-1 rounded-card border border-line bg-surface p-4 max-[22rem]:p-3',
        className,
      )}
      {...rest}
    >
      <dt className="flex items-start justify-between gap-2 text-sm font-semibold text-fg-muted">
        <span className="min-w-0 wrap-anywhere">{label}</span>
        {icon ? (
          <span aria-hidden="true" className="shrink-0 text-fg [&_svg]:size-5">
            {icon}
          </span>
        ) : null}
      </dt>
      <dd
        data-slot="stat-value"
        // A number gets its own line, and breaks only when it is wider than that line.
        className="font-display text-title font-bold tabular-nums wrap-break-word sm:text-headline"
      >
        {loading ? <Skeleton className="my-1 h-6.5 w-28 max-w-full" /> : value}
      </dd>
      {change && !loading ? <Change {...change} /> : null}
      {description ? <dd className="text-sm text-fg-muted">{description}</dd> : null}
    </dl>
  );
}

function Change({ direction, tone = usual[direction], label }: StatChange): ReactElement {
  const Arrow = arrows[direction];
  return (
    <dd
      data-slot="stat-change"
      data-direction={direction}
      className={cx('flex items-start gap-1 text-sm font-semibold', colours[tone])}
    >
      <Arrow aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">{label}</span>
    </dd>
  );
}
