import { notFound } from '../../calls/failure.js';
import { chunksOf } from '../../platform/chunks.js';
import type { Handler } from '../../calls/handlers.js';
import { toCalendar } from '../events/calendar.js';
import type { MeetupsContext } from './change-meetup.js';
import { findLatest } from './meetup-row.js';
import { describeOrder } from './describe-order.js';

export const meetupCalendar = (context: MeetupsContext): Handler<'meetups.calendar'> => {
  const { platform } = context;
  const { db, clock } = platform;
  return async ({ id }, { viewer }) => {
    const { title } = (await describeOrder(context, id, viewer)).transactionHive;
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
  };
};
