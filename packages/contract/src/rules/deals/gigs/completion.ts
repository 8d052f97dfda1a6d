import { AUTO_RELEASE_AFTER, MAX_REVISIONS } from '../../../limits.js';
import type { OrderStatus } from '../../../deals/order-status.js';

import type { Refused } from '../../base/refused.js';
import { lateWorkDueAt } from './work.js';
import type { OrderSide } from '../orders/order-facts.js';

/** Progress of paid work. */
export const COMPLETION_STATUSES = ['working', 'done', 'revision'] as const;
/** The progress of paid work. `revision`: the poster requested changes, and the worker has to deliver again. */
export type CompletionStatus = (typeof COMPLETION_STATUSES)[number];

/** A delivery of the work. `revision` is null unless the poster requested changes. */
export interface Round {
  readonly revision: object | null;
}

/** An order of work in its current state. */
export interface CompletionFacts {
  readonly orderStatus: OrderStatus;
  /** Oldest first. */
  readonly rounds: readonly Round[];
  /** The promised time of the work, or its deadline. */
  readonly promisedAt: Date;
  /** An errand is delivered once and has no revisions. */
  readonly isErrand: boolean;
}

/** Returns the progress of paid work from its deliveries, oldest first. */
export function completionStatusOf(rounds: readonly Round[]): CompletionStatus {
  const last = rounds.at(-1);
  if (last === undefined) return 'working';
  return last.revision === null ? 'done' : 'revision';
}

/** Returns the number of revisions that the poster can still request. */
export const revisionsLeft = (rounds: readonly Round[], isErrand = false): number =>
  isErrand ? 0 : Math.max(0, MAX_REVISIONS - rounds.filter(({ revision }) => revision !== null).length);

/** Decides whether the worker can mark the work as done: once, and again after each revision. The period until the release starts here. */
export function decideDone(
  side: OrderSide,
  facts: CompletionFacts,
  now: Date,
):
  | { readonly to: 'done'; readonly autoReleaseAt: Date }
  | Refused<'forbidden' | 'order_not_held' | 'already_done'> {
  if (side !== 'seller') return { refused: 'forbidden' };
  if (facts.orderStatus !== 'held') return { refused: 'order_not_held' };
  if (completionStatusOf(facts.rounds) === 'done') return { refused: 'already_done' };
  return { to: 'done', autoReleaseAt: new Date(now.getTime() + AUTO_RELEASE_AFTER) };
}

/**
 * Decides whether the poster can request a revision with a reason: only of finished work, and a limited number of times. The work then
 * counts as undelivered.
 */
export function decideRevision(
  side: OrderSide,
  facts: CompletionFacts,
  now: Date,
):
  | { readonly to: 'revision'; readonly workDueAt: Date }
  | Refused<'forbidden' | 'order_not_held' | 'not_done' | 'revisions_used_up'> {
  if (side !== 'buyer') return { refused: 'forbidden' };
  if (facts.orderStatus !== 'held') return { refused: 'order_not_held' };
  if (completionStatusOf(facts.rounds) !== 'done') return { refused: 'not_done' };
  if (revisionsLeft(facts.rounds, facts.isErrand) === 0) return { refused: 'revisions_used_up' };
  return { to: 'revision', workDueAt: lateWorkDueAt(facts.promisedAt, now) };
}

/** Returns why the poster cannot release the money for the work. Null when they can. `done` when they already did. */
export function refusalToAccept(
  side: OrderSide,
  { orderStatus, rounds }: Pick<CompletionFacts, 'orderStatus' | 'rounds'>,
): 'forbidden' | 'order_not_held' | 'not_done' | 'done' | null {
  if (side !== 'buyer') return 'forbidden';
  if (orderStatus === 'released' || orderStatus === 'paid_out') return 'done';
  if (orderStatus !== 'held') return 'order_not_held';
  return completionStatusOf(rounds) === 'done' ? null : 'not_done';
}
