import { SERVICE_HIVES, serviceKindOf, type ServiceOffer } from '@campushive/contract';
import { isFullyBooked } from '@campushive/contract/rules/open-orders';
import { isOffered } from '@campushive/contract/rules/packages';
import { findInMemory } from './finding.js';
import { toListing } from './listing-presenter.js';
import { describeUser, pageOf, type InMemoryCalls, type State, type StoredListing } from './state.js';

/** Returns the offer type. Tutoring and listings with packages are services. */
const offerOf = ({ hive, details }: StoredListing): ServiceOffer =>
  hive === 'academia' || isOffered(details) ? 'service' : 'task';

/** In-memory call for Find Services. */
export function serviceCalls(state: State): InMemoryCalls<'services.list'> {
  return {
    'services.list'({ kind, offer, cursor, limit, ...input }, me) {
      const all = findInMemory(state, input, SERVICE_HIVES);
      const found = all.filter(
        (one) =>
          (kind === undefined || serviceKindOf(toListing(one, me)) === kind) &&
          (offer === undefined || offer === offerOf(one)),
      );
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

/** Returns true when a service accepts no further orders. */
export const isServiceFull = (state: State, listing: StoredListing): boolean =>
  isFullyBooked(
    listing.details,
    state.orders
      .filter((one) => one.listing === listing)
      .map(({ status, reservedUntil }) => ({ status, reservedUntil: new Date(reservedUntil) })),
    state.now(),
  );
