import { type ComponentProps, type MouseEvent, type ReactElement, useEffect, useState } from 'react';
import { cx } from '../class-names/class-names.js';
import ArrowUp from 'lucide-react/icons/arrow-up';

/** Props of {@link ScrollToTop}. */
export interface ScrollToTopProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Name of the button: `Back to top`. */
  label: string;
  /** From how many pixels on it is there. Default 300. */
  after?: number;
}

/** Back to the beginning of a long page. Give it a place by `className`, and the focus another one by `onClick`: it goes away. */
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
    // Scrolled before this came: the page is laid out by the next frame anyway.
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
