import type { SmsKind } from '@campushive/contract';
import type { Db } from '../../platform/database/database.js';
import type { StoredNotification } from '../../platform/outbox/outbox-events.js';
import type { SmsContext } from './context.js';
import { queueMessage } from './queue-message.js';
import { findNumber, isReachable } from './sms-number.js';

/** Notifications that are also sent by text message. */
const NEWS: Readonly<Record<string, SmsKind>> = {
  payment_released: 'paid',
  payment_auto_released: 'paid',
  payment_settled: 'paid',
  payment_dispute_released: 'paid',
  meetup_arrived: 'arrived',
  payout_paid: 'payout',
};

/** Queues the text message of a notification, if it has one and its reader takes them. Repeating it queues nothing more. */
export async function queueNews(
  context: SmsContext,
  notificationId: string,
  notification: StoredNotification,
): Promise<void> {
  const { userId } = notification;
  const kind = Object.hasOwn(NEWS, notification.kind) ? NEWS[notification.kind] : undefined;
  if (kind === undefined) return;
  await context.db.transaction(async (tx) => {
    const number = await findNumber(tx, userId);
    if (number === undefined || !isReachable(number)) return;
    if (kind === 'paid' && !(await isPaidSale(context, tx, notification))) return;
    await queueMessage(context, tx, number, { kind, notificationId });
  });
}

/** Whether a notification is for the seller of an order. The sales of tickets are too many for a message each. */
async function isPaidSale(
  { orderOf }: SmsContext,
  tx: Db,
  { userId, subject }: StoredNotification,
): Promise<boolean> {
  if (subject === null) return false;
  const order = await orderOf(tx, subject.id);
  return order !== undefined && order.sellerId === userId && !order.isTicket;
}
