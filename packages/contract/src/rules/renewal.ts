import type { ListingStatus } from '../listing-status.js';
import { DAY } from '../limits.js';

/** How long after it was posted or renewed a listing can be brought up again. */
export const RENEW_EVERY = 7 * DAY;

interface Renewed {
  readonly status: ListingStatus;
  readonly createdAt: Date;
  /** When it was last brought up again; null before the first time. */
  readonly renewedAt: Date | null;
}

/** From when on its poster can bring a listing up again among the newest; null where it is not open. */
export function renewableFrom({ status, createdAt, renewedAt }: Renewed): Date | null {
  return status === 'active' || status === 'expired'
    ? new Date((renewedAt ?? createdAt).getTime() + RENEW_EVERY)
    : null;
}

/** Whether it can be brought up now: at most once a week. */
export function mayRenew(listing: Renewed, now: Date): boolean {
  const from = renewableFrom(listing);
  return from !== null && from <= now;
}
