import type { User } from '@campushive/contract';
import { Failure } from '../../calls/failure.js';
import type { Viewer } from '../../calls/viewer.js';
import { findStaff } from '../../accounts/users/roles.js';
import type { Db } from '../../platform/database/database.js';
import type { TakedownRow } from './takedowns.js';

/** Facts that decide who answers an appeal: a different moderator from the one who decided, if there is one. */

type Judged = Pick<TakedownRow, 'ownerId' | 'hiddenById' | 'kind'>;
type Role = User['role'];

/** Roles that may decide. Appeals of moderators against a suspension go to admins. */
const judgesOf = ({ kind }: Judged, owner: Role): Role[] =>
  kind === 'suspend' && owner !== 'student' ? ['admin'] : ['moderator', 'admin'];

/** Returns the possible judges, except the moderator who decided and the affected student. */
async function othersThan(db: Db, judged: Judged, owner: Role): Promise<string[]> {
  const { ownerId, hiddenById } = judged;
  const staff = await findStaff(db, judgesOf(judged, owner));
  return staff.filter((id) => id !== ownerId && id !== hiddenById);
}

/** Returns the staff members to notify of an appeal. */
export async function judgesFor(db: Db, judged: Judged, owner: Role): Promise<readonly string[]> {
  const others = await othersThan(db, judged, owner);
  const { hiddenById, ownerId } = judged;
  return others.length > 0 || hiddenById === null || hiddenById === ownerId ? others : [hiddenById];
}

/** Throws `forbidden` for the viewer's own case, and for their own decision unless there is no other judge. */
export async function requireJudge(db: Db, judged: Judged, owner: Role, viewer: Viewer): Promise<void> {
  if (judged.ownerId === viewer.userId)
    throw new Failure('forbidden', 'You can’t decide about your own account.');
  if (!judgesOf(judged, owner).includes(viewer.role)) {
    throw new Failure('forbidden', 'Only admins can decide about moderators.');
  }
  if (!(await mayDecide(db, judged, owner, viewer))) {
    throw new Failure('own_decision', 'You made this decision, so another moderator must review it.');
  }
}

export async function mayDecide(db: Db, judged: Judged, owner: Role, viewer: Viewer): Promise<boolean> {
  if (judged.ownerId === viewer.userId || !judgesOf(judged, owner).includes(viewer.role)) return false;
  return judged.hiddenById !== viewer.userId || (await othersThan(db, judged, owner)).length === 0;
}
