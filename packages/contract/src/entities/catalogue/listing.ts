import * as z from 'zod/mini';
import { APPLICATION_STATUSES, INVITATION_STATUSES } from '../../deals/application-status.js';
import { DELIVERY_STATUSES } from '../../deals/deliveries.js';
import { HIVE_DETAILS, hiveName } from '../../catalogue/hive-fields.js';
import { LISTING_STATUSES } from '../../catalogue/listing-status.js';
import { ORDER_STATUSES } from '../../deals/order-status.js';
import { HIVE_FEATURES } from '../../moderation.js';
import { majorUnits, instant } from '../../schema.js';
import { listingMilestones } from '../deals/milestone.js';
import { offerFacts } from '../deals/offer.js';
import { photo } from '../base/upload.js';
import { hall, person } from '../accounts/user.js';

/** A hive of the campus, with its title, its icon (Lucide) and its number of open listings. */
export const hiveType = z.object({
  id: hiveName,
  /** Name as shown: `SideHustle`. */
  name: z.string(),
  icon: z.string(),
  description: z.string(),
  /** Number of open listings. */
  count: z.optional(z.number()),
  /** Features that admins have switched off. Left out of listings, and without any. */
  paused: z.optional(z.array(z.enum(HIVE_FEATURES))),
});
/** A hive with its texts and its number of open listings. */
export type HiveType = z.infer<typeof hiveType>;

/** A listing of any hive, as one viewer sees it. The fields of its hive are in one object, such as `essentialsDetails`. */
export const listing = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** Price in major units, 0 without one. In Academia: per hour. */
  price: majorUnits,
  /** Lowest price of the 30 days before a price drop. Left out 30 days after the drop, and without one. */
  previousPrice: z.optional(majorUnits),
  status: z.enum(LISTING_STATUSES),
  hiveType,
  hiveTypeId: hiveName,
  postedById: z.string(),
  /** The poster. Name, picture and university are null for visitors. */
  postedBy: person,
  /** University of the poster, where the item is available. Visible to visitors too. */
  universityId: z.nullable(z.string()),
  /** The hall that the poster named. Left out without one. Visible to visitors too. */
  hall: z.optional(hall),
  /** The helper of a gig. Sent only to its poster and the helper. */
  assignedToId: z.nullable(z.string()),
  /** Number of applications for a task. Sent only to its poster. */
  applicationCount: z.optional(z.number()),
  /** Status of the viewer's application. Left out without one, and in lists. */
  myApplication: z.optional(z.enum(APPLICATION_STATUSES)),
  /** Status of the viewer's invitation to apply. Left out without one, and in lists. */
  myInvitation: z.optional(z.enum(INVITATION_STATUSES)),
  /** The chosen student's price, which the poster pays instead of `price`. Sent only to the two sides of a gig. */
  agreedPrice: z.optional(majorUnits),
  /** Progress of a gig that is divided into milestones. Sent only to its two sides, and only while a student is chosen. */
  milestones: z.optional(listingMilestones),
  /** The fields that a draft lacks before it can be published. Sent only to its poster. */
  missing: z.optional(z.array(z.string())),
  /** The viewer's order with pending or held money, as the payer or payee. Left out otherwise, and in public lists. */
  myOrder: z.optional(
    z.object({
      id: z.string(),
      status: z.enum(ORDER_STATUSES),
      /** Progress of an errand. Left out for every other order. */
      delivery: z.optional(z.enum(DELIVERY_STATUSES)),
    }),
  ),
  /** True when the poster can put the listing on sale again, after a refund or a manual mark. Left out otherwise, and in public lists. */
  mayOfferAgain: z.optional(z.boolean()),
  /** Number of visitors, each counted once a day, and of students who saved the listing. Sent only to its poster. */
  views: z.optional(z.number()),
  saves: z.optional(z.number()),
  /** Earliest time at which the poster can renew the listing. Sent only to them, and only where it is open or has ended. */
  renewableFrom: z.optional(instant),
  /**
   * Hourly price of a first lesson of up to one hour. Left out where it equals the normal price, for a student who has had a lesson, and in
   * lists.
   */
  trialPrice: z.optional(majorUnits),
  /** The viewer's latest offer. Left out without one, once its agreed price is paid, and in lists. */
  myOffer: z.optional(offerFacts),
  /** True while a service takes no further orders. Left out for other listings, and in lists. */
  isFullyBooked: z.optional(z.boolean()),
  /** True when the viewer cannot buy, make an offer, apply or write, because they or the poster blocked the other. Left out otherwise. */
  isBlocked: z.optional(z.boolean()),
  photos: z.array(photo),
  essentialsDetails: z.optional(HIVE_DETAILS.essentials),
  academiaDetails: z.optional(HIVE_DETAILS.academia),
  logisticsDetails: z.optional(HIVE_DETAILS.logistics),
  buzzDetails: z.optional(HIVE_DETAILS.buzz),
  /** Number of attendees and of places left at an event that takes registrations here. `placesLeft` is null for an unlimited number. */
  attendance: z.optional(z.object({ going: z.number(), placesLeft: z.nullable(z.number()) })),
  /**
   * The viewer's opinion on whether the study material is helpful. Null before they answer. Left out where they did not download it, and in
   * lists.
   */
  myOpinion: z.optional(z.nullable(z.boolean())),
  archiveDetails: z.optional(HIVE_DETAILS.archive),
  sidehustleDetails: z.optional(HIVE_DETAILS.sidehustle),
  /** Fields of a campus's own hive, by their ids. Null for an empty field. Left out for built-in hives. */
  ownDetails: z.optional(z.record(z.string(), z.nullable(z.union([z.string(), z.number(), z.boolean()])))),
  createdAt: instant,
  /** Time of the last renewal by the poster. Left out before the first. */
  renewedAt: z.optional(instant),
  updatedAt: instant,
  expiresAt: z.nullable(instant),
});
/** A listing as one viewer sees it. Amounts are in major units, and times are ISO 8601 instants. */
export type Listing = z.infer<typeof listing>;

/** Recent sale prices of one topic. Half of the sales are between `low` and `high`. */
export const priceRange = z.object({
  low: majorUnits,
  median: majorUnits,
  high: majorUnits,
  /** Number of sales behind the figures. */
  count: z.number(),
  /** Sales on the viewer's own campus, or on all campuses where there were too few. */
  scope: z.enum(['campus', 'all']),
});
/** Typical sale prices of one topic, in major units. */
export type PriceRange = z.infer<typeof priceRange>;

/** Reasons for which a listing was not marked as sold. */
const SOLD_REFUSALS = ['payment_in_flight', 'illegal_transition'] as const;

/** Result of marking several listings as sold at once. */
export const soldTogether = z.object({
  /** Ids of the listings that are now sold. */
  sold: z.array(z.string()),
  /** The listings that could not be marked, with the reason. */
  refused: z.array(z.object({ id: z.string(), title: z.string(), code: z.enum(SOLD_REFUSALS) })),
});
/** The result of `hives.markSold`: the listings that are sold now, and the refused ones with their error code. */
export type SoldTogether = z.infer<typeof soldTogether>;
