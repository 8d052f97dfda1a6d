import type { Notification, Payment, ServerPayloads } from '@campushive/contract';
import { hashKey, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { refetchStale } from './patch-cache.js';
import { useClock, useConnection, useRealtime, useUser } from '../provider.js';
import {
  LIVE_GROUPS,
  ofPayment,
  SERVER_EVENTS,
  STALE_KEYS,
  type StaleContext,
  type StaleEntries,
} from './stale-keys.js';

/** Delay before refetching, in ms. One action causes several events, whose entries are then refetched together. */
const TOGETHER = 200;

/** Groups that the page may have fetched before its socket was connected. */
const AT_FIRST: readonly string[] = ['notifications', 'payments', 'threads'];

/**
 * Updates the whole cache from server events, by the table of {@link STALE_KEYS}. Mount it once, around every page of a signed-in
 * student. After a reconnection it refetches everything that events change.
 */
export function useLiveCache(): void {
  const realtime = useRealtime();
  const queries = useQueryClient();
  const clock = useClock();
  const viewerId = useUser()?.id;
  useEffect(() => {
    const pending = new Map<string, StaleEntries>();
    const counted = new Set<string>();
    const context: StaleContext = {
      viewerId,
      isCounted: (id) => counted.has(id),
      hasUnreadNotice: (subjectId) => hasUnreadNotice(queries, subjectId),
    };
    let cancel: (() => void) | undefined;
    const flush = () => {
      cancel?.();
      cancel = undefined;
      refetchStale(queries, [...pending.values()]);
      pending.clear();
    };
    const listen = <E extends keyof ServerPayloads>(event: E) =>
      realtime.on(event, (payload: ServerPayloads[E]) => {
        for (const entry of STALE_KEYS[event](payload, context))
          pending.set(hashKey([entry.key, entry.isHidden]), entry);
        if (pending.size > 0) cancel ??= clock.after(TOGETHER, flush);
      });
    const stops = [
      ...SERVER_EVENTS.map(listen),
      realtime.on('paymentUpdate', (payment) => showPayment(queries, payment)),
      realtime.on('groupMessage', ({ conversationId, senderId }) => {
        if (senderId !== viewerId) counted.add(conversationId);
      }),
      realtime.on('messageRead', ({ conversationId, readerId }) => {
        if (readerId === viewerId) counted.delete(conversationId);
      }),
    ];
    return () => {
      stops.forEach((stop) => stop());
      flush();
    };
  }, [realtime, queries, clock, viewerId]);
  useReconnection(queries);
}

function useReconnection(queries: QueryClient): void {
  const connection = useConnection();
  const lost = useRef(false);
  useEffect(() => {
    if (connection === 'offline') lost.current = true;
    if (connection !== 'online') return;
    const groups = lost.current ? LIVE_GROUPS : AT_FIRST;
    lost.current = false;
    refetchStale(
      queries,
      groups.map((group) => ({ key: [group] })),
    );
  }, [connection, queries]);
}

/** Replaces a cached order with the server's version, from an event or from the response to the viewer's own action. */
function showPayment(queries: QueryClient, payment: Payment): void {
  queries.setQueryData<Payment>(['payments', 'one', payment.id], (cached) => cached && payment);
}

/** Returns a function that shows an order the viewer changed and refetches other entries that the change makes stale. */
export function usePaymentChanged(): (payment: Payment) => void {
  const queries = useQueryClient();
  return useCallback(
    (payment) => {
      showPayment(queries, payment);
      refetchStale(queries, ofPayment(payment));
    },
    [queries],
  );
}

interface LatestNotices {
  readonly notifications: readonly Notification[];
  readonly unread: number;
}

function hasUnreadNotice(queries: QueryClient, subjectId?: string): boolean {
  const latest = queries.getQueryData<LatestNotices>(['notifications', 'latest']);
  if (subjectId === undefined) return latest?.unread !== 0;
  return (latest?.notifications ?? []).some(
    ({ read, type, subject }) => !read && type === 'message' && subject?.id === subjectId,
  );
}
