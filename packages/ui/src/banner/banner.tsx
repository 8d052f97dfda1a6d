import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cva } from 'class-variance-authority';
import X from 'lucide-react/icons/x';

/** Tones of {@link Banner}: for news, for what limits what one can do, for what is broken. */
export type BannerTone = 'honey' | 'neutral' | 'warning' | 'danger';

/** Props of {@link Banner}. */
export interface BannerProps extends ComponentProps<'div'> {
  /** Default `neutral`. */
  tone?: BannerTone;
  /** An icon before the words. */
  icon?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  /** There is a cross, and it was pressed. Without it the banner stays. */
  onDismiss?: () => void;
  /** Name of the cross. Default `Close`. */
  dismissLabel?: string;
  /** One sentence. */
  children: ReactNode;
}

const tones = {
  honey: 'bg-brand text-on-brand',
  neutral: 'bg-fg text-bg',
  warning: 'bg-warning-soft text-fg',
  danger: 'bg-danger text-on-danger',
} satisfies Record<BannerTone, string>;

const styles = cva(
  'flex w-full items-center gap-3 px-gutter py-1.5 text-sm font-semibold outline-current lg:px-8 [&_*]:outline-current [&_a]:text-inherit',
  {
    variants: { tone: tones },
  },
);

/** A message about the whole page or the whole app, across its top: no connection, planned work, an unconfirmed e-mail. */
export function Banner({
  tone = 'neutral',
  icon,
  action,
  onDismiss,
  dismissLabel = 'Close',
  className,
  children,
  ...rest
}: BannerProps): ReactElement {
  return (
    <div
      data-slot="banner"
      data-tone={tone}
      role={tone === 'danger' ? 'alert' : 'status'}
      className={styles({ tone, className })}
      {...rest}
    >
      {icon ? (
        <span aria-hidden="true" className="shrink-0 [&_svg]:size-5">
          {icon}
        </span>
      ) : null}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1 py-1.5">
        <p data-slot="banner-text" className="min-w-0 wrap-anywhere">
          {children}
        </p>
        {action}
      </div>
      {onDismiss ? (
        <button
          type="button"
          data-slot="banner-dismiss"
          aria-label={dismissLabel}
          onClick={onDismiss}
          className="touch-target grid size-9 shrink-0 place-items-center rounded-control transition hover:opacity-75"
        >
          <X aria-hidden="true" className="size-4.5" />
        </button>
      ) : null}
    </div>
  );
}
