import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useClock } from '../../../kernel/index.js';

interface Target {
  readonly messageId: string;
}

interface Log {
  readonly firstId: string | undefined;
  readonly older: (() => void) | null;
  /** External jump request. Each new object jumps again. */
  readonly target: Target | null;
}

/** Time that the message is highlighted after a jump, in ms. */
const MARKED_FOR = 2_000;

/** Jumps to a message of the log. Loads older pages until it is found. */
export function useJump(log: RefObject<HTMLElement | null>, { firstId, older, target: requested }: Log) {
  const clock = useClock();
  const [target, setTarget] = useState<Target | null>(requested);
  const [followed, setFollowed] = useState(requested);
  if (requested !== followed) {
    setFollowed(requested);
    setTarget(requested);
  }
  const loadOlder = useEffectEvent(() => older?.());

  useEffect(() => {
    if (target === null) return undefined;
    const row = log.current?.querySelector<HTMLElement>(`[data-message="${CSS.escape(target.messageId)}"]`);
    if (row == null) {
      loadOlder();
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
