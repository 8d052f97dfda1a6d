import * as z from 'zod/mini';
import { hiveName } from '../../catalogue/hive-fields.js';
import { TOPIC_IDS } from '../../catalogue/topics.js';
import { hiveType, listing } from '../catalogue/listing.js';
import { university } from '../accounts/user.js';

/** A topic of a hive, with its number of open listings. */
export const topic = z.object({ id: z.enum(TOPIC_IDS), hive: hiveName, count: z.number() });
/** A topic of a hive, with its number of open listings. */
export type Topic = z.infer<typeof topic>;

/** A review of a completed order without its author's name, for visitors. */
export const testimonial = z.object({
  id: z.string(),
  stars: z.number(),
  text: z.string(),
  /** Title of the listing that the order bought. */
  title: z.string(),
  /** Short name of the author's university. */
  university: z.nullable(z.string()),
});
/** A review without its author's name, as visitors see it. */
export type Testimonial = z.infer<typeof testimonial>;

/** Data of the front page in one response. */
export const home = z.object({
  studentCount: z.number(),
  listingCount: z.number(),
  /** Number of orders with released money. */
  completedCount: z.number(),
  /** Sum of the prices of these orders, in major units. */
  handedOver: z.number(),
  hives: z.array(hiveType),
  topics: z.array(topic),
  /** The newest open gigs. */
  featured: z.array(listing),
  /** The newest open listings of all hives. */
  fresh: z.array(listing),
  /** The newest open items with a photo, for the picture of the campus. */
  pictured: z.array(listing),
  testimonials: z.array(testimonial),
  universities: z.array(university),
});
/** The front page: figures, hives, listings, testimonials and universities. */
export type Home = z.infer<typeof home>;
