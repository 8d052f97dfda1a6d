import { MAX_NEXT_SLOTS } from '@campushive/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../../kernel/index.js';

/** Returns the next free time of a tutor. Null when the tutor has set no hours, or nothing is free for weeks. */
export const nextSlotQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['bookings', id, 'next'],
    queryFn: async () => (await loadTogether(client, id)).get(id) ?? null,
  });

interface Batch {
  readonly ids: Set<string>;
  readonly answer: Promise<ReadonlyMap<string, string>>;
}

const waiting = new WeakMap<Client, Batch>();

/** Batches the ids requested in one microtask, such as by the cards of a list, into a single call. */
function loadTogether(client: Client, id: string): Promise<ReadonlyMap<string, string>> {
  const open = waiting.get(client);
  if (open !== undefined && open.ids.size < MAX_NEXT_SLOTS) {
    open.ids.add(id);
    return open.answer;
  }
  const ids = new Set([id]);
  const answer = Promise.resolve().then(async () => {
    // Later requests start a new batch.
    if (waiting.get(client)?.ids === ids) waiting.delete(client);
    const { data } = await client.bookings.next({ ids: [...ids].join(',') });
    return new Map(data.map((one) => [one.id, one.startsAt]));
  });
  waiting.set(client, { ids, answer });
  return answer;
}
