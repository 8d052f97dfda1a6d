import { useEffect, useRef } from 'react';
import { useStorage } from '../kernel/index.js';
import { firstPageOf, type Page, type ShownMessage, type ThreadPlace } from './outbox/messages.queries.js';

/**
 * Keeps the device's copy of a thread as new as the screen, so that a reload without a network shows the same messages. The first
 * page that a thread opens with is left out: it came through the copy, or from a document that may be older than it.
 */
export function useOfflineCopy({ kind, id }: ThreadPlace, newest: Page<ShownMessage> | undefined): void {
  const storage = useStorage();
  const first = useRef<{ readonly id: string; readonly page: Page<ShownMessage> }>(undefined);
  useEffect(() => {
    if (newest === undefined) return;
    if (first.current?.id !== id) first.current = { id, page: newest };
    if (first.current.page === newest) return;
    const { data, nextCursor } = newest;
    const request = firstPageOf({ kind, id });
    const pagination = { nextCursor, limit: request.input.limit };
    storage.updateOfflineCopy({ ...request, answer: { data, pagination } });
  }, [storage, kind, id, newest]);
}
