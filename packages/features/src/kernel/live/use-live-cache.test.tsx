import { useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { idOf } from '../../testing/fixtures.js';
import { createStoryCampus } from '../../testing/story-campus.js';
import type { Connection, RealtimePort } from '../ports.js';
import { StoryProvider } from '../../testing/story-provider.js';
import { aPayment } from '../../testing/order-fixtures.js';

afterEach(cleanup);

function Shown({ queryKey, fetch }: { queryKey: readonly string[]; fetch: () => unknown }) {
  const { data } = useQuery({ queryKey, queryFn: () => Promise.resolve(fetch()), staleTime: Infinity });
  return <p>{JSON.stringify(data)}</p>;
}

it('refetches a list once for all events of one action', async () => {
  const fetch = vi.fn(() => 'list');
  const campus = createStoryCampus();
  render(
    <StoryProvider campus={campus}>
      <Shown queryKey={['payments', 'list']} fetch={fetch} />
    </StoryProvider>,
  );
  await screen.findByText('"list"');
  fetch.mockClear();
  act(() => {
    campus.tell('paymentUpdate', aPayment(1));
    campus.tell('paymentUpdate', aPayment(2));
  });
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
});

it('updates an order from the event, without a request', async () => {
  const order = aPayment(1, { orderStatus: 'held' });
  const fetch = vi.fn(() => order);
  const campus = createStoryCampus();
  render(
    <StoryProvider campus={campus}>
      <Shown queryKey={['payments', 'one', order.id]} fetch={fetch} />
    </StoryProvider>,
  );
  await screen.findByText(/"orderStatus":"held"/);
  fetch.mockClear();
  act(() => campus.tell('paymentUpdate', { ...order, orderStatus: 'released' }));
  await screen.findByText(/"orderStatus":"released"/);
  expect(fetch).not.toHaveBeenCalled();
});

it('refetches every entry that events can change after a connection gap', async () => {
  let connection: Connection = 'online';
  const listeners = new Set<() => void>();
  const campus = createStoryCampus();
  const realtime: RealtimePort = {
    ...campus.ports.realtime,
    connection: () => connection,
    subscribeConnection(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const become = (next: Connection) =>
    act(() => {
      connection = next;
      for (const listener of listeners) listener();
    });
  const [bookings, topics] = [vi.fn(() => 'slots'), vi.fn(() => 'topics')];
  render(
    <StoryProvider campus={{ ...campus, ports: { ...campus.ports, realtime } }}>
      <Shown queryKey={['bookings', idOf(1), 'slots']} fetch={bookings} />
      <Shown queryKey={['topics']} fetch={topics} />
    </StoryProvider>,
  );
  await screen.findByText('"topics"');
  await screen.findByText('"slots"');
  bookings.mockClear();
  topics.mockClear();
  become('offline');
  become('online');
  await waitFor(() => expect(bookings).toHaveBeenCalledTimes(1));
  expect(topics).not.toHaveBeenCalled();
});
