import { findUniversity, type Person } from '@campushive/contract';
import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { users } from '../../platform/database/schema/index.js';
import { campus } from '../../platform/campus.js';

type PersonColumn = 'id' | 'name' | 'avatarUrl' | 'isVerified' | 'universityId' | 'deletedAt';

/** Columns needed to show a person, of the users table or an alias of it. */
export const personColumns = <T extends Record<PersonColumn, PgColumn>>(table: T): Pick<T, PersonColumn> => ({
  id: table.id,
  name: table.name,
  avatarUrl: table.avatarUrl,
  isVerified: table.isVerified,
  universityId: table.universityId,
  deletedAt: table.deletedAt,
});

/** Columns of a student who posted something, with the setting of who sees their profile. */
export const posterColumns = () => ({
  ...personColumns(users),
  visibility: sql<string>`coalesce(${users.settings}->>'visibility', 'public')`,
});

export type PersonRow = Pick<typeof users.$inferSelect, PersonColumn>;

/** Presents a student beside a listing, a message or a payment; only the id of a deleted account is left. */
export function toPerson(row: PersonRow): Person {
  if (row.deletedAt !== null) {
    return { id: row.id, name: null, profileImage: null, isVerified: false, university: null };
  }
  return {
    id: row.id,
    name: row.name,
    profileImage: row.avatarUrl,
    isVerified: row.isVerified,
    university: findUniversity(campus, row.universityId)?.name ?? null,
  };
}
