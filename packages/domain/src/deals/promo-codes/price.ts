import { itemOf, type HiveName } from '@campushive/contract';
import { lowestPriceOf } from '@campushive/contract/money';
import { canStillUse, decidePromo, reducedPriceOf } from '@campushive/contract/rules/promo-codes';
import { eq } from 'drizzle-orm';
import { campus } from '../../platform/campus.js';
import { invalidField } from '../../calls/failure.js';
import type { Viewer } from '../../calls/viewer.js';
import type { Db } from '../../platform/database/database.js';
import { promoCodes } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { todayAt } from '../../platform/campus.js';
import { countUses, findCode, termsOf, type PromoCodeRow } from './store.js';

/** Limit of tries: more than a student mistypes, but far too few to guess a code. */
const TRIES_AN_HOUR = 30;

/** Counts a student's try of a code, here or at the checkout. */
export const countTry = ({ limits }: Platform, { userId }: Viewer): Promise<void> =>
  limits.hit(`promo-code:${userId}`, TRIES_AN_HOUR, 3_600);

/** Requested tickets, with or without a code. */
interface TicketPriceRequest {
  readonly listing: { readonly id: string; readonly hive: HiveName };
  readonly code: string | undefined;
  readonly kindId: string | null;
  readonly quantity: number;
  /** Price of one ticket, in minor units. */
  readonly priceMinor: number;
}

/**
 * Returns the price of one ticket with a code; refuses an unusable code beside its field. A caller that sells at this
 * price has locked the event.
 */
export async function findReduced(
  db: Db,
  { listing, code, kindId, quantity, priceMinor }: TicketPriceRequest,
  now: Date,
): Promise<{ readonly row: PromoCodeRow; readonly priceMinor: number } | null> {
  if (code === undefined) return null;
  const row = itemOf(listing.hive) === 'ticket' ? await findCode(db, listing.id, code) : undefined;
  const used = row === undefined ? 0 : await countUses(db, row.id, now);
  const terms = row && termsOf(row);
  const decision = decidePromo(terms, { kindId, wanted: quantity, used, today: todayAt(now) });
  if ('refused' in decision) throw invalidField(decision.field, decision.refused, decision.params);
  if (row === undefined) throw new Error('What is not there is refused');
  return { row, priceMinor: reducedPriceOf(priceMinor, decision.takesOff, lowestPriceOf(campus)) };
}

/** Returns true if a lapsed order can still have the price of its code, because the quota was not used up meanwhile. */
export async function canHavePrice(
  tx: Db,
  { promoCodeId, quantity }: { readonly promoCodeId: string | null; readonly quantity: number },
  now: Date,
): Promise<boolean> {
  if (promoCodeId === null) return true;
  const [row] = await tx.select().from(promoCodes).where(eq(promoCodes.id, promoCodeId));
  return row !== undefined && canStillUse(row, quantity, await countUses(tx, row.id, now));
}
