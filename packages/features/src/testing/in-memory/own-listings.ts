import { LISTING_LIFETIME, type Listing } from '@campushive/contract';
import type { State, StoredListing, Student } from './state.js';

/** Counts that someone looked at a listing: once a student, or for all visitors, and day. */
export function countView(state: State, listing: StoredListing, me: Student | null): void {
  if (listing.poster === me) return;
  const day = state.now().toISOString().slice(0, 10);
  (listing.views ??= new Set()).add(`${me?.id ?? ''} ${day}`);
}

/** How often a listing was looked at, and how many others saved it. */
export function figuresOf(state: State, listing: StoredListing): Pick<Listing, 'views' | 'saves'> {
  const saves = state.favorites.filter(
    (one) => one.listing === listing && one.kind === 'saved' && one.student !== listing.poster,
  );
  return { views: listing.views?.size ?? 0, saves: saves.length };
}

/** Brings a listing up again among the newest, with a new lifetime. */
export function bringUp(state: State, listing: StoredListing): void {
  const now = state.now();
  listing.renewed = { at: now.toISOString(), place: state.nextId() };
  listing.endsAt = new Date(now.getTime() + LISTING_LIFETIME).toISOString();
}
