import {
  ApiError,
  isMissing,
  type FieldError,
  type Listing,
  type Payment,
  type Photo,
} from '@campushive/contract';
import { bundleField, bundlePriceOf } from '@campushive/contract/rules/bundles';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useClient, useMinorUnits, useNavigation, useStorage, useUser } from '../../../kernel/index.js';
import { isAgreed, unitPriceOf } from '../../../catalogue/parts/prices/agreed-price.js';
import { chosenQuery } from '../../parts/bundle/bundle.queries.js';
import { readChosen, writeChosen } from '../../parts/bundle/chosen-items.js';
import { listingQuery } from '../../../catalogue/parts/listing.queries.js';
import { closedSaleOf } from '../../checkout/closed-sale.js';

/** Item of a bundle in a checkout. `price` is in major units. */
export interface BundledInCheckout {
  readonly id: string;
  readonly title: string;
  readonly price: number;
  readonly photo: Photo | null;
  readonly isAgreed: boolean;
  /** Reason that the item is unavailable, or null. */
  readonly problem: FieldError | null;
}

/** Bundle of items paid for together. */
export interface BundleInCheckout {
  readonly items: readonly BundledInCheckout[];
  /** Total of the available items, in major units. */
  readonly price: number;
  /** Number of unavailable items. */
  readonly unavailableCount: number;
  readonly onRemove: (ids: readonly string[]) => void;
}

interface Found {
  /** First available item. The checkout is about this listing. */
  readonly leadId: string;
  /** Other items, in order, for the request. */
  readonly bundledIds: readonly string[];
  /** Null for a single item. */
  bundleOf(problem: unknown, isOpen: boolean): BundleInCheckout | null;
  readonly isBundle: boolean;
  readonly isPending: boolean;
}

const UNAVAILABLE: FieldError = { code: 'bundle_gone' };

/** Returns the bundle of a checkout: the items in the URL, or after the return from the provider those of the payment. */
export function useBundleCheckout(hiveId: string, chosen: readonly string[], payment: Payment | null): Found {
  const client = useClient();
  const navigation = useNavigation();
  const queries = useQueryClient();
  const storage = useStorage();
  const user = useUser();
  const { toMajor, toMinor } = useMinorUnits();
  const [paidFor, setPaidFor] = useState<readonly string[]>([]);
  if (payment !== null && payment.bundle.length > 0 && chosen.length === 0 && paidFor.length === 0) {
    setPaidFor(payment.bundle.map((one) => one.hiveId));
  }
  const ids = chosen.length > 0 ? [hiveId, ...chosen] : paidFor.length > 0 ? paidFor : [hiveId];
  const isBundle = ids.length > 1;
  const listings = useQueries({ queries: ids.map((id) => listingQuery(client, id)) });
  const leadAt = Math.max(
    0,
    listings.findIndex(({ error }) => !isMissing(error)),
  );
  const sellerId = listings.find(({ data }) => data !== undefined)?.data?.postedById;
  useForgetPaid(payment);

  return {
    leadId: ids[leadAt] ?? hiveId,
    bundledIds: ids.filter((_, index) => index !== leadAt),
    isBundle,
    isPending: isBundle && listings.some(({ isPending }) => isPending),
    bundleOf(problem, isOpen) {
      if (!isBundle) return null;
      const items = ids.map((id, at) =>
        itemOf(id, listings[at]?.data, isOpen ? problemAt(problem, at) : null),
      );
      const available = items.filter((bundledInCheckout) => bundledInCheckout.problem === null);
      return {
        items,
        price: toMajor(bundlePriceOf(available.map(({ price }) => toMinor(price)))),
        unavailableCount: items.length - available.length,
        onRemove,
      };
    },
  };

  function itemOf(id: string, listing: Listing | undefined, refused: FieldError | null): BundledInCheckout {
    const bought = payment?.bundle.find((one) => one.hiveId === id);
    const existing = readChosen(storage, sellerId ?? '').find((chosenItem) => chosenItem.id === id);
    const title = bought?.title ?? listing?.title ?? existing?.title ?? '';
    const price = bought?.price ?? (listing === undefined ? (existing?.price ?? 0) : unitPriceOf(listing));
    const isClosed =
      payment === null &&
      (listing === undefined || (user !== null && closedSaleOf(listing, user.id) !== null));
    return {
      id,
      title,
      price,
      photo: bought?.photo ?? listing?.photos[0] ?? null,
      isAgreed: listing !== undefined && isAgreed(listing),
      problem: isClosed ? UNAVAILABLE : refused,
    };
  }

  /** Returns the server's error for the item at this index. */
  function problemAt(problem: unknown, at: number): FieldError | null {
    if (!(problem instanceof ApiError)) return null;
    const place = at === leadAt ? 0 : at < leadAt ? at + 1 : at;
    return problem.fieldErrors[bundleField(place)] ?? null;
  }

  function onRemove(removedIds: readonly string[]): void {
    if (sellerId !== undefined) {
      writeChosen(
        storage,
        sellerId,
        readChosen(storage, sellerId).filter(({ id }) => !removedIds.includes(id)),
      );
      void queries.invalidateQueries({ queryKey: chosenQuery(storage, sellerId).queryKey });
    }
    // Stores the remaining items in the URL.
    setPaidFor([]);
    const [first, ...bundledIds] = ids.filter((id) => !removedIds.includes(id));
    navigation.go(
      first === undefined
        ? { to: 'hives' }
        : { to: 'checkout', hive: 'essentials', id: first, ...(bundledIds.length > 0 && { bundledIds }) },
      { replace: true },
    );
  }
}

/** Removes paid items from the stored selection. */
function useForgetPaid(payment: Payment | null): void {
  const storage = useStorage();
  const queries = useQueryClient();
  const paid = payment?.status === 'success' && payment.role === 'buyer' ? payment : null;
  useEffect(() => {
    if (paid === null) return;
    const { sellerId } = paid;
    const ids = [paid.hiveId, ...paid.bundle.map((one) => one.hiveId)];
    const before = readChosen(storage, sellerId);
    const unpaid = before.filter(({ id }) => !ids.includes(id));
    if (unpaid.length === before.length) return;
    writeChosen(storage, sellerId, unpaid);
    void queries.invalidateQueries({ queryKey: chosenQuery(storage, sellerId).queryKey });
  }, [paid, storage, queries]);
}
