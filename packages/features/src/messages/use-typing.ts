import { useEffect, useRef, useState } from 'react';
import { useClock, useRealtime } from '../kernel/index.js';

/** Said at most this often while somebody types, and believed a little longer. */
const SAY_EVERY = 3_000;
const BELIEVE_FOR = 4_500;

/** Whether the other one is typing, and how to say that I am. */
export function useTyping(conversationId: string) {
  const realtime = useRealtime();
  const clock = useClock();
  const [theyType, setTheyType] = useState(false);
  const saidAt = useRef(0);

  useEffect(() => {
    let cancel = () => {};
    const stop = realtime.on('userTyping', (event) => {
      if (event.conversationId !== conversationId) return;
      cancel();
      setTheyType(event.isTyping);
      if (event.isTyping) cancel = clock.after(BELIEVE_FOR, () => setTheyType(false));
    });
    return () => {
      stop();
      cancel();
      setTheyType(false);
    };
  }, [realtime, clock, conversationId]);

  function onType({ isTyping }: { isTyping: boolean }) {
    const now = clock.now().getTime();
    if (isTyping && now - saidAt.current < SAY_EVERY) return;
    saidAt.current = isTyping ? now : 0;
    realtime.typing(conversationId, isTyping);
  }

  return { theyType, onType };
}
