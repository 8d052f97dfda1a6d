import * as UNKNOWN_USER from '@campushive/contract/unknown-user';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { users } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import type { UserRow } from './user.js';

/** Locks an account; undefined if it was deleted. New payments to or by the student wait: an order refers to the row. */
export async function lockAccount(tx: Db, userId: string): Promise<UserRow | undefined> {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for('update');
  return user;
}

/** Returns an account, also a closed one, locked against other changes of its state. */
export async function lockAccountState(tx: Db, userId: string): Promise<UserRow | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update');
  return user;
}

/** Closes a locked account for good, and empties its row. */
export async function closeAccount(
  tx: Db,
  { passwords, secrets }: Pick<Platform, 'passwords' | 'secrets'>,
  userId: string,
  now: Date,
): Promise<void> {
  const placeholder = `deleted+${userId}@campushive.invalid`;
  await tx
    .update(users)
    .set({
      name: UNKNOWN_USER.en,
      email: placeholder,
      // The mailbox may join again, with a new account.
      canonicalEmail: placeholder,
      passwordHash: await passwords.hash(secrets.token()),
      bio: null,
      hallId: null,
      shelfName: null,
      avatarUrl: null,
      role: 'student',
      settings: {},
      lastSeenAt: null,
      deletedAt: now,
      updatedAt: now,
    })
    .where(eq(users.id, userId));
}
