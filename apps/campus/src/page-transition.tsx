import { addTransitionType, startTransition, ViewTransition } from 'react';
import { useLocation } from 'react-router-dom';

const NEXT_PAGE = 'next-page';

/**
 * Navigates to another page with a fade by `PageTransition`. A step within a page, such as a filter, has no fade, and neither has any step
 * with reduced motion.
 */
export function stepTo(path: string, step: () => unknown): void {
  startTransition(() => {
    if (new URL(path, window.location.href).pathname !== window.location.pathname && !isStill())
      addTransitionType(NEXT_PAGE);
    step();
  });
}

/** Returns whether motion is off. A transition without motion would only delay the next page until the browser has captured the window. */
const isStill = (): boolean =>
  document.documentElement.dataset['motion'] === 'off' ||
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Fades from one page to the next. The entering element is only a marker without a size: React starts a view transition for it, and since
 * the rest of the window changes at the same time, the browser fades the window as a whole. Bars and toasts stay above the page, which a
 * transition of a single element would cover, and the scroll position is right on both sides. Back and Forward are not animated: React
 * finishes them at once, so that the browser can restore the position.
 */
export function PageTransition() {
  const { pathname } = useLocation();
  return (
    <ViewTransition key={pathname} default="none" enter={{ default: 'none', [NEXT_PAGE]: 'auto' }}>
      <span />
    </ViewTransition>
  );
}
