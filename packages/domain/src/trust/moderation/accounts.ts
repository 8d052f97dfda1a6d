import type { ModeratedUser, ParsedInputOf } from '@campushive/contract';
import { isSameHolder } from '@campushive/contract/rules/payouts';
import { and, desc, ilike, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { Failure, invalidField } from '../../calls/failure.js';
import type { Viewer } from '../../calls/viewer.js';
import type { Db } from '../../platform/database/database.js';
import { payoutAccounts, users } from '../../platform/database/schema/index.js';
import type { NotificationsModule } from '../../base/notifications/notifications.js';
import { removeShelfName } from '../../accounts/users/choose-shelf-name.js';
import { setRole } from '../../accounts/users/roles.js';
import { toPerson } from '../../accounts/users/person.js';
import { lockSubject } from '../../accounts/users/lock-subject.js';
import type { UserRow } from '../../accounts/users/user.js';
import { writeAudit } from '../../base/audit/audit.js';
import { countOpen, countUpheld } from './cases.js';
import { reinstate, suspend } from './suspension.js';
import { isSuspended } from '../../base/suspension/is-suspended.js';
import { wordsLike } from '../../platform/database/words-like.js';

/** Returns the end of a suspension; refuses a time in the past. */
export function endOf(until: string | null | undefined, now: Date): Date | null {
  if (until === undefined || until === null) return null;
  const end = new Date(until);
  if (end <= now) throw invalidField('until', 'not_in_future');
  return end;
}

/** Sends a student a moderator's warning. */
export async function warn(
  tx: Db,
  notify: NotificationsModule['notify'],
  warning: {
    userId: string;
    actorId: string;
    reason: string;
    subject?: { type: 'listing'; id: string } | null;
  },
  now: Date,
): Promise<void> {
  const { userId, actorId, reason, subject = null } = warning;
  await notify(tx, {
    userId,
    type: 'system',
    kind: 'moderation_warning',
    values: { reason },
    subject,
  });
  const target = { type: 'user', id: userId } as const;
  await writeAudit(tx, { actorId, action: 'user.warn', target, reason }, now);
}

/** Takes the name of a student's public shelf away. The student is notified, and can choose another name. */
async function takeShelfNameAway(
  tx: Db,
  notify: NotificationsModule['notify'],
  { id, shelfName }: UserRow,
  { actorId, reason }: { actorId: string; reason: string },
  now: Date,
): Promise<void> {
  if (shelfName === null) throw new Failure('conflict', 'This account has no shelf name.');
  await removeShelfName(tx, id, now);
  await notify(tx, {
    userId: id,
    type: 'system',
    kind: 'moderation_warning',
    values: { reason },
    subject: null,
  });
  const target = { type: 'user', id } as const;
  await writeAudit(
    tx,
    { actorId, action: 'user.remove_shelf_name', target, reason, details: { shelfName } },
    now,
  );
}

/** Executes an action on an account. */
export async function act(
  tx: Db,
  notify: NotificationsModule['notify'],
  { id, action, reason, until, role }: ParsedInputOf<'moderation.updateUser'>,
  viewer: Viewer,
  now: Date,
): Promise<void> {
  const user = await lockSubject(tx, id, viewer);
  const actorId = viewer.userId;
  switch (action) {
    case 'warn':
      return warn(tx, notify, { userId: id, actorId, reason }, now);
    case 'suspend':
      return suspend(tx, { userId: id, actorId, reason, until: endOf(until, now) }, now);
    case 'reinstate':
      if (user.suspendedAt === null) throw new Failure('conflict', 'This account is not suspended.');
      return reinstate(tx, { userId: id, actorId, reason }, now);
    case 'remove_shelf_name':
      return takeShelfNameAway(tx, notify, user, { actorId, reason }, now);
    case 'set_role': {
      if (viewer.role !== 'admin') throw new Failure('forbidden', 'Only admins can change roles.');
      if (role === undefined) throw invalidField('role', 'required');
      await setRole(tx, id, role, now);
      const target = { type: 'user', id } as const;
      return writeAudit(tx, { actorId, action: 'user.set_role', target, reason, details: { role } }, now);
    }
    default:
      return action satisfies never;
  }
}

export interface UserFilters {
  readonly q?: string | undefined;
  readonly filter: 'all' | 'suspended' | 'staff';
}

/** Finds accounts by name or address, newest first, before an id. */
export function findUsers(
  db: Db,
  { q = '', filter }: UserFilters,
  page: { before: string | undefined; limit: number },
): Promise<UserRow[]> {
  return db
    .select()
    .from(users)
    .where(
      and(
        isNull(users.deletedAt),
        filter === 'suspended' ? isNotNull(users.suspendedAt) : undefined,
        filter === 'staff' ? inArray(users.role, ['moderator', 'admin']) : undefined,
        ...wordsLike(q).map((word) => or(ilike(users.name, word), ilike(users.email, word))),
        page.before === undefined ? undefined : lt(users.id, page.before),
      ),
    )
    .orderBy(desc(users.id))
    .limit(page.limit);
}

export async function describeUsers(db: Db, rows: readonly UserRow[], now: Date): Promise<ModeratedUser[]> {
  const ids = rows.map((row) => row.id);
  const [earlier, open] = [await countUpheld(db, ids), await countOpen(db, ids)];
  const named = await db
    .select({ userId: payoutAccounts.userId, name: payoutAccounts.name })
    .from(payoutAccounts)
    .where(inArray(payoutAccounts.userId, ids));
  const holders = new Map(named.map(({ userId, name }) => [userId, name]));
  return rows.map((row) => ({
    ...toPerson(row),
    email: row.email,
    role: row.role,
    suspension:
      row.suspendedAt !== null && isSuspended(row, now)
        ? {
            reason: row.suspensionReason ?? '',
            since: row.suspendedAt.toISOString(),
            until: row.suspendedUntil?.toISOString() ?? null,
          }
        : null,
    earlierCases: earlier.get(row.id) ?? 0,
    openCases: open.get(row.id) ?? 0,
    payoutName: otherName(row.name, holders.get(row.id)),
    shelfName: row.shelfName,
    createdAt: row.createdAt.toISOString(),
  }));
}

const otherName = (name: string, holder: string | undefined): string | null =>
  holder === undefined || isSameHolder(holder, name) ? null : holder;
