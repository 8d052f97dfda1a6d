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
} from '../../../kernel/index.js';
import { PAYMENTS } from '../../data.js';
import { handoverStoreOf, NOTHING, type HandoverStore, type StoredHandovers } from './handover-store.js';

const TRY_AGAIN_EVERY = 5_000;

const nothing = () => NOTHING;

/** Returns the handover data stored on this phone, and submits waiting vouchers once the device may be online. */
export function useHandovers(): {
  readonly store: HandoverStore;
  readonly stored: StoredHandovers;
  /** Fetches the current facts from the server. Keeps the known ones on failure. */
  readonly refresh: () => Promise<void>;
} {
  const client = useClient();
  const queries = useQueryClient();
  const clock = useClock();
  const connection = useConnection();
  // Re-renders on a change of user, which selects another store.
  useUser();
  const store = handoverStoreOf(useSessionPort(), useStorage());
  const stored = useSyncExternalStore(store.subscribe, store.read, nothing);
  const waiting = stored.handedOver.some(({ status }) => status === 'waiting');

  const refresh = useCallback(async () => {
    const answer = await client.handovers.list({}).catch(() => null);
    if (answer !== null) store.learn(answer.data, clock.now());
  }, [client, store, clock]);

  useEffect(() => {
    if (!waiting) return;
    const flush = () =>
      void store.flush(async ({ paymentId: id, voucher }) => {
        await client.handovers.release({ id, voucher });
        void queries.invalidateQueries({ queryKey: PAYMENTS });
        void refresh();
      });
    flush();
    return clock.every(TRY_AGAIN_EVERY, flush);
  }, [waiting, connection, store, client, queries, clock, refresh]);

  return { store, stored, refresh };
}

/** Submits waiting vouchers from any dashboard page and refreshes the facts as orders are paid. Renders nothing. */
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
