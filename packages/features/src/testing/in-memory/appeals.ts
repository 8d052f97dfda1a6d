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
  type StoredWanted,
  type Student,
} from './state.js';
import { appealOf, endTakedown, openSuspension, openTakedown, stands } from './takedowns.js';
import { toMajor } from './money.js';
import { caseOfWanted } from './wanted.js';

type AppealCalls = InMemoryCalls<
  | 'appeals.get'
  | 'appeals.create'
  | 'appeals.suspension'
  | 'appeals.createForAccount'
  | 'appeals.list'
  | 'appeals.resolve'
>;

const THANKS = 'Thank you. Another moderator will look at this.';

/** In-memory calls for appeals against moderators' decisions. */
export function appealCalls(state: State): AppealCalls {
  const ownListing = (id: string, me: Student) =>
    state.listings.find((one) => one.id === id && one.poster === me) ?? refuse('not_found');
  const ownPost = (id: string, me: Student) =>
    state.wanted.find((one) => one.id === id && one.student === me) ?? refuse('not_found');
  const isListing = (id: string) => state.listings.some((one) => one.id === id);
  const log = (me: Student, action: string, { listing, wanted, owner }: StoredTakedown, reason: string) => {
    const type = listing !== null ? 'listing' : wanted !== null ? 'wanted' : 'user';
    const target = { type, id: (listing ?? wanted ?? owner).id };
    const createdAt = state.now().toISOString();
    state.audit.push({ actor: me, action: `${type}.${action}`, target, reason, details: {}, createdAt });
  };
  const appeal = (takedown: StoredTakedown | undefined, text: string) => {
    if (takedown === undefined || !stands(takedown)) return refuse('nothing_to_appeal');
    if (takedown.appeal !== null) return refuse('already_appealed');
    const { listing, wanted, owner } = takedown;
    takedown.appeal = { text, at: state.now().toISOString() };
    log(owner, 'appeal', takedown, text);
    const others = othersThan(state, takedown);
    for (const student of others.length > 0 ? others : [takedown.by]) {
      const values = { listing: (listing ?? wanted)?.title ?? owner.name };
      notify(state, student.id, { type: 'system', kind: 'appeal_received', values, subject: null });
    }
  };

  return {
    'appeals.get'({ id }, me) {
      return { data: isListing(id) ? shown(state, ownListing(id, me)) : shownPost(state, ownPost(id, me)) };
    },
    'appeals.create'({ id, text }, me) {
      if (!isListing(id)) {
        const post = ownPost(id, me);
        const open = state.takedowns.find((one) => one.wanted === post && !one.ended);
        appeal(open, text);
        return { data: shownPost(state, post), message: THANKS };
      }
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
      const { listing, wanted, owner } = found;
      if (decision === 'uphold') {
        found.answer = { is: decision, note, by: me, at: state.now().toISOString() };
      } else if (wanted !== null) {
        wanted.status = 'open';
        endTakedown(state, found, me, note);
      } else if (listing === null) openAgain(state, owner, me, note);
      else {
        listing.status = owner.suspended === null ? 'active' : 'hidden';
        listing.hiddenBy = owner.suspended === null ? null : 'suspension';
        endTakedown(state, found, me, note);
      }
      log(me, decision === 'restore' ? 'appeal_restore' : 'appeal_uphold', found, note);
      const about = listing ?? wanted;
      if (about !== null) {
        notify(state, owner.id, {
          type: 'system',
          kind: decision === 'restore' ? 'appeal_restored' : 'appeal_upheld',
          values: { listing: about.title, note },
          subject: listing === null ? null : { type: 'listing', id: listing.id },
        });
      }
      return { data: toAppeal(state, found, me) };
    },
  };
}

/** Admins only for appeals about moderators' accounts. */
const mayJudge = ({ kind, owner }: StoredTakedown, { role }: Student): boolean =>
  role === 'admin' || (role === 'moderator' && (kind !== 'suspend' || owner.role === 'student'));

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
    return { listing: aboutOf(listing), wanted: null, ...waits, mayAppeal: false, appeal: null };
  }
  const takedown = state.takedowns.findLast((one) => one.listing === listing) ?? refuse('not_found');
  const { kind } = takedown;
  if (kind === 'suspend') return refuse('not_found');
  return {
    listing: aboutOf(listing),
    wanted: null,
    kind,
    reason: takedown.reason,
    decidedAt: takedown.createdAt,
    mayAppeal: takedown.appeal === null && stands(takedown),
    appeal: appealOf(takedown),
  };
}

function shownPost(state: State, post: StoredWanted): TakedownShown {
  const about = { listing: null, wanted: caseOfWanted(state, post.id) };
  if (post.status === 'hidden') {
    const waits = { kind: 'reports', reason: null, decidedAt: null } as const;
    return { ...about, ...waits, mayAppeal: false, appeal: null };
  }
  const takedown = state.takedowns.findLast((one) => one.wanted === post) ?? refuse('not_found');
  return {
    ...about,
    kind: 'delete',
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
  const { id, listing, wanted, owner, kind, reason, until, by, found, answer, createdAt } = takedown;
  const said = found?.reports ?? [];
  return {
    ...(appealOf(takedown) ?? refuse('not_found')),
    id,
    listing: listing && {
      ...aboutOf(listing),
      description: listing.description,
      price: toMajor(listing.priceMinor ?? 0),
    },
    wanted: wanted && caseOfWanted(state, wanted.id),
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
