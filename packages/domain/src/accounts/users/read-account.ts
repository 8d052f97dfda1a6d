import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { users } from '../../platform/database/schema/index.js';
import type { UserRow } from './user.js';

/** Returns the row of an account, also of a closed one. */
export async function readAccount(db: Db, id: string): Promise<UserRow | undefined> {
  const [account] = await db.select().from(users).where(eq(users.id, id));
  return account;
}

/** Returns the rows of these accounts, also of closed ones. */
export const readAccounts = (db: Db, ids: readonly string[]): Promise<UserRow[]> =>
  db
    .select()
    .from(users)
    .where(inArray(users.id, [...ids]));

/** Returns the name of a student. */
export async function readName(db: Db, id: string): Promise<string | undefined> {
  const [account] = await db.select({ name: users.name }).from(users).where(eq(users.id, id));
  return account?.name;
}
