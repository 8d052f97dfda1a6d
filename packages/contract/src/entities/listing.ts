import * as z from 'zod/mini';
import { APPLICATION_STATUSES } from '../application-status.js';
import { HIVE_DETAILS, hiveName } from '../hive-fields.js';
import { LISTING_STATUSES } from '../listing-status.js';
import { ORDER_STATUSES } from '../order-status.js';
import { majorUnits, instant } from '../schema.js';
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
});
export type HiveType = z.infer<typeof hiveType>;

export const listing = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** Major units; 0 when none was given. Academia: per hour. */
  price: majorUnits,
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
  /** The fields that a draft still lacks before it can be published; only in what its poster is answered. */
  missing: z.optional(z.array(z.string())),
  /** Money that is on its way or held for it, when the viewer pays or is paid; left out otherwise, and in public lists. */
  myOrder: z.optional(z.object({ id: z.string(), status: z.enum(ORDER_STATUSES) })),
  /** Its poster can offer it again, because the money went back or it was marked by hand; left out otherwise, and in public lists. */
  mayOfferAgain: z.optional(z.boolean()),
  /** My latest offer for it; left out where there is none, once its agreed price was paid, and in lists. */
  myOffer: z.optional(offerFacts),
  photos: z.array(photo),
  essentialsDetails: z.optional(HIVE_DETAILS.essentials),
  academiaDetails: z.optional(HIVE_DETAILS.academia),
  logisticsDetails: z.optional(HIVE_DETAILS.logistics),
  buzzDetails: z.optional(HIVE_DETAILS.buzz),
  /** Of an event that takes registrations here: how many go, and how many places are left; null for any number. */
  attendance: z.optional(z.object({ going: z.number(), placesLeft: z.nullable(z.number()) })),
  archiveDetails: z.optional(HIVE_DETAILS.archive),
  sidehustleDetails: z.optional(HIVE_DETAILS.sidehustle),
  createdAt: instant,
  updatedAt: instant,
  expiresAt: z.nullable(instant),
});
export type Listing = z.infer<typeof listing>;
