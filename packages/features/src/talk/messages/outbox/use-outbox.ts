import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import {
  useClock,
  useConnection,
  useRealtime,
  useSessionPort,
  useStorage,
  useUser,
} from '../../../kernel/index.js';
import type { OutgoingMessage } from '../../../kernel/index.js';
import { storeMessage } from './message-cache.js';
import { keys } from './messages.queries.js';
import { outboxOf, type Outbox, type Unsent } from './outbox.js';

const TRY_AGAIN_EVERY = 5_000;

/** Empty outbox for server rendering, which knows no device. */
const NOTHING: readonly Unsent[] = [];
const nothing = () => NOTHING;

/** Returns the outbox and its messages. Sends whenever messages wait and the network may be available. */
export function useOutbox(): { readonly outbox: Outbox; readonly unsent: readonly Unsent[] } {
  const realtime = useRealtime();
  const queries = useQueryClient();
  const clock = useClock();
  const connection = useConnection();
  // Subscribes to the user, because the outbox changes with the session.
  useUser();
  const outbox = outboxOf(useSessionPort(), useStorage());
  const unsent = useSyncExternalStore(outbox.subscribe, outbox.items, nothing);
  const waiting = unsent.some((one) => one.status === 'waiting');

  useEffect(() => {
    if (!waiting) return;
    const send = async (message: OutgoingMessage) => {
      const stored = await realtime.sendMessage(message);
      storeMessage(queries, stored);
      void queries.invalidateQueries({ queryKey: keys.allLists });
      return stored;
    };
    const flush = () => void outbox.flush(send);
    flush();
    return clock.every(TRY_AGAIN_EVERY, flush);
  }, [waiting, connection, outbox, realtime, queries, clock]);

  return { outbox, unsent };
}

/** Keeps sending pending messages anywhere in the dashboard. Renders nothing. */
export function OutboxKeeper(): null {
  const { outbox } = useOutbox();
  const storage = useStorage();
  useEffect(() => storage.subscribeOtherPages(outbox.follow), [storage, outbox]);
  return null;
}
