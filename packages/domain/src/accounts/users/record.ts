import type { Profile } from '@campushive/contract';
import type { Db } from '../../platform/database/database.js';
import { createHook } from '../../platform/hook.js';

type Read<Field extends keyof Profile> = (db: Db, userId: string, now: Date) => Promise<Pick<Profile, Field>>;

/** The owner of listings counts the open ones of a student, and their coming and past events. */
export const onListingsCounted = createHook<Read<'listingCount' | 'events'>>('onListingsCounted');
/** The owner of conversations measures how fast a student replies. */
export const onRepliesTimed = createHook<Read<'responseMinutes'>>('onRepliesTimed');
/** The owner of orders counts the completed sales and the meet-ups of a student. */
export const onDealsCounted = createHook<Read<'saleCount' | 'meetups'>>('onDealsCounted');

/** Returns the record on a student's page: listings, events, response time, completed sales and meet-ups. */
export async function recordOf(db: Db, userId: string, now: Date) {
  const [listed, replies, deals] = await Promise.all([
    onListingsCounted.use(db, userId, now),
    onRepliesTimed.use(db, userId, now),
    onDealsCounted.use(db, userId, now),
  ]);
  return { ...listed, ...replies, ...deals };
}
