import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import { useClient, useUser } from '../../kernel/index.js';
import { delayedPayoutsQuery } from './delayed-payouts/delayed-payouts.queries.js';
import {
  appealsSource,
  casesSource,
  chargebacksSource,
  disputesSource,
  queueQuery,
  type Paged,
} from './moderation.queries.js';

/** Counts the open cases of each queue. Reads the first page of each tab, so that the tab opens at once. */
export function useWaiting(): Readonly<Record<string, number | undefined>> {
  const client = useClient();
  const reports = useInfiniteQuery(queueQuery(client, casesSource, 'open'));
  const appeals = useInfiniteQuery(queueQuery(client, appealsSource, 'open'));
  const disputes = useInfiniteQuery(queueQuery(client, disputesSource, 'open'));
  const chargebacks = useInfiniteQuery(queueQuery(client, chargebacksSource, 'open'));
  const isAdmin = useUser()?.role === 'admin';
  const payouts = useInfiniteQuery({ ...delayedPayoutsQuery(client), enabled: isAdmin });
  return {
    reports: countOf(reports.data),
    appeals: countOf(appeals.data),
    disputes: countOf(disputes.data),
    chargebacks: countOf(chargebacks.data),
    payouts: countOf(payouts.data),
  };
}

const countOf = (found: InfiniteData<Paged<unknown>> | undefined): number | undefined =>
  found?.pages[0]?.count ?? undefined;
