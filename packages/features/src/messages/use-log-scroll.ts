import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useClock } from '../kernel/index.js';

/** A reader no further from the end than this many pixels is taken along when something is written. */
const NEAR = 120;
/** Older messages are fetched when so many pixels above are left. */
const SOON = 240;

interface Log {
  /** The conversation or group. */
  readonly id: string;
  readonly firstId: string | undefined;
  /** The newest message, a waiting one included. */
  readonly lastId: string | undefined;
  readonly lastIsMine: boolean;
  readonly older: (() => void) | null;
}

/**
 * Where a log stands: at the first new message or the end when it is opened; at the end while the reader is there, or has
 * written; where it was when older messages come in above, or others write while the reader is further up.
 */
export function useLogScroll({ id, firstId, lastId, lastIsMine, older }: Log) {
  const clock = useClock();
  const log = useRef<HTMLDivElement>(null);
  const [away, setAway] = useState(false);
  const [missed, setMissed] = useState(0);
  const at = useRef({ id: '', firstId, lastId, fromEnd: 0, height: 0 });
  const latest = useRef(older);
  useEffect(() => {
    latest.current = older;
  });

  const toEnd = useCallback((smooth: boolean) => {
    const calm = !smooth || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    log.current?.scrollTo({ top: log.current.scrollHeight, behavior: calm ? 'auto' : 'smooth' });
  }, []);

  useLayoutEffect(() => {
    const element = log.current;
    if (element === null) return undefined;
    const before = at.current;
    at.current = { ...before, id, firstId, lastId };
    if (before.id !== id) {
      setAway(false);
      setMissed(0);
      const mark = element.querySelector<HTMLElement>('[data-new-mark]');
      if (mark === null) element.scrollTop = element.scrollHeight;
      else element.scrollTop = mark.offsetTop - element.clientHeight / 4;
      at.current.fromEnd = element.scrollHeight - element.scrollTop;
      at.current.height = element.clientHeight;
      return undefined;
    }
    if (before.lastId !== lastId) {
      // As the specification has it; what came with the message has its place by then.
      if (lastIsMine || before.fromEnd - element.clientHeight < NEAR)
        return clock.after(100, () => toEnd(true));
      setMissed((count) => count + 1);
    } else if (before.firstId !== firstId) {
      element.scrollTop = element.scrollHeight - before.fromEnd;
    }
    return undefined;
  }, [id, firstId, lastId, lastIsMine, clock, toEnd]);

  // A keyboard that opens, or a line more in the box, must not hide the newest message, nor what comes late below it.
  useEffect(() => {
    const element = log.current;
    if (element === null) return undefined;
    const watcher = new ResizeObserver(() => {
      // By its height before: what takes room below it may be higher than what counts as near.
      const { fromEnd, height } = at.current;
      if (fromEnd - height < NEAR) toEnd(false);
      else at.current.fromEnd = element.scrollHeight - element.scrollTop;
      at.current.height = element.clientHeight;
    });
    watcher.observe(element);
    const end = element.querySelector('[data-log-end]');
    if (end !== null) watcher.observe(end);
    return () => watcher.disconnect();
  }, [toEnd]);

  function onScroll() {
    const element = log.current;
    // While its height changes, the browser moves it; where the reader was is known from before.
    if (element === null || element.clientHeight !== at.current.height) return;
    const fromEnd = element.scrollHeight - element.scrollTop;
    at.current.fromEnd = fromEnd;
    const isAway = fromEnd - element.clientHeight >= NEAR;
    setAway(isAway);
    if (!isAway) setMissed(0);
    if (element.scrollTop < SOON && element.scrollHeight > element.clientHeight) latest.current?.();
  }

  return { log, onScroll, away, missed, toEnd: () => toEnd(true) };
}
