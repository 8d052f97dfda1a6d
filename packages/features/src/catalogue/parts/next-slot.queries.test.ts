import { MAX_NEXT_SLOTS } from '@campushive/contract';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import type { Client } from '../../kernel/index.js';
import { nextSlotQuery } from './next-slot.queries.js';

const startsAt = '2026-11-27T16:00:00.000Z';

function asking(answer: (ids: readonly string[]) => readonly string[] = (ids) => ids) {
  const next = vi.fn(async ({ ids }: { ids: string }) => ({
    data: answer(ids.split(',')).map((id) => ({ id, startsAt })),
  }));
  const client = { bookings: { next } } as unknown as Client;
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const ask = (...ids: readonly string[]) =>
    Promise.all(ids.map((id) => queries.fetchQuery(nextSlotQuery(client, id))));
  return { next, ask };
}

it('requests the next slots of all tutors of a list in one call, and returns each tutor their own', async () => {
  const { next, ask } = asking((ids) => ids.filter((id) => id !== 'b'));
  expect(await ask('a', 'b', 'c')).toEqual([startsAt, null, startsAt]);
  expect(next.mock.calls).toEqual([[{ ids: 'a,b,c' }]]);
});

it('requests only the tutors of the next page when it is loaded', async () => {
  const { next, ask } = asking();
  await ask('a', 'b');
  await ask('c', 'd');
  expect(next.mock.calls).toEqual([[{ ids: 'a,b' }], [{ ids: 'c,d' }]]);
});

it('splits a request at the maximum number of tutors', async () => {
  const { next, ask } = asking();
  await ask(...Array.from({ length: MAX_NEXT_SLOTS + 1 }, (_, index) => `tutor-${index}`));
  expect(next.mock.calls.map(([{ ids }]) => ids.split(',').length)).toEqual([MAX_NEXT_SLOTS, 1]);
});

it('fails for every tutor of a failed request, and sends a new request afterwards', async () => {
  let fails = true;
  const { next, ask } = asking((ids) => {
    if (fails) throw new Error('offline');
    return ids;
  });
  await expect(ask('a', 'b')).rejects.toThrow('offline');
  fails = false;
  expect(await ask('a')).toEqual([startsAt]);
  expect(next).toHaveBeenCalledTimes(2);
});
