import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { blocks } from '../../platform/database/schema/index.js';

type Value = PgColumn | SQL;

/** Returns the condition for a block between the two, in either direction. */
export const isBetween = (one: Value, other: Value) =>
  sql`((${blocks.blockerId} = ${one} and ${blocks.blockedId} = ${other})
    or (${blocks.blockerId} = ${other} and ${blocks.blockedId} = ${one}))`;
