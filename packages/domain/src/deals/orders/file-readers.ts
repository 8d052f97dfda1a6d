import { and, eq, exists, inArray, isNull, or } from 'drizzle-orm';
import type { OpeningCase, PrivateFile } from '../../base/attachments/readers.js';
import type { Db } from '../../platform/database/database.js';
import { conversations, disputes, messages, orders } from '../../platform/database/schema/index.js';
import { holdsFile } from '../../talk/messages/file-readers.js';

/** Returns true for both sides of the order that a file was delivered for. */
export async function readsForOrder(db: Db, { orderId }: PrivateFile, userId: string): Promise<boolean> {
  if (orderId === null) return false;
  const [order] = await db
    .select({ buyerId: orders.buyerId, sellerId: orders.sellerId })
    .from(orders)
    .where(eq(orders.id, orderId));
  return order !== undefined && [order.buyerId, order.sellerId].includes(userId);
}

/** Returns the order with an open complaint that the file was delivered for, or whose two sides sent it about its listing. */
export async function findDisputeAbout(db: Db, file: PrivateFile): Promise<OpeningCase | null> {
  const [talk] =
    file.conversationId === null
      ? []
      : await db.select().from(conversations).where(eq(conversations.id, file.conversationId));
  const pair = [talk?.firstUserId, talk?.secondUserId].filter((one) => one != null);
  const sent =
    talk?.listingId == null || pair.length < 2
      ? undefined
      : and(
          eq(orders.listingId, talk.listingId),
          inArray(orders.buyerId, pair),
          inArray(orders.sellerId, pair),
          exists(db.select({ id: messages.id }).from(messages).where(holdsFile(talk.id, file.id))),
        );
  const delivered = file.orderId === null ? undefined : eq(orders.id, file.orderId);
  if (sent === undefined && delivered === undefined) return null;
  const [found] = await db
    .select({ id: orders.id })
    .from(disputes)
    .innerJoin(orders, eq(orders.id, disputes.orderId))
    .where(and(isNull(disputes.outcome), or(sent, delivered)))
    .limit(1);
  return found === undefined ? null : { type: 'payment', id: found.id };
}
