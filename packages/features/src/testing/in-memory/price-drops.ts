import {
  decidePriceDrop,
  percentOff,
  PRICE_ALERT_PAUSE,
  PRICE_MEMORY,
} from '@campushive/contract/rules/price-drops';
import { isBlocked, notify, type State, type StoredListing, type Student } from './state.js';

/** Records a listing's old price before a change. Notifies students who saved it of a drop. */
export function reprice(state: State, listing: StoredListing, afterMinor: number): void {
  const beforeMinor = listing.priceMinor ?? 0;
  if (beforeMinor === afterMinor) return;
  const now = state.now().getTime();
  const earlier = (listing.earlierPrices ?? []).filter((one) => one.until > now - PRICE_MEMORY);
  const { reduced } = listing;
  const shown = reduced !== undefined && reduced.at > now - PRICE_MEMORY ? reduced : undefined;
  const { shownFromMinor, isDrop } = decidePriceDrop({
    hive: listing.hive,
    beforeMinor,
    afterMinor,
    earlierMinor: earlier.map((one) => one.priceMinor),
    shownFromMinor: shown?.fromMinor ?? null,
  });
  listing.earlierPrices = [...earlier, { priceMinor: beforeMinor, until: now }];
  if (shownFromMinor === null) delete listing.reduced;
  else listing.reduced = { fromMinor: shownFromMinor, at: isDrop ? now : (shown?.at ?? now) };
  if (isDrop && shownFromMinor !== null && listing.status === 'active')
    notifySavers(state, listing, percentOff(shownFromMinor, afterMinor));
}

/** Ends reductions that are older than 30 days. */
export function endReductions({ listings, now }: State): void {
  const over = now().getTime() - PRICE_MEMORY;
  for (const one of listings) if (one.reduced !== undefined && one.reduced.at <= over) delete one.reduced;
}

function notifySavers(state: State, listing: StoredListing, percent: number): void {
  const savers = state.favorites.filter((one) => one.listing === listing && one.kind === 'saved');
  for (const { student } of savers) {
    const { poster } = listing;
    if (student !== poster && student.suspended === null && !isBlocked(state, student, poster))
      notifyOne(state, student, listing, percent);
  }
}

/** Sends one notification per listing and day. Updates an unread one with the new price. */
function notifyOne(state: State, student: Student, { id, title }: StoredListing, percent: number): void {
  const { notifications } = state;
  const newest = notifications.findLast(
    (one) => one.userId === student.id && one.kind === 'price_dropped' && one.subject?.id === id,
  );
  const notification = {
    type: 'task',
    kind: 'price_dropped',
    values: { listing: title, percent },
    subject: { type: 'listing', id },
  } as const;
  if (newest === undefined) return notify(state, student.id, notification);
  const at = notifications.indexOf(newest);
  const lately = Date.parse(newest.createdAt) > state.now().getTime() - PRICE_ALERT_PAUSE;
  if (lately && !newest.read) notifications[at] = { ...newest, ...notification };
  if (lately) return;
  if (!newest.read) notifications.splice(at, 1);
  notify(state, student.id, notification);
}
