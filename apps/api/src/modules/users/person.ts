import { findUniversity, type Person } from '@campushive/contract';
import { users } from '../../platform/database/schema/index.js';

/** What a query must select of a user to show a person; for a join under another name, pass the alias. */
export const personColumns = (table: typeof users = users) => ({
  id: table.id,
  name: table.name,
  avatarUrl: table.avatarUrl,
  isVerified: table.isVerified,
  universityId: table.universityId,
  deletedAt: table.deletedAt,
});

export type PersonRow = Pick<
  typeof users.$inferSelect,
  'id' | 'name' | 'avatarUrl' | 'isVerified' | 'universityId' | 'deletedAt'
>;

/** Somebody beside a listing, a message or a payment; of a deleted account only the id is left. */
export function toPerson(row: PersonRow): Person {
  if (row.deletedAt !== null) {
    return { id: row.id, name: null, profileImage: null, isVerified: false, university: null };
  }
  return {
    id: row.id,
    name: row.name,
    profileImage: row.avatarUrl,
    isVerified: row.isVerified,
    university: findUniversity(row.universityId)?.name ?? null,
  };
}
