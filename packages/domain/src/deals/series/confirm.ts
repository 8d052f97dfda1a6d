import { readName } from '../../accounts/users/read-account.js';
import type { Db } from '../../platform/database/database.js';
import type { NotificationsModule } from '../../base/notifications/notifications.js';
import { findBooked, lockTutor, toIntervals } from '../sold/lesson/booked-times.js';
import type { OrderRow } from '../payments/orders/orders.js';
import { confirmLesson, findLessonOf } from './order-lesson.js';

/** Confirms a paid session. The first payment of a series starts it and notifies the tutor. */
export async function confirmSession(
  { notify }: { readonly notify: NotificationsModule['notify'] },
  tx: Db,
  order: OrderRow,
  now: Date,
): Promise<void> {
  const found = await findLessonOf(tx, order);
  if (found === undefined) return;
  await lockTutor(tx, order.sellerId);
  const booked = await findBooked(tx, [order.sellerId], now, now);
  const bookedTimes = toIntervals(
    booked.filter((one) => one.id !== order.id && !('seriesId' in one && one.seriesId === found.row.id)),
  );
  const started = await confirmLesson(tx, order, bookedTimes, now);
  if (started === null) return;
  const name = await readName(tx, order.buyerId);
  await notify(tx, {
    userId: order.sellerId,
    type: 'payment',
    kind: 'series_started',
    values: { listing: order.listingTitle, name: name ?? null, lessons: started.lessons.length },
    subject: { type: 'payment', id: order.id },
  });
}
