import { LISTING_LIFETIME, type Listing } from '@campushive/contract';
import type { State, StoredListing, Student } from './state.js';

/** Counts a view of a listing: once per student and day, and once per day for all visitors. */
export function countView(state: State, listing: StoredListing, me: Student | null): void {
  if (listing.poster === me) return;
  const day = state.now().toISOString().slice(0, 10);
  (listing.views ??= new Set()).add(`${me?.id ?? ''} ${day}`);
}

/** Returns the numbers of views and of saves by others. */
export function figuresOf(state: State, listing: StoredListing): Pick<Listing, 'views' | 'saves'> {
  const saves = state.favorites.filter(
    (one) => one.listing === listing && one.kind === 'saved' && one.student !== listing.poster,
  );
  return { views: listing.views?.size ?? 0, saves: saves.length };
}

/** Renews a listing, which appears among the newest with a new lifetime. */
export function bringUp(state: State, listing: StoredListing): void {
  const now = state.now();
  listing.renewed = { at: now.toISOString(), place: state.nextId() };
  listing.endsAt = new Date(now.getTime() + LISTING_LIFETIME).toISOString();
}
