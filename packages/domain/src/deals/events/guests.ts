import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { tickets } from '../../platform/database/schema/index.js';
import type { Guests } from '../../talk/groups/guests.js';

/** Returns the tickets with which students go to events, as a relation for queries. */
export const guestsOf = (db: Db): Guests =>
  db
    .select({
      listingId: sql<string>`${tickets.listingId}`.as('listing_id'),
      userId: sql<string>`${tickets.userId}`.as('user_id'),
      createdAt: sql<Date>`${tickets.createdAt}`.mapWith(tickets.createdAt).as('created_at'),
    })
    .from(tickets)
    .where(eq(tickets.status, 'going'))
    .as('guest');
