import { HANDOVER_CODE_LENGTH, isDelivered, type Delivery, type HiveName } from '@campushive/contract';
import { deliveryStatusOf } from '@campushive/contract/rules/deliveries';
import type { EnteredCode } from '@campushive/contract/rules/orders';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.js';
import { deliveries, type orders } from '../../../platform/database/schema/index.js';
import type { Secrets } from '../../../platform/ports/secrets.js';
import { sameSecret } from '../../../platform/secrets.js';

export type DeliveryRow = typeof deliveries.$inferSelect;
type OrderRow = typeof orders.$inferSelect;

/** Adds the delivery row of a new order; does nothing in hives without deliveries. */
export async function addDelivery(
  tx: Db,
  secrets: Secrets,
  hive: HiveName,
  { id: orderId, handoverCode, createdAt }: Pick<OrderRow, 'id' | 'handoverCode' | 'createdAt'>,
): Promise<void> {
  if (!isDelivered(hive)) return;
  const draw = () => secrets.digits(HANDOVER_CODE_LENGTH);
  let pickupCode = draw();
  while (pickupCode === handoverCode) pickupCode = draw();
  await tx.insert(deliveries).values({ orderId, pickupCode, createdAt, updatedAt: createdAt });
}

export async function findDelivery(db: Db, orderId: string): Promise<DeliveryRow | undefined> {
  const [row] = await db.select().from(deliveries).where(eq(deliveries.orderId, orderId));
  return row;
}

/** Returns which of an order's codes was entered. */
export function enteredCode(
  { handoverCode }: Pick<OrderRow, 'handoverCode'>,
  delivery: Pick<DeliveryRow, 'pickupCode'> | null | undefined,
  code: string,
): EnteredCode {
  if (sameSecret(handoverCode, code)) return 'handover';
  return delivery != null && sameSecret(delivery.pickupCode, code) ? 'pickup' : null;
}

/** Marks a delivery as handed over, after the code or the voucher of the drop-off. */
export async function markDelivered(tx: Db, orderId: string, now: Date): Promise<void> {
  await tx
    .update(deliveries)
    .set({ deliveredAt: now, updatedAt: now })
    .where(eq(deliveries.orderId, orderId));
}

/** Presents a delivery to a side of its order: the poster alone sees the pick-up code, while it is valid. */
export function toDelivery(
  row: DeliveryRow,
  { status }: Pick<OrderRow, 'status'>,
  { from, to }: Readonly<Record<string, unknown>>,
  isBuyer: boolean,
): Delivery {
  const placeOf = (place: unknown) => (typeof place === 'string' && place !== '' ? place : null);
  const waits = status === 'held' && row.pickedUpAt === null;
  return {
    status: deliveryStatusOf(row),
    from: placeOf(from),
    to: placeOf(to),
    pickupCode: isBuyer && waits ? row.pickupCode : null,
    pickedUpAt: row.pickedUpAt?.toISOString() ?? null,
    onTheWayAt: row.onTheWayAt?.toISOString() ?? null,
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
    photo: row.photo,
  };
}
