import { useEffect, useLayoutEffect, useRef } from 'react';

const KEY = 'scroll';
const MAX_STEPS = 50;
/** What a reader does who wants to be elsewhere on the page. */
const INTENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** How far each step of this tab's history was scrolled; read at first use, for a server has no history. */
let known: Map<string, number> | undefined;
const places = () => (known ??= new Map(read()));
/** An address that was typed begins at its top; a page that was reloaded or come back to does not. */
let typed: boolean | undefined;
const wasTyped = () =>
  performance.getEntriesByType('navigation').some((one) => 'type' in one && one.type === 'navigate');

function read(): [string, number][] {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPlace) : [];
  } catch {
    // Storage is forbidden.
    return [];
  }
}

function isPlace(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}

function keep(): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify([...places()].slice(-MAX_STEPS)));
  } catch {
    // Without storage a reload begins at the top.
  }
}

/** A step of the tab's history, as the router tells of it. */
export interface HistoryStep {
  readonly key: string;
  readonly pathname: string;
  readonly hash: string;
  /** Reached by Back, Forward or a reload. */
  readonly back: boolean;
}

/** A new page begins at its top; Back, Forward and a reload lead to where its reader was. */
export function useScrollPlace({ key, pathname, hash, back }: HistoryStep): void {
  const step = `${key} ${pathname}`;
  const shown = useRef<string>(undefined);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, []);

  useLayoutEffect(() => {
    const note = () => {
      places().delete(step);
      places().set(step, window.scrollY);
    };
    typed ??= wasTyped();
    const wanted = back && !typed ? places().get(step) : undefined;
    // It is where it begins, or where its reader went before this code came.
    const begun = typed && shown.current === undefined;
    typed = false;
    // Filters in the address are steps of their own, but do not move the page; a part of a page is its own place.
    const part = wanted === undefined && hash !== '';
    const stays = begun || (!back && shown.current === pathname) || part;
    shown.current = pathname;
    // The browser leads to a part only of a page that it loads.
    if (part && !begun) document.getElementById(hash.slice(1))?.scrollIntoView();
    const stop = stays ? undefined : goTo(wanted ?? 0);
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      stop?.();
      window.removeEventListener('scroll', note);
    };
  }, [step, pathname, hash, back]);
}

/** Scrolls there as soon as the page is long enough, unless its reader goes elsewhere first; answers what gives up. */
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
