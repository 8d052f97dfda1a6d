import type { PaymentNumber } from '@campushive/contract';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.js';
import { charges, paymentNumbers } from '../../../platform/database/schema/index.js';
import type { Platform } from '../../../platform/platform.js';
import type { Secrets } from '../../../platform/ports/secrets.js';
import type { OrderRow } from '../orders/orders.js';

/** Purpose of the encryption key of whole numbers: a reader of the database alone learns none. */
const PURPOSE = 'payment-number';

export const sealNumber = (secrets: Secrets, phone: string): string => secrets.seal(PURPOSE, phone);

/** Returns the mobile money number that a student paid with last, masked; null before the first payment, and once it is forgotten. */
export async function describePaymentNumber({ db }: Platform, userId: string): Promise<PaymentNumber> {
  const [existing] = await db.select().from(paymentNumbers).where(eq(paymentNumbers.userId, userId));
  return existing === undefined ? null : { network: existing.network, maskedPhone: existing.maskedPhone };
}

/** Returns the whole number, for the provider. Undefined if no number is stored, or the server's secret has changed. */
export async function findNumber(
  { db, secrets }: Platform,
  userId: string,
): Promise<{ readonly phone: string; readonly network: string } | undefined> {
  const [existing] = await db.select().from(paymentNumbers).where(eq(paymentNumbers.userId, userId));
  const phone = existing && secrets.unseal(PURPOSE, existing.sealedPhone);
  return existing === undefined || phone === undefined ? undefined : { phone, network: existing.network };
}

/** Forgets the number, and drops the whole number of every open charge: one that is paid later remembers nothing. */
export async function forgetNumber({ db }: Platform, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    // Locks the charges first, as paying does: a concurrent payment has either stored its number, or finds none.
    await tx
      .update(charges)
      .set({ sealedPhone: null })
      .where(and(eq(charges.userId, userId), isNotNull(charges.sealedPhone)));
    await tx.delete(paymentNumbers).where(eq(paymentNumbers.userId, userId));
  });
}

/** Stores the number of a paid charge, replacing an earlier one. Must run before the order moves on. */
export async function rememberNumber(tx: Db, order: OrderRow, now: Date): Promise<void> {
  const [paid] = await tx
    .select()
    .from(charges)
    .where(and(eq(charges.orderId, order.id), isNotNull(charges.sealedPhone)))
    .for('update');
  if (paid === undefined || paid.sealedPhone === null) return;
  const { userId, network, maskedPhone, sealedPhone } = paid;
  const saved = { network, maskedPhone, sealedPhone, updatedAt: now };
  await tx
    .insert(paymentNumbers)
    .values({ userId, ...saved })
    .onConflictDoUpdate({ target: paymentNumbers.userId, set: saved });
}

/** Drops the whole number of a finished charge, whatever its outcome. */
export async function dropTypedNumber(tx: Db, orderId: string): Promise<void> {
  await tx
    .update(charges)
    .set({ sealedPhone: null })
    .where(and(eq(charges.orderId, orderId), isNotNull(charges.sealedPhone)));
}
