import { and, eq, isNull } from 'drizzle-orm';
import { Failure, notFound } from '../../calls/failure.js';
import type { Viewer } from '../../calls/viewer.js';
import type { Db } from '../../platform/database/database.js';
import { users } from '../../platform/database/schema/index.js';
import type { UserRow } from './user.js';

/**
 * Returns the account's row, locked. Throws `forbidden` for the viewer's own account, for admins, and, unless the
 * viewer is an admin, for moderators.
 */
export async function lockSubject(tx: Db, id: string, viewer: Viewer): Promise<UserRow> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    // Payments and messages to this student refer to the row and need not wait for the decision.
    .for('no key update');
  if (row === undefined) throw notFound('Student');
  if (id === viewer.userId) throw new Failure('forbidden', 'You can’t decide about your own account.');
  if (row.role === 'admin' || (row.role === 'moderator' && viewer.role !== 'admin')) {
    throw new Failure('forbidden', 'Only admins can decide about moderators. Admins can’t be decided about.');
  }
  return row;
}
