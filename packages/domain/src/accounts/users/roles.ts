import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Viewer } from '../../calls/viewer.js';
import type { Db } from '../../platform/database/database.js';
import { users } from '../../platform/database/schema/index.js';

/** Returns the accounts with one of these roles that can log in. */
export async function findStaff(db: Db, roles: readonly Viewer['role'][]): Promise<string[]> {
  const staff = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.role, [...roles]), isNull(users.suspendedAt), isNull(users.deletedAt)));
  return staff.map(({ id }) => id);
}

/** Sets the role of an account. */
export async function setRole(tx: Db, userId: string, role: Viewer['role'], now: Date): Promise<void> {
  await tx.update(users).set({ role, updatedAt: now }).where(eq(users.id, userId));
}

/** Makes the accounts with these addresses, in canonical form, admins. Returns the ids of those that were not yet. */
export async function makeAdmins(
  tx: Db,
  addresses: readonly string[],
  now: Date,
): Promise<readonly string[]> {
  const appointed = await tx
    .update(users)
    .set({ role: 'admin', updatedAt: now })
    .where(
      and(inArray(users.canonicalEmail, [...addresses]), ne(users.role, 'admin'), isNull(users.deletedAt)),
    )
    .returning({ id: users.id });
  return appointed.map(({ id }) => id);
}
