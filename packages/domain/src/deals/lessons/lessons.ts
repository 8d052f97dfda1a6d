import { eq } from 'drizzle-orm';
import { notFound } from '../../calls/failure.js';
import type { Handlers } from '../../calls/handlers.js';
import type { Viewer } from '../../calls/viewer.js';
import { chunksOf } from '../../platform/chunks.js';
import { orders } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { toCalendar } from '../events/calendar.js';
import type { NotificationsModule } from '../../base/notifications/notifications.js';
import { findOrder, type DescribedOrder } from '../payments/orders/orders.js';
import { toPayment } from '../payments/orders/payment-presenter.js';
import { declineMove, move, proposeMove } from './change-lesson.js';
import { remindDue } from './remind.js';

type LessonCalls = Handlers<'bookings.move' | 'bookings.propose' | 'bookings.decline' | 'bookings.calendar'>;

/** Limit of changes per hour: each change notifies the other side. */
const CHANGES_AN_HOUR = 60;

/** Creates the module for paid lessons: moves, calendar entries and reminders. */
export function createLessonsModule(
  platform: Platform,
  deps: { readonly notify: NotificationsModule['notify'] },
): { readonly calls: LessonCalls } {
  const { db, clock, jobs, limits } = platform;
  const context = { platform, ...deps };
  jobs.work('lessons.remind', () => remindDue(context));
  jobs.every('lessons.remind', '* * * * *');

  const doing =
    (change: typeof move) =>
    async (input: { id: string; startsAt: string }, { viewer }: { viewer: Viewer }) => {
      await limits.hit(`lesson:${viewer.userId}`, CHANGES_AN_HOUR, 3_600);
      await change(context, input, viewer);
      return { data: toPayment(await requireOwn(input.id, viewer), viewer.userId, clock.now()) };
    };

  return {
    calls: {
      'bookings.move': doing(move),
      'bookings.propose': doing(proposeMove),
      'bookings.decline': doing(declineMove),
      async 'bookings.calendar'({ id }, { viewer }) {
        const { order, listing, meetup } = await requireOwn(id, viewer);
        const { startsAt, endsAt, status } = order;
        if (startsAt === null || endsAt === null || status !== 'held') throw notFound('Lesson');
        const { location } = listing.details;
        const file = toCalendar(
          {
            id: order.id,
            title: order.listingTitle,
            description: '',
            location: meetup?.status === 'accepted' ? meetup.place : String(location ?? '') || null,
            startsAt,
            endsAt,
            wholeDay: false,
            url: `${platform.config.publicUrl}/dashboard/payments/${id}`,
            updatedAt: order.updatedAt,
            status: 'certain',
          },
          clock.now(),
        );
        return {
          download: {
            name: 'lesson.ics',
            type: 'text/calendar; charset=utf-8',
            stream: chunksOf(file),
          },
        };
      },
    },
  };

  /** Returns the order; throws 404 unless the viewer is a side of it, because its existence is private. */
  async function requireOwn(id: string, { userId }: Viewer): Promise<DescribedOrder> {
    const row = await findOrder(db, eq(orders.id, id));
    if (row === undefined || ![row.order.buyerId, row.order.sellerId].includes(userId))
      throw notFound('Payment');
    return row;
  }
}
