import { MAX_BUNDLE, type Listing } from '@campushive/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStorage } from '../../../kernel/index.js';
import { unitPriceOf } from '../../../catalogue/parts/prices/agreed-price.js';
import { BUNDLES, chosenQuery } from './bundle.queries.js';
import { writeChosen, type ChosenItem } from './chosen-items.js';

export interface Chosen {
  /** Items in the order in which they were chosen. */
  readonly items: readonly ChosenItem[];
  readonly has: (id: string) => boolean;
  readonly isFull: boolean;
  /** Adds or removes an item. `first` is added along with it while the bundle is empty. */
  readonly toggle: (listing: Listing, first?: Listing) => void;
  readonly drop: (ids: readonly string[]) => void;
}

const NONE: readonly ChosenItem[] = [];

/** Bundle of one seller on this device. All components that use it share the same state. */
export function useChosen(sellerId: string): Chosen {
  const storage = useStorage();
  const queries = useQueryClient();
  const chosen = chosenQuery(storage, sellerId);
  const { data: items = NONE } = useQuery(chosen);
  useEffect(
    () => storage.subscribeOtherPages(() => void queries.invalidateQueries({ queryKey: BUNDLES })),
    [storage, queries],
  );
  const store = (next: readonly ChosenItem[]) => {
    writeChosen(storage, sellerId, next);
    queries.setQueryData(chosen.queryKey, next);
  };
  const has = (id: string) => items.some((chosenItem) => chosenItem.id === id);
  return {
    items,
    has,
    isFull: items.length >= MAX_BUNDLE,
    toggle(listing, first) {
      if (has(listing.id)) return store(items.filter(({ id }) => id !== listing.id));
      const before = items.length === 0 && first !== undefined ? [chosenItemOf(first)] : items;
      if (before.length < MAX_BUNDLE) store([...before, chosenItemOf(listing)]);
    },
    drop: (ids) => store(items.filter(({ id }) => !ids.includes(id))),
  };
}

const chosenItemOf = (listing: Listing): ChosenItem => ({
  id: listing.id,
  title: listing.title,
  price: unitPriceOf(listing),
});
