import * as z from 'zod/mini';
import { MEETUP_STATUSES } from '../meetups.js';
import { instant } from '../schema.js';

const side = z.enum(['buyer', 'seller']);

/** A named place of a campus where students can meet. */
export const meetupSpot = z.object({
  /** Of the whole product: `<university>/<place>`. */
  id: z.string(),
  name: z.string(),
  universityId: z.string(),
});
export type MeetupSpotChoice = z.infer<typeof meetupSpot>;

/** Where and when the two of an order meet, as both see it. */
export const meetup = z.object({
  id: z.string(),
  status: z.enum(MEETUP_STATUSES),
  proposedBy: side,
  /** Null for a place in their own words. */
  spotId: z.nullable(z.string()),
  place: z.string(),
  startsAt: instant,
  /** Who has said that they are there. */
  arrived: z.array(side),
  /** Who did not come, as the other one says. */
  missedBy: z.nullable(side),
});
export type Meetup = z.infer<typeof meetup>;
