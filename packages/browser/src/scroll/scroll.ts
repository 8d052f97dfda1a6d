import { useEffect, useLayoutEffect, useRef } from 'react';

const KEY = 'scroll';
const MAX_STEPS = 50;
/** Events that show that the reader is scrolling elsewhere. */
const INTENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scroll positions by step of this tab's history. Read at first use, because a server has no history. */
let positions: Map<string, number> | undefined;
const places = () => (positions ??= new Map(read()));
/** True for a page opened by URL, which starts at the top. False after a reload or a return. */
let typed: boolean | undefined;
const wasTyped = () =>
  performance
    .getEntriesByType('navigation')
    .some((performanceEntry) => 'type' in performanceEntry && performanceEntry.type === 'navigate');

function read(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPlace) : [];
  } catch {
    // Storage is forbidden.
    return [];
  }
}

function isPlace(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}

function storePosition(): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify([...places()].slice(-MAX_STEPS)));
  } catch {
    // Without storage, a reload starts at the top.
  }
}

/** A step of the tab's history, as reported by the router. */
export interface HistoryStep {
  readonly key: string;
  readonly pathname: string;
  readonly hash: string;
  /** Reached by Back, Forward or a reload. */
  readonly back: boolean;
}

/** Scrolls a new page to its top. Back, Forward and a reload restore the reader's position. */
export function useScrollPlace({ key, pathname, hash, back }: HistoryStep): void {
  const step = `${key} ${pathname}`;
  const shown = useRef<string>(undefined);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', storePosition);
    return () => window.removeEventListener('pagehide', storePosition);
  }, []);

  useLayoutEffect(() => {
    const note = () => {
      places().delete(step);
      places().set(step, window.scrollY);
    };
    typed ??= wasTyped();
    const target = back && !typed ? places().get(step) : undefined;
    // The page is at its top, or where the reader scrolled before this code ran.
    const isStart = typed && shown.current === undefined;
    typed = false;
    // Filters in the URL are separate history steps, but do not move the page. A hash scrolls to its own element.
    const part = target === undefined && hash !== '';
    const stays = isStart || (!back && shown.current === pathname) || part;
    shown.current = pathname;
    // The browser scrolls to a hash only on a full page load.
    if (part && !isStart) document.getElementById(hash.slice(1))?.scrollIntoView();
    const stop = stays ? undefined : goTo(target ?? 0);
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      stop?.();
      window.removeEventListener('scroll', note);
    };
  }, [step, pathname, hash, back]);
}

/** Scrolls to `top` as soon as the page is long enough, unless the reader scrolls first. Returns a function that cancels. */
function goTo(top: number): (() => void) | undefined {
  const arrive = () => {
    window.scrollTo({ top, behavior: 'instant' });
    return window.scrollY >= top - 1;
  };
  if (arrive()) return undefined;
  const growth = new ResizeObserver(() => {
    if (arrive()) stop();
  });
  function stop() {
    growth.disconnect();
    for (const intent of INTENTS) window.removeEventListener(intent, stop);
  }
  growth.observe(document.body);
  for (const intent of INTENTS) window.addEventListener(intent, stop, { passive: true });
  return stop;
}
