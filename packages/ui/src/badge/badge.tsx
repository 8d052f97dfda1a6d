import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cx } from '../class-names/class-names.js';
import { HiveIcon } from '../hexagon/hive-icon.js';
import { type HiveTone, isHiveTone } from '../tokens/hive-tone.js';

/** Tones of {@link Badge}: the states, and the six hives. */
export type BadgeTone = 'neutral' | 'honey' | 'success' | 'warning' | 'danger' | 'info' | HiveTone;

/** Heights of {@link Badge}: 24 and 28 px. */
export type BadgeSize = 'sm' | 'md';

/** Props of {@link Badge}. */
export interface BadgeProps extends ComponentProps<'span'> {
  /** Default `neutral`. A hive's tone brings the hive's icon. */
  tone?: BadgeTone;
  /** Default `md`; `sm` is for photos and dense rows. */
  size?: BadgeSize;
  /** An icon before the word; replaces the hive's own. */
  leading?: ReactNode;
  /** The word. */
  children: ReactNode;
}

const tones = {
  neutral: 'border-transparent bg-fill text-fg-muted',
  honey: 'border-transparent bg-brand text-on-brand',
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

const BASE =
  'inline-flex max-w-full items-center rounded-chip wrap-break-word border align-middle font-bold [&_svg]:shrink-0';

/** One word about a thing: its state or its hive. */
export function Badge({
  tone = 'neutral',
  size = 'md',
  leading,
  className,
  children,
  ...rest
}: BadgeProps): ReactElement {
  const icon = leading ?? (isHiveTone(tone) ? <HiveIcon hive={tone} /> : null);
  return (
    <span
      data-slot="badge"
      data-tone={tone}
      data-size={size}
      className={cx(BASE, tones[tone], sizes[size], className)}
      {...rest}
    >
      {icon}
      <span className="min-w-0">{children}</span>
    </span>
  );
}
