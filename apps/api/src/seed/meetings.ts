import { DAY, HOUR, meetupSpotsOf, type MeetupStatus } from '@campushive/contract';
import { campus } from '../campus.js';
import type { OrderRow } from '../modules/payments/orders.js';
import { later } from '../platform/clock.js';
import type { Db } from '../platform/database/database.js';
import { meetups } from '../platform/database/schema/index.js';
import { createChance, idAt } from './chance.js';

interface Meeting {
  readonly order: OrderRow;
  readonly universityId: string;
  /** The place that they speak of; any of the campus where they name none. */
  readonly spotId?: string;
  readonly startsAt: Date;
  readonly status: MeetupStatus;
  /** Who proposed it; either, where that does not matter. */
  readonly proposedBy?: 'buyer' | 'seller';
  /** Said that the other did not come. */
  readonly waited?: 'buyer' | 'seller';
}

/** Stores where and when the two of an order meet, or met; answers it as their thread says it. */
export async function storeMeeting(
  tx: Db,
  meeting: Meeting,
): Promise<{ readonly place: string; readonly startsAt: string }> {
  // Its own: the rest of the demo campus stays as it is, however many meet.
  const chance = createChance(Number.parseInt(meeting.order.id.slice(-8), 16));
  const { order, universityId, startsAt, status, waited } = meeting;
  const spots = meetupSpotsOf(campus, universityId);
  const spot = spots.find(({ id }) => id === meeting.spotId) ?? chance.pick(spots);
  const university = campus.institutions.find(({ id }) => id === universityId);
  const place = `${spot.name}, ${university?.displayName ?? ''}`;
  const agreedAt = later(order.paidAt ?? order.createdAt, HOUR);
  await tx.insert(meetups).values({
    id: idAt(agreedAt, chance),
    orderId: order.id,
    buyerId: order.buyerId,
    sellerId: order.sellerId,
    proposedBy: meeting.proposedBy ?? (chance.next() < 0.5 ? 'buyer' : 'seller'),
    spotId: spot.id,
    place,
    startsAt,
    status,
    buyerArrivedAt: waited === 'buyer' ? startsAt : null,
    sellerArrivedAt: waited === 'seller' ? startsAt : null,
    missedBy: waited === undefined ? null : waited === 'buyer' ? 'seller' : 'buyer',
    createdAt: agreedAt,
    updatedAt: agreedAt,
  });
  return { place, startsAt: startsAt.toISOString() };
}

/** Ten in the morning, so many days from now. */
export function morningIn(days: number, now: Date): Date {
  const day = later(now, days * DAY);
  day.setUTCHours(10, 0, 0, 0);
  return day;
}
