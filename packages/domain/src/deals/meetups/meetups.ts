import type { MeetupAct } from '@campushive/contract/rules/meetups';
import type { Handlers } from '../../calls/handlers.js';
import type { Viewer } from '../../calls/viewer.js';
import type { Platform } from '../../platform/platform.js';
import { act, propose, type MeetupsContext } from './change-meetup.js';
import { remindDue } from './remind.js';
import { meetupCalendar } from './meetup-calendar.js';
import { describeOrder } from './describe-order.js';
import { listSpots } from './list-spots.js';

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
  const { jobs, limits } = platform;
  const context = { platform, ...deps };
  jobs.work('meetups.remind', () => remindDue(context));
  jobs.every('meetups.remind', '* * * * *');

  const doing =
    (action: MeetupAct) =>
    async (input: { id: string; meetupId: string }, { viewer }: { viewer: Viewer }) => {
      await limits.hit(`meetup:${viewer.userId}`, CHANGES_AN_HOUR, 3_600);
      await act(context, action, input, viewer);
      return { data: await describeOrder(context, input.id, viewer) };
    };

  return {
    calls: {
      'meetups.spots': listSpots,
      async 'meetups.propose'(input, { viewer }) {
        await limits.hit(`meetup:${viewer.userId}`, CHANGES_AN_HOUR, 3_600);
        await propose(context, input, viewer);
        return { data: await describeOrder(context, input.id, viewer) };
      },
      'meetups.accept': doing('accept'),
      'meetups.decline': doing('decline'),
      'meetups.arrive': doing('arrive'),
      'meetups.noShow': doing('no_show'),
      'meetups.calendar': meetupCalendar(context),
    },
  };
}
