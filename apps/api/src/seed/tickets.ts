import { HOUR, TICKET_CODE_LENGTH } from '@campushive/contract';
import { sellsTickets } from '@campushive/contract/rules/seats';
import { capacityOfKinds, type TicketKind } from '@campushive/contract/rules/ticket-kinds';
import { dayIn } from '@campushive/contract/rules/zoned-time';
import { eq } from 'drizzle-orm';
import { campus } from '@campushive/domain/platform/campus';
import { toMinor } from '@campushive/domain/platform/money';
import { later } from '@campushive/domain/platform/clock';
import type { Db } from '@campushive/domain/platform/database/database';
import { attendeeMessages, listings, tickets } from '@campushive/domain/platform/database/schema/index';
import type { HostPlatform } from '../platform/host-platform.js';
import { createChance, idAt } from './chance.js';
import { asEvent } from './crowd.js';
import type { NewListing } from './listings.js';
import type { Members } from './members.js';
import { storeSale } from './sales.js';

const TOGETHER = 3;

/** Message of the organiser to all attendees. */
const DOORS =
  'Doors open half an hour before. Have your ticket ready on your phone, and bring your student ID.\nSee you there!';

/** Increase of a ticket's price after the early ones, in major units. */
const LATER_COSTS = 20;

/** Stores three early tickets that a student bought yesterday, two of them for friends, for the next event that sells some. */
export async function storeTickets(
  tx: Db,
  platform: HostPlatform,
  student: ReturnType<Members['at']>,
  rows: readonly NewListing[],
  now: Date,
): Promise<void> {
  const time = ({ expiresAt }: NewListing) => expiresAt?.getTime() ?? Infinity;
  const [listing] = rows
    .filter(
      (one) =>
        one.hive === 'buzz' &&
        one.status === 'active' &&
        one.posterId !== student.id &&
        one.createdAt < later(now, -24 * HOUR) &&
        sellsTickets(asEvent(one)),
    )
    .sort((a, b) => time(a) - time(b));
  if (listing === undefined) return;
  // A separate random source: the rest of the demo campus stays the same.
  const chance = createChance(Number.parseInt(String(listing.id).slice(-8), 16));
  const early: TicketKind = {
    id: idAt(now, chance),
    name: 'Early bird',
    priceMinor: listing.priceMinor ?? 0,
    quota: 40,
    lastDay: dayIn(now.getTime(), campus.timeZone),
  };
  const regular: TicketKind = {
    id: idAt(now, chance),
    name: 'Regular',
    priceMinor: early.priceMinor + toMinor(LATER_COSTS),
    quota: 120,
    lastDay: null,
  };
  const ticketKinds = [early, regular];
  const details = { ...listing.details, ticketKinds, capacity: capacityOfKinds(ticketKinds) };
  await tx
    .update(listings)
    .set({ details })
    .where(eq(listings.id, listing.id ?? ''));
  const order = await storeSale(
    tx,
    platform,
    {
      kind: 'purchase',
      sellerId: listing.posterId,
      listing,
      buyer: student,
      channel: 'mobile_money',
      begunAt: later(now, -22 * HOUR),
      outcome: { status: 'held' },
      tickets: TOGETHER,
      ticketKind: early,
    },
    chance,
  );
  const createdAt = order.paidAt ?? order.createdAt;
  await tx.insert(tickets).values(
    Array.from({ length: TOGETHER }, (_, index) => ({
      id: idAt(createdAt, chance),
      listingId: order.listingId,
      userId: student.id,
      status: 'going' as const,
      orderId: order.id,
      kindId: early.id,
      code: platform.secrets.code(TICKET_CODE_LENGTH),
      number: index + 1,
      ofCount: TOGETHER,
      createdAt,
      updatedAt: createdAt,
    })),
  );
  const wroteAt = later(now, -5 * HOUR);
  await tx.insert(attendeeMessages).values({
    id: idAt(wroteAt, chance),
    listingId: order.listingId,
    senderId: listing.posterId,
    content: DOORS,
    createdAt: wroteAt,
  });
}
