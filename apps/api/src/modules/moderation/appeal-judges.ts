import type { User } from '@campushive/contract';
import { and, inArray, isNull, ne } from 'drizzle-orm';
import { Failure } from '../../http/failure.js';
import type { Viewer } from '../../http/viewer.js';
import type { Db } from '../../platform/database/database.js';
import { users } from '../../platform/database/schema/index.js';
import type { TakedownRow } from './takedowns.js';

/** Who answers an appeal: a different moderator from the one who decided, where there is one. */

type Judged = Pick<TakedownRow, 'ownerId' | 'hiddenById' | 'kind'>;
type Role = User['role'];

/** Moderators' accounts are the admins' business, as everywhere. */
const judgesOf = ({ kind }: Judged, owner: Role): Role[] =>
  kind === 'suspend' && owner !== 'student' ? ['admin'] : ['moderator', 'admin'];

/** Those who neither made a decision nor are the ones it is about. */
async function othersThan(db: Db, judged: Judged, owner: Role): Promise<string[]> {
  const { ownerId, hiddenById } = judged;
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        inArray(users.role, judgesOf(judged, owner)),
        isNull(users.suspendedAt),
        isNull(users.deletedAt),
        ne(users.id, ownerId),
        hiddenById === null ? undefined : ne(users.id, hiddenById),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Those who are to hear of an appeal. */
export async function judgesFor(db: Db, judged: Judged, owner: Role): Promise<readonly string[]> {
  const others = await othersThan(db, judged, owner);
  const { hiddenById, ownerId } = judged;
  return others.length > 0 || hiddenById === null || hiddenById === ownerId ? others : [hiddenById];
}

/** No one decides about themselves, and about their own decision only where there is no one else. */
export async function requireJudge(db: Db, judged: Judged, owner: Role, viewer: Viewer): Promise<void> {
  if (judged.ownerId === viewer.userId) throw new Failure('forbidden', 'No one decides about themselves.');
  if (!judgesOf(judged, owner).includes(viewer.role)) {
    throw new Failure('forbidden', 'Only admins decide about moderators.');
  }
  if (!(await mayDecide(db, judged, owner, viewer))) {
    throw new Failure('own_decision', 'Another moderator has to look at your decision.');
  }
}

export async function mayDecide(db: Db, judged: Judged, owner: Role, viewer: Viewer): Promise<boolean> {
  if (judged.ownerId === viewer.userId || !judgesOf(judged, owner).includes(viewer.role)) return false;
  return judged.hiddenById !== viewer.userId || (await othersThan(db, judged, owner)).length === 0;
}
