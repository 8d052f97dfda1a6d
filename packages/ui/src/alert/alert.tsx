import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cva } from 'class-variance-authority';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { LucideIcon } from 'lucide-react';

/** Tones of {@link Alert}. */
export type AlertTone = 'info' | 'success' | 'warning' | 'danger';

/** Props of {@link Alert}. */
export interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Default `info`. Warning and danger interrupt a screen reader, info and success wait. */
  tone?: AlertTone;
  /** A short heading in bold. */
  title?: ReactNode;
  /** A button or link to the next step. */
  action?: ReactNode;
  /** The message: the event, and the next step for the reader. */
  children: ReactNode;
}

const tones = {
  info: 'border-line bg-fill',
  success: 'border-transparent bg-success-soft',
  warning: 'border-transparent bg-warning-soft',
  danger: 'border-transparent bg-danger-soft',
} satisfies Record<AlertTone, string>;

const marks = {
  info: { Icon: Info, colour: 'text-fg' },
  success: { Icon: CircleCheck, colour: 'text-success' },
  warning: { Icon: TriangleAlert, colour: 'text-warning' },
  danger: { Icon: CircleAlert, colour: 'text-danger' },
} satisfies Record<AlertTone, { Icon: LucideIcon; colour: string }>;

const styles = cva('flex gap-3 rounded-control border p-3.5 text-sm text-fg', { variants: { tone: tones } });

/** A message within the page. */
export function Alert({
  tone = 'info',
  title,
  action,
  className,
  children,
  ...rest
}: AlertProps): ReactElement {
  const { Icon, colour } = marks[tone];
  return (
    <div
      data-slot="alert"
      data-tone={tone}
      role={tone === 'warning' || tone === 'danger' ? 'alert' : 'status'}
      className={styles({ tone, className })}
      {...rest}
    >
      <Icon aria-hidden="true" className={`size-5 shrink-0 ${colour}`} />
      <div className="grid min-w-0 flex-1 gap-1">
        {title ? (
          <p data-slot="alert-title" className="font-bold">
            {title}
          </p>
        ) : null}
        <div data-slot="alert-text">{children}</div>
        {action ? (
          <div data-slot="alert-action" className="mt-2 flex flex-wrap gap-2">
            {action}
          </div>
        ) : null}
      </div>
    </div>
  );
}
