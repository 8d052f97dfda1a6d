import { type ComponentProps, type MouseEvent, type ReactElement, useEffect, useState } from 'react';
import { cx } from '../class-names/class-names.js';
import ArrowUp from 'lucide-react/icons/arrow-up';

/** Props of {@link ScrollToTop}. */
export interface ScrollToTopProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Accessible name of the button: `Back to top`. */
  label: string;
  /** Scroll distance in px from which the button appears. Default 300. */
  after?: number;
}

/** A button to the top of a long page. Position it with `className`, and move the focus in `onClick`, because the button disappears. */
export function ScrollToTop({
  label,
  after = 300,
  className,
  onClick,
  ...rest
}: ScrollToTopProps): ReactElement | null {
  const [far, setFar] = useState(after < 0);
  useEffect(() => {
    const look = () => setFar(window.scrollY > after);
    // The page may have scrolled before this effect. Measured in the next frame, which lays the page out anyway.
    const first = requestAnimationFrame(look);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(first);
      window.removeEventListener('scroll', look);
    };
  }, [after]);
  if (!far) return null;
  function goUp(event: MouseEvent<HTMLButtonElement>): void {
    window.scrollTo({ top: 0 });
    onClick?.(event);
  }
  return (
    <button
      type="button"
      data-slot="scroll-to-top"
      aria-label={label}
      onClick={goUp}
      className={cx(
        'grid size-12 motion-safe:animate-fade-in place-items-center rounded-full border border-line bg-surface text-fg shadow-overlay',
        className,
      )}
      {...rest}
    >
      <ArrowUp aria-hidden="true" className="size-5" />
    </button>
  );
}
