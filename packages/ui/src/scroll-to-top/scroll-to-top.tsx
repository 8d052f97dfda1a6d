import { type ComponentProps, type ReactElement, useEffect, useState } from 'react';
import { cx } from '../class-names/class-names.js';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { IconButton } from '../icon-button/icon-button.js';
import { wantsNoMotion } from '../motion/wants-no-motion.js';

/** Props of {@link ScrollToTop}. */
export interface ScrollToTopProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Name of the button: `Back to top`. */
  label: string;
  /** From how many pixels on it is there. Default 600. */
  after?: number;
}

/** Back to the beginning of a long page, and with the focus, too. Give it a place by `className`. */
export function ScrollToTop({
  label,
  after = 600,
  className,
  onClick,
  ...rest
}: ScrollToTopProps): ReactElement | null {
  const [far, setFar] = useState(false);
  useEffect(() => {
    const look = () => setFar(window.scrollY > after);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [after]);
  if (!far) return null;
  return (
    <IconButton
      data-slot="scroll-to-top"
      variant="secondary"
      label={label}
      className={cx('animate-fade-in', className)}
      onClick={(event) => {
        window.scrollTo({ top: 0, behavior: wantsNoMotion() ? 'auto' : 'smooth' });
        // The button is about to go: the focus begins with the page again.
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        onClick?.(event);
      }}
      {...rest}
    >
      <ArrowUp aria-hidden />
    </IconButton>
  );
}
