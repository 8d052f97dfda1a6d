import { and, eq, isNull, lte, ne, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { payouts } from '../../platform/database/schema/index.js';
import type { PayoutRow } from './context.js';

const PREFIX = 'cmp-out-';
const REFERENCE = /^cmp-out-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-\d+)?$/;

/** Returns the reference of one attempt. A transfer that the provider ended spends its reference, so the next attempt has another one. */
export const referenceOf = (payoutId: string, attempt: number): string =>
  attempt === 1 ? `${PREFIX}${payoutId}` : `${PREFIX}${payoutId}-${attempt}`;

/** Returns true if a reference is that of an attempt before the current one. */
export const isEarlierAttempt = ({ id, attempt }: PayoutRow, reference: string): boolean =>
  Array.from({ length: attempt - 1 }, (_, at) => referenceOf(id, at + 1)).includes(reference);

/** Finds the payout of a reference, which may be one of an earlier attempt. */
export async function findByReference(db: Db, reference: string): Promise<PayoutRow | undefined> {
  const [current] = await db.select().from(payouts).where(eq(payouts.reference, reference));
  const [, id] = REFERENCE.exec(reference) ?? [];
  if (current !== undefined || id === undefined) return current;
  const [earlier] = await db.select().from(payouts).where(eq(payouts.id, id));
  return earlier;
}

/** Returns the condition for payouts whose next try is due. A payout that waits for the operator is due only at its `retryAt`. */
export const isDue = (now: Date): SQL | undefined =>
  or(
    lte(payouts.retryAt, now),
    and(isNull(payouts.retryAt), or(isNull(payouts.failure), ne(payouts.failure, 'operator'))),
  );
