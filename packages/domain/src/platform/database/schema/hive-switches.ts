import { HIVE_FEATURES } from '@campushive/contract';
import { pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.js';
import { instant, primaryId } from './columns.js';

/** Features that admins have switched off in a hive, now or earlier. No row: the feature was never off. */
export const hiveSwitches = pgTable(
  'hive_switches',
  {
    id: primaryId(),
    hive: text('hive').notNull(),
    feature: text('feature', { enum: HIVE_FEATURES }).notNull(),
    /** Reason for switching it off; null while it is on. */
    reason: text('reason'),
    /** The admin who switched it last. */
    byId: uuid('by_id')
      .notNull()
      .references(() => users.id),
    since: instant('since').notNull(),
  },
  (table) => [unique('hive_switches_once').on(table.hive, table.feature)],
);
