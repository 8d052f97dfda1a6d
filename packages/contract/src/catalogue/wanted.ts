import { DAY } from '../limits.js';
import type { TopicId } from './topics.js';

/** Statuses, categories and limits of wanted posts in Essentials, as data. */

/** Statuses of a post. `ended`: open until its time was up. `hidden`: by reports, until a moderator decides. `removed`: by a moderator. */
export const WANTED_STATUSES = ['open', 'ended', 'closed', 'hidden', 'removed'] as const;
/** The status of a wanted post, as responses carry it. */
export type WantedStatus = (typeof WANTED_STATUSES)[number];
/** Statuses that are stored. `ended` is derived from the end time. */
export const STORED_WANTED_STATUSES = ['open', 'closed', 'hidden', 'removed'] as const;
/** The status of a wanted post in the database, which has no `ended`. */
export type StoredWantedStatus = (typeof STORED_WANTED_STATUSES)[number];

/** Categories of Essentials that a wanted item belongs to. */
export const WANTED_CATEGORIES = [
  'laptops-phones',
  'hostel',
  'books',
  'fashion',
] as const satisfies readonly TopicId[];
/** The category of a wanted post: a topic of Essentials. */
export type WantedCategory = (typeof WANTED_CATEGORIES)[number];

/** Maximum open wanted posts of one student. */
export const MAX_OPEN_WANTED = 5;
/** Lifetime of a post from its publication or last renewal, in ms. */
export const WANTED_LIFETIME = 30 * DAY;
/** Time after its publication or last renewal until an open post can be renewed, in ms. */
export const RENEW_WANTED_EVERY = 7 * DAY;
/** Maximum characters of the details of a wanted post. */
export const MAX_WANTED_DETAILS = 1_000;
/** Maximum listings with which one student can answer one post. */
export const MAX_ANSWERS_EACH = 5;
/** Maximum answers shown for one post, newest first. */
export const MAX_WANTED_ANSWERS = 50;
