import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useClient, useClock, useConnection, useStorage } from '../../../kernel/index.js';
import { eventKey } from '../../data.js';
import { useDoorStore } from './use-door-store.js';

const SEND_EVERY = 5_000;

/** Sends the stored admissions of all events as soon as the device is online. */
export function useSendAdmissions(): void {
  const client = useClient();
  const queries = useQueryClient();
  const clock = useClock();
  const connection = useConnection();
  const storage = useStorage();
  const { store, stored } = useDoorStore();
  const isAnyWaiting = stored.admissions.some(({ status }) => status === 'waiting');

  useEffect(() => storage.subscribeOtherPages(store.follow), [storage, store]);
  useEffect(() => {
    if (!isAnyWaiting) return;
    const flush = () =>
      void store.flush(async (id, batch) => {
        const admissions = batch.map(({ id: name, code, admittedAt }) => ({ id: name, code, admittedAt }));
        const { data } = await client.events.admit({ id, admissions });
        void queries.invalidateQueries({ queryKey: eventKey(id) });
        return data;
      });
    flush();
    return clock.every(SEND_EVERY, flush);
  }, [isAnyWaiting, connection, store, client, clock, queries]);
}
