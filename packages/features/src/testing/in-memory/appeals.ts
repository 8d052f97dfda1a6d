import type { Appeal, TakedownShown } from '@campushive/contract';
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

type AppealCalls = InMemoryCalls<'appeals.get' | 'appeals.create' | 'appeals.list' | 'appeals.resolve'>;

/** Appeals against what moderators decided, as the server keeps them. */
export function appealCalls(state: State): AppealCalls {
  const ownListing = (id: string, me: Student) =>
    state.listings.find((one) => one.id === id && one.poster === me) ?? refuse('not_found');
  const log = (me: Student, action: string, { listing }: StoredTakedown, reason: string) => {
    const target = { type: 'listing', id: listing.id };
    const createdAt = state.now().toISOString();
    state.audit.push({ actor: me, action, target, reason, details: {}, createdAt });
  };

  return {
    'appeals.get'({ id }, me) {
      return { data: shown(state, ownListing(id, me)) };
    },
    'appeals.create'({ id, text }, me) {
      const listing = ownListing(id, me);
      const takedown = openOf(state, listing);
      if (takedown === undefined || !stands(takedown)) return refuse('nothing_to_appeal');
      if (takedown.appeal !== null) return refuse('already_appealed');
      takedown.appeal = { text, at: state.now().toISOString() };
      log(me, 'listing.appeal', takedown, text);
      const others = othersThan(state, takedown);
      for (const student of others.length > 0 ? others : [takedown.by]) {
        const values = { listing: listing.title };
        notify(state, student.id, { type: 'system', kind: 'appeal_received', values, subject: null });
      }
      return { data: shown(state, listing), message: 'Thank you. Another moderator will look at this.' };
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
      const { listing } = found;
      if (listing.poster === me) return refuse('forbidden');
      if (!mayDecide(state, found, me)) return refuse('own_decision');
      if (decision === 'restore') {
        listing.status = listing.poster.suspended === null ? 'active' : 'hidden';
        listing.hiddenBy = listing.poster.suspended === null ? null : 'suspension';
        endTakedown(state, listing, me, note);
      } else found.answer = { is: decision, note, by: me, at: state.now().toISOString() };
      log(me, decision === 'restore' ? 'listing.appeal_restore' : 'listing.appeal_uphold', found, note);
      notify(state, listing.poster.id, {
        type: 'system',
        kind: decision === 'restore' ? 'appeal_restored' : 'appeal_upheld',
        values: { listing: listing.title, note },
        subject: { type: 'listing', id: listing.id },
      });
      return { data: toAppeal(state, found, me) };
    },
  };
}

const openOf = (state: State, listing: StoredListing) =>
  state.takedowns.find((one) => one.listing === listing && !one.ended);

const stands = ({ ended, kind, listing }: StoredTakedown) =>
  !ended && listing.status === (kind === 'hide' ? 'hidden' : 'deleted');

/** A moderator took a listing away. */
export function recordTakedown(
  state: State,
  listing: StoredListing,
  decision: Pick<StoredTakedown, 'kind' | 'by' | 'reason' | 'found'>,
): void {
  const known = openOf(state, listing);
  if (known?.kind === decision.kind) {
    if (known.appeal === null) Object.assign(known, decision);
    return;
  }
  if (known !== undefined) known.ended = true;
  const createdAt = state.now().toISOString();
  const blank = { ended: false, appeal: null, answer: null };
  state.takedowns.push({ ...decision, ...blank, id: state.nextId(), listing, createdAt });
}

/** The listing is back; an appeal that waited has got what it asked for. */
export function endTakedown(state: State, listing: StoredListing, by: Student, note: string): void {
  const known = openOf(state, listing);
  if (known === undefined) return;
  known.ended = true;
  if (known.appeal !== null) known.answer ??= { is: 'restore', note, by, at: state.now().toISOString() };
}

const othersThan = (state: State, { by, listing }: StoredTakedown) =>
  state.students.filter(
    (one) => one.role !== 'student' && one.suspended === null && one !== by && one !== listing.poster,
  );

const mayDecide = (state: State, takedown: StoredTakedown, me: Student) =>
  takedown.listing.poster !== me && (takedown.by !== me || othersThan(state, takedown).length === 0);

const aboutOf = ({ id, title, status, hive, photos }: StoredListing) => ({
  id,
  title,
  status,
  hiveTypeId: hive,
  photo: photos[0] ?? null,
});

const appealOf = ({ appeal, answer }: StoredTakedown): TakedownShown['appeal'] =>
  appeal && {
    text: appeal.text,
    createdAt: appeal.at,
    outcome: answer?.is ?? null,
    note: answer?.note ?? null,
    resolvedAt: answer?.at ?? null,
  };

function shown(state: State, listing: StoredListing): TakedownShown {
  if (listing.status === 'hidden' && listing.hiddenBy === 'reports') {
    const waits = { kind: 'reports', reason: null, decidedAt: null } as const;
    return { listing: aboutOf(listing), ...waits, mayAppeal: false, appeal: null };
  }
  const takedown = state.takedowns.findLast((one) => one.listing === listing) ?? refuse('not_found');
  return {
    listing: aboutOf(listing),
    kind: takedown.kind,
    reason: takedown.reason,
    decidedAt: takedown.createdAt,
    mayAppeal: takedown.appeal === null && stands(takedown),
    appeal: appealOf(takedown),
  };
}

function toAppeal(state: State, takedown: StoredTakedown, me: Student): Appeal {
  const { id, listing, kind, reason, by, found, answer, createdAt } = takedown;
  const { poster } = listing;
  const said = found?.reports ?? [];
  return {
    ...(appealOf(takedown) ?? refuse('not_found')),
    id,
    listing: { ...aboutOf(listing), description: listing.description, price: listing.price },
    owner: { ...toPerson(poster), role: poster.role, isSuspended: poster.suspended !== null },
    kind,
    reason,
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
