import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cva } from 'class-variance-authority';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Clock3 from 'lucide-react/icons/clock-3';
import type { LucideIcon } from 'lucide-react';

/** Where something stands: not begun or over, waiting for somebody, under way, done well, gone wrong. */
export type StatusTone = 'neutral' | 'waiting' | 'active' | 'success' | 'danger';

/** Props of {@link StatusPill}. */
export interface StatusPillProps extends ComponentProps<'span'> {
  /** Default `neutral`. Each brings its own icon, so that the colour is never alone. */
  tone?: StatusTone;
  /** Replaces the tone's icon. */
  icon?: ReactNode;
  /** One word or two: `Held`, `Waiting for handover`. */
  children: ReactNode;
}

const tones = {
  neutral: 'border-line bg-fill text-fg',
  waiting: 'border-transparent bg-warning-soft text-warning',
  active: 'border-line-strong bg-surface text-fg',
  success: 'border-transparent bg-success-soft text-success',
  danger: 'border-transparent bg-danger-soft text-danger',
} satisfies Record<StatusTone, string>;

const icons = {
  neutral: CircleDashed,
  waiting: Clock3,
  active: CircleDashed,
  success: CircleCheck,
  danger: CircleAlert,
} satisfies Record<StatusTone, LucideIcon>;

const styles = cva(
  'inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-full border py-0.5 ps-2 pe-3 align-middle text-sm font-bold [&_svg]:size-4 [&_svg]:shrink-0',
  { variants: { tone: tones } },
);

/** Where an order, a payment or a report stands. For a fixed property of a thing there is Badge. */
export function StatusPill({
  tone = 'neutral',
  icon,
  className,
  children,
  ...rest
}: StatusPillProps): ReactElement {
  const Icon = icons[tone];
  return (
    <span data-slot="status-pill" data-tone={tone} className={styles({ tone, className })} {...rest}>
      {icon ?? <Icon aria-hidden="true" />}
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </span>
  );
}
