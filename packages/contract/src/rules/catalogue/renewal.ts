import type { ListingStatus } from '../../catalogue/listing-status.js';
import { DAY } from '../../limits.js';

/** Time after its publication or last renewal until a listing can be renewed, in ms. */
export const RENEW_EVERY = 7 * DAY;

interface Renewed {
  readonly status: ListingStatus;
  readonly createdAt: Date;
  /** Time of the last renewal. Null before the first. */
  readonly renewedAt: Date | null;
}

/** Returns the earliest time at which the poster can renew a listing. Null unless it is open or has ended. */
export function renewableFrom({ status, createdAt, renewedAt }: Renewed): Date | null {
  return status === 'active' || status === 'expired'
    ? new Date((renewedAt ?? createdAt).getTime() + RENEW_EVERY)
    : null;
}

/** Returns whether a listing can be renewed now: at most once a week. */
export function mayRenew(listing: Renewed, now: Date): boolean {
  const from = renewableFrom(listing);
  return from !== null && from <= now;
}
