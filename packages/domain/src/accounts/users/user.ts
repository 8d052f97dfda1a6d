import {
  changeSettings,
  DEFAULT_SETTINGS,
  findUniversity,
  STUDENT_VERIFICATION_LIFETIME,
  type PublicUser,
  type Settings,
  type User,
} from '@campushive/contract';
import { later } from '../../platform/clock.js';
import type { users } from '../../platform/database/schema/index.js';
import { hallOf } from './halls.js';
import type { Rating } from './rating.js';
import { campus } from '../../platform/campus.js';

export type UserRow = typeof users.$inferSelect;

/** Presents a student publicly. */
export function toPublicUser(row: UserRow, { rating, reviewCount }: Rating): PublicUser {
  return {
    id: row.id,
    name: row.name,
    // Part of a private address: only its owner may see it.
    username: null,
    avatarUrl: row.avatarUrl,
    profileImage: row.avatarUrl,
    university: findUniversity(campus, row.universityId)?.name ?? null,
    universityId: row.universityId,
    bio: row.bio,
    rating,
    reviewCount,
    isVerified: row.isVerified,
    createdAt: row.createdAt.toISOString(),
  };
}

/** Returns a student's settings, with defaults for the rest. */
export const settingsOf = ({ settings }: Pick<UserRow, 'settings'>): Settings =>
  changeSettings(DEFAULT_SETTINGS, settings);

/** Recipient of a letter. */
export type Reader = Pick<UserRow, 'email' | 'name' | 'settings'>;

/** Returns the address of a member's letters, and their language. */
export const recipientOf = (member: Reader) => ({ to: member.email, language: settingsOf(member).language });

/** Presents the signed-in student to themselves. */
export const toUser = (row: UserRow, rating: Rating): User => ({
  ...toPublicUser(row, rating),
  username: row.email.split('@')[0] ?? null,
  email: row.email,
  role: row.role,
  settings: settingsOf(row),
  hall: hallOf(row.hallId),
  shelfName: row.shelfName,
  verifiedUntil: verificationEnd(row).toISOString(),
});

/** Returns when the verification of the university mailbox expires. */
export const verificationEnd = ({ studentProvedAt }: Pick<UserRow, 'studentProvedAt'>): Date =>
  later(studentProvedAt, STUDENT_VERIFICATION_LIFETIME);
