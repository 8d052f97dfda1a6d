import { findHall, type Stall, type StallItem, type StallSummary } from '@campushive/contract';
import { openingOf } from '@campushive/contract/rules/stall-hours';
import { leftOf } from '@campushive/contract/rules/stall-orders';
import type { Viewer } from '../../calls/viewer.js';
import { toPerson } from '../../accounts/users/person.js';
import type { Rating } from '../../accounts/users/rating.js';
import { campus } from '../../platform/campus.js';
import { toMajor } from '../../platform/money.js';
import type { FoundStall, StallItemRow } from './store.js';

/** Number of items that a list names. */
const NAMED_ITEMS = 3;

const openingAt = ({ stall }: FoundStall, now: Date) => openingOf(stall, now, campus.timeZone);

function shared(found: FoundStall, viewer: Viewer | null, rating: Rating | undefined, now: Date) {
  const { stall, listing } = found;
  const seller = toPerson(found.seller);
  const opening = openingAt(found, now);
  return {
    id: stall.id,
    name: listing.title,
    category: stall.category,
    hall: stall.hallId === null ? null : (findHall(campus, stall.hallId) ?? null),
    place: stall.place,
    universityId: listing.universityId,
    photo: listing.photos[0] ?? null,
    isOpen: opening.isOpen,
    openUntil: opening.openUntil?.toISOString() ?? null,
    opensAt: opening.opensAt?.toISOString() ?? null,
    readyMinutes: stall.readyMinutes,
    takesCash: stall.takesCash,
    seller: viewer === null ? { ...seller, name: null, profileImage: null, university: null } : seller,
    rating: rating?.rating ?? null,
  };
}

/** Presents a stall in a list. */
export function toStallSummary(
  found: FoundStall,
  viewer: Viewer | null,
  rating: Rating | undefined,
  now: Date,
): StallSummary {
  const available = found.items.filter((item) => leftOf(item) !== 0);
  const prices = (available.length > 0 ? available : found.items).map(({ priceMinor }) => priceMinor);
  return {
    ...shared(found, viewer, rating, now),
    priceFrom: toMajor(Math.min(...prices)),
    itemNames: available.slice(0, NAMED_ITEMS).map(({ name }) => name),
  };
}

/** Presents a stall with its price list. Only the seller sees stock and ordered units. */
export function toStall(
  found: FoundStall,
  viewer: Viewer | null,
  rating: Rating | undefined,
  now: Date,
): Stall {
  const { stall, listing, items } = found;
  const isMine = viewer?.userId === stall.sellerId;
  const opening = openingAt(found, now);
  // A stall that is hidden or given up takes no orders, whatever its hours say.
  const isOff = listing.status !== 'active';
  return {
    ...shared(found, viewer, rating, now),
    ...(isOff && { isOpen: false, openUntil: null, opensAt: null }),
    description: listing.description,
    status: listing.status,
    isMine,
    items: items.map((item) => toItem(item, isMine)),
    hours: stall.hours.map(({ weekday, from, to }) => ({ weekday, from, to })),
    switch: opening.switch,
    switchUntil: opening.switchUntil?.toISOString() ?? null,
    createdAt: stall.createdAt.toISOString(),
    updatedAt: stall.updatedAt.toISOString(),
  };
}

function toItem(item: StallItemRow, isMine: boolean): StallItem {
  const remaining = leftOf(item);
  return {
    id: item.id,
    name: item.name,
    price: toMajor(item.priceMinor),
    photo: item.photo,
    left: remaining,
    isSoldOut: remaining === 0,
    stock: isMine ? item.stock : null,
    ordered: isMine ? item.ordered : null,
  };
}
