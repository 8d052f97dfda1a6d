import {
  lazy,
  memo,
  Suspense,
  useEffect,
  useRef,
  useSyncExternalStore,
  type ComponentType,
  type MemoExoticComponent,
} from 'react';

/**
 * A part far down a page whose code most visits need not pay for: fetched when somebody starts to scroll, or sees it at once. On a page that
 * was drawn ahead its HTML stays as it is until then, and is brought to life in place; elsewhere a place is kept for it.
 * It takes no props on purpose: React throws HTML away that waits for a part whose props change.
 */
export function whenNear(load: () => Promise<ComponentType>): MemoExoticComponent<ComponentType> {
  let approach = () => {};
  const near =
    typeof window === 'undefined' ? Promise.resolve() : new Promise<void>((resolve) => (approach = resolve));
  const Part = lazy(async () => {
    await near;
    return { default: await untilLoaded(load) };
  });
  return memo(function WhenNear() {
    const frame = useRef<HTMLDivElement>(null);
    useEffect(() => {
      if (frame.current === null) return undefined;
      const observer = new IntersectionObserver((entries) => {
        if (entries.some((entry) => entry.isIntersecting)) approach();
      });
      observer.observe(frame.current);
      window.addEventListener('scroll', approach, { once: true, passive: true });
      return () => {
        observer.disconnect();
        window.removeEventListener('scroll', approach);
      };
    }, []);
    return (
      <div ref={frame}>
        <Suspense fallback={<div aria-busy="true" className="min-h-dvh" />}>
          <Part />
        </Suspense>
      </div>
    );
  });
}

/** Without a network the part is fetched when there is one again. */
async function untilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    }
  }
}

const never = () => () => undefined;

/**
 * False while a part takes over HTML that was drawn ahead, which knew nobody and nothing: it must first draw the same.
 * True right after, and from the start where nothing was drawn ahead.
 */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
