import type { PromoCode } from '@campushive/contract';
import {
  promoStatusOf,
  soldWith,
  usesOf,
  type PromoOrder,
  type PromoTerms,
} from '@campushive/contract/rules/promo-codes';
import { kindIn } from '@campushive/contract/rules/ticket-kinds';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { toMajor } from '../../platform/money.js';
import type { Db } from '../../platform/database/database.js';
import { orders, promoCodes } from '../../platform/database/schema/index.js';
import { todayAt } from '../../platform/campus.js';
import type { ListingRow } from '../../catalogue/hives/listing-row.js';

export type PromoCodeRow = typeof promoCodes.$inferSelect;

/** Returns the codes of an event, newest first. */
export const findCodes = (db: Db, listingId: string): Promise<PromoCodeRow[]> =>
  db
    .select()
    .from(promoCodes)
    .where(eq(promoCodes.listingId, listingId))
    .orderBy(desc(promoCodes.createdAt), desc(promoCodes.id));

/** Returns paid and pending orders with codes, by code. */
export async function findOrdersWith(
  db: Db,
  codeIds: readonly string[],
): Promise<ReadonlyMap<string, PromoOrder[]>> {
  const found = new Map<string, PromoOrder[]>();
  if (codeIds.length === 0) return found;
  const rows = await db
    .select({
      codeId: orders.promoCodeId,
      status: orders.status,
      quantity: orders.quantity,
      price: orders.price,
      reservedUntil: orders.reservedUntil,
    })
    .from(orders)
    .where(inArray(orders.promoCodeId, [...codeIds]));
  for (const { codeId, ...order } of rows)
    if (codeId !== null) found.set(codeId, [...(found.get(codeId) ?? []), order]);
  return found;
}

/** Finds a code of this event. */
export async function findCode(db: Db, listingId: string, code: string): Promise<PromoCodeRow | undefined> {
  const [row] = await db
    .select()
    .from(promoCodes)
    .where(and(eq(promoCodes.listingId, listingId), eq(promoCodes.code, code)));
  return row;
}

/** Counts the tickets taken with a code. A caller that decides on it has locked the event. */
export async function countUses(db: Db, codeId: string, now: Date): Promise<number> {
  return usesOf((await findOrdersWith(db, [codeId])).get(codeId) ?? [], now);
}

/** Terms of a code, as the rules take them. */
export const termsOf = ({ percent, amount, kindId, quota, lastDay, endedAt }: PromoCodeRow): PromoTerms => ({
  takesOff: percent === null ? { amountMinor: amount ?? 0 } : { percent },
  kindId,
  quota,
  lastDay,
  isEnded: endedAt !== null,
});

/** Presents a code to its organiser. */
export function toPromoCode(
  row: PromoCodeRow,
  { details }: Pick<ListingRow, 'details'>,
  bought: readonly PromoOrder[],
  now: Date,
): PromoCode {
  const { id, code, percent, amount, kindId, kindName, quota, lastDay, createdAt } = row;
  const used = usesOf(bought, now);
  const name = kindIn(details, kindId)?.name ?? kindName ?? '';
  return {
    id,
    code,
    percent,
    amount: amount === null ? null : toMajor(amount),
    kind: kindId === null ? null : { id: kindId, name },
    quota,
    lastDay,
    status: promoStatusOf(termsOf(row), used, todayAt(now)),
    used,
    sold: toMajor(soldWith(bought)),
    createdAt: createdAt.toISOString(),
  };
}
