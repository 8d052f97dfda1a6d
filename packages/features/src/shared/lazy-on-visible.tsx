import { useCallback, useState, type ReactNode } from 'react';

/** Distance below the viewport at which the content is rendered. */
const AHEAD = '300px';

/**
 * Renders its children once they come near the viewport, so that content far down the page costs nothing before.
 * Without an IntersectionObserver, renders them after hydration.
 */
export function LazyOnVisible({
  children,
  reserved = false,
  className,
}: {
  children: ReactNode;
  /** Reserves a screen's height for the children, so that content below, such as a footer, does not shift. */
  reserved?: boolean;
  className?: string;
}) {
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
  return (
    <div
      ref={place}
      className={[reserved && !near && 'min-h-dvh', className].filter(Boolean).join(' ') || undefined}
    >
      {near ? children : null}
    </div>
  );
}
