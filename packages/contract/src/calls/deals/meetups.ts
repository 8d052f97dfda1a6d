import * as z from 'zod/mini';
import { defineCall } from '../../call.js';
import { meetupSpot } from '../../entities/deals/meetup.js';
import { payment } from '../../entities/deals/payment.js';
import { wrong } from '../../fields/field-errors.js';
import { MAX_MEETUP_PLACE } from '../../deals/meetups.js';
import { id, line, whenInput } from '../../schema.js';

/** The proposal being answered. Without its id, a proposal that has replaced it could be accepted unseen. */
const answer = z.strictObject({ id, meetupId: id });
/** Errors common to every change of a meet-up. */
const CANNOT_CHANGE = ['not_found', 'order_not_held', 'meetup_changed'] as const;

/** Rejects a spot together with a free-text place, because the two sides could then meet in different places. */
const singlePlace = z.refine<{ spotId?: string | undefined; place?: string | undefined }>(
  ({ spotId, place }) => spotId === undefined || place === undefined,
  { path: ['place'], ...wrong('spot_or_place') },
);

/** Calls about meet-ups of buyer and seller, and about the spots of a campus. */
export const meetups = {
  'meetups.spots': defineCall({
    summary: 'List meet-up spots',
    who: 'anyone',
    input: z.strictObject({ university: z.optional(line(100)) }),
    output: z.array(meetupSpot),
    answers: 'counted',
    errors: ['not_found'],
  }),
  'meetups.propose': defineCall({
    summary: 'Propose a meet-up',
    who: 'member',
    input: z
      .strictObject({
        id,
        spotId: z.optional(line(100)),
        place: z.optional(line(MAX_MEETUP_PLACE)),
        /** Left out for a booked session, whose time is fixed. */
        startsAt: z.optional(whenInput),
      })
      .check(singlePlace),
    output: payment,
    creates: true,
    errors: ['not_found', 'order_not_held', 'blocked'],
  }),
  'meetups.accept': defineCall({
    summary: 'Accept a meet-up',
    who: 'member',
    input: answer,
    output: payment,
    errors: [...CANNOT_CHANGE, 'forbidden', 'blocked'],
  }),
  'meetups.decline': defineCall({
    summary: 'Decline or cancel a meet-up',
    who: 'member',
    input: answer,
    output: payment,
    errors: CANNOT_CHANGE,
  }),
  'meetups.calendar': defineCall({
    summary: 'Download a meet-up for calendars',
    who: 'member',
    input: z.strictObject({ id }),
    download: true,
    errors: ['not_found'],
  }),
  'meetups.arrive': defineCall({
    summary: 'Report your arrival',
    who: 'member',
    input: answer,
    output: payment,
    errors: [...CANNOT_CHANGE, 'meetup_too_early'],
  }),
  'meetups.noShow': defineCall({
    summary: 'Report a no-show',
    who: 'member',
    input: answer,
    output: payment,
    errors: [...CANNOT_CHANGE, 'forbidden', 'meetup_too_early'],
  }),
};
