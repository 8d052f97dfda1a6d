import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useClock } from '../kernel/index.js';

interface Target {
  readonly messageId: string;
}

interface Log {
  readonly firstId: string | undefined;
  readonly older: (() => void) | null;
  /** What was asked for from outside; each new object asks again. */
  readonly asked: Target | null;
}

/** So long the message that was jumped to stands out. */
const MARKED_FOR = 2_000;

/** Leads to a message of a log; one that is further back is fetched first, page by page. */
export function useJump(log: RefObject<HTMLElement | null>, { firstId, older, asked }: Log) {
  const clock = useClock();
  const [target, setTarget] = useState<Target | null>(asked);
  const [followed, setFollowed] = useState(asked);
  if (asked !== followed) {
    setFollowed(asked);
    setTarget(asked);
  }
  const lookFurther = useEffectEvent(() => older?.());

  useEffect(() => {
    if (target === null) return undefined;
    const row = log.current?.querySelector<HTMLElement>(`[data-message="${CSS.escape(target.messageId)}"]`);
    if (row == null) {
      lookFurther();
      return undefined;
    }
    row.scrollIntoView({ block: 'center' });
    row.dataset['jumped'] = '';
    const unmark = () => void delete row.dataset['jumped'];
    const cancel = clock.after(MARKED_FOR, () => setTarget(null));
    return () => {
      cancel();
      unmark();
    };
  }, [target, firstId, log, clock]);

  return { to: (to: Target) => setTarget({ ...to }), looking: target !== null && older !== null };
}
