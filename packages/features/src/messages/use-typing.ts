import { useEffect, useRef, useState } from 'react';
import { useClock, useRealtime } from '../kernel/index.js';

/** Said at most this often while the user types, and believed a little longer. */
const SAY_EVERY = 3_000;
const BELIEVE_FOR = 4_500;

/** A person who types. */
export interface Typist {
  readonly userId: string;
  /** Said in groups only; in a conversation of two there is only one other. */
  readonly name: string | undefined;
}

const NO_TYPISTS: readonly Typist[] = [];

/** Who else is typing in a conversation or a group, and how to say that I am. */
export function useTyping(conversationId: string) {
  const realtime = useRealtime();
  const clock = useClock();
  const [typists, setTypists] = useState(NO_TYPISTS);
  const saidAt = useRef(0);

  useEffect(() => {
    const cancels = new Map<string, () => void>();
    const forget = (userId: string) => {
      cancels.get(userId)?.();
      cancels.delete(userId);
      setTypists((all) => all.filter((one) => one.userId !== userId));
    };
    const stops = [
      realtime.on('userTyping', (event) => {
        if (event.conversationId !== conversationId) return;
        const { userId, name } = event;
        if (!event.isTyping) {
          forget(userId);
          return;
        }
        cancels.get(userId)?.();
        cancels.set(
          userId,
          clock.after(BELIEVE_FOR, () => forget(userId)),
        );
        setTypists((all) => (all.some((one) => one.userId === userId) ? all : [...all, { userId, name }]));
      }),
      // Who has sent does not type any more, even where that was not said.
      realtime.on('newMessage', ({ senderId }) => forget(senderId)),
      realtime.on('groupMessage', ({ senderId }) => forget(senderId)),
    ];
    return () => {
      for (const stop of stops) stop();
      for (const cancel of cancels.values()) cancel();
      setTypists(NO_TYPISTS);
    };
  }, [realtime, clock, conversationId]);

  function onType({ isTyping }: { isTyping: boolean }) {
    const now = clock.now().getTime();
    if (isTyping ? now - saidAt.current < SAY_EVERY : saidAt.current === 0) return;
    saidAt.current = isTyping ? now : 0;
    realtime.typing(conversationId, isTyping);
  }

  return { typists, onType };
}
