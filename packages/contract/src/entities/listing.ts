import * as z from 'zod/mini';
import { APPLICATION_STATUSES, INVITATION_STATUSES } from '../application-status.js';
import { DELIVERY_STATUSES } from '../deliveries.js';
import { HIVE_DETAILS, hiveName } from '../hive-fields.js';
import { LISTING_STATUSES } from '../listing-status.js';
import { ORDER_STATUSES } from '../order-status.js';
import { HIVE_FEATURES } from '../moderation.js';
import { majorUnits, instant } from '../schema.js';
import { listingMilestones } from './milestone.js';
import { offerFacts } from './offer.js';
import { photo } from './upload.js';
import { person } from './user.js';

export const hiveType = z.object({
  id: hiveName,
  /** As shown: `SideHustle`. */
  name: z.string(),
  icon: z.string(),
  description: z.string(),
  /** Open listings, counted. */
  count: z.optional(z.number()),
  /** Features that admins have switched off for now. Left out of listings, and where nothing is off. */
  paused: z.optional(z.array(z.enum(HIVE_FEATURES))),
});
export type HiveType = z.infer<typeof hiveType>;

export const listing = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** Major units; 0 when none was given. Academia: per hour. */
  price: majorUnits,
  /** What it cost before its price fell: the lowest of the 30 days before; left out 30 days later, and where none fell. */
  previousPrice: z.optional(majorUnits),
  status: z.enum(LISTING_STATUSES),
  hiveType,
  hiveTypeId: hiveName,
  postedById: z.string(),
  /** Hidden from visitors who are not signed in: then name, picture and university are null. */
  postedBy: person,
  /** The university of its poster, which visitors learn too: it is where the thing is to be had. */
  universityId: z.nullable(z.string()),
  /** The helper of a gig; only its poster and the helper see it. */
  assignedToId: z.nullable(z.string()),
  /** How many students applied for a task; only in what its poster is answered. */
  applicationCount: z.optional(z.number()),
  /** What became of the viewer's application; left out where there is none, and in lists. */
  myApplication: z.optional(z.enum(APPLICATION_STATUSES)),
  /** What became of the viewer's invitation to apply; left out where there is none, and in lists. */
  myInvitation: z.optional(z.enum(INVITATION_STATUSES)),
  /** What the chosen student named and the poster pays instead of `price`; only in what the two of a gig are answered. */
  agreedPrice: z.optional(majorUnits),
  /** Where a gig stands that is divided into milestones; only in what its two are answered, and only while it is given to a student. */
  milestones: z.optional(listingMilestones),
  /** The fields that a draft still lacks before it can be published; only in what its poster is answered. */
  missing: z.optional(z.array(z.string())),
  /** Money that is on its way or held for it, when the viewer pays or is paid; left out otherwise, and in public lists. */
  myOrder: z.optional(
    z.object({
      id: z.string(),
      status: z.enum(ORDER_STATUSES),
      /** How far an errand is; left out for everything else. */
      delivery: z.optional(z.enum(DELIVERY_STATUSES)),
    }),
  ),
  /** Its poster can offer it again, because the money went back or it was marked by hand; left out otherwise, and in public lists. */
  mayOfferAgain: z.optional(z.boolean()),
  /** How many visitors looked at it, each once a day, and how many students saved it; only in what its poster is answered. */
  views: z.optional(z.number()),
  saves: z.optional(z.number()),
  /** From when on its poster can bring it up again; only in what they are answered, and only where it is open or has ended. */
  renewableFrom: z.optional(instant),
  /** What an hour of a first lesson with this tutor costs, up to one hour; left out where it costs what every other does, for who had one, and in lists. */
  trialPrice: z.optional(majorUnits),
  /** My latest offer for it; left out where there is none, once its agreed price was paid, and in lists. */
  myOffer: z.optional(offerFacts),
  /** A service takes no further order for now; left out of what is no service, and in lists. */
  isFullyBooked: z.optional(z.boolean()),
  /** The viewer cannot buy it, make an offer, apply or write, because they or its poster blocked the other; left out otherwise. */
  isBlocked: z.optional(z.boolean()),
  photos: z.array(photo),
  essentialsDetails: z.optional(HIVE_DETAILS.essentials),
  academiaDetails: z.optional(HIVE_DETAILS.academia),
  logisticsDetails: z.optional(HIVE_DETAILS.logistics),
  buzzDetails: z.optional(HIVE_DETAILS.buzz),
  /** Of an event that takes registrations here: how many go, and how many places are left; null for any number. */
  attendance: z.optional(z.object({ going: z.number(), placesLeft: z.nullable(z.number()) })),
  /** Whether I found the study material helpful; null before I say so, left out where I did not download it, and in lists. */
  myOpinion: z.optional(z.nullable(z.boolean())),
  archiveDetails: z.optional(HIVE_DETAILS.archive),
  sidehustleDetails: z.optional(HIVE_DETAILS.sidehustle),
  /** Of a hive of the campus's own: its fields by their ids; null for one that was not filled in. Left out otherwise. */
  ownDetails: z.optional(z.record(z.string(), z.nullable(z.union([z.string(), z.number(), z.boolean()])))),
  createdAt: instant,
  /** When its poster last brought it up again; left out before the first time. */
  renewedAt: z.optional(instant),
  updatedAt: instant,
  expiresAt: z.nullable(instant),
});
export type Listing = z.infer<typeof listing>;

/** What things of one topic were sold for lately: half of them between `low` and `high`. */
export const priceRange = z.object({
  low: majorUnits,
  median: majorUnits,
  high: majorUnits,
  /** Sales that it follows from. */
  count: z.number(),
  /** Sold on the viewer's own campus, or, where too little was, on all. */
  scope: z.enum(['campus', 'all']),
});
export type PriceRange = z.infer<typeof priceRange>;

/** Why one of several listings was not marked as sold. */
export const SOLD_REFUSALS = ['payment_in_flight', 'illegal_transition'] as const;

/** What became of several listings that were to be marked as sold at once. */
export const soldTogether = z.object({
  /** The ids of those that are sold now. */
  sold: z.array(z.string()),
  /** The others, by name. */
  refused: z.array(z.object({ id: z.string(), title: z.string(), code: z.enum(SOLD_REFUSALS) })),
});
export type SoldTogether = z.infer<typeof soldTogether>;
