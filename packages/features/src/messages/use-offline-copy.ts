import { useEffect } from 'react';
import { useStorage } from '../kernel/index.js';
import { firstPageOf, type Page, type ShownMessage, type ThreadPlace } from './outbox/messages.queries.js';

/** Keeps the device's copy of a thread as new as the screen, so that a reload without a network shows the same messages. */
export function useOfflineCopy({ kind, id }: ThreadPlace, newest: Page<ShownMessage> | undefined): void {
  const storage = useStorage();
  useEffect(() => {
    if (newest === undefined) return;
    const { data, nextCursor } = newest;
    const request = firstPageOf({ kind, id });
    const pagination = { nextCursor, limit: request.input.limit };
    storage.updateOfflineCopy({ ...request, answer: { data, pagination } });
  }, [storage, kind, id, newest]);
}
