import * as z from 'zod/mini';
import { MEETUP_STATUSES } from '../../deals/meetups.js';
import { instant } from '../../schema.js';

const side = z.enum(['buyer', 'seller']);

/** A named place of a campus where students can meet. */
export const meetupSpot = z.object({
  /** `<university>/<place>`, unique across all universities. */
  id: z.string(),
  name: z.string(),
  universityId: z.string(),
});
/** A meet-up spot as a caller chooses it by `id`. `MeetupSpot` is its record in the campus definition. */
export type MeetupSpotChoice = z.infer<typeof meetupSpot>;

/** A meet-up of buyer and seller, as both see it. */
export const meetup = z.object({
  id: z.string(),
  status: z.enum(MEETUP_STATUSES),
  proposedBy: side,
  /** Null for a place in free text. */
  spotId: z.nullable(z.string()),
  place: z.string(),
  startsAt: instant,
  /** The sides that have said that they are there. */
  arrived: z.array(side),
  /** The side that did not come, as reported by the other. */
  missedBy: z.nullable(side),
});
/** A meet-up of buyer and seller, as both see it. */
export type Meetup = z.infer<typeof meetup>;
