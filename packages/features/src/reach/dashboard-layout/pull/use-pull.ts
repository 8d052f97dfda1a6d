import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useClock } from '../../../kernel/index.js';
import { mayPull, PULL_THRESHOLD, pullDistance, type Point } from './pull-distance.js';

/** Minimum time of the indicator in milliseconds, so that a fast refresh is seen. */
const MIN_INDICATOR_TIME = 400;

/** State of a pull. */
export interface Pull {
  /** Way of the indicator, in CSS pixels. */
  readonly distance: number;
  readonly status: 'idle' | 'refreshing' | 'refreshed';
}

/** Follows a finger that pulls the page down from its top, and refreshes once it lets go far enough down. */
export function usePull(onRefresh: () => Promise<unknown>): Pull {
  const [distance, setDistance] = useState(0);
  const [status, setStatus] = useState<Pull['status']>('idle');
  const clock = useClock();
  const from = useRef<Point | null>(null);

  const begin = useEffectEvent((event: TouchEvent) => {
    const [finger] = event.touches;
    const isFree = status !== 'refreshing' && event.touches.length === 1 && mayPull(event.target);
    from.current = isFree && finger !== undefined ? { x: finger.clientX, y: finger.clientY } : null;
  });
  const move = useEffectEvent((event: TouchEvent) => {
    const [finger] = event.touches;
    if (from.current === null || finger === undefined) return;
    // A page that began to scroll, or a second finger, ends the pull.
    if (window.scrollY > 0 || event.touches.length > 1) from.current = null;
    setDistance(
      from.current === null ? 0 : pullDistance(from.current, { x: finger.clientX, y: finger.clientY }),
    );
  });
  const end = useEffectEvent((event: TouchEvent) => {
    from.current = null;
    setDistance(0);
    if (event.type === 'touchcancel' || distance < PULL_THRESHOLD) return;
    setStatus('refreshing');
    const shown = new Promise<void>((resolve) => void clock.after(MIN_INDICATOR_TIME, resolve));
    void Promise.allSettled([onRefresh(), shown]).then(() => setStatus('refreshed'));
  });

  useEffect(() => {
    const listening = new AbortController();
    const options = { signal: listening.signal, passive: true };
    window.addEventListener('touchstart', (event) => begin(event), options);
    window.addEventListener('touchmove', (event) => move(event), options);
    for (const kind of ['touchend', 'touchcancel'] as const)
      window.addEventListener(kind, (event) => end(event), options);
    return () => listening.abort();
  }, []);

  return { distance, status };
}
