import type { HiveName } from '@campushive/contract';
import { decideParties, type Parties, type PartiesRefusal } from '@campushive/contract/rules/parties';
import { isOffered } from '@campushive/contract/rules/packages';
import { decideReservation } from '@campushive/contract/rules/reservations';
import { and, inArray, isNull, sql } from 'drizzle-orm';
import { Failure } from '../../http/failure.js';
import type { Viewer } from '../../http/viewer.js';
import type { Clock } from '../../platform/clock.js';
import type { Db } from '../../platform/database/database.js';
import { users } from '../../platform/database/schema/index.js';
import { requireVerifiedStudent } from '../auth/student-verification.js';
import { isBlocked } from '../messages/store.js';
import { requireSwitchedOn } from '../moderation/hive-switches.js';
import { isSuspended } from '../moderation/suspension.js';
import type { SoldListing } from './context.js';
import { findReservations } from './past-reservations.js';

type Listing = NonNullable<SoldListing>;

/** Whether the buyer may begin a new order of it now. */
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
  // Who has done a task is paid for it, whatever came between the two since.
  if (sale !== 'purchase') return;
  if (await isBlocked(tx, buyerId, sellerId))
    throw new Failure('blocked', 'You cannot buy from this student.');
  await requireRoom(tx, { buyerId, listingId: id }, clock);
}

/**
 * A student cannot pay a student whom they could not meet. Both rows are locked as the order will lock them, so that an account that is
 * being deleted is waited for, and found gone.
 */
export async function requireBoth(
  tx: Db,
  { buyerId, sellerId }: { buyerId: string; sellerId: string },
  now: Date,
): Promise<void> {
  const there = await tx
    .select()
    .from(users)
    .where(and(inArray(users.id, [buyerId, sellerId]), isNull(users.deletedAt)))
    .for('key share');
  const seller = there.find(({ id }) => id === sellerId);
  if (seller === undefined || isSuspended(seller, now)) {
    throw new Failure('listing_unavailable', 'This is not available any more.');
  }
  if (!there.some(({ id }) => id === buyerId)) {
    throw new Failure('session_expired', 'Your session has ended. Please log in again.');
  }
}

/**
 * Refuses buyers who keep too much from others without paying, one request of theirs at a time. A series of the listing that is wanted
 * is no other thing: it is what is being paid for, or is replaced.
 */
export async function requireRoom(
  tx: Db,
  { buyerId, listingId }: { readonly buyerId: string; readonly listingId: string },
  clock: Clock,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`reservations:${buyerId}`}, 0))`);
  // Only now: what the requests waited for has its times from after this one began.
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

/** Why one cannot pay, in words. */
const PARTIES_REFUSED: Readonly<Record<PartiesRefusal, string>> = {
  listing_free: 'This is free: there is nothing to pay.',
  own_listing: 'This is your own listing.',
  forbidden: 'Only the student who posted this pays for it.',
  listing_unassigned: 'Choose a student first: you pay them.',
};

/** The payer and the payee; refuses the wrong payer. */
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
