import { addTransitionType, startTransition, ViewTransition } from 'react';
import { useLocation } from 'react-router-dom';

const NEXT_PAGE = 'next-page';

/**
 * Runs a step to another page, so that `PageTransition` fades to it; a step within a page, as to a filter, is not faded, and
 * nothing is where motion is not wanted.
 */
export function stepTo(path: string, step: () => unknown): void {
  startTransition(() => {
    if (new URL(path, window.location.href).pathname !== window.location.pathname && !isStill())
      addTransitionType(NEXT_PAGE);
    step();
  });
}

/** A transition without motion would only hold the next page back, until the browser has its pictures of the window. */
const isStill = (): boolean =>
  document.documentElement.dataset['motion'] === 'off' ||
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Fades from one page to the next. What enters is only a mark without a size: React begins a view transition for it, and
 * since the rest of the window changes at the same moment, the browser fades the window as a whole. Bars and toasts keep
 * their place above the page, as they would not above the picture of a single element, and how far it is scrolled is right
 * on both sides. Back and Forward are not animated: React finishes them at once, so that the browser finds the old place.
 */
export function PageTransition() {
  const { pathname } = useLocation();
  return (
    <ViewTransition key={pathname} default="none" enter={{ default: 'none', [NEXT_PAGE]: 'auto' }}>
      <span />
    </ViewTransition>
  );
}
