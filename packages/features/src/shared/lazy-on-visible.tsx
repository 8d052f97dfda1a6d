import { useCallback, useState, type ReactNode } from 'react';

/** How far below the window what comes is made ready. */
const AHEAD = '300px';

/**
 * Renders its children once their place comes near the window: what is far below a page costs nothing before.
 * Without an IntersectionObserver it renders them after hydration.
 */
export function LazyOnVisible({
  children,
  reserved = false,
}: {
  children: ReactNode;
  /** Keeps a screenful for them: what stands below, such as a footer, is then not pushed away before one's eyes. */
  reserved?: boolean;
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
    <div ref={place} className={reserved && !near ? 'min-h-dvh' : undefined}>
      {near ? children : null}
    </div>
  );
}
