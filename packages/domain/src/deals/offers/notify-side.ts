import { OFFER_NOTIFICATIONS } from '@campushive/contract/rules/offers';
import { and, eq } from 'drizzle-orm';
import { dropUnread } from '../../base/notifications/unread.js';
import type { Db } from '../../platform/database/database.js';
import { participations } from '../../platform/database/schema/index.js';
import type { OfferRow } from './store.js';
import type { Decided, OffersContext } from './context.js';

export async function notifySide(
  context: OffersContext,
  tx: Db,
  row: OfferRow,
  title: string,
  { notify: notification }: Decided,
): Promise<void> {
  const { notify } = context;
  if (notification === null) return;
  const userId = notification.to === 'buyer' ? row.buyerId : row.sellerId;
  const { conversationId } = row;
  if (!(await hears(context, tx, conversationId, userId))) return;
  // The new notification replaces the unread ones about the offer.
  await dropUnread(tx, { kinds: OFFER_NOTIFICATIONS, subjectId: conversationId, userIds: [userId] });
  await notify(tx, {
    userId,
    type: 'message',
    kind: notification.kind,
    values: { listing: title },
    subject: { type: 'conversation', id: conversationId },
  });
}

/** Returns true if a student is notified: false with the thread on their screen, or muted. */
async function hears(
  { presence }: OffersContext,
  tx: Db,
  conversationId: string,
  userId: string,
): Promise<boolean> {
  const [muted] = await tx
    .select({ at: participations.mutedAt })
    .from(participations)
    .where(and(eq(participations.conversationId, conversationId), eq(participations.userId, userId)));
  if (muted !== undefined && muted.at !== null) return false;
  return !(await presence.readersOf(conversationId, [userId])).has(userId);
}
