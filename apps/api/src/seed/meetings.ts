import { DAY, HOUR, meetupSpotsOf, type MeetupStatus } from '@campushive/contract';
import { campus } from '@campushive/domain/platform/campus';
import type { OrderRow } from '@campushive/domain/deals/payments/orders';
import { later } from '@campushive/domain/platform/clock';
import type { Db } from '@campushive/domain/platform/database/database';
import { meetups } from '@campushive/domain/platform/database/schema/index';
import { createChance, idAt } from './chance.js';

interface Meeting {
  readonly order: OrderRow;
  readonly universityId: string;
  /** Meeting place; any of the campus by default. */
  readonly spotId?: string;
  readonly startsAt: Date;
  readonly status: MeetupStatus;
  /** Side that proposed it. Default: either. */
  readonly proposedBy?: 'buyer' | 'seller';
  /** Side that reported a no-show of the other. */
  readonly waited?: 'buyer' | 'seller';
}

/** Stores the meeting of an order. Returns it in the form of a thread line. */
export async function storeMeeting(
  tx: Db,
  meeting: Meeting,
): Promise<{ readonly place: string; readonly startsAt: string }> {
  // A separate random source: the rest of the demo campus stays the same, whatever the number of meetings.
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

/** Returns ten in the morning, some days from now. */
export function morningIn(days: number, now: Date): Date {
  const day = later(now, days * DAY);
  day.setUTCHours(10, 0, 0, 0);
  return day;
}
