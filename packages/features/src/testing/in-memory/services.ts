import { SERVICE_HIVES, serviceKindOf } from '@campushive/contract';
import { findInMemory } from './finding.js';
import { toListing } from './listing-presenter.js';
import { describeUser, pageOf, type InMemoryCalls, type State } from './state.js';

/** Find Services, as the server answers it. */
export function serviceCalls(state: State): InMemoryCalls<'services.list'> {
  return {
    'services.list'({ kind, cursor, limit, ...input }, me) {
      const all = findInMemory(state, input, SERVICE_HIVES);
      const found = all.filter((one) => kind === undefined || serviceKindOf(toListing(one, me)) === kind);
      const { items, pagination } = pageOf(found, cursor, limit);
      const data = items.map((one) => {
        const { rating, reviewCount } = describeUser(state, one.poster);
        const listing = toListing(one, me);
        return { kind: serviceKindOf(listing), listing, rating, reviewCount };
      });
      return { data, count: found.length, pagination };
    },
  };
}
