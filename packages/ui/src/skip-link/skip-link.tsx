import type { ComponentProps, MouseEvent, ReactElement } from 'react';
import { cx } from '../class-names/class-names.js';

/** Props of {@link SkipLink}. */
export interface SkipLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Id of the page's main part. */
  target: string;
  /** Text of the link: `Skip to the content`. */
  children: string;
}

/** The first tab stop of a page, which skips the bars to the content. Visible only with focus. */
export function SkipLink({ target, className, onClick, children, ...rest }: SkipLinkProps): ReactElement {
  function skip(event: MouseEvent<HTMLAnchorElement>): void {
    const main = document.getElementById(target);
    if (main) {
      // A fragment in the address would add an entry to the router's history.
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
        'fixed start-2 top-2 z-30 inline-flex min-h-11 -translate-y-24 items-center rounded-control bg-fg px-4 text-bg focus:translate-y-0',
        className,
      )}
      {...rest}
    >
      {children}
    </a>
  );
}
