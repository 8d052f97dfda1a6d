import { HOUR, TICKET_CODE_LENGTH } from '@campushive/contract';
import { sellsTickets } from '@campushive/contract/rules/seats';
import { later } from '../platform/clock.js';
import type { Db } from '../platform/database/database.js';
import { tickets } from '../platform/database/schema/index.js';
import type { Platform } from '../platform/platform.js';
import { createChance, idAt } from './chance.js';
import { asEvent } from './crowd.js';
import type { NewListing } from './listings.js';
import type { Members } from './members.js';
import { storeSale } from './sales.js';

const TOGETHER = 3;

/** Three tickets that a student bought yesterday, two of them for friends, for the next event that sells some. */
export async function storeTickets(
  tx: Db,
  platform: Platform,
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
  // Its own: the rest of the demo campus stays as it is.
  const chance = createChance(Number.parseInt(String(listing.id).slice(-8), 16));
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
      code: platform.secrets.code(TICKET_CODE_LENGTH),
      number: index + 1,
      ofCount: TOGETHER,
      createdAt,
      updatedAt: createdAt,
    })),
  );
}
