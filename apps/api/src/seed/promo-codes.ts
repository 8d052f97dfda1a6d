import { sellsTickets } from '@campushive/contract/rules/seats';
import { ticketKindsOf } from '@campushive/contract/rules/ticket-kinds';
import { later } from '@campushive/domain/platform/clock';
import type { Db } from '@campushive/domain/platform/database/database';
import { promoCodes } from '@campushive/domain/platform/database/schema/index';
import { HOUR } from '@campushive/contract';
import { createChance, idAt } from './chance.js';
import { asEvent } from './crowd.js';
import type { NewListing } from './listings.js';

const CODE = { code: 'HALL10', percent: 10, quota: 50 };

/** A code of the next event that sells tickets at one price here, and that this student neither holds nor has tickets for. */
export async function storePromoCode(
  tx: Db,
  studentId: string,
  rows: readonly NewListing[],
  now: Date,
): Promise<void> {
  const time = ({ expiresAt }: NewListing) => expiresAt?.getTime() ?? Infinity;
  const [, event] = rows
    .filter(
      (one) =>
        one.hive === 'buzz' &&
        one.status === 'active' &&
        one.posterId !== studentId &&
        one.createdAt < later(now, -24 * HOUR) &&
        typeof one.details?.['registrationLink'] !== 'string' &&
        ticketKindsOf(one.details ?? {}).length === 0 &&
        sellsTickets(asEvent(one)),
    )
    .sort((a, b) => time(a) - time(b));
  if (event?.id === undefined) return;
  const createdAt = later(now, -20 * HOUR);
  const chance = createChance(Number.parseInt(String(event.id).slice(-8), 16));
  await tx
    .insert(promoCodes)
    .values({ id: idAt(createdAt, chance), listingId: event.id, ...CODE, createdAt });
}
