import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cx } from '../class-names/class-names.js';

/** Props of {@link TopBar}. */
export interface TopBarProps extends ComponentProps<'header'> {
  /** At the beginning: a menu, a way back, the logo. */
  leading?: ReactNode;
  /** At the end: messages, notifications, the account. */
  trailing?: ReactNode;
  /** It stays while the page scrolls. Default `true`. */
  sticky?: boolean;
  /** In the middle: a search, a title. */
  children?: ReactNode;
}

/** The bar above a page. */
export function TopBar({
  leading,
  trailing,
  sticky = true,
  className,
  children,
  ...rest
}: TopBarProps): ReactElement {
  return (
    <header
      data-slot="top-bar"
      className={cx('z-20 border-b border-line bg-bg pt-safe', sticky && 'sticky top-0', className)}
      {...rest}
    >
      <div className="flex min-h-16 flex-wrap items-center gap-1 px-gutter sm:gap-2 lg:px-8">
        {leading ? <div className="flex shrink-0 items-center gap-1">{leading}</div> : null}
        <div className="min-w-0 grow basis-16">{children}</div>
        {trailing ? <div className="flex shrink-0 items-center gap-1">{trailing}</div> : null}
      </div>
    </header>
  );
}
