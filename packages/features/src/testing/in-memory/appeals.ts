import { type Appeal, type SuspensionShown, type TakedownShown } from '@campushive/contract';
import { prove } from './auth.js';
import { openAgain } from './moderated-accounts.js';
import {
  notify,
  pageOf,
  refuse,
  toPerson,
  type InMemoryCalls,
  type State,
  type StoredListing,
  type StoredTakedown,
  type Student,
} from './state.js';
import { appealOf, endTakedown, openSuspension, openTakedown, stands } from './takedowns.js';
import { toMajor } from './money.js';

type AppealCalls = InMemoryCalls<
  | 'appeals.get'
  | 'appeals.create'
  | 'appeals.suspension'
  | 'appeals.createForAccount'
  | 'appeals.list'
  | 'appeals.resolve'
>;

const THANKS = 'Thank you. Another moderator will look at this.';

/** Appeals against what moderators decided, as the server keeps them. */
export function appealCalls(state: State): AppealCalls {
  const ownListing = (id: string, me: Student) =>
    state.listings.find((one) => one.id === id && one.poster === me) ?? refuse('not_found');
  const log = (me: Student, action: string, { listing, owner }: StoredTakedown, reason: string) => {
    const type = listing === null ? 'user' : 'listing';
    const target = { type, id: (listing ?? owner).id };
    const createdAt = state.now().toISOString();
    state.audit.push({ actor: me, action: `${type}.${action}`, target, reason, details: {}, createdAt });
  };
  const appeal = (takedown: StoredTakedown | undefined, text: string) => {
    if (takedown === undefined || !stands(takedown)) return refuse('nothing_to_appeal');
    if (takedown.appeal !== null) return refuse('already_appealed');
    const { listing, owner } = takedown;
    takedown.appeal = { text, at: state.now().toISOString() };
    log(owner, 'appeal', takedown, text);
    const others = othersThan(state, takedown);
    for (const student of others.length > 0 ? others : [takedown.by]) {
      const values = { listing: listing?.title ?? owner.name };
      notify(state, student.id, { type: 'system', kind: 'appeal_received', values, subject: null });
    }
  };

  return {
    'appeals.get'({ id }, me) {
      return { data: shown(state, ownListing(id, me)) };
    },
    'appeals.create'({ id, text }, me) {
      const listing = ownListing(id, me);
      appeal(openTakedown(state, listing), text);
      return { data: shown(state, listing), message: THANKS };
    },
    'appeals.suspension': ({ email, password }) => ({
      data: suspensionOf(state, prove(state, email, password)),
    }),
    'appeals.createForAccount'({ email, password, text }) {
      const owner = prove(state, email, password);
      suspensionOf(state, owner);
      appeal(openSuspension(state, owner), text);
      return { data: suspensionOf(state, owner), message: THANKS };
    },
    'appeals.list'({ state: wanted = 'open', cursor, limit }, me) {
      const found = state.takedowns
        .filter((one) => one.appeal !== null)
        .filter((one) => (wanted === 'open' ? one.answer === null && stands(one) : one.answer !== null))
        .sort((one, other) =>
          wanted === 'open'
            ? (one.appeal?.at ?? '').localeCompare(other.appeal?.at ?? '')
            : (other.answer?.at ?? '').localeCompare(one.answer?.at ?? ''),
        );
      const { items, pagination } = pageOf(found, cursor, limit);
      return { data: items.map((one) => toAppeal(state, one, me)), pagination, count: found.length };
    },
    'appeals.resolve'({ id, decision, note }, me) {
      const found = state.takedowns.find((one) => one.id === id && one.appeal !== null);
      if (found === undefined) return refuse('not_found');
      if (found.answer !== null || !stands(found)) return refuse('already_resolved');
      if (found.owner === me || !mayJudge(found, me)) return refuse('forbidden');
      if (!mayDecide(state, found, me)) return refuse('own_decision');
      const { listing, owner } = found;
      if (decision === 'uphold') {
        found.answer = { is: decision, note, by: me, at: state.now().toISOString() };
      } else if (listing === null) openAgain(state, owner, me, note);
      else {
        listing.status = owner.suspended === null ? 'active' : 'hidden';
        listing.hiddenBy = owner.suspended === null ? null : 'suspension';
        endTakedown(state, found, me, note);
      }
      log(me, decision === 'restore' ? 'appeal_restore' : 'appeal_uphold', found, note);
      if (listing !== null) {
        notify(state, owner.id, {
          type: 'system',
          kind: decision === 'restore' ? 'appeal_restored' : 'appeal_upheld',
          values: { listing: listing.title, note },
          subject: { type: 'listing', id: listing.id },
        });
      }
      return { data: toAppeal(state, found, me) };
    },
  };
}

