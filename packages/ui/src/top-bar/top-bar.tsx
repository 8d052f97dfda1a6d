import type { ComponentProps, ReactElement } from 'react';
import { cx } from '../class-names/class-names.js';

/** Props of {@link TopBar}. */
export interface TopBarProps extends ComponentProps<'header'> {
  /** Keeps the bar in view while the page scrolls. Default `true`. */
  sticky?: boolean;
}

/**
 * The bar above a page: a menu, a search, notifications, the account. Grows with the reader's text size, and is as wide as the page.
 * Hidden in print.
 */
export function TopBar({ sticky = true, className, children, ...rest }: TopBarProps): ReactElement {
  return (
    <header
      data-slot="top-bar"
      className={cx(
        'z-20 border-b border-line bg-bg pt-safe print:hidden',
        sticky && 'sticky top-0',
        className,
      )}
      {...rest}
    >
      <div className="flex min-h-16 max-w-352 flex-wrap items-center gap-1 px-gutter sm:gap-2 lg:px-8">
        {children}
      </div>
    </header>
  );
}
