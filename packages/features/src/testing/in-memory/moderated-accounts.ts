import type { AuditRecord, ModeratedUser } from '@campushive/contract';
import { isSameHolder } from '@campushive/contract/rules/payouts';
import {
  notify,
  pageOf,
  refuse,
  refuseField,
  toPerson,
  type InMemoryCalls,
  type State,
  type StoredAudit,
  type StoredCase,
  type Student,
} from './state.js';
import { endOffers } from './offers.js';
import { endTakedown, isUpheld, openSuspension, recordSuspension } from './takedowns.js';

type AccountCalls = InMemoryCalls<'moderation.users' | 'moderation.updateUser' | 'moderation.audit'>;

/** In-memory calls for moderating accounts, and the audit log. */
export function moderatedAccountCalls(state: State): AccountCalls {
  return {
    'moderation.users'({ q = '', filter = 'all', cursor, limit }) {
      const words = q.toLowerCase().split(/\s+/).filter(Boolean);
      const found = state.students
        .filter(
          (one) =>
            (filter !== 'suspended' || one.suspended !== null) &&
            (filter !== 'staff' || one.role !== 'student') &&
            words.every((word) => `${one.name} ${one.email}`.toLowerCase().includes(word)),
        )
        .toReversed();
      const { items, pagination } = pageOf(found, cursor, limit);
      return { data: items.map((one) => toModerated(state, one)), pagination };
    },
    'moderation.updateUser'({ id, action, reason, until = null, role }, me) {
      const student = state.students.find((one) => one.id === id) ?? refuse('not_found');
      requireSubject(student, me);
      if (action === 'warn') warn(state, student, me, reason);
      if (action === 'suspend') suspend(state, student, me, reason, until);
      if (action === 'reinstate') {
        if (student.suspended === null) return refuse('conflict');
        openAgain(state, student, me, reason);
        log(state, me, 'user.reinstate', student, reason);
      }
      if (action === 'set_role') {
        if (me.role !== 'admin') return refuse('forbidden');
        if (role === undefined) return refuseField('role', 'required');
        student.role = role;
        log(state, me, 'user.set_role', student, reason, { role });
      }
      return { data: toModerated(state, student) };
    },
    'moderation.audit'({ about, cursor, limit }) {
      const found = state.audit
        .filter(({ target }) => about === undefined || target.id === about)
        .toReversed();
      const { items, pagination } = pageOf(found, cursor, limit);
      return { data: items.map((one) => toRecord(state, one)), pagination };
    },
  };
}

/** Refuses decisions about oneself and admins, and about moderators unless the viewer is an admin. */
export function requireSubject(student: Student, me: Student): void {
  const allowed =
    student !== me && (student.role === 'student' || (student.role === 'moderator' && me.role === 'admin'));
  if (!allowed) refuse('forbidden');
}

export function warn(state: State, student: Student, me: Student, reason: string): void {
  requireSubject(student, me);
  notify(state, student.id, {
    type: 'system',
    kind: 'moderation_warning',
    values: { reason },
    subject: null,
  });
  log(state, me, 'user.warn', student, reason);
}

export function suspend(
  state: State,
  student: Student,
  me: Student,
  reason: string,
  until: string | null,
  found: StoredCase | null = null,
): void {
  requireSubject(student, me);
  if (until !== null && Date.parse(until) <= state.now().getTime()) refuseField('until', 'not_in_future');
  student.suspended = { reason, until, since: state.now().toISOString() };
  endOffers(state, ({ buyer, seller }) => buyer === student || seller === student, 'suspended');
  for (const one of state.listings) {
    if (one.poster !== student || one.status !== 'active') continue;
    one.status = 'hidden';
    one.hiddenBy = 'suspension';
  }
  recordSuspension(state, student, { by: me, reason, until, found });
  log(state, me, 'user.suspend', student, reason, { until });
}

/** Reinstates an account and the listings hidden by its suspension. */
export function openAgain(state: State, student: Student, me: Student, note: string): void {
  student.suspended = null;
  for (const [token, one] of state.sessions) if (one === student) state.sessions.delete(token);
  for (const one of state.listings) {
    if (one.poster !== student || one.hiddenBy !== 'suspension') continue;
    one.status = 'active';
    one.hiddenBy = null;
  }
  endTakedown(state, openSuspension(state, student), me, note);
}

function log(
  state: State,
  me: Student,
  action: string,
  student: Student,
  reason: string,
  details: StoredAudit['details'] = {},
): void {
  const target = { type: 'user', id: student.id };
  state.audit.push({ actor: me, action, target, reason, details, createdAt: state.now().toISOString() });
}

function toModerated(state: State, student: Student): ModeratedUser {
  const against = state.cases.filter((one) => one.subject === student);
  const holder = state.payoutAccounts.get(student.id)?.name;
  return {
    ...toPerson(student),
    email: student.email,
    role: student.role,
    suspension: student.suspended,
    earlierCases: against.filter(isUpheld).length,
    openCases: against.filter((one) => one.decision === null).length,
    payoutName: holder === undefined || isSameHolder(holder, student.name) ? null : holder,
    createdAt: student.createdAt,
  };
}

function toRecord(state: State, { actor, target, ...rest }: StoredAudit): AuditRecord {
  const label =
    target.type === 'user'
      ? state.students.find((one) => one.id === target.id)?.name
      : state.listings.find((one) => one.id === target.id)?.title;
  const id = String(
    state.audit.findIndex((one) => one.createdAt === rest.createdAt && one.target === target),
  );
  return { ...rest, id, actor: toPerson(actor), target: { ...target, label: label ?? null } };
}