/** Moderators' accounts are the admins' business. */
const mayJudge = ({ listing, owner }: StoredTakedown, { role }: Student): boolean =>
  role === 'admin' || (role === 'moderator' && (listing !== null || owner.role === 'student'));

const othersThan = (state: State, takedown: StoredTakedown) =>
  state.students.filter(
    (one) =>
      mayJudge(takedown, one) && one.suspended === null && one !== takedown.by && one !== takedown.owner,
  );

const mayDecide = (state: State, takedown: StoredTakedown, me: Student) =>
  takedown.owner !== me &&
  mayJudge(takedown, me) &&
  (takedown.by !== me || othersThan(state, takedown).length === 0);

const aboutOf = ({ id, title, status, hive, photos }: StoredListing) => ({
  id,
  title,
  status,
  hiveTypeId: hive,
  photo: photos[0] ?? null,
});

function shown(state: State, listing: StoredListing): TakedownShown {
  if (listing.status === 'hidden' && listing.hiddenBy === 'reports') {
    const waits = { kind: 'reports', reason: null, decidedAt: null } as const;
    return { listing: aboutOf(listing), ...waits, mayAppeal: false, appeal: null };
  }
  const takedown = state.takedowns.findLast((one) => one.listing === listing) ?? refuse('not_found');
  const { kind } = takedown;
  if (kind === 'suspend') return refuse('not_found');
  return {
    listing: aboutOf(listing),
    kind,
    reason: takedown.reason,
    decidedAt: takedown.createdAt,
    mayAppeal: takedown.appeal === null && stands(takedown),
    appeal: appealOf(takedown),
  };
}

function suspensionOf(state: State, owner: Student): SuspensionShown {
  const { suspended } = owner;
  const ends = suspended?.until ?? null;
  const over = ends !== null && Date.parse(ends) <= state.now().getTime();
  if (suspended === null || over) return refuse('nothing_to_appeal');
  const takedown = openSuspension(state, owner);
  return {
    ...suspended,
    mayAppeal: takedown !== undefined && takedown.appeal === null,
    appeal: takedown === undefined ? null : appealOf(takedown),
  };
}

function toAppeal(state: State, takedown: StoredTakedown, me: Student): Appeal {
  const { id, listing, owner, kind, reason, until, by, found, answer, createdAt } = takedown;
  const said = found?.reports ?? [];
  return {
    ...(appealOf(takedown) ?? refuse('not_found')),
    id,
    listing: listing && {
      ...aboutOf(listing),
      description: listing.description,
      price: toMajor(listing.priceMinor ?? 0),
    },
    owner: { ...toPerson(owner), role: owner.role, isSuspended: owner.suspended !== null },
    kind,
    reason,
    until,
    decidedBy: toPerson(by),
    decidedAt: createdAt,
    reportCount: said.length,
    reports: said
      .toReversed()
      .slice(0, 10)
      .map((one) => ({ id: one.id, reason: one.reason, details: one.details, createdAt: one.createdAt })),
    mayDecide: mayDecide(state, takedown, me),
    resolvedBy: answer && toPerson(answer.by),
  };
}
