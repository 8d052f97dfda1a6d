import type { SQL } from 'drizzle-orm';
import type { SubqueryWithSelection } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database.js';
import { createHook } from '../../platform/hook.js';

/** Tickets with which students go to events, as a relation for queries: a student with several tickets has a row for each. */
export type Guests = SubqueryWithSelection<
  {
    readonly listingId: SQL.Aliased<string>;
    readonly userId: SQL.Aliased<string>;
    readonly createdAt: SQL.Aliased<Date>;
  },
  'guest'
>;

/** The owner of tickets returns the guests of events. */
export const onGuestsSought = createHook<(db: Db) => Guests>('onGuestsSought');
