import { useEffect, useRef, useState } from 'react';
import { useClock, useRealtime } from '../../../kernel/index.js';

/** Interval of typing events while the user types, and how long received ones count, in ms. */
const SEND_INTERVAL = 3_000;
const BELIEVE_FOR = 4_500;

/** Participant who is typing. */
export interface Typist {
  readonly userId: string;
  /** Name of the participant, in groups only. */
  readonly name: string | undefined;
}

const NO_TYPISTS: readonly Typist[] = [];

/** Returns the participants who are typing, and a function that reports the viewer's own typing. */
export function useTyping(conversationId: string) {
  const realtime = useRealtime();
  const clock = useClock();
  const [typists, setTypists] = useState(NO_TYPISTS);
  const sentAt = useRef(0);

  useEffect(() => {
    const cancels = new Map<string, () => void>();
    const forget = (userId: string) => {
      cancels.get(userId)?.();
      cancels.delete(userId);
      setTypists((all) => all.filter((typist) => typist.userId !== userId));
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
        setTypists((all) =>
          all.some((typist) => typist.userId === userId) ? all : [...all, { userId, name }],
        );
      }),
      // A sent message ends the typing state, even without an event.
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
    if (isTyping ? now - sentAt.current < SEND_INTERVAL : sentAt.current === 0) return;
    sentAt.current = isTyping ? now : 0;
    realtime.typing(conversationId, isTyping);
  }

  return { typists, onType };
}
