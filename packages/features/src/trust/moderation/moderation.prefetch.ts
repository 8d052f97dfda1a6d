import type { PrefetchWorld } from '../../kernel/index.js';
import { foundListingsQuery, foundOrdersQuery, importsQuery, switchesQuery } from './console.queries.js';
import { delayedPayoutsQuery } from './delayed-payouts/delayed-payouts.queries.js';
import type { ModerationTab } from './moderation-screen.js';
import {
  appealsSource,
  auditQuery,
  casesSource,
  chargebacksSource,
  disputesSource,
  healthQuery,
  ledgerQuery,
  ledgerSource,
  queueQuery,
  textFiguresQuery,
  usersQuery,
} from './moderation.queries.js';
import { partnersQuery } from './partners/partners.queries.js';

/** Fetches the first data of one tab of the moderation page. */
export function prefetchModeration(
  { queries, client }: PrefetchWorld,
  { tab }: { readonly tab: ModerationTab },
): Promise<unknown> {
  switch (tab) {
    case 'reports':
      return queries.prefetchInfiniteQuery(queueQuery(client, casesSource, 'open'));
    case 'appeals':
      return queries.prefetchInfiniteQuery(queueQuery(client, appealsSource, 'open'));
    case 'disputes':
      return queries.prefetchInfiniteQuery(queueQuery(client, disputesSource, 'open'));
    case 'chargebacks':
      return queries.prefetchInfiniteQuery(queueQuery(client, chargebacksSource, 'open'));
    case 'payouts':
      return queries.prefetchInfiniteQuery(delayedPayoutsQuery(client));
    case 'ledger':
      return Promise.all([
        queries.prefetchQuery(ledgerQuery(client)),
        queries.prefetchInfiniteQuery(queueQuery(client, ledgerSource, 'open')),
      ]);
    case 'users':
      return queries.prefetchInfiniteQuery(usersQuery(client, '', 'all'));
    case 'log':
      return queries.prefetchInfiniteQuery(auditQuery(client));
    case 'listings':
      return queries.prefetchInfiniteQuery(foundListingsQuery(client, '', 'all'));
    case 'orders':
      return queries.prefetchInfiniteQuery(foundOrdersQuery(client, '', 'all'));
    case 'hives':
      return queries.prefetchQuery(switchesQuery(client));
    case 'health':
      return Promise.all([
        queries.prefetchQuery(healthQuery(client)),
        queries.prefetchQuery(textFiguresQuery(client)),
      ]);
    case 'imports':
      return queries.prefetchQuery(importsQuery(client));
    case 'partners':
      return queries.prefetchQuery(partnersQuery(client));
    default:
      return tab satisfies never;
  }
}
