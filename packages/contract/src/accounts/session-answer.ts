import type { User } from '../entities/accounts/user.js';
import { DEFAULT_SETTINGS } from './settings.js';

/** A new session, as `sessionOf` reads it from the response to a login or a verification. */
export interface SessionAnswer {
  readonly token: string;
  readonly user: User;
  /** False where the server sent only the id. `auth.me` returns the rest. */
  readonly isComplete: boolean;
}

/**
 * Reads the session in the response to a login or a verification: its token, and its user as `user`, as `userData`, or only as `userId`.
 * Null without a token or a user.
 */
export function sessionOf(data: unknown, email: string): SessionAnswer | null {
  const [token, userId] = [fieldOf(data, 'token'), fieldOf(data, 'userId')];
  if (typeof token !== 'string' || token === '') return null;
  const named = [fieldOf(data, 'user'), fieldOf(data, 'userData')].find(isUser);
  if (named !== undefined) return { token, user: named, isComplete: true };
  return typeof userId === 'string' ? { token, user: minimalUser(userId, email), isComplete: false } : null;
}

const isUser = (value: unknown): value is User => typeof fieldOf(value, 'id') === 'string';

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Builds a user from an id and an email address only. */
function minimalUser(id: string, email: string): User {
  const [name = ''] = email.split('@');
  const unknown = { username: null, avatarUrl: null, profileImage: null, bio: null, rating: null };
  return {
    ...unknown,
    id,
    name,
    email,
    university: null,
    universityId: null,
    reviewCount: 0,
    isVerified: true,
    role: 'student',
    settings: DEFAULT_SETTINGS,
    createdAt: new Date(0).toISOString(),
    hall: null,
    shelfName: null,
    verifiedUntil: new Date(8.64e15).toISOString(),
  };
}
