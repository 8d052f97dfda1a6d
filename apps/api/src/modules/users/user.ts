import { findUniversity, type PublicUser, type User } from '@campushive/contract';
import type { users } from '../../platform/database/schema/index.js';

export type UserRow = typeof users.$inferSelect;

/** A student as everybody may see them. Reviews do not exist yet, so nobody has a rating. */
export function toPublicUser(row: UserRow): PublicUser {
  return {
    id: row.id,
    name: row.name,
    // Half of a private address: only its owner may see it.
    username: null,
    avatarUrl: row.avatarUrl,
    profileImage: row.avatarUrl,
    university: findUniversity(row.universityId)?.name ?? null,
    universityId: row.universityId,
    bio: row.bio,
    rating: null,
    reviewCount: 0,
    isVerified: row.isVerified,
    createdAt: row.createdAt.toISOString(),
  };
}

/** The signed-in student, to themselves. */
export const toUser = (row: UserRow): User => ({
  ...toPublicUser(row),
  username: row.email.split('@')[0] ?? null,
  email: row.email,
  role: row.role,
});
