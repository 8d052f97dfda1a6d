import {
  findUniversity,
  isDelivered,
  itemOfListing,
  ownHive,
  saleOfListing,
  type Listing,
  type Photo,
  type SafeDeal,
  type Stall,
} from '@campushive/contract';
import { formatWholeMoney } from '@campushive/contract/format-money';
import { formatShortPrice } from '@campushive/contract/rules/ticket-kinds';
import { useCampus, useLanguageTag, useMessages } from '../../../kernel/index.js';
import { sharedCatalogue } from '../../../shared/shared.catalogue.js';
import { usePriceUnit } from '../prices/use-price-unit.js';
import type { CardFacts } from './card-layout.js';
import { shareCatalogue } from './share.catalogue.js';
import type { ShareMessages } from './share.messages.js';

/** Listing, stall or safe deal that a card shows. */
export type ShareSubject =
  | { readonly kind: 'listing'; readonly listing: Listing }
  | { readonly kind: 'stall'; readonly stall: Stall }
  | { readonly kind: 'deal'; readonly deal: SafeDeal };

/** Words and photo of a card. */
export interface CardWords {
  readonly facts: CardFacts;
  readonly photo: Photo | null;
}

/** Returns a function for the words of a card in the viewer's language. `url` is the absolute URL of its short link. */
export function useCardFacts(): (subject: ShareSubject, url: string) => CardWords {
  const campus = useCampus();
  const t = useMessages(shareCatalogue);
  const words = useMessages(sharedCatalogue);
  const tag = useLanguageTag();
  const unitOf = usePriceUnit();
  const money = (amount: number) =>
    formatWholeMoney(Math.round(amount * 10 ** campus.currency.minorDigits), campus.currency, tag);
  const placeOf = (hall: { readonly name: string } | null | undefined, universityId: string | null) => {
    const university = universityId === null ? undefined : findUniversity(campus, universityId)?.displayName;
    return [hall?.name, university].filter((part) => part !== undefined).join(', ') || null;
  };
  const priceOf = ({ hiveTypeId, price, buzzDetails, sidehustleDetails }: Listing) => {
    const kinds = buzzDetails?.ticketKinds ?? sidehustleDetails?.packages;
    return ownHive(hiveTypeId)?.sale === 'none' ? null : formatShortPrice({ price, kinds }, words, money);
  };
  return (subject, url) => {
    const common = { url, brand: campus.name };
    if (subject.kind === 'stall') {
      const { name: title, hall, universityId, photo } = subject.stall;
      const price = stallPrice(subject.stall, words.from, money);
      const place = placeOf(hall, universityId);
      return { photo, facts: { ...common, title, price, unit: '', place, promise: t.promises.meet } };
    }
    if (subject.kind === 'deal') {
      const { title, price, photo, universityId } = subject.deal;
      const place = placeOf(null, universityId);
      const promise = t.promises.meet;
      return { photo, facts: { ...common, title, price: money(price), unit: '', place, promise } };
    }
    const { listing } = subject;
    const facts = {
      ...common,
      title: listing.title,
      price: priceOf(listing),
      unit: unitOf(listing, words.perHour).unit ?? '',
      place: placeOf(listing.hall, listing.universityId),
      promise: promiseOf(listing, t.promises),
    };
    return { photo: listing.photos[0] ?? null, facts };
  };
}

/** Returns the lowest price of the items on sale, with "from" where others cost more. Null without items. */
function stallPrice(
  { items }: Stall,
  from: (amount: string) => string,
  money: (amount: number) => string,
): string | null {
  const open = items.filter(({ isSoldOut }) => !isSoldOut);
  const prices = (open.length > 0 ? open : items).map(({ price }) => price);
  if (prices.length === 0) return null;
  const least = Math.min(...prices);
  return prices.some((price) => price !== least) ? from(money(least)) : money(least);
}

/** Returns the sentence about the held money. Null for a free listing, and where the product does not take the payment. */
function promiseOf(listing: Listing, promises: ShareMessages['promises']): string | null {
  const sale = saleOfListing(listing);
  const item = itemOfListing(listing);
  if (sale === null || listing.price <= 0) return null;
  if (item === 'ticket') return listing.attendance === undefined ? null : promises.event;
  if (isDelivered(listing.hiveTypeId)) return promises.delivery;
  return sale === 'gig' || item === 'service' ? promises.work : promises.meet;
}
