import type { TakedownShown } from '@campushive/contract';
import type { State, StoredCase, StoredListing, StoredTakedown, StoredWanted, Student } from './state.js';

/** Moderation decisions that removed listings or closed accounts, like the server's table of this name. */

export const openTakedown = (state: State, listing: StoredListing): StoredTakedown | undefined =>
  state.takedowns.find((one) => one.listing === listing && !one.ended);

export const openSuspension = (state: State, owner: Student): StoredTakedown | undefined =>
  state.takedowns.find((one) => one.kind === 'suspend' && one.owner === owner && !one.ended);

/** Returns true while a decision is in effect. */
export function stands({ ended, kind, listing, wanted, owner }: StoredTakedown): boolean {
  if (ended) return false;
  if (wanted !== null) return wanted.status === 'removed';
  if (listing === null) return owner.suspended !== null;
  return listing.status === (kind === 'hide' ? 'hidden' : 'deleted');
}

type Made = Pick<StoredTakedown, 'by' | 'reason' | 'found'>;

/** Records that a moderator removed a listing. */
export function recordTakedown(
  state: State,
  listing: StoredListing,
  decision: Made & { readonly kind: 'hide' | 'delete' },
): void {
  const known = openTakedown(state, listing);
  if (known?.kind === decision.kind) {
    if (known.appeal === null) Object.assign(known, decision);
    return;
  }
  if (known !== undefined) known.ended = true;
  add(state, { ...decision, listing, wanted: null, owner: listing.poster, until: null });
}

/** Records that a moderator removed a wanted post. */
export const recordPostTakedown = (state: State, wanted: StoredWanted, decision: Made): void =>
  add(state, { ...decision, kind: 'delete', listing: null, wanted, owner: wanted.student, until: null });

/** Records that a moderator suspended an account. */
export function recordSuspension(
  state: State,
  owner: Student,
  decision: Made & Pick<StoredTakedown, 'until'>,
): void {
  const known = openSuspension(state, owner);
  if (known !== undefined && known.answer === null) return void Object.assign(known, decision);
  if (known !== undefined) known.ended = true;
  add(state, { ...decision, kind: 'suspend', listing: null, wanted: null, owner });
}

function add(
  state: State,
  made: Pick<StoredTakedown, 'kind' | 'listing' | 'wanted' | 'owner' | 'by' | 'reason' | 'found' | 'until'>,
): void {
  const createdAt = state.now().toISOString();
  state.takedowns.push({ ...made, id: state.nextId(), createdAt, ended: false, appeal: null, answer: null });
}

/** Ends a decision. A pending appeal is granted. */
export function endTakedown(
  state: State,
  known: StoredTakedown | undefined,
  by: Student,
  note: string,
): void {
  if (known === undefined) return;
  known.ended = true;
  if (known.appeal !== null) known.answer ??= { is: 'restore', note, by, at: state.now().toISOString() };
}

export const appealOf = ({ appeal, answer }: StoredTakedown): TakedownShown['appeal'] =>
  appeal && {
    text: appeal.text,
    createdAt: appeal.at,
    outcome: answer?.is ?? null,
    note: answer?.note ?? null,
    resolvedAt: answer?.at ?? null,
  };

/** Returns true when a decided case led to an action. */
export const isUpheld = ({ decision }: StoredCase): boolean =>
  decision !== null && decision.is !== 'dismiss' && decision.is !== 'restore';
