import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useClock } from '../../../kernel/index.js';

/** Distance from the end, in px, within which new messages scroll into view. */
const NEAR = 120;
/** Distance from the top, in px, at which older messages are loaded. */
const SOON = 240;

interface Log {
  /** Id of the conversation or group. */
  readonly id: string;
  readonly firstId: string | undefined;
  /** Newest message, including a pending one. */
  readonly lastId: string | undefined;
  readonly isLastOwn: boolean;
  readonly older: (() => void) | null;
}

/**
 * Manages the scroll position of a log. Opens at the first unread message or the end. Follows new messages while the reader is near the
 * end, or after sending. Keeps the position when older messages load, or others write while the reader is further up.
 */
export function useLogScroll({ id, firstId, lastId, isLastOwn, older }: Log) {
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
      // Delay from the specification. By then, attachments have their size.
      if (isLastOwn || before.fromEnd - element.clientHeight < NEAR)
        return clock.after(100, () => toEnd(true));
      setMissed((count) => count + 1);
    } else if (before.firstId !== firstId) {
      element.scrollTop = element.scrollHeight - before.fromEnd;
    }
    return undefined;
  }, [id, firstId, lastId, isLastOwn, clock, toEnd]);

  // Keeps the newest message visible when a keyboard opens, the composer grows, or content below it loads late.
  useEffect(() => {
    const element = log.current;
    if (element === null) return undefined;
    const watcher = new ResizeObserver(() => {
      // Compares with the previous height, because the change may exceed the threshold.
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
    // Ignores scroll events during a height change, when the browser moves the content.
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
