import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import {
  useClient,
  useClock,
  useConnection,
  useRealtime,
  useSessionPort,
  useStorage,
  useUser,
} from '../../kernel/index.js';
import { handoverStoreOf, NOTHING, type HandoverStore, type Kept } from './handover-store.js';

const TRY_AGAIN_EVERY = 5_000;

const nothing = () => NOTHING;

/** What this phone keeps for handing over; hands in whatever waits once the network may be there. */
export function useHandovers(): {
  readonly store: HandoverStore;
  readonly kept: Kept;
  /** Asks the server how things are; what was known stays where it cannot be asked. */
  readonly refresh: () => Promise<void>;
} {
  const client = useClient();
  const queries = useQueryClient();
  const clock = useClock();
  const connection = useConnection();
  // Whose it is changes with who is signed in.
  useUser();
  const store = handoverStoreOf(useSessionPort(), useStorage());
  const kept = useSyncExternalStore(store.subscribe, store.kept, nothing);
  const waiting = kept.handedOver.some(({ status }) => status === 'waiting');

  const refresh = useCallback(async () => {
    const answer = await client.handovers.list({}).catch(() => null);
    if (answer !== null) store.learn(answer.data, clock.now());
  }, [client, store, clock]);

  useEffect(() => {
    if (!waiting) return;
    const flush = () =>
      void store.flush(async ({ paymentId: id, voucher }) => {
        await client.handovers.release({ id, voucher });
        void queries.invalidateQueries({ queryKey: ['payments'] });
        void refresh();
      });
    flush();
    return clock.every(TRY_AGAIN_EVERY, flush);
  }, [waiting, connection, store, client, queries, clock, refresh]);

  return { store, kept, refresh };
}

/** Hands in what waits wherever its student is in the dashboard, and learns of orders as they are paid. Shows nothing. */
export function HandoverKeeper(): null {
  const realtime = useRealtime();
  const { store, refresh } = useHandovers();
  const storage = useStorage();
  useEffect(() => storage.subscribeOtherPages(store.follow), [storage, store]);
  useEffect(
    () =>
      realtime.on('paymentUpdate', ({ orderStatus }) => {
        if (orderStatus !== 'pending_payment') void refresh();
      }),
    [realtime, refresh],
  );
  return null;
}
