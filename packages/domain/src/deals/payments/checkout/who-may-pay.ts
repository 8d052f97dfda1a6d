import type { HiveName } from '@campushive/contract';
import { decideParties, type Parties, type PartiesRefusal } from '@campushive/contract/rules/parties';
import { isOffered } from '@campushive/contract/rules/packages';
import { decideReservation } from '@campushive/contract/rules/reservations';
import { and, inArray, isNull, sql } from 'drizzle-orm';
import { Failure } from '../../../calls/failure.js';
import type { Viewer } from '../../../calls/viewer.js';
import type { Clock } from '../../../platform/clock.js';
import type { Db } from '../../../platform/database/database.js';
import { users } from '../../../platform/database/schema/index.js';
import { requireVerifiedStudent } from '../../../accounts/auth/student-verification/student-verification.js';
import { isBlocked } from '../../../accounts/users/is-blocked.js';
import { requireSwitchedOn } from '../../../base/switches/paused.js';
import { isSuspended } from '../../../base/suspension/is-suspended.js';
import type { SoldListing } from '../context.js';
import { findReservations } from './past-reservations.js';

type Listing = NonNullable<SoldListing>;

/** Throws unless the buyer may start a new order of the listing now. */
export async function requireAllowed(
  tx: Db,
  {
    listing: { id, hive },
    parties: { buyerId, sellerId, sale },
    viewer,
  }: {
    readonly listing: { readonly id: string; readonly hive: HiveName };
    readonly parties: Parties;
    readonly viewer: Viewer;
  },
  clock: Clock,
): Promise<void> {
  requireVerifiedStudent(viewer);
  await requireSwitchedOn(tx, hive, 'paying');
  // Completed work is always paid, even after a block.
  if (sale !== 'purchase') return;
  if (await isBlocked(tx, buyerId, sellerId))
    throw new Failure('blocked', 'You cannot buy from this student.');
  await requireRoom(tx, { buyerId, listingId: id }, clock);
}

/**
 * Refuses a payment between students who could not meet, and returns the buyer's mail address. Both rows are locked as the order will
 * lock them, so that a concurrent account deletion finishes first and is seen.
 */
export async function requireParties(
  tx: Db,
  { buyerId, sellerId }: { buyerId: string; sellerId: string },
  now: Date,
): Promise<string> {
  const { id, email, suspendedAt, suspendedUntil } = users;
  const found = await tx
    .select({ id, email, suspendedAt, suspendedUntil })
    .from(users)
    .where(and(inArray(users.id, [buyerId, sellerId]), isNull(users.deletedAt)))
    .for('key share');
  const seller = found.find((user) => user.id === sellerId);
  if (seller === undefined || isSuspended(seller, now)) {
    throw new Failure('listing_unavailable', 'This is no longer available.');
  }
  const buyer = found.find((user) => user.id === buyerId);
  if (buyer === undefined) {
    throw new Failure('session_expired', 'Your session has ended. Please log in again.');
  }
  return buyer.email;
}

/**
 * Refuses buyers with too many unpaid reservations, one request of theirs at a time. A series of the requested listing
 * does not count: it is being paid, or is replaced.
 */
export async function requireRoom(
  tx: Db,
  { buyerId, listingId }: { readonly buyerId: string; readonly listingId: string },
  clock: Clock,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`reservations:${buyerId}`}, 0))`);
  // Read after the lock: entries made while waiting have later times than the start of this request.
  const now = clock.now();
  const refusal = decideReservation(await findReservations(tx, { buyerId, listingId }, now), now);
  if (refusal === null) return;
  const { refused, retryAfter } = refusal;
  throw new Failure(
    refused,
    refused === 'too_many_unpaid'
      ? 'You have started several payments and not finished them. Finish or cancel one first.'
      : 'You left several payments unfinished today. Please wait before you start another.',
    { retryAfter },
  );
}

/** Messages for refused parties. */
const PARTIES_REFUSED: Readonly<Record<PartiesRefusal, string>> = {
  listing_free: 'This is free: there is nothing to pay.',
  own_listing: 'This is your own listing.',
  forbidden: 'Only the student who posted this can pay for it.',
  listing_unassigned: 'Choose a student first. Then you can pay.',
};

/** Returns the payer and the payee; refuses the wrong payer. */
export function partiesOf(
  { hive, posterId, assignedToId, priceMinor, details }: Listing,
  viewer: Viewer,
): Parties {
  const parties = decideParties(
    {
      ...{ hive, posterId, assignedToId },
      isService: isOffered(details),
      isFree: (priceMinor ?? 0) === 0,
    },
    viewer.userId,
  );
  if ('refused' in parties) throw new Failure(parties.refused, PARTIES_REFUSED[parties.refused]);
  return parties;
}
