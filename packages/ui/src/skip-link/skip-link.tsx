import type { ComponentProps, MouseEvent, ReactElement } from 'react';
import { cx } from '../class-names/class-names.js';

/** Props of {@link SkipLink}. */
export interface SkipLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Id of the page's main part. */
  target: string;
  /** `Skip to the content`. */
  children: string;
}

/** The first thing that Tab reaches: past the bars to the content. It is seen only while it has the focus. */
export function SkipLink({ target, className, onClick, children, ...rest }: SkipLinkProps): ReactElement {
  function skip(event: MouseEvent<HTMLAnchorElement>): void {
    const main = document.getElementById(target);
    if (main) {
      // A fragment in the address would be an entry in the router's history.
      event.preventDefault();
      if (!main.hasAttribute('tabindex')) main.tabIndex = -1;
      main.focus();
      main.scrollIntoView?.();
    }
    onClick?.(event);
  }
  return (
    <a
      data-slot="skip-link"
      href={`#${target}`}
      onClick={skip}
      className={cx(
        'sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-60 focus:flex focus:min-h-11 focus:items-center focus:rounded-control focus:bg-fg focus:px-5 focus:font-bold focus:text-bg',
        className,
      )}
      {...rest}
    >
      {children}
    </a>
  );
}
