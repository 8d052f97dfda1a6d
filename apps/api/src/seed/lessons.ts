import { DAY, HOUR, NEXT_SLOT_DAYS } from '@campushive/contract';
import { nextSlot } from '@campushive/contract/rules/availability';
import { addDays, dayIn } from '@campushive/contract/rules/zoned-time';
import { eq } from 'drizzle-orm';
import { campus } from '@campushive/domain/platform/campus';
import { later } from '@campushive/domain/platform/clock';
import type { Db } from '@campushive/domain/platform/database/database';
import { availabilities, orders } from '@campushive/domain/platform/database/schema/index';
import type { HostPlatform } from '../platform/host-platform.js';
import { createChance } from './chance.js';
import type { NewListing } from './listings.js';
import type { Members } from './members.js';
import { storeMeeting } from './meetings.js';
import { storeSale } from './sales.js';
import { aboutTheLesson, storeTalk, TALK_STEP } from './talk.js';

/**
 * Stores a lesson that was paid yesterday, with a proposal of its tutor for a place and the next free time after it,
 * and with their conversation.
 */
export async function storeLesson(
  tx: Db,
  platform: HostPlatform,
  student: ReturnType<Members['at']>,
  rows: readonly NewListing[],
  now: Date,
): Promise<void> {
  const said = await tx.select().from(availabilities);
  const hoursOf = new Map(said.map((one) => [one.listingId, one]));
  const listing = rows.find(
    ({ id, posterId, status, priceMinor }) =>
      hoursOf.has(id) && posterId !== student.id && status === 'active' && (priceMinor ?? 0) > 0,
  );
  const availability = listing && hoursOf.get(listing.id);
  if (listing === undefined || availability === undefined) return;
  const { timeZone } = campus;
  const freeFrom = (from: number, taken: readonly { startsAt: number; endsAt: number }[]) => {
    const first = dayIn(from, timeZone);
    const days = { from: first, to: addDays(first, NEXT_SLOT_DAYS), hours: 1 };
    return nextSlot({ availability, taken, now: from, timeZone }, days);
  };
  const slot = freeFrom(now.getTime() + 2 * DAY, []);
  const other = slot && freeFrom(slot.startsAt, [slot]);
  if (slot === undefined || other === undefined) return;
  const order = await storeSale(
    tx,
    platform,
    {
      kind: 'purchase',
      sellerId: listing.posterId,
      listing,
      buyer: student,
      channel: 'mobile_money',
      begunAt: later(now, -20 * HOUR),
      outcome: { status: 'held' },
      session: { startsAt: new Date(slot.startsAt), endsAt: new Date(slot.endsAt) },
    },
    // Its own: the rest of the demo campus stays as it is.
    createChance(Number.parseInt(listing.id.slice(-8), 16)),
  );
  await tx
    .update(orders)
    .set({ proposedStartsAt: new Date(other.startsAt) })
    .where(eq(orders.id, order.id));
  const meetup = await storeMeeting(tx, {
    order,
    universityId: student.universityId,
    startsAt: new Date(slot.startsAt),
    status: 'proposed',
    proposedBy: 'seller',
  });
  await storeTalk(
    tx,
    {
      they: student.id,
      we: listing.posterId,
      listingId: listing.id,
      endedAt: later(order.paidAt ?? order.createdAt, 2 * TALK_STEP),
      ...aboutTheLesson({ totalMinor: order.total, otherStartsAt: new Date(other.startsAt), meetup }),
    },
    createChance(Number.parseInt(order.id.slice(-8), 16)),
  );
}
