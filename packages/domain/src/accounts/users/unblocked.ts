import { and, eq, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database.js';
import { blocks } from '../../platform/database/schema/index.js';

/** Returns the condition for two students without a block in either direction. */
export const areUnblocked = (db: Db, column: PgColumn, other: PgColumn | SQL): SQL =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(blocks)
      .where(
        or(
          and(eq(blocks.blockerId, column), eq(blocks.blockedId, other)),
          and(eq(blocks.blockerId, other), eq(blocks.blockedId, column)),
        ),
      ),
  );
