import { useCallback, useState, type ReactNode } from 'react';

/** How far below the window what comes is made ready. */
const AHEAD = '300px';

/**
 * Renders its children once their place comes near the window: what is far below a page costs nothing before.
 * Without an IntersectionObserver it renders them after hydration.
 */
export function LazyOnVisible({ children }: { children: ReactNode }) {
  const [near, setNear] = useState(false);
  const place = useCallback((element: HTMLDivElement | null) => {
    if (element === null) return;
    if (!('IntersectionObserver' in window)) return setNear(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return <div ref={place}>{near ? children : null}</div>;
}
