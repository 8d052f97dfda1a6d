import { MAX_BUNDLE, type Listing } from '@campushive/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStorage } from '../../../kernel/index.js';
import { unitPriceOf } from '../../../catalogue/parts/prices/agreed-price.js';
import { BUNDLES, chosenQuery } from './bundle.queries.js';
import { writeChosen, type ChosenThing } from './chosen-items.js';

export interface Chosen {
  /** Items in the order in which they were chosen. */
  readonly things: readonly ChosenThing[];
  readonly has: (id: string) => boolean;
  readonly isFull: boolean;
  /** Adds or removes an item. `first` is added along with it while the bundle is empty. */
  readonly toggle: (listing: Listing, first?: Listing) => void;
  readonly drop: (ids: readonly string[]) => void;
}

const NONE: readonly ChosenThing[] = [];

/** Bundle of one seller on this device. All components that use it share the same state. */
export function useChosen(sellerId: string): Chosen {
  const storage = useStorage();
  const queries = useQueryClient();
  const chosen = chosenQuery(storage, sellerId);
  const { data: things = NONE } = useQuery(chosen);
  useEffect(
    () => storage.subscribeOtherPages(() => void queries.invalidateQueries({ queryKey: BUNDLES })),
    [storage, queries],
  );
  const keep = (things: readonly ChosenThing[]) => {
    writeChosen(storage, sellerId, things);
    queries.setQueryData(chosen.queryKey, things);
  };
  const has = (id: string) => things.some((one) => one.id === id);
  return {
    things,
    has,
    isFull: things.length >= MAX_BUNDLE,
    toggle(listing, first) {
      if (has(listing.id)) return keep(things.filter(({ id }) => id !== listing.id));
      const before = things.length === 0 && first !== undefined ? [thingOf(first)] : things;
      if (before.length < MAX_BUNDLE) keep([...before, thingOf(listing)]);
    },
    drop: (ids) => keep(things.filter(({ id }) => !ids.includes(id))),
  };
}

const thingOf = (listing: Listing): ChosenThing => ({
  id: listing.id,
  title: listing.title,
  price: unitPriceOf(listing),
});
