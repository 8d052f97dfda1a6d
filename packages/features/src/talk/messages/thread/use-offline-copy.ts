import { useEffect, useRef } from 'react';
import { useStorage } from '../../../kernel/index.js';
import { firstPageOf, type Page, type ShownMessage } from '../outbox/messages.queries.js';

/**
 * Keeps the device's offline copy of a thread up to date, so that a reload without a network shows the same messages. Skips the first
 * page of a thread, which came from the copy or from a document that may be older.
 */
export function useOfflineCopy(id: string, newest: Page<ShownMessage> | undefined): void {
  const storage = useStorage();
  const first = useRef<{ readonly id: string; readonly page: Page<ShownMessage> }>(undefined);
  useEffect(() => {
    if (newest === undefined) return;
    if (first.current?.id !== id) first.current = { id, page: newest };
    if (first.current.page === newest) return;
    const { data, nextCursor } = newest;
    const request = firstPageOf(id);
    const pagination = { nextCursor, limit: request.input.limit };
    storage.updateOfflineCopy({ ...request, answer: { data, pagination } });
  }, [storage, id, newest]);
}
