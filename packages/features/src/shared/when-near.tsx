import {
  lazy,
  memo,
  Suspense,
  use,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type MemoExoticComponent,
} from 'react';
import { useSaveData } from '../kernel/index.js';

/** Above what a part shows is its padding: who sees only that does not see the part. */
const SEEN = '0px 0px -48px';

/**
 * A part far down a page whose code its first picture need not wait for: fetched once the page has nothing else to do, or when somebody
 * starts to scroll, or sees it at once; while bytes are dear only then. On a page that was drawn ahead its HTML stays as it is until
 * then, and is brought to life in place; elsewhere a place is kept for it.
 * It takes no props on purpose: React throws HTML away that waits for a part whose props change.
 */
export function whenNear(load: () => Promise<ComponentType>): MemoExoticComponent<ComponentType> {
  const { comes, come } = gate();
  const near = typeof window === 'undefined' ? Promise.resolve() : comes;
  const Part = lazy(async () => {
    await near;
    return { default: await untilLoaded(load) };
  });
  return memo(function WhenNear() {
    const frame = useRef<HTMLDivElement>(null);
    const bytesAreDear = useSaveData();
    useEffect(() => (bytesAreDear ? undefined : whenIdle(come)), [bytesAreDear]);
    useEffect(() => {
      if (frame.current === null) return undefined;
      const stop = whenSeen(frame.current, SEEN, come);
      window.addEventListener('scroll', come, { once: true, passive: true });
      return () => {
        stop();
        window.removeEventListener('scroll', come);
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

/** How far below the screen a part that was drawn ahead comes to life, as a margin of the screen. */
const SOON = '50% 0px';

/**
 * One of several parts whose code is there: where a page was drawn ahead, each comes to life by itself when its reader
 * comes near, so that no step is long. It takes no props, as above.
 */
export function aliveWhenNear(Part: ComponentType): MemoExoticComponent<ComponentType> {
  function Waiting({ comes }: { comes: Promise<void> }) {
    const drawnAhead = !useAlive();
    if (drawnAhead && typeof window !== 'undefined') use(comes);
    return <Part />;
  }
  return memo(function AliveWhenNear() {
    const frame = useRef<HTMLDivElement>(null);
    const [{ comes, come }] = useState(gate);
    const [drawnAhead] = useState(!useAlive());
    useEffect(() => (frame.current === null ? undefined : whenSeen(frame.current, SOON, come)), [come]);
    // The same element each time, for the same reason.
    const part = useMemo(
      () => (
        <Suspense fallback={null}>
          <Waiting comes={comes} />
        </Suspense>
      ),
      [comes],
    );
    return (
      <div ref={frame} className={drawnAhead ? 'drawn-below' : undefined}>
        {part}
      </div>
    );
  });
}

function gate() {
  let come = () => {};
  const comes = new Promise<void>((resolve) => (come = resolve));
  return { comes, come };
}

function whenSeen(element: Element, rootMargin: string, seen: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) seen();
    },
    { rootMargin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Not every browser tells when it is idle; there, parts wait for their reader. */
function whenIdle(run: () => void): (() => void) | undefined {
  if (typeof requestIdleCallback === 'undefined') return undefined;
  const asked = requestIdleCallback(run);
  return () => cancelIdleCallback(asked);
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
 * True soon after, in steps between which the page answers, and from the start where nothing was drawn ahead.
 */
export function useAlive(): boolean {
  return useDeferredValue(
    useSyncExternalStore(
      never,
      () => true,
      () => false,
    ),
  );
}
