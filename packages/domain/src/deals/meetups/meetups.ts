import { findUniversity, meetupSpotsOf, type Payment } from '@campushive/contract';
import type { MeetupAct } from '@campushive/contract/rules/meetups';
import { eq } from 'drizzle-orm';
import { campus } from '../../platform/campus.js';
import { notFound } from '../../calls/failure.js';
import type { Handlers } from '../../calls/handlers.js';
import type { Viewer } from '../../calls/viewer.js';
import { chunksOf } from '../../platform/chunks.js';
import { orders } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { toCalendar } from '../events/calendar.js';
import { findOrder } from '../payments/orders.js';
import { toPayment } from '../payments/payment-presenter.js';
import { act, propose, type MeetupsContext } from './change-meetup.js';
import { findLatest } from './meetup-row.js';
import { remindDue } from './remind.js';

type MeetupCalls = Handlers<
  | 'meetups.spots'
  | 'meetups.propose'
  | 'meetups.accept'
  | 'meetups.decline'
  | 'meetups.calendar'
  | 'meetups.arrive'
  | 'meetups.noShow'
>;

/** Limit of changes per hour: each change notifies the other side. */
const CHANGES_AN_HOUR = 60;

/** Places and times for handing over paid items. */
export function createMeetupsModule(
  platform: Platform,
  deps: Omit<MeetupsContext, 'platform'>,
): { readonly calls: MeetupCalls } {
  const { db, clock, jobs, limits } = platform;
  const context = { platform, ...deps };
  jobs.work('meetups.remind', () => remindDue(context));
  jobs.every('meetups.remind', '* * * * *');

  const doing =
    (what: MeetupAct) =>
    async (input: { id: string; meetupId: string }, { viewer }: { viewer: Viewer }) => {
      await limits.hit(`meetup:${viewer.userId}`, CHANGES_AN_HOUR, 3_600);
      await act(context, what, input, viewer);
      return { data: await describe(input.id, viewer) };
    };

  return {
    calls: {
      async 'meetups.spots'({ university }) {
        const found = university === undefined ? undefined : findUniversity(campus, university);
        if (university !== undefined && found === undefined) throw notFound('University');
        const data = meetupSpotsOf(campus, found?.id);
        return { data, count: data.length };
      },
      async 'meetups.propose'(input, { viewer }) {
        await limits.hit(`meetup:${viewer.userId}`, CHANGES_AN_HOUR, 3_600);
        await propose(context, input, viewer);
        return { data: await describe(input.id, viewer) };
      },
      'meetups.accept': doing('accept'),
      'meetups.decline': doing('decline'),
      'meetups.arrive': doing('arrive'),
      'meetups.noShow': doing('no_show'),
      async 'meetups.calendar'({ id }, { viewer }) {
        const { title } = (await describe(id, viewer)).transactionHive;
        const meetup = await findLatest(db, id);
        if (meetup === undefined || meetup.status !== 'accepted') throw notFound('Meet-up');
        const file = toCalendar(
          {
            id: meetup.id,
            title,
            description: '',
            location: meetup.place,
            startsAt: meetup.startsAt,
            wholeDay: false,
            url: `${platform.config.publicUrl}/dashboard/payments/${id}`,
            updatedAt: meetup.updatedAt,
            status: 'certain',
          },
          clock.now(),
        );
        return {
          download: {
            name: 'meet-up.ics',
            type: 'text/calendar; charset=utf-8',
            stream: chunksOf(file),
          },
        };
      },
    },
  };

  /** Describes the order; throws 404 unless the viewer is a side of it, because its existence is private. */
  async function describe(id: string, { userId }: Viewer): Promise<Payment> {
    const row = await findOrder(db, eq(orders.id, id));
    if (row === undefined || ![row.order.buyerId, row.order.sellerId].includes(userId))
      throw notFound('Payment');
    return toPayment(row, userId, clock.now());
  }
}
