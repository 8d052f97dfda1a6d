import { eq } from 'drizzle-orm';
import type { SmsOrder } from '../../base/sms/context.js';
import type { Db } from '../../platform/database/database.js';
import { orders } from '../../platform/database/schema/index.js';
import { itemsWithCode } from '../sold/kinds.js';

/** Returns the facts of an order that a text message names. Undefined for an unknown id. */
export async function orderInTexts(tx: Db, id: string): Promise<SmsOrder | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id));
  if (order === undefined) return undefined;
  const { buyerId, sellerId, item, payout, status, handoverCode } = order;
  const hasCode = status === 'held' && itemsWithCode().includes(item);
  return {
    id,
    sellerId,
    isTicket: item === 'ticket',
    payout,
    codeOfBuyer: hasCode ? { buyerId, code: handoverCode } : null,
  };
}
