import type { Attachment, Dispute } from '@campushive/contract';
import { and, desc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.js';
import { attachments, conversations, messages, orders } from '../../../platform/database/schema/index.js';

export type DisputeFiles = NonNullable<Dispute['files']>;

/** Maximum number of files of one order that a moderator sees. */
const MOST = 50;

/** Returns the files of orders, by order, newest first: delivered work, and those that the two sent about the listing. */
export async function filesOfOrders(
  db: Db,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, DisputeFiles>> {
  if (orderIds.length === 0) return new Map();
  const delivered = await db
    .select({ file: attachments, order: orders })
    .from(attachments)
    .innerJoin(orders, eq(orders.id, attachments.orderId))
    .where(inArray(orders.id, [...orderIds]));
  const sent = await db
    .select({ message: messages, order: orders })
    .from(orders)
    .innerJoin(conversations, and(eq(conversations.listingId, orders.listingId), isVisibleToBoth()))
    .innerJoin(messages, eq(messages.conversationId, conversations.id))
    .where(and(inArray(orders.id, [...orderIds]), isNotNull(messages.file), isNull(messages.unsentAt)))
    .orderBy(desc(messages.id))
    .limit(MOST * orderIds.length);
  const all = [
    ...delivered.map(({ file, order }) => ({ order, how: 'delivered' as const, file, ...file })),
    ...sent.flatMap(({ message: { file, senderId, createdAt }, order }) =>
      file === null ? [] : [{ order, how: 'sent' as const, file, ownerId: senderId, createdAt }],
    ),
  ].sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  const found = new Map<string, DisputeFiles>();
  for (const { order, how, file, ownerId, createdAt } of all) {
    const files = found.get(order.id) ?? [];
    const by = ownerId === order.buyerId ? ('buyer' as const) : ('seller' as const);
    if (files.length < MOST)
      found.set(order.id, [...files, { file: shown(file), by, how, createdAt: createdAt.toISOString() }]);
  }
  return found;
}

/** Returns the condition for a conversation between the two sides of the order. */
const isVisibleToBoth = () =>
  or(
    and(eq(conversations.firstUserId, orders.buyerId), eq(conversations.secondUserId, orders.sellerId)),
    and(eq(conversations.firstUserId, orders.sellerId), eq(conversations.secondUserId, orders.buyerId)),
  );

const shown = ({ id, name, format, size }: Attachment): Attachment => ({ id, name, format, size });
