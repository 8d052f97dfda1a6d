import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cva } from 'class-variance-authority';
import { HiveIcon } from '../hexagon/hive-icon.js';
import { type HiveTone, isHiveTone } from '../tokens/hive-tone.js';
import { countText } from './count-text.js';

/** Tones of {@link Badge}: the states, and the six hives. */
export type BadgeTone = 'neutral' | 'primary' | 'success' | 'warning' | 'danger' | 'info' | HiveTone;

/** Heights of {@link Badge}: 24 and 28 px. */
export type BadgeSize = 'sm' | 'md';

/** Props of {@link Badge}. */
export interface BadgeProps extends ComponentProps<'span'> {
  /** Default `neutral`. A hive's tone includes the hive's icon. A count is always primary. */
  tone?: BadgeTone;
  /** Default `md`; `sm` is for photos and dense rows. A count has a fixed size. */
  size?: BadgeSize;
  /** Icon before the word; replaces the hive's own. */
  leading?: ReactNode;
  /** Shows a number in a pill, `99+` beyond 99; nothing is rendered at 0. */
  count?: number;
  /** The word. With `count`: the text that is read out instead of the number, such as "3 unread messages". */
  children?: ReactNode;
}

const tones = {
  neutral: 'border-transparent bg-fill text-fg-muted',
  primary: 'border-transparent bg-brand text-on-brand',
  success: 'border-transparent bg-success-soft text-success',
  warning: 'border-transparent bg-warning-soft text-warning',
  danger: 'border-transparent bg-danger-soft text-danger',
  info: 'border-line-strong bg-surface text-fg',
  essentials: 'border-transparent bg-hive-essentials-soft text-hive-essentials-text',
  academia: 'border-transparent bg-hive-academia-soft text-hive-academia-text',
  logistics: 'border-transparent bg-hive-logistics-soft text-hive-logistics-text',
  buzz: 'border-transparent bg-hive-buzz-soft text-hive-buzz-text',
  archive: 'border-transparent bg-hive-archive-soft text-hive-archive-text',
  sidehustle: 'border-transparent bg-hive-sidehustle-soft text-hive-sidehustle-text',
} satisfies Record<BadgeTone, string>;

const sizes = {
  sm: 'min-h-6 gap-1 px-1.5 text-xs [&_svg]:size-3.5',
  md: 'min-h-7 gap-1.5 px-2.5 text-sm [&_svg]:size-4',
} satisfies Record<BadgeSize, string>;

const styles = cva(
  'inline-flex max-w-full items-center rounded-chip wrap-break-word border align-middle font-bold [&_svg]:shrink-0',
  { variants: { tone: tones, size: sizes } },
);

const countStyles = cva(
  'inline-grid h-5 min-w-5 place-items-center rounded-full bg-brand px-1.5 text-xs font-bold text-on-brand tabular-nums',
);

/** A word about the state or the hive of an item, or a count. */
export function Badge({
  tone = 'neutral',
  size = 'md',
  leading,
  count,
  className,
  children,
  ...rest
}: BadgeProps): ReactElement | null {
  if (count !== undefined) {
    if (count <= 0) return null;
    return (
      <span data-slot="badge" data-count={count} className={countStyles({ className })} {...rest}>
        <span aria-hidden="true">{countText(count)}</span>
        {children ? <span className="sr-only">{children}</span> : null}
      </span>
    );
  }
  const icon = leading ?? (isHiveTone(tone) ? <HiveIcon hive={tone} /> : null);
  return (
    <span
      data-slot="badge"
      data-tone={tone}
      data-size={size}
      className={styles({ tone, size, className })}
      {...rest}
    >
      {icon}
      <span className="min-w-0">{children}</span>
    </span>
  );
}
