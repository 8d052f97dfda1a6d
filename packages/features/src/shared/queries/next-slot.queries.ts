import { MAX_NEXT_SLOTS } from '@campushive/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../../kernel/index.js';

/** When a tutor can be booked next; null where they have not said when they teach, or nothing is free for weeks. */
export const nextSlotQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['bookings', id, 'next'],
    queryFn: async () => (await askTogether(client, id)).get(id) ?? null,
  });

interface Batch {
  readonly ids: Set<string>;
  readonly answer: Promise<ReadonlyMap<string, string>>;
}

const waiting = new WeakMap<Client, Batch>();

/** All that is asked for in one turn, such as by the cards of a list, is one call. */
function askTogether(client: Client, id: string): Promise<ReadonlyMap<string, string>> {
  const open = waiting.get(client);
  if (open !== undefined && open.ids.size < MAX_NEXT_SLOTS) {
    open.ids.add(id);
    return open.answer;
  }
  const ids = new Set([id]);
  const answer = Promise.resolve().then(async () => {
    // Who asks from here on asks again.
    if (waiting.get(client)?.ids === ids) waiting.delete(client);
    const { data } = await client.bookings.next({ ids: [...ids].join(',') });
    return new Map(data.map((one) => [one.id, one.startsAt]));
  });
  waiting.set(client, { ids, answer });
  return answer;
}
