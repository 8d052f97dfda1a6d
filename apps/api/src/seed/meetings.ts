import { HOUR, meetupSpotsOf } from '@campushive/contract';
import { campus } from '@campushive/domain/platform/campus';
import type { OrderRow } from '@campushive/domain/deals/payments/orders/orders';
import { later } from '@campushive/domain/platform/clock';
import type { Db } from '@campushive/domain/platform/database/database';
import { meetups } from '@campushive/domain/platform/database/schema/index';
import { createChance, idAt } from './chance.js';

/** Stores the meeting of a completed order, at any meeting place of a campus. */
export async function storeMeeting(
  tx: Db,
  order: OrderRow,
  universityId: string,
  startsAt: Date,
): Promise<void> {
  // A separate random source: the rest of the demo campus stays the same, whatever the number of meetings.
  const chance = createChance(Number.parseInt(order.id.slice(-8), 16));
  const spot = chance.pick(meetupSpotsOf(campus, universityId));
  const university = campus.institutions.find(({ id }) => id === universityId);
  const agreedAt = later(order.paidAt ?? order.createdAt, HOUR);
  await tx.insert(meetups).values({
    id: idAt(agreedAt, chance),
    orderId: order.id,
    buyerId: order.buyerId,
    sellerId: order.sellerId,
    proposedBy: chance.next() < 0.5 ? 'buyer' : 'seller',
    spotId: spot.id,
    place: `${spot.name}, ${university?.displayName ?? ''}`,
    startsAt,
    status: 'met',
    createdAt: agreedAt,
    updatedAt: agreedAt,
  });
}
