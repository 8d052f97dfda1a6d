import { DAY } from './limits.js';
import type { TopicId } from './topics.js';

/** What students look for in Essentials, as data. */

/** `ended` is open until its end had come; `hidden` by reports until a moderator looks; `removed` by a moderator. */
export const WANTED_STATUSES = ['open', 'ended', 'closed', 'hidden', 'removed'] as const;
export type WantedStatus = (typeof WANTED_STATUSES)[number];
/** What is stored: that time is up follows from the end. */
export const STORED_WANTED_STATUSES = ['open', 'closed', 'hidden', 'removed'] as const;
export type StoredWantedStatus = (typeof STORED_WANTED_STATUSES)[number];

/** The shelves of Essentials on which what is looked for would stand. */
export const WANTED_CATEGORIES = [
  'laptops-phones',
  'hostel',
  'books',
  'fashion',
] as const satisfies readonly TopicId[];
export type WantedCategory = (typeof WANTED_CATEGORIES)[number];

/** What one student looks for at the same time. */
export const MAX_OPEN_WANTED = 5;
/** How long a post is shown, from its posting or its last renewal. */
export const WANTED_LIFETIME = 30 * DAY;
/** How long after it was posted or renewed an open post can be renewed. */
export const RENEW_WANTED_EVERY = 7 * DAY;
export const MAX_WANTED_DETAILS = 1_000;
/** Listings with which one student can answer one post. */
export const MAX_ANSWERS_EACH = 5;
/** Answers that are shown of one post: the newest. */
export const MAX_WANTED_ANSWERS = 50;
