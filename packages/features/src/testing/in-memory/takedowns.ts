import type { TakedownShown } from '@campushive/contract';
import type { State, StoredCase, StoredListing, StoredTakedown, StoredWanted, Student } from './state.js';

/** What moderators took away, and closed, as the server's table of the same name keeps it. */

export const openTakedown = (state: State, listing: StoredListing): StoredTakedown | undefined =>
  state.takedowns.find((one) => one.listing === listing && !one.ended);

export const openSuspension = (state: State, owner: Student): StoredTakedown | undefined =>
  state.takedowns.find((one) => one.kind === 'suspend' && one.owner === owner && !one.ended);

/** Whether a decision still keeps away what it is about. */
export function stands({ ended, kind, listing, wanted, owner }: StoredTakedown): boolean {
  if (ended) return false;
  if (wanted !== null) return wanted.status === 'removed';
  if (listing === null) return owner.suspended !== null;
  return listing.status === (kind === 'hide' ? 'hidden' : 'deleted');
}

type Made = Pick<StoredTakedown, 'by' | 'reason' | 'found'>;

/** A moderator took a listing away. */
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

/** A moderator took a wanted post away. */
export const recordPostTakedown = (state: State, wanted: StoredWanted, decision: Made): void =>
  add(state, { ...decision, kind: 'delete', listing: null, wanted, owner: wanted.student, until: null });

/** A moderator closed an account. */
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

/** It is back; an appeal that waited has got what it asked for. */
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

/** Whether a decided case led to something. */
export const isUpheld = ({ decision }: StoredCase): boolean =>
  decision !== null && decision.is !== 'dismiss' && decision.is !== 'restore';
