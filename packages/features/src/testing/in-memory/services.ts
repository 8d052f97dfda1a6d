import { SERVICE_HIVES, serviceKindOf, SERVICES } from '@campushive/contract';
import { findInMemory } from './finding.js';
import { toListing } from './listing-presenter.js';
import { describeUser, pageOf, type InMemoryCalls, type State } from './state.js';

/** Find Services, as the server answers it. */
export function serviceCalls(state: State): InMemoryCalls<'services.list'> {
  return {
    'services.list'({ kind, cursor, limit, ...input }, me) {
      const wanted = kind === undefined ? undefined : SERVICES[kind];
      const found = findInMemory(
        state,
        { ...input, beginnings: wanted?.words ?? undefined },
        wanted?.hive ?? SERVICE_HIVES,
      );
      const { items, pagination } = pageOf(found, cursor, limit);
      const data = items.map((one) => {
        const { rating, reviewCount } = describeUser(state, one.poster);
        const listing = toListing(one, me);
        return { kind: kind ?? serviceKindOf(listing), listing, rating, reviewCount };
      });
      return { data, count: found.length, pagination };
    },
  };
}
